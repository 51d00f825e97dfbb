import type { SoloWords } from './shape.ts';

export const solo: SoloWords = {
  npcs: {
    lissandra: {
      epithet: 'the Snooper',
      can: 'As long as she carries a Rope, her first objective is to leave, with 5 action points.',
    },
    velvet_sal: {
      epithet: 'the Quiet',
      can: 'Adds 2 to her strength also when she attacks by hand, one against one.',
    },
    kesh: {
      epithet: 'the Latchlifter',
      can: 'Opens 1 closed portcullis beside him for nothing in each activation, whatever he is after.',
    },
    mirabelle: {
      epithet: 'the Widow',
      can: 'The first of your characters who dies in a fight of hers is worth 1 victory point more.',
    },
    wave_rick: {
      epithet: 'the Battering Voice',
      can: 'His scream throws its victim through walls, portcullises and arrow-slits. They break, and whoever goes through is wounded.',
    },
    keening_moll: { epithet: 'the Shrill', can: 'Her scream costs 1 action point instead of 2.' },
    rattlejaw: {
      epithet: 'the Unburied',
      can: 'When his turn comes while he is wounded, he gets up. He does nothing else that turn.',
    },
    sister_hush: {
      epithet: 'the Undertow',
      can: 'Her scream pushes 2 squares far, and costs 3 action points.',
    },
    father_goodcare: { epithet: 'the Tireless', can: 'Whoever he heals may still act and fight this turn.' },
    father_clobber: {
      epithet: 'the Prudent',
      can: 'Attacks only where the enemies beside him are, all together, weaker than he is.',
    },
    sister_balm: { epithet: 'of the Long Reach', can: 'Heals any friend she can see, near or far.' },
    brother_nettle: {
      epithet: 'the Grudging',
      can: 'While he is on his feet, the wounded of his side in his room defend with a strength of 2.',
    },
    arthos: {
      epithet: 'the Gatecrasher',
      can: 'Every third portcullis he breaks brings his side 1 victory point.',
    },
    hur_ban: { epithet: 'the Charioteer', can: 'When he attacks and it is a tie, he has won.' },
    mungdu: { epithet: 'the Wide', can: 'Nobody slips between his legs, and no scream moves him.' },
    slab: { epithet: 'the Unmoved', can: 'The first combat he loses leaves him standing.' },
    tinker_al: {
      epithet: 'the Clever',
      can: 'While he stands unwounded on a gear, only a Mekanork can turn that room or its twin.',
    },
    yom: {
      epithet: 'the Master-Twister',
      can: 'When he turns rooms, he rolls for his own and then for its twin.',
    },
    grindle: { epithet: 'the Squatter', can: 'Arrives on the gear of the room, without a roll.' },
    brakka: {
      epithet: 'the Spiteful',
      can: 'Arrives on the gear of the room, without a roll. Turns whichever room of the pair holds more of your characters, in the direction of the die.',
    },
    serpico: {
      epithet: 'the Courier',
      can: 'Takes a wounded he carries to a friendly Cleric before anything else, and a Fireball Wand to a friendly Wizard.',
    },
    snake_slissken: {
      epithet: 'the Escapee',
      can: 'The objects in a room he reveals are put as near to him as can be.',
    },
    djenh: { epithet: 'the Smokeborn', can: 'Drifts over pits as he moves.' },
    ssilith: { epithet: 'the Keyhole', can: 'Reveals rooms through arrow-slits too.' },
    weak_ed: {
      epithet: 'the Feeble',
      can: 'One against one, at close quarters, you have to play your weakest combat card other than 0.',
    },
    xanth: {
      epithet: 'the Whisper',
      can: 'One against one, at close quarters, your combat card is drawn from your hand, never 0.',
    },
    nomi: {
      epithet: 'the Borrowed Voice',
      can: 'One against one, at close quarters, 3 cards are turned up for her and she plays the highest.',
    },
    doctor_quell: {
      epithet: 'the Lullaby',
      can: 'In any close combat of his, in a group as well, you have to play your weakest combat card other than 0.',
    },
    muldon: { epithet: 'the Ember', can: 'No fireball burns him.' },
    amystyn: {
      epithet: 'the Gilded',
      can: 'Brings 1 victory point more when she leaves the labyrinth with a Fireball Wand.',
    },
    ley_vite: { epithet: 'the Weightless', can: 'May end his move hovering over an empty pit.' },
    quorrel: {
      epithet: 'the Uninvited',
      can: 'Arrives on the free square of the room that is nearest to your characters.',
    },
  },
  objectives: {
    combat: { name: 'Combat', text: 'Attacks whoever stands highest on its list.' },
    reveal_room: { name: 'Reveal room', text: 'Turns up the nearest face-down room, and then the next.' },
    exit: { name: 'Exit', text: 'Leaves the labyrinth by your starting line.' },
    regroup: { name: 'Regroup', text: 'Goes to stand beside a friend.' },
    take_object: { name: 'Take object', text: 'Fetches the best object it can have, then looks at its list again.' },
    rotate_room: { name: 'Rotate room', text: 'Goes to a gear and rolls the die of rotation.' },
    break_portcullis: { name: 'Break portcullis', text: 'Breaks the nearest portcullis, and then the next.' },
    open_portcullis: { name: 'Open portcullis', text: 'Opens the nearest closed portcullis, and then the next.' },
    heal: { name: 'Heal', text: 'Heals the friend who stands highest on its list.' },
    repulse: { name: 'Repulse', text: 'Screams at an enemy in sight and pushes him away.' },
  },
  levels: { pink: 'Pink', yellow: 'Yellow', green: 'Green', blue: 'Blue', red: 'Red', black: 'Black' },
};
