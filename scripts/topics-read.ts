import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

/**
 * Reads what can be asked of RegBot when the server is built: it takes seconds, and each start of a hub would pay them.
 * Without this plugin, as in tests, the same is read when it is first needed.
 */
export const topicsRead: Plugin = {
  name: 'topics-read',
  apply: 'build',
  load: async (id) => {
    if (id !== place) return null
    const { module } = await runnerImport<typeof import('../core/knowledge/topics/topics-to-keep.ts')>(
      source,
      { configFile: false, logLevel: 'error' },
    )
    const json = JSON.stringify(module.topicsToKeep)
    return `export const keptByBuild = () => JSON.parse(${JSON.stringify(json)})\n`
  },
}

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../core/knowledge/topics/${name}.ts`, import.meta.url))
const place = fileOf('kept-by-build')
const source = fileOf('topics-to-keep')
