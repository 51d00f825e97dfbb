import type { Messages } from '../messages.ts';

export const helps: Messages['helps'] = {
  usage: 'Utilisation : archmage COMMANDE [options]',
  more: 'archmage COMMANDE --help en dit plus. FICHIER est le texte d’une position ou d’une partie ; - lit l’entrée.',
  language: '--lang en|fr choisit la langue de toute commande ; sinon, c’est LC_ALL, LC_MESSAGES ou LANG.',
  exits:
    'Codes de retour : {fine} tout va bien, {no} la réponse est non, {badInput} entrée incorrecte, {bug} erreur du programme.\nAvec --json les deux derniers écrivent aussi { error }.',
  summaries: {
    play: 'une partie dans le terminal, contre un robot ou à deux au même clavier',
    sim: 'des robots jouent pendant que les lois du moteur sont contrôlées (en anglais)',
    arena: 'la force des robots, mesurée entre eux',
    legal: 'ce qu’on peut faire dans une position',
    np: 'ce que ferait un personnage non-joueur, et pourquoi',
    check: 'si une action est permise, et sinon pourquoi',
    perft: 'combien de suites d’actions existent, jusqu’à une profondeur',
    show: 'une position dessinée en texte',
    replay: 'une partie rejouée à partir de son fichier',
    verify: 'si les dés d’une partie terminée ont tenu leur engagement',
    rooms: 'des salles personnelles, contrôlées et dessinées',
    scenario: 'les scénarios, l’un d’eux, ou un scénario personnel',
    lesson: 'une leçon personnelle, contrôlée et essayée par l’ordinateur',
    rules: 'le texte d’une règle, ou combien de règles les tests citent',
    puzzles: 'des énigmes trouvées dans des parties de robots, et prouvées',
    bench: 'la vitesse du moteur (en anglais)',
  },
  play: `
Utilisation : archmage play [--yellow QUI] [--blue QUI] [--rules RÈGLES] [--seed G] [--save FICHIER] [--resume FICHIER]
                            [--rooms FICHIER] [--scenario FICHIER|NOM] [--npcs FICHIER]

Une partie complète. Pendant la partie, help dit ce qu’on peut taper.

  --yellow QUI       qui joue Jaune : human par défaut, ou un robot :
                     {bots} ;
                     level1 à level6 sont les six derniers
  --blue QUI         de même pour Bleu ; greedy par défaut. Deux humains partagent le clavier et se relaient
  --rules RÈGLES     base par défaut, ou paladins, ou les deux avec des équipes au choix : 'base+paladins teams=free' ;
                     d’autres options suivent dans le même mot : 'base.1 vp=7 cards=hidden'. 'prison.1 solo=pink' est le
                     jeu en solitaire, où Bleu joue tout seul : pink, yellow, green, blue, red ou black, et aussi vision
  --seed G           la graine des dés et des robots, un texte quelconque ; secrète par défaut
  --save FICHIER     sauver après chaque action, dans un fichier qui n’existe pas encore ; FICHIER.seed garde la graine
                     jusqu’à la fin de la partie
  --resume FICHIER   reprendre une partie sauvée, et la sauver au même endroit
  --rooms FICHIER, --scenario FICHIER|NOM
                     des salles personnelles, et un scénario personnel ou l’un des nôtres (archmage scenario)
  --npcs FICHIER     des cartes personnelles pour le jeu en solitaire
`,
  sim: `
Utilisation : archmage sim [--games N] [--seed G] [--rules RÈGLES] [--bots JAUNE,BLEU] [--sample N] [--json]
                           [--rooms FICHIER] [--scenario FICHIER|NOM] [--npcs FICHIER]

Joue des parties et contrôle après chaque action que les lois du moteur tiennent. Code de retour 1 quand l’une d’elles est
enfreinte. La même graine donne les mêmes parties. Le résultat est en anglais.

  --games N       combien de parties ; 10 par défaut
  --seed G        un texte quelconque ; « 1 » par défaut
  --rules RÈGLES  base par défaut, ou paladins ; les options suivent dans le même mot : 'base.1 vp=7 cards=hidden'
  --rooms FICHIER, --scenario FICHIER|NOM
                  vos propres salles, et un scénario à vous ou l’un des nôtres
  --npcs FICHIER  vos propres cartes pour le jeu en solitaire ('prison.1 solo=black'), où le premier robot est le joueur
  --bots J,B      un robot par camp, random,greedy par défaut ; un seul nom vaut pour les deux :
                  {bots} ; level1 à level6 sont les six derniers
  --sample N      les lois coûteuses regardent une action sur N, 50 par défaut ; 1 les regarde toutes
  --json          un objet JSON et rien d’autre
`,
  arena: `
Utilisation : archmage arena --a ROBOT --b ROBOT [--games N] [--ms T] [--seed G] [--rules RÈGLES] [--jobs N] [--json]
                             [--rooms FICHIER] [--scenario FICHIER|NOM]
              archmage arena --ladder [--games N] [--ms T] [--bots LISTE] [--seed G] [--rules RÈGLES] [--fresh]
                                      [--into DOSSIER]
              archmage arena --ladder --write [--into DOSSIER]
              archmage arena --soak N [--ms T] [--seed G] [--jobs N] [--json]
              archmage arena --deeds [--bots LISTE] [--games N] [--ms T] [--seed G] [--rules RÈGLES] [--jobs N] [--json]
                             [--rooms FICHIER] [--scenario FICHIER|NOM]
              archmage arena --solo [--bots LISTE] [--games N] [--ms T] [--seed G] [--rules RÈGLES] [--npcs FICHIER]
                             [--jobs N] [--json]

Deux robots jouent chaque donne deux fois, la seconde en échangeant les camps. Code de retour 1 si un robot a tenté une
action refusée, si une exception a été levée ou si une partie s’est bloquée ; quand un robot se trompe, le hasard joue
pour lui. La même graine donne les mêmes parties, sauf avec --ms.

  --a, --b         {bots} ;
                   level1 à level6 sont les six derniers
  --games N        le nombre de parties, 100 par défaut, par rencontre dans un classement ; arrondi au nombre pair
  --ms T           un robot réfléchit au plus T millisecondes par tour ; autant qu’il veut par défaut. Sous Linux,
                   c’est du temps de processeur : le reste de la machine ne fausse rien ; ailleurs, celui de l’horloge
  --seed G         un texte quelconque ; « 1 » par défaut
  --rules RÈGLES   base.1 par défaut, ou paladins.1 ; les options suivent dans le même mot : 'base.1 vp=7 cards=hidden'
  --rooms FICHIER, --scenario FICHIER|NOM
                   des salles personnelles, et un scénario personnel ou l’un des nôtres
  --jobs N         combien de parties à la fois ; par défaut, autant que de cœurs
  --json           un objet JSON et rien d’autre

  --ladder         chacun contre chacun. Chaque partie finie est gardée dans docs/strength.json, et la même commande
                   continue après Ctrl-C ; docs/strength.md et docs/strength.svg montrent le classement
  --bots LISTE     seulement ces robots, séparés par des virgules
  --fresh          rejouer ce qui est déjà là, à sa place
  --write          ne rien jouer, écrire seulement la page et l’image
  --into DOSSIER   un autre dossier que docs

  --soak N         N parties entre tous les robots avec toutes les options, tirées par la graine ; cherche seulement ce
                   qui ne doit pas arriver

  --deeds          chaque robot joue contre lui-même, 40 parties par défaut : combien de fois il a utilisé chaque pouvoir,
                   objet, carte et terrain, et ce qu’il n’a jamais fait

  --solo           le jeu en solitaire : combien de parties chaque robot gagne à chaque niveau, ou selon --rules
                   seulement ; 40 parties de chacun et archmage par défaut
  --npcs FICHIER   avec les cartes de quelqu’un
`,
  legal: `
Utilisation : archmage legal FICHIER|- [--as CAMP] [--rooms FICHIER] [--scenario FICHIER|NOM] [--json]

Donne toutes les actions permises à ceux qui doivent jouer, une par ligne : le camp, puis l’action dans la notation.
De plusieurs déplacements équivalents, seul le plus court est donné.

  --as CAMP   seulement celles de yellow, blue, chance (le hasard) ou clock (le sablier)
  --rooms FICHIER, --scenario FICHIER|NOM   les fichiers personnels qu’il faut à la partie et qu’elle n’apporte pas
  --json      un objet JSON : { count, choices: [{ seat, action }] }
`,
  np: `
Utilisation : archmage np FICHIER|- [--npc NOM] [--card FICHIER] [--dice 3,6,...] [--npcs FICHIER] [--json]

Ce que le Non-Joueur fait ensuite dans une partie en solo, et pourquoi : chaque ligne de la carte avec son coût ou la
raison du refus, les façons qui se valent, et chaque pas.

  --npc NOM       celui-ci, comme s’il était activé maintenant, à qui que soit le tour
  --card FICHIER  avec la première carte de ce fichier à la place de la sienne
  --dice 3,6      continue avec ces dés : chacun est le nombre que tire le hasard, ou compte ses réponses depuis 1
  --npcs FICHIER  des cartes personnelles, si la partie en demande et ne les apporte pas
  --json          un objet JSON : { steps: [la trace et ce qui fut tiré] }
`,
  check: `
Utilisation : archmage check FICHIER|- ACTION [--as CAMP] [--rooms FICHIER] [--scenario FICHIER|NOM] [--json]

Dit si ACTION est permise dans la position, et sinon pourquoi et par quelle règle. Code de retour 0 si oui, 1 si non.
L’action est celle du joueur qui doit jouer, sauf si un camp la précède (« blue Wz z3>z4 ») ou si --as en nomme un.

  --as CAMP   yellow, blue, chance ou clock
  --rooms FICHIER, --scenario FICHIER|NOM   les fichiers personnels qu’il faut à la partie et qu’elle n’apporte pas
  --json      un objet JSON : { legal, seat, action } et, en cas de refus, { code, rule, facts, sentence }
`,
  perft: `
Utilisation : archmage perft FICHIER|- DEPTH [--divide] [--rooms FICHIER] [--scenario FICHIER|NOM] [--json]

Compte les suites de DEPTH actions, tirages du hasard compris ; une partie qui finit plus tôt compte pour une. Quand les
deux joueurs sont interrogés en même temps, Jaune répond le premier.

  --divide   le compte derrière chaque première action
  --rooms FICHIER, --scenario FICHIER|NOM   ceux d’un joueur, si la partie en a besoin et ne les apporte pas
  --json     un objet JSON : { depth, nodes } et, avec --divide, { divide: [{ seat, action, nodes }] }
`,
  show: `
Utilisation : archmage show FICHIER|- [--as yellow|blue|spectator] [--rooms FICHIER] [--scenario FICHIER|NOM] [--json]

Dessine le labyrinthe, ses pions, les mains et ce que la partie attend.

  yTh bTh     les personnages, par couleur (y Jaune, b Bleu) et code ; * blessé, + chargé
  yrop        un objet que personne ne porte : la couleur et trois lettres
  | ----      un mur          ! ====   une herse, : .  . ouverte ; x x  x là où l’un ou l’autre est brisé
  oo          une fosse       1↻       un mécanisme de rotation, avec le numéro et la flèche de sa salle
  vv          une crevasse    ^^       des chutes de pierres
  ()          une fontaine    <>       un pentacle
  ≈≈          de la brume ; ≈oo≈ est une fosse dans la brume
  ooy ##b     une illusion et sa couleur : la fosse de Jaune, l’éboulis de Bleu
  ~           une salle face cachée, avec les couleurs de ses pions
  y z         les lignes de départ ; • leurs points
  1+2/5       points : un acquis, deux tant que des pentacles sont tenus, cinq pour gagner

  --as CAMP   ce que ce joueur ou un spectateur peut voir
  --rooms FICHIER, --scenario FICHIER|NOM   les fichiers personnels qu’il faut à la partie et qu’elle n’apporte pas
  --json      un objet JSON : { position, hash, points, held, asked, task, over }
`,
  replay: `
Utilisation : archmage replay FICHIER|- [--strict] [--rooms FICHIER] [--scenario FICHIER|NOM] [--json]

Rejoue les événements d’une partie et affiche la dernière position et son empreinte (hash). Si la partie a un en-tête
[hash "…"] différent, le code de retour est 1.

  --strict   recalculer chaque action et exiger les mêmes événements ; nomme la première différence (code de retour 1)
  --rooms FICHIER, --scenario FICHIER|NOM   les fichiers personnels qu’il faut à la partie et qu’elle n’apporte pas
  --json     un objet JSON : { actions, position, hash, same }, et { difference } s’il y en a une
`,
  verify: `
Utilisation : archmage verify FICHIER|- [--rooms FICHIER] [--scenario FICHIER|NOM] [--json]

Avant le premier tirage, une partie publie [dice "…"], l’empreinte de sa graine ; une fois terminée, elle révèle
[seed "…"]. Cette commande contrôle que la graine a cette empreinte et que chaque tirage du hasard en découle.

  --rooms FICHIER, --scenario FICHIER|NOM   les fichiers personnels qu’il faut à la partie et qu’elle n’apporte pas
  --json   un objet JSON : { draws, verified }, et { reason } si ce n’est pas le cas
`,
  rooms: `
Utilisation : archmage rooms FICHIER|- [--json]

Lit des salles personnelles, les dessine comme show et donne l’identifiant qui les nomme dans une partie. Si le fichier
est illisible, la réponse dit à quelle ligne et à quelle colonne. docs/scenarios.md décrit la notation (en anglais).

  --json   un objet JSON : { id, rules, rooms: [{ id, number, arrow, drawing }] }
`,
  scenario: `
Utilisation : archmage scenario [FICHIER|NOM|-] [--json]

Sans argument : nos scénarios. Avec le nom d’un des nôtres ou un fichier personnel : son histoire, ses salles et les deux
équipes. Si le fichier est illisible, la réponse dit à quelle ligne et à quelle colonne. docs/scenarios.md décrit le
format (en anglais).

  --json   un objet JSON : { scenarios: [{ id, name, boxes }] }, ou le scénario avec { rules }
`,
  lesson: `
Utilisation : archmage lesson FICHIER|- [--json]

Lit une leçon et joue sa solution, qui doit atteindre chaque étape ; passer ne doit en atteindre aucune. Une erreur est
indiquée avec sa ligne et sa colonne. Ensuite, le meilleur joueur ordinateur essaie chaque exercice sans connaître le
but. Code de sortie 1 s’il fait autre chose : il y a mieux à faire que le but. Le format est dans docs/lessons.md.

  --json   un objet JSON : { id, rules, title, learn, exercises: [{ steps, found }], test: { found } }
`,
  rules: `
Utilisation : archmage rules [ID] [--json]

Avec un ID comme B-MOVE-02 ou B-MOVE-C1 : la règle ou le cas, avec son texte. Sans ID : pour chaque
catalogue, le nombre de règles et de cas, et combien d’entre eux les tests citent.

  --json   un objet JSON : { id, title, section, text }, ou { catalogues: [{ catalogue, rules, cases, cited, uncited }] }
`,
  puzzles: `
Utilisation : archmage puzzles [--games N] [--seed S] [--rules RÈGLES] [--bots J,B] [--into FICHIER] [--json]
              archmage puzzles --shelve FICHIER… [--folder DOSSIER]
              archmage puzzles --prove [--folder DOSSIER] [--json]

Des robots jouent, et chaque tour est fouillé à la recherche d’une énigme : une seule idée nettement meilleure que tout le
reste, prouvée par une recherche. Ce qui est trouvé s’ajoute à FICHIER ; après une interruption, la même commande reprend
où elle en était. La même graine trouve les mêmes énigmes. Lisez-les, écartez les plus ternes et rangez les autres.
docs/puzzles.md décrit le format.

  --games N       combien de parties, 10 par défaut
  --seed S        un texte quelconque ; « puzzles » par défaut
  --rules RÈGLES  base par défaut, ou les deux boîtes : 'base+paladins teams=free'
  --bots J,B      strategist,archmage par défaut
  --into FICHIER  found.txt par défaut
  --shelve FICHIER…
                  les énigmes de ces fichiers rejoignent celles du dossier, réécrit avec son index
  --prove         chaque solution du dossier est rejouée et prouvée à nouveau. Code 1 si l’une échoue
  --folder DOSSIER
                  celui du dépôt par défaut
  --json          un objet JSON et rien d’autre
`,
  bench: `
Utilisation : archmage bench [--json] [--seconds N] [--floor] [--history]

Mesure le moteur à côté de ses étalons ; comme npm run bench dans le dépôt, sauf pour l’historique. Le résultat est en
anglais.

  --seconds N   la durée de la mesure, 30 secondes par défaut
  --floor       code de retour 1 quand une mesure passe sous son plancher
  --history     ajoute les mesures à docs/benchmarks.md
  --json        un objet JSON et rien d’autre
`,
};
