import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

/**
 * Reads what can be asked of RegBot when the server is built: it takes seconds, and each start of a hub would pay them.
 * Run from source without this plugin, the same is read when it is first needed.
 */
export const topicsRead: Plugin = {
  name: 'topics-read',
  apply: 'build',
  // A place that was renamed would cost every start those seconds again.
  buildEnd: (error) => {
    if (!error && !isRead) throw new Error(`Nothing imports ${place}`)
  },
  load,
}

/**
 * For the tests: each worker would read them anew. Not while files are watched, where topics change under what was read
 * of them.
 */
export const topicsReadOnce: Plugin = {
  name: 'topics-read-once',
  configureVitest: ({ vitest }) => {
    areWatched = vitest.config.watch
  },
  load: (id) => (areWatched ? null : load(id)),
}

let isRead = false
let areWatched = false
let reading: Promise<string> | undefined
const root = fileURLToPath(new URL('..', import.meta.url))
const fileOf = (name: string) => join(root, 'core/knowledge/topics', `${name}.ts`)
const place = fileOf('packed-by-build')
const source = fileOf('topics-to-pack')

async function load(id: string): Promise<string | null> {
  if (id !== place) return null
  isRead = true
  reading ??= read()
  return `export const packedByBuild = () => JSON.parse(${JSON.stringify(await reading)})\n`
}

/** What was read of the same sources, by the build or by tests, is kept. */
async function read(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/hub-topics')
  const file = join(folder, `${fingerprint()}.json`)
  const kept = attempt(() => readFileSync(file, 'utf8'))
  if (kept !== undefined) return kept
  const { module } = await runnerImport<typeof import('../core/knowledge/topics/topics-to-pack.ts')>(source, {
    configFile: false,
    logLevel: 'error',
  })
  const json = JSON.stringify(module.packedTopics)
  attempt(() => {
    mkdirSync(folder, { recursive: true })
    const old = readdirSync(folder).filter((name) => name.endsWith('.json'))
    const own = `${file}.${process.pid}`
    writeFileSync(own, json)
    renameSync(own, file)
    for (const name of old) rmSync(join(folder, name), { force: true })
  })
  return json
}

/** Where nothing can be kept, all is read anew. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Of all that a topic, and the reading of it, may be made of. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const name of readdirSync(join(root, 'core'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) {
      hash.update(name).update(readFileSync(join(root, 'core', name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
