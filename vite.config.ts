import { writeFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { browserParts } from './scripts/browser-parts.ts'
import { compiledMessages } from './scripts/compiled-messages.ts'

/** Tells what each file of the build is made of, for the test that looks at it; beside the build, not in it. */
const modulesOfChunks: Plugin = {
  name: 'modules-of-chunks',
  writeBundle: (_options, bundle) => {
    const chunks = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [
            {
              file: file.fileName,
              imports: file.imports,
              styles: [...(file.viteMetadata?.importedCss ?? [])],
              modules: Object.keys(file.modules),
            },
          ]
        : [],
    )
    writeFileSync(new URL('./dist/web-modules.json', import.meta.url), JSON.stringify(chunks))
  },
}

/** Widgets and what they stand on; charts and bar codes are heavy, and few screens have any. */
const partOfScreens = (id: string) =>
  /node_modules|web.(ui|platform|data|record-form)/.test(id) && !/recharts|d3-|bwip/.test(id)

/** Lists have no form of dictionary fields; most other screens do. */
const partOfForms = (id: string) => /web.record-form|web.ui.(statement|choice|checkbox)-field/.test(id)

/** Builds the browser half. `#core/*` and `#web/*` are resolved from `imports` in package.json. */
export default defineConfig({
  root: 'web',
  plugins: [browserParts, compiledMessages, react(), modulesOfChunks],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The server's policy forbids inline anything but styles, so no asset may become a data: script or font.
    assetsInlineLimit: 0,
    // All browsers it is built for preload modules themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Libraries change rarely and are cached for long. What the sign-in page needs, and with it every other, is one
        // file; the rest comes with its screen, by the router's lazy imports.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
            { name: 'query', test: /node_modules\/@tanstack\/(react-)?query/, priority: 5 },
            { name: 'router', test: /node_modules\/@tanstack\//, priority: 5 },
            { name: 'zod', test: /node_modules\/zod\//, priority: 5 },
            { name: 'sign-in', test: /web\/(main|features\/auth\/login-screen)\.tsx$/, priority: 4 },
            {
              name: 'public',
              test: /web\/(signed-out-app|features\/auth\/[\w-]+-screen)\.tsx$/,
              priority: 3,
            },
            // Loaded one by one, what a screen is built of makes a hundred requests.
            {
              name: 'screens',
              test: (id) => partOfScreens(id) && !partOfForms(id),
              minShareCount: 8,
              priority: 2,
            },
            // Of lists too: forms would take them along.
            {
              name: 'small',
              test: /use-debounced-value|use-ticked|IconChevronDown|china-issuers/,
              priority: 4,
            },
            { name: 'forms', test: partOfForms, minShareCount: 8, priority: 1 },
            {
              name: 'some-screens',
              test: partOfScreens,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 2000,
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
