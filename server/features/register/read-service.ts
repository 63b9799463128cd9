import { createHash } from 'node:crypto'
import type { RegisterRead } from '#core/contract/register.ts'
import { environmentOf } from '#core/markets/exchange.ts'
import type { RegisterFile, RegisterReading } from '#core/markets/register.ts'
import type { Db } from '#server/database/connect.ts'
import { type ComparedDevice, insertDevices } from '#server/exchange/register-device-queries.ts'
import {
  countRead,
  findRead,
  finishRead,
  insertRead,
  keepAnswer,
  type ReadRow,
} from '#server/exchange/register-read-queries.ts'
import { readZip, ZipError } from '#server/files/zip-archive.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { storableText } from '#server/platform/storable-text.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { type KeptCertificates, keepCertificates } from './certificate-keeping.ts'
import { tellOfChanges } from './certificate-telling.ts'
import { compared } from './compare-devices.ts'
import { type RegisterMarket, registerMarketOf } from './register-market.ts'

/** What an archive may unpack to. */
const mostBytes = 200 * 1024 * 1024
/** Saved answers of the public site: two files for each device. */
const mostFiles = 20_000
const refused = (message: string) => invalid([{ path: 'file', message: `${message} Nothing was saved.` }])

/** Reads files of a register and compares them with the hub; nothing becomes a submission yet. */
export async function readFiles(
  hub: Hub,
  actor: Actor,
  given: { readonly name: string; readonly bytes: Buffer },
  market: string | undefined,
): Promise<RegisterRead> {
  const target = registerMarketOf(hub, market)
  const files = await unpacked(given)
  const reading = target.register.read(files)
  if (reading.devices.length === 0 && reading.certificates.length === 0) throw nothingRead(reading.problems)
  const { settings } = await readSettings(hub.db)
  const environment = environmentOf(target.exchange, settings)
  const all = await compared(hub.db, target, reading.devices)
  const id = await inTransaction(hub, actor, async (unit) => {
    const readId = await insertRead(unit.tx, {
      market: target.market.code,
      environment,
      source: 'files',
      actor: null,
      name: storableText(given.name),
      now: unit.now,
      actorId: actor.id,
    })
    const hashes: string[] = []
    for (const { name, bytes } of files) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      hashes.push(hash)
      await keepAnswer(unit.tx, {
        readId,
        name: storableText(name),
        hash,
        bytes: Buffer.from(bytes),
        now: unit.now,
      })
    }
    const { kept } = await keepDevices(hub, unit, target, readId, reading, all)
    unit.record({
      action: 'imported',
      entityType: 'import',
      entityId: readId,
      changesData: {
        actionNotes: `${storableText(given.name)} (${reading.recognised}): ${reading.devices.length} devices read and compared, none stored; ${kept} certificates kept. SHA-256 ${hashes.slice(0, 20).join(', ')}`,
      },
    })
    return readId
  })
  return presentRead(hub.db, await requireRead(hub.db, id))
}

/** Keeps what was read: devices to be looked at, and certificates. */
export async function keepDevices(
  hub: Pick<Hub, 'mailer'>,
  unit: Unit,
  target: RegisterMarket,
  readId: number,
  reading: RegisterReading,
  all: readonly ComparedDevice[],
): Promise<KeptCertificates> {
  const read = await findRead(unit.tx, readId)
  if (!read) throw new Error(`The reading ${readId} of the market ${target.market.code} is gone`)
  const certificates = await keepCertificates(unit, read, reading)
  // Nothing was read for the hub, and nobody would find it again.
  if (read.source === 'files' && all.length === 0 && certificates.kept === 0)
    throw nothingRead([...certificates.problems, ...reading.problems])
  await insertDevices(unit.tx, read, all, unit.now)
  const problems = [...certificates.problems, ...reading.problems].map(({ file, message }) => ({
    file: storableText(file),
    message: storableText(message),
  }))
  const { recognised } = reading
  const counts = { kept: certificates.kept, changed: certificates.changed.length }
  const end = { status: 'checked', recognised, message: null, problems, certificates: counts } as const
  await finishRead(unit.tx, readId, end)
  // What changes in a playground is nobody's certificate.
  if (read.environment === 'production') await tellOfChanges(hub, unit, target, readId, certificates.changed)
  return certificates
}

/** The file itself, or the files of an archive. */
async function unpacked(given: { readonly name: string; readonly bytes: Buffer }): Promise<RegisterFile[]> {
  const isZip = given.bytes.subarray(0, 2).toString('latin1') === 'PK'
  if (!isZip) return [given]
  const wanted = (name: string) => /\.(xml|json|jsonl|txt)$/i.test(name) && !name.startsWith('__MACOSX/')
  const entries = await readZip(given.bytes, wanted, mostBytes, mostFiles).catch((error: unknown) => {
    throw error instanceof ZipError ? refused(`${error.message}.`) : error
  })
  if (entries.length === 0) throw refused('The archive holds no XML and no JSON.')
  return entries.map(({ name, content }) => ({ name, bytes: content }))
}

function nothingRead(problems: RegisterReading['problems']) {
  const [first, ...others] = problems
  const message = first
    ? first.message
    : 'The file contains no devices or certificates. This does not mean that none exist.'
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  return refused(storableText(`${message}${more}`))
}

export async function requireRead(db: Db, id: number): Promise<ReadRow> {
  const row = await findRead(db, id)
  if (!row) throw notFound('This upload does not exist')
  return row
}

export async function presentRead(db: Db, row: ReadRow): Promise<RegisterRead> {
  const { counts, ...numbers } = await countRead(db, row.id)
  const all = { new: 0, same: 0, different: 0, incomplete: 0, 'not-found': 0, 'could-not-ask': 0, ...counts }
  const isLost = row.status_now === 'failed' && row.message === null
  return {
    id: row.id,
    market: row.market,
    status: row.status_now,
    environment: row.environment,
    source: row.source,
    actor: row.actor,
    name: row.name,
    recognised: row.recognised,
    done: row.done,
    total: row.total,
    message: isLost
      ? 'The server stopped in the meantime. Start again: answers already received are not requested again.'
      : row.message,
    problems: row.problems,
    certificates: row.certificates,
    certificatesChanged: row.certificates_changed,
    counts: all,
    ...numbers,
    createdAt: row.created_at.toISOString(),
    createdByName: row.created_by_name,
  }
}
