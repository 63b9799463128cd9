import { builtinModules } from 'node:module'
import { defineConfig } from 'vite'
import { ruleContent } from './scripts/rule-content.ts'

/**
 * Packages of many small modules, which nothing but our own code asks for (and what feedsmith is made of): reading each
 * module from its file took a third of the time the server needs to start.
 */
const manyModules = [
  'kysely',
  'zod',
  'feedsmith',
  'csv-parse',
  'csv-stringify',
  'fast-xml-parser',
  'entities',
  'nodemailer',
]
const isBundled = (id: string) => manyModules.some((name) => id === name || id.startsWith(`${name}/`))

/** Bundles the server's own code and some packages; the others stay in node_modules. */
export default defineConfig({
  define: { RULE_CONTENT: JSON.stringify(ruleContent()) },
  ssr: { noExternal: manyModules },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        cli: 'server/cli.ts',
        'pglite-reader': 'server/backup/pglite-reader.ts',
        'xlsx-worker': 'server/files/xlsx-worker.ts',
        'upload-worker': 'server/exchange/upload-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      external: (id) =>
        builtinModules.includes(id) || id.startsWith('node:') || (/^[a-z@][^#]*$/.test(id) && !isBundled(id)),
    },
  },
})
