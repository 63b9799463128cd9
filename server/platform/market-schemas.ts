import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FileSchema } from '#core/markets/market.ts'
import { loadXmlSchema } from '#server/files/xml-schema.ts'
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
}

/** What the files of a market are checked by: the hub's own set, and the regulator's where it is installed (D14). */
export interface MarketSchemas {
  /** The sets a file is checked by, for a thread that checks by itself. */
  sets(schema: FileSchema, release?: string, installed?: string): readonly SchemaSet[]
  /** `installed`: where a set that an administrator installed is unpacked; it comes before the reference material. */
  check(schema: FileSchema, xml: string, release?: string, installed?: string): SchemaFault[]
}

/** `referenceDir` is where official schema sets are installed, if anywhere. */
export function createMarketSchemas(referenceDir: string | undefined): MarketSchemas {
  const official = (schema: FileSchema, release: string | undefined, installed: string | undefined) => {
    const set = release === undefined ? undefined : schema.official?.(release)
    if (set && installed !== undefined) return [{ name: set.name, directory: installed, entry: set.entry }]
    if (!set || !referenceDir || !existsSync(join(referenceDir, set.folder, set.entry))) return []
    return [{ name: set.name, directory: join(referenceDir, set.folder), entry: set.entry }]
  }
  const sets = (schema: FileSchema, release?: string, installed?: string): readonly SchemaSet[] => {
    const directory = join(projectRoot, 'core/markets', schema.folder)
    return [{ name: 'hub schema', directory, entry: schema.entry }, ...official(schema, release, installed)]
  }
  return {
    sets,
    check: (schema, xml, release, installed) => checkBySets(sets(schema, release, installed), xml),
  }
}

/** All that the sets find in a file. */
export const checkBySets = (sets: readonly SchemaSet[], xml: string): SchemaFault[] =>
  sets.flatMap(({ name, directory, entry }) =>
    loadXmlSchema(directory, entry)
      .validate(xml)
      .map((problem) => ({ schema: name, ...problem })),
  )
