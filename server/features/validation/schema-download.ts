import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeZip } from '#server/files/zip-writer.ts'
import { notFound } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { projectRoot } from '#server/platform/project-root.ts'

/** The hub's own schema set of a market, whole: its entry names the other files (decision D14). */
export async function schemaSetOf(hub: Pick<Hub, 'marketOf'>, code: string): Promise<FileAnswer> {
  const market = hub.marketOf(code)
  const schema = market?.files.find((file) => file.schema !== undefined)?.schema
  if (!market || !schema) throw notFound('The files of this market have no schema')
  const directory = join(projectRoot, 'core/markets', schema.folder)
  const names = (await readdir(directory)).filter((name) => name.endsWith('.xsd')).sort()
  const entries = await Promise.all(
    names.map(async (name) => ({ name, content: await readFile(join(directory, name)) })),
  )
  return {
    fileName: `${market.code}-schema-${schema.label}.zip`,
    contentType: 'application/zip',
    content: writeZip(entries),
  }
}
