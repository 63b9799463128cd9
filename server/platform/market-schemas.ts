import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileSchema } from '#core/markets/market.ts'
import { projectRoot } from './project-root.ts'

/** One fault a schema finds in a file. */
export interface SchemaFault {
  readonly schema: string
  readonly message: string
  readonly line: number
  readonly path?: string
}

/** A set, and where it is. */
export interface SchemaSet {
  readonly name: string
  readonly directory: string
  readonly entry: string
  /** Its release, where it is also used to check files of another one. */
  readonly judgesAs?: string
}

/** The regulator's own schema set: its release and its directory. */
export interface OfficialSet {
  readonly release: string
  readonly directory: string
}

/** What the files of a market are checked by: the hub's own set, and the regulator's where it is installed (D14). */
export interface MarketSchemas {
  /** The sets a file is checked by, for a thread that checks by itself. */
  sets(schema: FileSchema, release?: string, installed?: OfficialSet): readonly SchemaSet[]
  /** `installed`: where a set that an administrator installed is unpacked; it comes before the reference material. */
  check(schema: FileSchema, xml: string, release?: string, installed?: OfficialSet): Promise<SchemaFault[]>
}

/** `referenceDir` is where official schema sets are installed, if anywhere. */
export function createMarketSchemas(referenceDir: string | undefined): MarketSchemas {
  const sets = (schema: FileSchema, release?: string, installed?: OfficialSet): readonly SchemaSet[] => {
    const directory = join(projectRoot, 'core/markets', schema.folder)
    const own = { name: 'hub schema', directory, entry: schema.entry }
    if (!schema.official || release === undefined) return [own]
    const official = installed ?? referenceSet(referenceDir, schema.official, release)
    if (!official) return [own]
    const { name, entry } = schema.official
    const isOther = official.release !== release
    return [
      own,
      {
        name: `${name} ${official.release}`,
        directory: official.directory,
        entry,
        ...(isOther && { judgesAs: official.release }),
      },
    ]
  }
  return {
    sets,
    check: (schema, xml, release, installed) => checkBySets(sets(schema, release, installed), xml),
  }
}

function referenceSet(
  referenceDir: string | undefined,
  { folder, entry }: NonNullable<FileSchema['official']>,
  release: string,
): OfficialSet | undefined {
  if (!referenceDir) return undefined
  const parent = join(referenceDir, dirname(folder))
  if (!existsSync(parent)) return undefined
  const found = readdirSync(parent)
    .map((name) => join(dirname(folder), name))
    .filter((path) => path.startsWith(folder) && existsSync(join(referenceDir, path, entry)))
    .map((path) => path.slice(folder.length))
  const nearest = nearestRelease(found, release)
  return nearest === undefined
    ? undefined
    : { release: nearest, directory: join(referenceDir, folder + nearest) }
}

const numbersOf = (release: string): number[] => release.split('.').map(Number)

/**
 * Of the installed sets, the one of this release, or else the latest that differs only in the last number: it is the
 * same in the parts the hub writes (decision D56).
 */
export function nearestRelease(releases: readonly string[], wanted: string): string | undefined {
  if (releases.includes(wanted)) return wanted
  const [major, minor] = numbersOf(wanted)
  return releases
    .filter((release) => /^\d+\.\d+\.\d+$/.test(release))
    .map((release) => ({ release, numbers: numbersOf(release) }))
    .filter(({ numbers }) => numbers[0] === major && numbers[1] === minor)
    .toSorted((a, b) => (a.numbers[2] ?? 0) - (b.numbers[2] ?? 0))
    .at(-1)?.release
}

/** The version attribute of a file's root element, not that of the XML declaration. */
const rootVersion = /(<[A-Za-z_][^>]*?\sversion=")[^"]*(")/

/** All that the sets find in a file. The library that checks is loaded for the first file: not every hub has one. */
export async function checkBySets(sets: readonly SchemaSet[], xml: string): Promise<SchemaFault[]> {
  const { loadXmlSchema } = await import('#server/files/xml-schema.ts')
  return sets.flatMap(({ name, directory, entry, judgesAs }) =>
    loadXmlSchema(directory, entry)
      .validate(judgesAs === undefined ? xml : xml.replace(rootVersion, `$1${judgesAs}$2`))
      .map((problem) => ({ schema: name, ...problem })),
  )
}
