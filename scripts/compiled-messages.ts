import { fileURLToPath } from 'node:url'
import compile from 'icu-minify/compile'
import { type Plugin, runnerImport } from 'vite'

/**
 * Reads the messages when the browser's half is built, so that no reader of them is loaded with the first page. Without
 * this plugin, as in development, everything works the same: use-intl then reads each message when it is first shown.
 */
export const compiledMessages: Plugin = {
  name: 'compiled-messages',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
    },
  }),
  load: async (id) => {
    if (!id.startsWith(tables)) return null
    const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id, {
      configFile: false,
      logLevel: 'error',
    })
    return Object.entries(module)
      .map(([name, table]) => `export const ${name} = ${JSON.stringify(compiled(table))}\n`)
      .join('')
  },
}

const tables = fileURLToPath(new URL('../web/messages/en/', import.meta.url))

function compiled(part: unknown): unknown {
  if (typeof part === 'string') return compile(part)
  // A list of texts is no message.
  if (Array.isArray(part)) return part
  return Object.fromEntries(Object.entries(part as object).map(([key, inner]) => [key, compiled(inner)]))
}
