import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hubSchemaEntry } from '#core/markets/eu/schema/files.ts'
import { loadXmlSchema } from '#server/files/xml-schema.ts'
import { projectRoot } from './project-root.ts'

/** One fault a schema finds in a message. */
export interface SchemaFault {
  readonly schema: string
  readonly message: string
  readonly line: number
  readonly path?: string
}

/** The schema sets EU messages are judged by: the hub's own, and the Commission's where installed (D14). */
export interface EuSchemas {
  check(xml: string): SchemaFault[]
}

/**
 * `version` is the release the messages are written for; the Commission's set is used where
 * `referenceDir` holds it as eudamed/xsd-<version>.
 */
export function createEuSchemas(referenceDir: string | undefined, version: string): EuSchemas {
  const sets = [
    { name: 'hub schema', directory: join(projectRoot, 'core/markets/eu/schema'), entry: hubSchemaEntry },
  ]
  const official = join(referenceDir ?? '', 'eudamed', `xsd-${version}`)
  if (referenceDir && existsSync(join(official, 'service/Message.xsd'))) {
    sets.push({ name: `EUDAMED schema ${version}`, directory: official, entry: 'service/Message.xsd' })
  }
  return {
    check: (xml) =>
      sets.flatMap((set) =>
        loadXmlSchema(set.directory, set.entry)
          .validate(xml)
          .map((problem) => ({ schema: set.name, ...problem })),
      ),
  }
}
