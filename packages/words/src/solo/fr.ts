import type { SoloWords } from './shape.ts';

export const solo: SoloWords = {
  npcs: {
    lissandra: {
      epithet: 'la Fouineuse',
      can: 'Tant qu’elle porte une Corde, son premier objectif est de sortir, avec 5 points d’action.',
    },
    velvet_sal: {
      epithet: 'la Discrète',
      can: 'Ajoute 2 à sa force aussi quand elle attaque de près, à un contre un.',
    },
    kesh: {
      epithet: 'le Crocheteur',
      can: 'Ouvre pour rien 1 herse fermée à côté de lui à chaque activation, quoi qu’il cherche.',
    },
    mirabelle: {
      epithet: 'la Veuve',
      can: 'Le premier de vos personnages qui meurt dans un de ses combats vaut 1 point de victoire de plus.',
    },
    wave_rick: {
      epithet: 'la Voix-Bélier',
      can: 'Son cri jette sa victime à travers murs, herses et meurtrières. Ils se brisent, et qui les traverse est blessé.',
    },
    keening_moll: { epithet: 'la Stridente', can: 'Son cri coûte 1 point d’action au lieu de 2.' },
    rattlejaw: {
      epithet: 'le Mal-Enterré',
      can: 'Quand son tour vient alors qu’il est blessé, il se relève. Il ne fait rien d’autre ce tour-là.',
    },
    sister_hush: {
      epithet: 'la Lame de fond',
      can: 'Son cri repousse de 2 cases, et coûte 3 points d’action.',
    },
    father_goodcare: {
      epithet: 'l’Infatigable',
      can: 'Qui il soigne peut encore agir et se battre pendant ce tour.',
    },
    father_clobber: {
      epithet: 'le Prudent',
      can: 'N’attaque que là où les ennemis à côté de lui sont, tous ensemble, plus faibles que lui.',
    },
    sister_balm: { epithet: 'au Long Bras', can: 'Soigne tout ami qu’elle voit, de près ou de loin.' },
    brother_nettle: {
      epithet: 'le Revêche',
      can: 'Tant qu’il est debout, les blessés de son camp dans sa salle se défendent avec une force de 2.',
    },
    arthos: {
      epithet: 'l’Enfonceur de portes',
      can: 'Chaque troisième herse qu’il brise rapporte 1 point de victoire à son camp.',
    },
    hur_ban: { epithet: 'l’Aurige', can: 'Quand il attaque et qu’il y a égalité, il a gagné.' },
    mungdu: { epithet: 'le Large', can: 'Personne ne se faufile entre ses jambes, et aucun cri ne le déplace.' },
    slab: { epithet: 'l’Inébranlable', can: 'Le premier combat qu’il perd le laisse debout.' },
    tinker_al: {
      epithet: 'le Malin',
      can: 'Tant qu’il se tient sans blessure sur un mécanisme de rotation, seul un Mékanork peut faire tourner cette salle ou sa jumelle.',
    },
    yom: {
      epithet: 'le Maître-Tourneur',
      can: 'Quand il fait tourner des salles, il lance le dé pour la sienne, puis pour sa jumelle.',
    },
    grindle: {
      epithet: 'le Squatteur',
      can: 'Arrive sur le mécanisme de rotation de la salle, sans lancer de dés.',
    },
    brakka: {
      epithet: 'la Teigne',
      can: 'Arrive sur le mécanisme de rotation de la salle, sans lancer de dés. Fait tourner celle des deux jumelles où vous avez le plus de personnages, dans le sens du dé.',
    },
    serpico: {
      epithet: 'le Courrier',
      can: 'Mène d’abord le blessé qu’il porte à un Clerc ami, et la Baguette de boules de feu à un Magicien ami.',
    },
    snake_slissken: {
      epithet: 'l’Évadé',
      can: 'Les objets d’une salle qu’il révèle sont mis aussi près de lui que possible.',
    },
    djenh: { epithet: 'Né-de-la-Fumée', can: 'Flotte au-dessus des fosses pendant son déplacement.' },
    ssilith: { epithet: 'le Trou de serrure', can: 'Révèle des salles à travers les meurtrières aussi.' },
    weak_ed: {
      epithet: 'le Chétif',
      can: 'À un contre un, de près, vous devez jouer votre plus faible carte Combat autre que 0.',
    },
    xanth: {
      epithet: 'le Murmure',
      can: 'À un contre un, de près, votre carte Combat est tirée au sort dans votre main, jamais 0.',
    },
    nomi: {
      epithet: 'la Voix empruntée',
      can: 'À un contre un, de près, 3 cartes sont retournées pour elle et elle joue la plus haute.',
    },
    doctor_quell: {
      epithet: 'la Berceuse',
      can: 'Dans tout combat rapproché auquel il prend part, en groupe aussi, vous devez jouer votre plus faible carte Combat autre que 0.',
    },
    muldon: { epithet: 'la Braise', can: 'Aucune boule de feu ne le brûle.' },
    amystyn: {
      epithet: 'la Dorée',
      can: 'Rapporte 1 point de victoire de plus quand elle sort du labyrinthe avec une Baguette de boules de feu.',
    },
    ley_vite: {
      epithet: 'le Sans-Poids',
      can: 'Peut finir son déplacement en flottant au-dessus d’une fosse vide.',
    },
    quorrel: {
      epithet: 'l’Importun',
      can: 'Arrive sur la case libre de la salle la plus proche d’un de vos personnages.',
    },
  },
  objectives: {
    combat: { name: 'Combat', text: 'Attaque le plus haut de sa liste.' },
    reveal_room: { name: 'Révéler une salle', text: 'Retourne la salle face cachée la plus proche, puis la suivante.' },
    exit: { name: 'Sortie', text: 'Sort du labyrinthe par votre ligne de départ.' },
    regroup: { name: 'Regroupement', text: 'Va se tenir à côté d’un ami.' },
    take_object: {
      name: 'Prendre un objet',
      text: 'Va chercher le meilleur objet qu’il peut avoir, puis revoit sa liste.',
    },
    rotate_room: {
      name: 'Faire tourner une salle',
      text: 'Va sur un mécanisme de rotation et lance le dé de rotation.',
    },
    break_portcullis: { name: 'Briser une herse', text: 'Brise la herse la plus proche, puis la suivante.' },
    open_portcullis: { name: 'Ouvrir une herse', text: 'Ouvre la herse fermée la plus proche, puis la suivante.' },
    heal: { name: 'Soigner', text: 'Soigne l’ami le plus haut de sa liste.' },
    repulse: { name: 'Repousser', text: 'Crie sur un ennemi en vue et le repousse.' },
  },
  levels: { pink: 'Rose', yellow: 'Jaune', green: 'Vert', blue: 'Bleu', red: 'Rouge', black: 'Noir' },
};
