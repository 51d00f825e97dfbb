import { defineConfig } from 'vite';
import { catalogueModule } from './vite/catalogue-module.ts';
import { frenchSpaces } from './vite/french-spaces.ts';
import { pieces } from './vite/pieces.ts';
import { serviceWorker } from './vite/service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the built folder may be served from anywhere.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [frenchSpaces(), catalogueModule(), serviceWorker()],
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Only what is large is worth the name in a list: the rest is there already, or soon is.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_name, files) => files.filter((file) => /\.css$|game-[^/]*$/.test(file)),
    },
    // A content security policy without data: URLs for scripts and workers stays possible.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // Reading a property does nothing here; what only reads one and is not used can go.
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: pieces } },
    },
  },
  server: { host: '127.0.0.1' },
});
