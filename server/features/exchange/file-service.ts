import { createHash } from 'node:crypto'
import type { Attempt, ExportedFile, ExportQuery } from '#core/contract/exchange.ts'
import { environmentOf } from '#core/markets/exchange.ts'
import { sentMessagesOf } from '#server/connections/transmission-queries.ts'
import { answerBytes, answersOfFile } from '#server/exchange/answer-queries.ts'
import { attemptsOfFile, presentAttempt } from '#server/exchange/attempt-queries.ts'
import { type FileRow, fileContent, findFile, presentFile } from '#server/exchange/exported-file-queries.ts'
import { type PackageRow, packageContent } from '#server/exchange/package-queries.ts'
import { writeZip } from '#server/files/zip-writer.ts'
import { dayOf } from '#server/platform/day.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { chooseSubmissions } from './choose-submissions.ts'
import { environmentAsked, exchangeMarketOf } from './exchange-market.ts'
import { archiveOf } from './package-archive.ts'
import { nothingReady, refuseFaulty } from './packages-service.ts'
import { contentTypes } from './submission-files.ts'
import { filesFor } from './upload-files.ts'

/** Downloads of exported files, and previews. */

export async function requireFile(hub: Hub, id: number): Promise<FileRow> {
  const row = await findFile(hub.db, id)
  if (!row) throw notFound('File not found')
  return row
}

export async function fileWithAttempts(
  hub: Hub,
  row: FileRow,
): Promise<ExportedFile & { attempts: Attempt[] }> {
  return { ...presentFile(row), attempts: (await attemptsOfFile(hub.db, row.id)).map(presentAttempt) }
}

const fileTypes: Readonly<Record<string, string>> = contentTypes

/** The exported bytes; the download is recorded in the audit trail. */
export async function downloadFile(hub: Hub, actor: Actor, row: FileRow): Promise<FileAnswer> {
  const content = await fileContent(hub.db, row.id)
  await tell(hub, actor, row.id, `${row.file_name} again, SHA-256 ${row.hash}`)
  const ending = row.file_name.split('.').at(-1) ?? ''
  return { fileName: row.file_name, contentType: fileTypes[ending] ?? contentTypes.xml, content }
}

export async function downloadPackage(hub: Hub, actor: Actor, row: PackageRow): Promise<FileAnswer> {
  const content = await packageContent(hub.db, row.id)
  if (!content) throw new Refusal('not_valid', row.message ?? 'The package is not ready yet.')
  await tell(hub, actor, row.id, `${row.file_name}, SHA-256 ${row.hash}`)
  return { fileName: row.file_name, contentType: 'application/zip', content }
}

const tell = (hub: Hub, actor: Actor, id: number | null, actionNotes: string): Promise<void> =>
  inTransaction(hub, actor, async ({ record }) => {
    record({ action: 'exported', entityType: 'export', entityId: id, changesData: { actionNotes } })
  })

/** Everything an auditor asks for of a file: itself, who made and approved it, and what the register answered. */
export async function auditorsCopy(hub: Hub, actor: Actor, row: FileRow): Promise<FileAnswer> {
  const content = Buffer.from(await fileContent(hub.db, row.id))
  const answers = await answersOfFile(hub.db, row.id)
  const messages = await sentMessagesOf(hub.db, row.id)
  const about = {
    ...(await fileWithAttempts(hub, row)),
    sha256Checked: createHash('sha256').update(content).digest('hex') === row.hash,
    answers: answers.map(({ file_name, hash, created_at }) => ({
      fileName: file_name,
      sha256: hash,
      readAt: created_at.toISOString(),
    })),
    messages: messages.map(({ message_id, content_hash }) => ({
      messageId: message_id,
      sha256: content_hash,
    })),
    copiedAt: hub.now().toISOString(),
    copiedBy: actor.name,
  }
  const archive = writeZip([
    { name: 'about.json', content: Buffer.from(`${JSON.stringify(about, null, 2)}\n`, 'utf8') },
    { name: `file/${row.file_name}`, content },
    ...answers.map(({ id, file_name, content: given }) => ({
      name: `answers/${id}-${file_name.replace(/[^\w.-]+/g, '_')}`,
      content: answerBytes(given),
    })),
    ...messages.map(({ id, content: sent }) => ({
      name: `messages/${id}.json`,
      content: sent ?? Buffer.alloc(0),
    })),
  ])
  const fileName = `audit-copy-${row.id}.zip`
  await tell(hub, actor, row.id, `${fileName} of ${row.file_name}, SHA-256 ${row.hash}`)
  return { fileName, contentType: 'application/zip', content: archive }
}

/** The files that would be made now, without being recorded as sent. */
export async function exportXml(hub: Hub, actor: Actor, query: ExportQuery): Promise<FileAnswer> {
  const { market, environment: asked, ...filters } = query
  const target = exchangeMarketOf(hub, market)
  const { settings } = await readSettings(hub.db)
  const environment = environmentAsked(target.exchange, settings, asked)
  const chosen = await chooseSubmissions(hub, actor, target, {
    query: filters,
    environment,
    settings,
    again: true,
    whole: true,
  })
  const now = hub.now()
  const made = await filesFor(hub, target, chosen, {
    ...{ environment, settings, now },
    writes: true,
    isPreview: true,
  })
  const leftOut = [...chosen.leftOut, ...made.leftOut]
  refuseFaulty(made)
  const [only, ...others] = made.files
  if (!only) throw nothingReady(leftOut, chosen.matching)
  const day = dayOf(now)
  const isOne = others.length === 0
  const fileName = isOne ? only.name : `${target.market.code}-${environment}-${day}.zip`
  await tell(
    hub,
    actor,
    null,
    `${fileName} ${JSON.stringify(filters)}, ${chosen.items.length - made.leftOut.length} submissions, not recorded as sent`,
  )
  if (isOne) return { fileName, contentType: contentTypes[target.file.format], content: only.content }
  const content = archiveOf({
    exchange: target.exchange,
    environment,
    release: made.release,
    files: made.files,
    leftOut,
    rows: chosen.rows,
    madeBy: actor.name,
    madeAt: now,
  })
  return { fileName, contentType: 'application/zip', content }
}

/** A sample file of a service. */
export async function templateFile(
  hub: Hub,
  { service, market }: { readonly service: string; readonly market?: string | undefined },
): Promise<FileAnswer> {
  const { exchange, file } = exchangeMarketOf(hub, market)
  const { template, register } = exchange
  if (!template) throw invalid([{ path: 'market', message: `There are no sample files for ${register}.` }])
  const { settings } = await readSettings(hub.db)
  const content = template(service, exchange.releaseOf(settings, environmentOf(exchange, settings)))
  if (content === undefined) {
    const names = exchange.services.map(({ id }) => id).join(', ')
    throw invalid([{ path: 'service', message: `This service does not exist. Available services: ${names}` }])
  }
  const fileName = `sample-${service.replace('.', '-')}.${file.format}`
  return { fileName, contentType: contentTypes[file.format], content }
}
