import { builtinModules } from 'node:module'
import { defineConfig, type Plugin } from 'vite'
import { ruleContent } from './scripts/rule-content.ts'
import { topicsRead } from './scripts/topics-read.ts'

/**
 * Packages of many small modules, which nothing but our own code asks for (and what feedsmith is made of): reading each
 * module from its file took a third of the time the server needs to start.
 */
const manyModules = [
  'kysely',
  'zod',
  'feedsmith',
  'csv-parse',
  'd3-dsv',
  'fast-xml-parser',
  'entities',
  'nodemailer',
]
const isBundled = (id: string) => manyModules.some((name) => id === name || id.startsWith(`${name}/`))

/**
 * Writes characters outside ASCII as escapes. A script with one such character is kept with two bytes a character for as
 * long as the server runs; they stand in texts and patterns alone, where an escape means the same.
 */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  enforce: 'post',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped)
    }
  },
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Bundles the server's own code and some packages; the others stay in node_modules. */
export default defineConfig({
  plugins: [asciiOnly, topicsRead],
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
        serve: 'server/serve.ts',
        'pglite-reader': 'server/backup/pglite-reader.ts',
        'xlsx-worker': 'server/files/xlsx-worker.ts',
        'upload-worker': 'server/exchange/upload-worker.ts',
        'workbook-worker': 'server/workbooks/workbook-worker.ts',
        'pdf-worker': 'server/pdf/pdf-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      external: (id) =>
        builtinModules.includes(id) || id.startsWith('node:') || (/^[a-z@][^#]*$/.test(id) && !isBundled(id)),
    },
  },
})
