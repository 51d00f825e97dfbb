export { deal } from './dealt.ts';
export { disguise, type Eyes } from './disguise.ts';
export { type Exploration, explore } from './exhaustive.ts';
export { fightingRules } from './fighting-box.ts';
export { accountsBalance, actionsArePaid } from './laws/accounts.ts';
export { allowedIsListed, listedIsAllowed, offeredTo, onlyTheAskedAct, outcomesDiffer } from './laws/choices.ts';
export { combatsAddUp } from './laws/combat.ts';
export { foldsTo } from './laws/fold.ts';
export { actionsSurvive, positionsSurvive, recordsSurvive } from './laws/notation.ts';
export { searchesAgree } from './laws/searches.ts';
export { goldenRulesHold, tokensAreConserved } from './laws/tokens.ts';
export { legalityLeaksNothing, viewsFoldAlike } from './laws/views.ts';
export { type Laws, type LawsOptions, lawsOf } from './laws.ts';
export { greedy, type Player, type PlayoutOptions, type Ply, playout, plyOf, random } from './players.ts';
export { quarter } from './quarter.ts';
export { type Random, randomOf } from './random.ts';
export { wholeOf } from './rulesets.ts';
export { SCENARIO_TEXT } from './scenario-text.ts';
export {
  at,
  BOARD_S,
  BOARD_S2,
  offers,
  outcome,
  play,
  rulesOf,
  type Scene,
  type SceneOptions,
  scene,
  token,
  verdict,
} from './scene.ts';
export { wish, wishes } from './wishes.ts';
export { compareWorlds, type Referee, type Worlds } from './worlds.ts';
export { asks, fight, yard } from './yard.ts';
