import { writeFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { browserParts } from './scripts/browser-parts.ts'

/** Tells what each file of the build is made of, for the test that looks at it; beside the build, not in it. */
const modulesOfChunks: Plugin = {
  name: 'modules-of-chunks',
  writeBundle: (_options, bundle) => {
    const chunks = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [{ file: file.fileName, imports: file.imports, modules: Object.keys(file.modules) }]
        : [],
    )
    writeFileSync(new URL('./dist/web-modules.json', import.meta.url), JSON.stringify(chunks))
  },
}

/** A market's form stays a file of its own. */
const ofNoMarket = (id: string) => !id.includes('/core/markets/')

/** Builds the browser half. `#core/*` and `#web/*` are resolved from `imports` in package.json. */
export default defineConfig({
  root: 'web',
  plugins: [browserParts, react(), modulesOfChunks],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The server's policy forbids inline anything but styles, so no asset may become a data: script or font.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Libraries change rarely and are cached for long; screens are split by the router's lazy imports.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            {
              name: 'mantine',
              test: /node_modules\/(@mantine\/(?!charts)|@floating-ui|@radix-ui)/,
              priority: 2,
            },
            { name: 'tanstack', test: /node_modules\/@tanstack\//, priority: 2 },
            { name: 'zod', test: /node_modules\/zod\//, priority: 2 },
            // A screen asked for ninety small files; these groups make twelve of them, of the same weight.
            { name: 'frame', tags: ['$initial'], priority: 1 },
            { name: 'most-screens', test: ofNoMarket, minShareCount: 8 },
            { name: 'many-screens', test: ofNoMarket, minShareCount: 4 },
            {
              name: 'some-screens',
              test: ofNoMarket,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 3000,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000', '/healthz': 'http://127.0.0.1:3000' },
  },
  preview: {
    proxy: { '/api': 'http://127.0.0.1:3000', '/healthz': 'http://127.0.0.1:3000' },
  },
})
