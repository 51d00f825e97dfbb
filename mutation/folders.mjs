/** The folders of the engine, each with its own run, and the sources that belong to it. */
export const FOLDERS = {
  'core/combat': ['core/combat/'],
  'core/asking': ['core/asking/'],
  'core/choices': ['core/choices/'],
  'core/views': ['core/views/'],
  'core/situation': ['core/situation/'],
  'core/actions': ['core/actions/'],
  core: ['core/'],
  families: ['families/', 'families/squares/'],
  'families/squares/walk': ['families/squares/walk/'],
  'families/zones': ['families/zones/'],
  rules: ['rules/'],
  'rules/library': ['rules/library/'],
  feats: ['feats/'],
  board: ['board/'],
  'boxes/prison': ['boxes/prison/'],
  'boxes/prison/solo': ['boxes/prison/solo/', 'boxes/prison/solo/plan/', 'boxes/prison/solo/objectives/'],
  'boxes/card-game': ['boxes/card-game/'],
};

/** Where what a run learns is kept. */
export const REPORTS = 'reports/mutation';

export const nameOf = (folder) => folder.replaceAll('/', '-');
