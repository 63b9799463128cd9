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

/** What the files of a market are checked by: the hub's own set, and the regulator's where it is installed (D14). */
export interface MarketSchemas {
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
  return {
    check: (schema, xml, release, installed) => {
      const own = {
        name: 'hub schema',
        directory: join(projectRoot, 'core/markets', schema.folder),
        entry: schema.entry,
      }
      return [own, ...official(schema, release, installed)].flatMap((set) =>
        loadXmlSchema(set.directory, set.entry)
          .validate(xml)
          .map((problem) => ({ schema: set.name, ...problem })),
      )
    },
  }
}
