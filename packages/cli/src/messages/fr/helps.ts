import type { Messages } from '../messages.ts';

export const helps: Messages['helps'] = {
  usage: 'Utilisation : archmage COMMANDE [options]',
  more: 'archmage COMMANDE --help en dit plus. FICHIER est le texte d’une position ou d’une partie ; - lit l’entrée.',
  language: '--lang en|fr choisit la langue de toute commande ; sinon, c’est LC_ALL, LC_MESSAGES ou LANG.',
  exits: 'Codes de retour : {fine} tout va bien, {no} la réponse est non, {badInput} entrée incorrecte.',
  summaries: {
    play: 'une partie dans le terminal, contre un robot ou à deux au même clavier',
    sim: 'des robots jouent pendant que les lois du moteur sont contrôlées (en anglais)',
    legal: 'ce qu’on peut faire dans une position',
    check: 'si une action est permise, et sinon pourquoi',
    perft: 'combien de suites d’actions existent, jusqu’à une profondeur (en anglais)',
    show: 'une position dessinée en texte',
    replay: 'une partie rejouée à partir de son fichier',
    verify: 'si les dés d’une partie terminée ont tenu leur engagement',
    rules: 'le texte d’une règle, ou combien de règles les tests citent',
    bench: 'la vitesse du moteur (en anglais)',
  },
  play: `
Utilisation : archmage play [--yellow QUI] [--blue QUI] [--rules RÈGLES] [--seed G] [--save FICHIER] [--resume FICHIER]

Une partie complète. Pendant la partie, help dit ce qu’on peut taper.

  --yellow QUI       qui joue Jaune : {players} ; human par défaut
  --blue QUI         de même pour Bleu ; greedy par défaut. Deux humains partagent le clavier et se relaient
  --rules RÈGLES     base par défaut ; les options suivent dans le même mot : 'base.1 vp=7 beginner'
  --seed G           la graine des dés et des robots, un texte quelconque ; secrète par défaut
  --save FICHIER     sauver après chaque action ; FICHIER.seed garde la graine jusqu’à la fin de la partie
  --resume FICHIER   reprendre une partie sauvée, et la sauver au même endroit
`,
  legal: `
Utilisation : archmage legal FICHIER|- [--as CAMP] [--json]

Donne toutes les actions permises à ceux qui doivent jouer, une par ligne : le camp, puis l’action dans la notation.
De plusieurs déplacements équivalents, seul le plus court est donné.

  --as CAMP   seulement celles de yellow, blue, chance (le hasard) ou clock (le sablier)
  --json      un objet JSON : { count, choices: [{ seat, action }] }
`,
  check: `
Utilisation : archmage check FICHIER|- ACTION [--as CAMP] [--json]

Dit si ACTION est permise dans la position, et sinon pourquoi et par quelle règle. Code de retour 0 si oui, 1 si non.
L’action est celle du joueur qui doit jouer, sauf si un camp la précède (« blue Wz z3>z4 ») ou si --as en nomme un.

  --as CAMP   yellow, blue, chance ou clock
  --json      un objet JSON : { legal, seat, action } et, en cas de refus, { code, rule, facts, sentence }
`,
  show: `
Utilisation : archmage show FICHIER|- [--as yellow|blue|spectator] [--json]

Dessine le labyrinthe, ses pions, les mains et ce que la partie attend.

  yTh bTh     les personnages, par couleur (y Jaune, b Bleu) et code ; * blessé, + chargé
  yrop        un objet que personne ne porte : la couleur et trois lettres
  | ----      un mur          ! ====   une herse, : .  . ouverte, x x  x brisée
  oo          une fosse       1↻       un mécanisme de rotation, avec le numéro et la flèche de sa salle
  ~           une salle face cachée, avec les couleurs de ses pions
  y z         les lignes de départ ; • leurs points

  --as CAMP   ce que ce joueur ou un spectateur peut voir
  --json      un objet JSON : { position, hash, points, asked, task, over }
`,
  replay: `
Utilisation : archmage replay FICHIER|- [--strict] [--json]

Rejoue les événements d’une partie et affiche la dernière position et son empreinte (hash). Si la partie a un en-tête
[hash "…"] différent, le code de retour est 1.

  --strict   recalculer chaque action et exiger les mêmes événements ; nomme la première différence (code de retour 1)
  --json     un objet JSON : { actions, position, hash, same }, et { difference } s’il y en a une
`,
  verify: `
Utilisation : archmage verify FICHIER|- [--json]

Avant le premier tirage, une partie publie [dice "…"], l’empreinte de sa graine ; une fois terminée, elle révèle
[seed "…"]. Cette commande contrôle que la graine a cette empreinte et que chaque tirage du hasard en découle.

  --json   un objet JSON : { draws, verified }, et { reason } si ce n’est pas le cas
`,
  rules: `
Utilisation : archmage rules [ID] [--json]

Avec un ID comme B-MOVE-02 ou B-MOVE-C1 : la règle ou le cas, avec son texte (en anglais). Sans ID : pour chaque
catalogue, le nombre de règles et de cas, et combien d’entre eux les tests citent.

  --json   un objet JSON : { id, title, section, text }, ou { catalogues: [{ catalogue, rules, cases, cited, uncited }] }
`,
};
