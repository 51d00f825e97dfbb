import type { Messages } from '../messages.ts';

export const commands: Messages['commands'] = {
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
