/** Scenarios of this project's own: the box prints none (P-MIX-21). */
export const scenarios: readonly string[] = [
  `
scenario hoard
name The Dragon's Hoard
nom Le trésor du dragon
boxes base.1 paladins.1
rooms 1 6 7 8
yellow Wa Th Wz Cl Pa El Go Wm | Slayer Shield Rope Treasure Key Potion
blue Dr Gm Gh Il Tr Ww Pp Me | Ring Treasure Scroll Armor Wand Rope
story A band of heroes comes for the hoard. The dragon does not walk, but it sees far, and its servants break walls for it.
histoire Des héros viennent chercher le trésor. Le dragon ne marche pas, mais il voit loin, et ses serviteurs lui ouvrent les murs.
`,
  `
scenario mists
name Thieves in the Mist
nom Voleurs dans la brume
boxes base.1 paladins.1
rooms 2 5 6 3
yellow Th Pp El Gh Go Ww Il Cl | Key Rope Treasure Sword Potion Scroll
blue Th Pp El Gh Go Ww Il Cl | Key Rope Treasure Sword Potion Scroll
handicap
story The same light-footed band on both sides, two treasures, and more hiding places than doors.
histoire La même bande au pied léger des deux côtés, deux trésors, et plus de cachettes que de portes.
`,
  `
scenario duel
name The Order and the Horde
nom L’Ordre et la Horde
boxes base.1 paladins.1
rooms 1 4 5 8
yellow Pa Wm Cl Wz El Th | Sword Armor Shield Rope
blue Tr Gm Wa Go Me Pp | Sword Armor Key Potion
hold 1 2
vp 5
story Six against six, with little to carry: who holds the pentacle need not run for the exit.
histoire Six contre six, presque sans bagages : qui tient le pentacle n’a pas besoin de courir vers la sortie.
`,
  `
scenario siege
name The Siege
nom Le siège
boxes base.1 paladins.1
rooms 3 4 7 6
yellow Gm Wa Me Pa Cl Wm Tr El | Rope Key Sword Armor Potion Ring
blue Dr Wz Il Gh Th Ww Pp Go | Wand Scroll Shield Rope Treasure Ring
vp 6
story Yellow brings strong arms and breaks in; blue has magic, a dragon and a treasure to carry off. First to six.
histoire Jaune a les bras solides et force l’entrée ; bleu a la magie, un dragon et un trésor à emporter. Le premier à six gagne.
`,
];
