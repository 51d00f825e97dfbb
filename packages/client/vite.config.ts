import { defineConfig } from 'vite';
import { catalogueModule } from './vite/catalogue-module.ts';
import { serviceWorker } from './vite/service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the built folder may be served from anywhere.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [catalogueModule(), serviceWorker()],
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Only what is large is worth the name in a list: the rest is there already, or soon is.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_name, files) => files.filter((file) => /\.css$|(?:engine|board)-[^/]*$/.test(file)),
    },
    // A content security policy without data: URLs for scripts and workers stays possible.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    // What a table needs in any case travels in few pieces: many small ones are packed worse. A box has its own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'preact', test: /node_modules.@?preact/ },
            {
              name: 'page',
              test: /app.(?:boxes|shell.(?!key-lists|service)[\w-]+|texts.(?:texts|shape|fill)|workshop.knowing)\.ts|boxes.(?:registry|supply)|words.src.(?:boxes|lexicon)\.ts|art.gallery/,
            },
            {
              name: 'engine',
              test: /packages.(?:engine|host).src.(?!core.(?:determinize|unknown-teams)|mind|simple-start|continue|carry|own|random|same|verify|boxes.(?:registry|supply|base.|paladins|our|own|scenario)|rules.library)|words.src.(?!advice|boxes|en|explain|fr|lexicon)[\w-]+\.ts/,
            },
            {
              name: 'board',
              test: /client.(?:board|art|app.play)\/(?!stats|gallery|combat-card|base.|paladins)|app.table.(?:hand.(?:asking|choose|keys|intent|lay-out)|said.(?:narrate|describe)|screen.why)|app.parts.(?:score-bar|log-panel|glyphs|art|roving|why-box|words)\.ts|app.(?:world|host.(?:indexed|seal|stored|windows)|start.(?:failure-text|shelf|thinker)|workshop.(?:informed|keeper|keeping|mend-link|missing)\b)|ai.src.names/,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
});
