/**
 * What a table needs in any case travels in two pieces, for many small ones are packed worse; a box and what is fetched
 * on demand have their own. `page` is on every screen; `game` wherever there is a board. Neither may need anything of a
 * third piece, or the browser would run them in the wrong order.
 */
export const pieces = [
  {
    name: 'page',
    test: anyOf({
      all: [/preload-helper/, /node_modules.@?preact/],
      'client/app/': [/^boxes\./, /^shell\/(?!download|key-lists|opened|service)/, /^texts\/(?:shape|texts)\./],
      'client/app/rules/': [/^open-rule/],
      'client/app/workshop/': [/^(?:knowing|own-database-name)\./],
      'client/art/': [/^(?:cog|gallery)\./],
      'engine/src/boxes/': [/^(?:registry|supply)\./],
      'words/src/': [/^(?:boxes|fill|lexicon)\./],
    }),
  },
  {
    name: 'game',
    test: anyOf({
      'ai/src/': [/^names/],
      'client/app/': [/^world\./, /^play\/(?!past|stats|story)/],
      'client/app/host/': [/^(?:indexed|seal|stored|windows)/],
      'client/app/parts/': [/^(?:art|glyphs|log-panel|parts|roving|score-bar|time|why-box|words)\./],
      'client/app/school/': [/^guided\./],
      'client/app/start/': [/^(?:failure-text|shelf|thinker)\./],
      'client/app/table/': [
        /^hand\/(?:asking|choose|intent|keys|lay-out)\./,
        /^said\/(?:describe|narrate|prompt-text)\./,
        /why\./,
      ],
      'client/app/workshop/': [/^(?:informed|keeper|keeping|mend-link|missing-words)\./],
      'client/art/': [/^(?!base\/|card-game\/|common\/|paladins\/|prison\/|solo\/|zones\/|combat-card)/],
      'client/board/': [/^(?!effects|exit|past|perform)/],
      'engine/src/': [
        /^(?!boxes\/|families\/zones|feats\/|rules\/library\/|core\/views\/(?:determinize|unknown-teams)|solo\.|notation\/(?:read-|shape))/,
      ],
      'engine/src/boxes/': [/^(?!base\/|card-game\/|paladins|prison|our|own|scenario)/],
      'host/src/': [/^(?!mind|simple-start|continue|carry|match|own|random|read-|same|seals|verify)/],
      'words/src/': [/^(?!advice|all|en\/|en\.|explain|fr\/|fr\.|solo\/)/],
    }),
  },
];

/** Whether a module is one of these, by its path in `packages`. */
function anyOf({ all = [], ...folders }: Readonly<Record<string, readonly RegExp[]>>) {
  return (id: string): boolean => {
    const [path = ''] = /(?<=[\\/]packages[\\/]).*/.exec(id) ?? [];
    const file = path.replaceAll('\\', '/');
    return (
      all.some((pattern) => pattern.test(id)) ||
      Object.entries(folders).some(
        ([folder, patterns]) =>
          file.startsWith(folder) && patterns.some((each) => each.test(file.slice(folder.length))),
      )
    );
  };
}
