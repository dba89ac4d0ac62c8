import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { join } from 'node:path'

const here = import.meta.dirname
const out = (part: string): string => join(here, '../out/floor', part)

// As the program itself is built.
export default defineConfig({
  main: {
    build: {
      outDir: out('main'),
      target: 'node20.18',
      minify: true,
      rolldownOptions: {
        input: { index: join(here, 'main.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  preload: {
    build: {
      outDir: out('preload'),
      externalizeDeps: false,
      isolatedEntries: true,
      rolldownOptions: {
        input: { index: join(here, 'preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: join(here, 'renderer'),
    plugins: [vue()],
    build: {
      outDir: out('renderer'),
      target: 'chrome130',
      minify: true,
      rolldownOptions: { input: { index: join(here, 'renderer/index.html') } },
    },
  },
})
