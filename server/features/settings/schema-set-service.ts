import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Issue } from '#core/contract/problem.ts'
import type { SchemaSet } from '#core/contract/settings.ts'
import { readZip, ZipError } from '#server/files/zip-archive.ts'
import { invalid } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { listSchemaSets, type SchemaFiles, storeSchemaSet } from '#server/settings/schema-set-queries.ts'
import { unpackSchemaSet } from '#server/settings/schema-sets.ts'

/** EUDAMED's data exchange: the file of the set that imports the others, and where it says its release. */
const entry = 'service/Message.xsd'
const releaseFile = 'service/Message/MessageType.xsd'
const releasePattern =
  /name="version"[^>]*fixed="(\d{1,3}\.\d{1,3}\.\d{1,3})"|fixed="(\d{1,3}\.\d{1,3}\.\d{1,3})"[^>]*name="version"/

/** The Commission's set has 65 files of 1.3 MB together. */
const maxBytes = 20 * 1024 * 1024

export async function schemaSets(hub: Hub): Promise<SchemaSet[]> {
  return (await listSchemaSets(hub.db)).map((row) => ({
    folder: row.folder,
    release: row.folder.split('xsd-')[1] ?? '',
    hash: row.hash,
    installedAt: row.installed_at.toISOString(),
  }))
}

/** Installs the Commission’s schema set from a ZIP; on any error nothing changes. */
export async function installSchemaSet(hub: Hub, actor: Actor, zip: Buffer): Promise<SchemaSet[]> {
  const files = await filesOf(zip)
  const release = releaseOf(files)
  await compile(files)
  const folder = `eudamed/xsd-${release}`
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex')
  await inTransaction(hub, actor, async ({ tx, now, record }) => {
    await storeSchemaSet(tx, { folder, hash, files, at: now, by: actor.id })
    record({
      action: 'settings_changed',
      entityType: 'settings',
      entityId: null,
      changesData: {
        actionNotes: `Schema set EUDAMED ${release} installed, ${Object.keys(files).length} files, SHA-256 ${hash}`,
      },
    })
  })
  return schemaSets(hub)
}

const refused = (message: string) => invalid([{ path: 'file', message } satisfies Issue])

async function filesOf(zip: Buffer): Promise<SchemaFiles> {
  const climbing: string[] = []
  const wanted = (name: string) => {
    if (/(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(name)) climbing.push(name)
    return /\.xsd$/i.test(name)
  }
  const entries = await readZip(zip, wanted, maxBytes).catch((error: unknown) => {
    if (error instanceof ZipError) throw refused(`${error.message}. Nothing was installed.`)
    throw error
  })
  if (climbing.length > 0) {
    throw refused('The archive names files outside of itself. Nothing was installed.')
  }
  const main = entries.map(({ name }) => name).filter((name) => name === entry || name.endsWith(`/${entry}`))
  const [path] = main.toSorted((a, b) => a.length - b.length)
  if (path === undefined) {
    throw refused(`The archive holds no ${entry}: it is not the schema set of EUDAMED's data exchange.`)
  }
  const root = path.slice(0, path.length - entry.length)
  const own = entries.filter(({ name }) => name.startsWith(root))
  return Object.fromEntries(
    own.map(({ name, content }) => [name.slice(root.length), content.toString('utf8')]),
  )
}

function releaseOf(files: SchemaFiles): string {
  const found = releasePattern.exec(files[releaseFile] ?? '')
  const release = found?.[1] ?? found?.[2]
  if (release === undefined) {
    throw refused(`${releaseFile} does not say its release. Nothing was installed.`)
  }
  return release
}

async function compile(files: SchemaFiles): Promise<void> {
  const { loadXmlSchema } = await import('#server/files/xml-schema.ts')
  const directory = unpackSchemaSet(files)
  try {
    loadXmlSchema(directory, entry)
  } catch {
    throw refused('The schemas in the archive do not fit together. Nothing was installed.')
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
