import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { listed } from './setup/listed.ts'
import { shipped } from './setup/shipped.ts'
import { LANGUAGES } from './src/shared/settings.ts'
import electron from 'electron/package.json' with { type: 'json' }

/**
 * What is wanted together comes in one file: each takes its way through three processes, and sixty of them took longer
 * than all that is in them. Groups named first take what they share with later ones.
 */
const FEW = [
  { name: 'first', tags: ['$initial' as const] },
  { name: 'shared', test: /src[\\/]shared[\\/](?!words[\\/]..[\\/])/ },
  { name: 'table', test: /renderer[\\/]screens[\\/]Table\.vue/ },
  ...LANGUAGES.map((language) => ({
    name: `words-${language}`,
    test: new RegExp(`shared[\\\\/]words[\\\\/]${language}[\\\\/](index|interface)\\.ts$`),
  })),
]

/**
 * The games are wanted together from the start on: apart, each file would say once more what it takes from the others.
 * What only computer players need is not among them.
 */
const GAMES = {
  name: 'games',
  test: /engine[\\/]games[\\/](?!spread|.*\bai\b)/,
  tags: ['$initial' as const],
}

// How long each plugin took is of no use to whoever starts the app.
const checks = { pluginTimings: false }

// The oldest runtime the program is tried on has Node 20.18 and Chromium 130.
export default defineConfig({
  main: {
    plugins: [shipped(true)],
    define: { __ELECTRON_MAJOR__: JSON.stringify(electron.version.split('.')[0]) },
    build: {
      target: 'node20.18',
      minify: true,
      rolldownOptions: {
        checks,
        input: {
          index: 'src/main/index.ts',
          'ai-worker': 'src/main/ai-worker.ts',
          'archive-worker': 'src/main/archive-worker.ts',
          'judging-worker': 'src/main/judging-worker.ts',
        },
        // as a module it would ask Electron for each of its parts at once, also for those that are never used
        output: {
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: 'chunks/[name]-[hash].cjs',
          codeSplitting: { groups: [GAMES] },
        },
      },
    },
  },
  preload: {
    plugins: [shipped()],
    build: {
      externalizeDeps: false,
      isolatedEntries: true,
      rolldownOptions: {
        checks,
        input: { index: 'src/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [vue(), shipped(), listed()],
    // seen from this folder, and not from that of the project
    optimizeDeps: { entries: ['index.html'] },
    build: {
      target: 'chrome130',
      minify: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks,
        input: { index: 'src/renderer/index.html' },
        output: { codeSplitting: { groups: FEW } },
      },
    },
  },
})
