import type { Messages } from '../messages.ts';

export const commands: Messages['commands'] = {
  arena: {
    meeting: '{a} contre {b} : {rules}, graine {seed}',
    score: '{a} : {wins} parties gagnées, {draws} nulles et {losses} perdues sur {games}.',
    share: '{a} a {score} % des points ; à 95 % de certitude, il en vaut de {low} à {high} %.',
    first: 'Celui qui joue le premier tour a {share} % des points.',
    turns: 'Une partie dure de {least} à {most} tours, {mean} en moyenne.',
    time: '{name} réfléchit {mean} ms par tour en moyenne, au plus {p95} ms dans 95 % des tours.',
    faults: 'Actions refusées : {refusals} ; exceptions : {exceptions} ; blocages : {stalls}.',
    fault: '  {kind}, {rules}, graine {seed} : {message}',
    kinds: { refusal: 'action refusée', exception: 'exception levée', stall: 'blocage' },
    plans: 'Rencontres à jouer : {pairings} ; parties : {games}. Chacune est gardée dans {file} dès qu’elle est finie.',
    begins: '{number}/{of}  {a} contre {b} …',
    ends: '{number}/{of}  {a} contre {b} : {wins} gagnées, {draws} nulles, {losses} perdues, {score} % ({low} à {high})',
    rating: '{elo} ± {margin}  {name}',
    stopped: 'Arrêté. La même commande continue à partir d’ici.',
    written: 'La page {file} est écrite.',
    soaked: 'Parties : {games} ; graine {seed}',
    byRules: 'Parties par règles :',
    byBot: 'Parties par robot :',
  },
  check: { legal: 'Action permise.' },
  rules: {
    header: { catalogue: 'catalogue', rules: 'règles', cases: 'cas', cited: 'cités', uncited: 'non cités' },
    language: '(Le texte des règles n’existe qu’en anglais.)',
  },
  replay: {
    action: 'L’action {number}, {seat} {action}',
    refused: '{name}, est refusée aujourd’hui : {code} ({rule}).',
    differs: '{name}, diffère à l’événement {event} : noté {stored|rien}, recalculé {decided|rien}.',
    hash: 'Le fichier annonce l’empreinte {promised}, et ses événements donnent {hash}.',
  },
  verify: {
    kept: 'Les dés ont tenu leur engagement : {draws} tirages découlent de la graine.',
    noDice: 'Le fichier n’a pas d’en-tête [dice "…"] : ses dés ne se sont engagés à rien.',
    noSeed: 'Le fichier n’a pas d’en-tête [seed "…"] : la graine est révélée à la fin de la partie.',
    otherSeed: 'La graine n’est pas celle des dés : son empreinte est différente.',
    otherDraw: 'Action {number} : le hasard a tiré « {drawn} », et la graine dit « {due|rien} ».',
  },
};
