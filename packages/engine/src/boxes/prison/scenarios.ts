/** Scenarios of this project's own: the box prints none for two (P-MIX-21). */
export const scenarios: readonly string[] = [
  `
scenario breakout
name The Breakout
nom L’évasion
boxes prison.1 base.1
rooms 37 38 39 40
yellow Na Bk Th Wz Cl Go Te Ww | Key Rope Wand Potion Spear Treasure
blue Co Wa Me Tr Bn Cl Bk Te | Bow LargeShield Sword Armor Key Treasure
handicap
story The thieves are out of their cells, and the warders have the bows. Whoever finds the keys first sees the sky.
histoire Les voleurs sont sortis de leurs cellules, et les gardiens ont les arcs. Qui trouvera les clés verra le ciel.
`,
  `
scenario tower
name The Tower of the Archers
nom La tour des archers
boxes prison.1 base.1 paladins.1
rooms 39 40 5 8
yellow Pa Wm Na Bn Il Co Cl El | Bow Spear LargeShield Rope Ring Slayer
blue Dr Te Bk Gh Gm Wz Pp Me | Bow Spear Shield Wand Scroll Key
vp 6
story Slits above, mist below, and a dragon in the keep. Those outside have a shield for the arrows, those inside one for the fire.
histoire Des meurtrières en haut, de la brume en bas, et un dragon dans le donjon. Dehors, un bouclier contre les flèches ; dedans, un autre contre le feu.
`,
];
