/**
 * What a parser says of a text: a code and the facts of the case. A `string` among them is written as it is; a phrase
 * or a list of them is said in turn. The words are in `packages/words`.
 */
export interface Phrase {
  readonly code: PhraseCode;
  readonly facts: Readonly<Record<string, Fact>>;
}
export type Fact = string | number | Phrase | readonly Fact[];

export const say = <Code extends PhraseCode>(code: Code, ...[facts]: FactsOf<Code>): Phrase => ({
  code,
  facts: facts ?? {},
});

type FactsOf<Code extends PhraseCode> = Code extends PlainCode
  ? []
  : [facts: { readonly [Name in Phrases[Code]]: Fact }];

export type PhraseCode = keyof Phrases;
/** What needs no facts. */
export type PlainCode = { [Code in PhraseCode]: [Phrases[Code]] extends [never] ? Code : never }[PhraseCode];

/** Everything a parser may say, and the names of the facts that belong to it. */
export type Phrases = InTexts &
  InActions &
  InPositions &
  InRecords &
  InEvents &
  InRooms &
  InRulesets &
  InScenarios &
  InLessons;

interface InTexts {
  /** One of these, written just so. */
  either: 'list';
  oneOf: 'list';
  orHidden: 'what';
  lineEnd: never;
  textEnd: never;
  something: never;
  longText: 'count';
  /** A text that came along with another, by its hash. */
  carried: 'id';
  changed: never;
}

interface InActions {
  cardOrDeed: 'card' | 'list';
  afterStar: never;
  drawn: never;
  doneBy: 'actor';
  onBoard: 'name';
  standing: 'square' | 'name';
  nothingToUse: 'name';
  landing: never;
  turning: never;
  direction: never;
  pairNumber: never;
  slot: 'letters';
  square: 'last' | 'rows';
  atSquare: 'square';
  edge: never;
  token: 'token';
  cardLike: 'card';
  kindLike: 'kind';
  word: never;
  whole: never;
  partsOnce: 'list';
}

interface InPositions {
  format: 'format';
  rulesName: never;
  rulesId: 'id';
  roomsLine: never;
  turnLine: never;
  lineOf: 'list';
  oneLine: 'key';
  overAndAsked: never;
  answerable: never;
  rowBreak: 'count';
  roomsOnly: 'count';
  roomOnce: never;
  roomOf: 'list';
  turnedRoom: never;
  tileNumber: never;
  tileBelow: 'count';
  slotAndSign: 'letters';
  slotOnce: never;
  tokenColour: never;
  tokenOnce: never;
  roomEdge: never;
  edgeOnce: never;
  cover: 'list';
  faceUpSquare: never;
  squareOnce: never;
  sectionOnce: never;
  deckCard: 'list';
  cardsAtMost: 'count';
  cardAtMost: 'count' | 'card';
  pairOf: 'list';
  points: never;
  actionPoints: never;
  keptPoints: 'count';
  turnNumber: never;
  number: never;
  noteOnce: never;
  taskLike: 'list';
  versus: never;
  strength: never;
  questionOf: 'list';
  hiddenAlone: never;
  optionCount: never;
  optionNumber: never;
  pileLike: never;
  pileName: never;
  lotName: never;
  lotOrder: never;
  lotWithin: never;
}

interface InRecords {
  header: never;
  startHeader: never;
  oneHeader: 'name';
  knownRules: never;
  batchNumber: 'number';
  events: never;
  eventsOpened: never;
  eventsClosed: never;
  eventsGoOn: never;
  eventsAtMost: 'count';
  legalAction: never;
  fittingEvents: never;
}

interface InEvents {
  json: never;
  event: never;
  eventType: never;
  eventField: 'type' | 'field' | 'what';
  noEventField: 'type' | 'field';
  listOf: 'what';
  name: never;
  card: never;
  kind: never;
  room: never;
  pair: never;
  tokenNumber: never;
  placeNumber: never;
  path: never;
  edgeNumber: never;
  aCover: never;
  quarters: never;
  question: never;
  option: never;
  task: never;
  ending: never;
}

interface InRooms {
  betweenRooms: never;
  roomName: never;
  noRoom: never;
  roomNumber: never;
  pairsAtMost: 'count';
  drawingLine: 'line' | 'count';
  blank: never;
  marked: 'mark' | 'meaning';
  unmarked: 'meaning';
  oneGear: 'room';
  block: 'meaning';
  twin: 'room';
  onlyRoom: 'room';
  roomAgain: 'room';
}

interface InRulesets {
  ruleset: 'list';
  /** Nothing is misspelt, but the box is not at hand. */
  unloaded: never;
  boxOnce: never;
  rulesOption: never;
  handicap: 'least' | 'most';
  handicapCards: never;
  times: never;
  numberFrom: 'least' | 'most';
  beginners: never;
  severalBoxes: never;
  teamsOrScenario: never;
  noPairs: never;
  pairs: 'count' | 'box';
  /** Nothing is misspelt, but nobody has learnt these rooms yet, or this scenario. */
  unlearntRooms: never;
  unlearntScenario: never;
  unlearntNpcs: never;
  soloBoxes: 'list';
  soloAlone: never;
  npcCards: never;
  npcCount: 'least' | 'most';
  npcOnce: never;
  npcLines: 'count';
  field: 'name';
  eachOnce: 'list';
  classOnly: 'class';
  strangeRooms: 'line' | 'column';
  theBoxes: 'boxes';
  noHandicap: never;
  offScript: never;
  scenarioOnly: never;
  fiveForBeginners: never;
  fiveWithHandicap: never;
  terrain: 'meaning';
}

interface InScenarios {
  beginning: 'list';
  wordsAfter: 'key';
  shortName: never;
  box: 'list';
  once: never;
  team: 'count' | 'seat';
  somePairs: 'count';
  stash: 'count' | 'room';
  target: never;
}

interface InLessons {
  /** A line that belongs behind one with this key. */
  after: 'key';
  stepsAtMost: 'count';
  asked: never;
  aim: never;
  condition: never;
  deed: 'list';
  victoryPoints: never;
  solving: never;
  laterGoal: never;
  notByPassing: never;
}
