/** The five of the book: names and stories are ours, and so is what facts.md calls house (C-SETUP-4 to C-SETUP-7). */
export const scenarios: readonly string[] = [
  `
scenario tutorial-1
name The Way Out
nom La sortie
boxes cards.1
board 2
rooms blue green
yellow Me Na | Rope Key
blue Me Na | Rope Key
hold 1 1
vp 2
peace
story Four rooms, two of you, and nobody has drawn a blade yet. Find the way out before the others do.
histoire Quatre salles, deux des vôtres, et personne n’a encore tiré l’épée. Trouvez la sortie avant les autres.
`,
  `
scenario tutorial-2
name Blades
nom Les lames
boxes cards.1
board 3
rooms any
yellow Na Wa Co Bk | Sword Armor
blue Na Wa Co Bk | Sword Armor
hold 1 2
vp 3
story Six rooms now, and whoever stands in your way stands within reach of your sword.
histoire Six salles à présent, et qui vous barre la route est à portée de votre épée.
`,
  `
scenario tutorial-3
name Arrows
nom Les flèches
boxes cards.1
board 4
rooms any
yellow Cb Wz Na Me Wa Cl | Rope Key Bow LargeShield
blue Cb Wz Na Me Wa Cl | Rope Key Bow LargeShield
hold 2 2
vp 4
story Eight rooms, and a line of sight is all an archer asks for.
histoire Huit salles, et un archer ne demande qu’une ligne de vue.
`,
  `
scenario standard
name The Eight Rooms
nom Les huit salles
boxes cards.1
board 4
rooms any
teams 8 6
hold 3 3
vp 5
handicap
story The whole game: choose your people and your things, and five points win.
histoire Le jeu complet : choisissez vos gens et vos objets, cinq points font la victoire.
`,
  `
scenario advanced
name The Ten Rooms
nom Les dix salles
boxes cards.1
board 5
rooms any
teams 9 6
hold 2 3
vp 6
handicap
story A longer way out, and one more to lead along it. Six points win.
histoire Une sortie plus lointaine, et un personnage de plus à y mener. Six points font la victoire.
`,
];
