import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What judges submissions of every market; of `core/markets` the files beside the markets' own folders belong to it. */
const shared = [
  ...['rules', 'identifiers', 'dictionary', 'code-lists', 'emdn', 'text'].map((room) => `core/${room}`),
  'core/markets/country-kit',
]

/** The markets of one file each. */
const countries = 'core/markets/country'

/**
 * The content of the rules of each market, by its code: a hash of what it is judged by, its own folder or file and what
 * all share. Two builds name the same content alike, and a changed rule, field, linter or fix names it otherwise.
 */
export function ruleContent(): Record<string, string> {
  const folders = readdirSync(join(root, 'core/markets')).filter((name) =>
    existsSync(join(root, 'core/markets', name, 'form/index.ts')),
  )
  const ofAll = hashOf([...shared.flatMap(filesIn), ...filesOf('core/markets')])
  const own = [
    ...folders.map((name) => [name, filesIn(`core/markets/${name}`)] as const),
    ...filesOf(countries).map((file) => [basename(file, '.ts'), [file]] as const),
  ]
  return Object.fromEntries(
    own.map(([name, files]) => {
      const hash = createHash('sha256').update(ofAll).update(hashOf(files))
      return [name.toUpperCase(), hash.digest('hex').slice(0, 12)]
    }),
  )
}

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts')

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map(({ name }) => `${folder}/${name}`)

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => isSource(name) && !name.includes('fixtures/'))
    .map((name) => `${folder}/${name}`)

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files.toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
