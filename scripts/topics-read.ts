import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

/**
 * Reads what can be asked of RegBot when the server is built: it takes seconds, and each start of a hub would pay them.
 * Without this plugin, as in tests, the same is read when it is first needed.
 */
export const topicsRead: Plugin = {
  name: 'topics-read',
  apply: 'build',
  // A place that was renamed would cost every start those seconds again.
  buildEnd: (error) => {
    if (!error && !isRead) throw new Error(`Nothing imports ${place}`)
  },
  load: async (id) => {
    if (id !== place) return null
    isRead = true
    const { module } = await runnerImport<typeof import('../core/knowledge/topics/topics-to-pack.ts')>(
      source,
      { configFile: false, logLevel: 'error' },
    )
    const json = JSON.stringify(module.packedTopics)
    return `export const packedByBuild = () => JSON.parse(${JSON.stringify(json)})\n`
  },
}

let isRead = false
const fileOf = (name: string) =>
  fileURLToPath(new URL(`../core/knowledge/topics/${name}.ts`, import.meta.url))
const place = fileOf('packed-by-build')
const source = fileOf('topics-to-pack')
