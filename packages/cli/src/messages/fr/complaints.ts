import type { Messages } from '../messages.ts';

export const complaints: Messages['complaints'] = {
  noCommand: 'Il n’y a pas de commande « {name} ». Voir archmage --help.',
  unknownOption: 'Option inconnue : {option}. Voir archmage {command} --help.',
  valueMissing:
    'L’option {option} demande une valeur ; une valeur qui commence par - s’écrit {option}=-…. Voir archmage {command} --help.',
  noValue: 'L’option {option} ne prend pas de valeur. Voir archmage {command} --help.',
  argumentMissing: 'Il manque {name}. Voir archmage {command} --help.',
  argumentExtra: '« {extra} » est un argument de trop. Voir archmage {command} --help.',
  notCount: '{what} doit être un nombre entier de {least} à {most}, pas « {text} ».',
  notOneOf: '{what} doit être {list}, pas « {text} ».',
  arguments: { FILE: 'FICHIER', ACTION: 'ACTION', DEPTH: 'DEPTH', ID: 'ID' },
  orList: '{list} ou {last}',
  unreadable: 'Impossible de lire le fichier {file} : {reason}.',
  unwritable: 'Impossible d’écrire le fichier {file} : {reason}.',
  noFolder: 'Impossible d’utiliser le dossier {folder} : {reason}.',
  missing: 'il n’existe pas',
  folder: 'c’est un dossier',
  file: 'c’est un fichier',
  folderIsFile: 'son dossier est un fichier',
  forbidden: 'l’accès est interdit',
  diskFull: 'le disque est plein',
  readOnly: 'le disque est en lecture seule',
  malformed: '{file|L’entrée} n’est pas dans le bon format. {reason}',
  notGame: '{file|L’entrée} contient une position, et il faut ici une partie.',
  noRules: 'Il n’y a pas de règles « {id} » : il fallait {expected}, et il y a {found}.',
  badAction: 'L’action est illisible. {reason}',
  noRule: 'Il n’y a pas de règle « {id} ». archmage rules donne la liste des catalogues.',
  noScenario: 'Il n’y a ni scénario ni fichier « {name} ». archmage scenario donne la liste des nôtres.',
  lacking: {
    rooms:
      '{needy|L’entrée} demande des salles personnelles, rooms={wanted} : donnez leur fichier avec --rooms FICHIER.',
    scenario:
      '{needy|L’entrée} demande un scénario personnel, scenario={wanted} : donnez son fichier avec --scenario FICHIER.',
  },
  another: {
    rooms: '{needy|L’entrée} demande rooms={wanted}, et --rooms donne rooms={given}.',
    scenario: '{needy|L’entrée} demande scenario={wanted}, et --scenario donne scenario={given}.',
  },
  noName: '{what} demande le nom d’un fichier, pas « {text} ».',
  taken:
    'Le fichier {file} existe déjà et n’est pas remplacé : donnez un autre nom, ou reprenez une partie sauvée avec --resume.',
  noScreen: 'Deux personnes au même clavier ont besoin d’un écran qui s’efface, et la sortie n’en est pas un.',
  stranger: 'Dans {file}, [{seat} "{name}"] ne nomme personne qui puisse jouer ici : dites qui continue avec --{seat}.',
  bug: 'C’est une erreur du programme ({message}). Signalez-la avec ce que vous avez tapé, et ce qui s’affiche avec ARCHMAGE_TRACE=1.',
  noSeed: 'Les dés de {file} ne peuvent pas continuer : {file}.seed n’existe pas et --seed n’est pas donné.',
  notTogether: '{option} ne va pas avec {other}. Voir archmage {command} --help.',
  fewBots: '--bots prend au moins deux noms séparés par des virgules, pas « {text} ».',
  notLadder: 'Le fichier {file} ne contient pas les résultats d’un classement.',
  noMarks: 'Rien n’indique où écrire dans la page {file} : il y faut les lignes {begin} et {end}.',
  noResults: 'Il n’y a pas encore de résultats dans {file}. archmage arena --ladder joue les parties.',
  wrongSeed: 'Les dés de {file} ne peuvent pas continuer : ce n’est pas la graine du début de la partie.',
};
