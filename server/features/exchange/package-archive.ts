import type { LeftOut } from '#core/contract/exchange.ts'
import type { Environment, MarketExchange } from '#core/markets/exchange.ts'
import type { ChosenRow } from '#server/exchange/left-out.ts'
import type { MadeFile } from '#server/exchange/upload-order.ts'
import { writeZip } from '#server/files/zip-writer.ts'
import { sha256 } from '#server/platform/audit.ts'

interface Archive {
  readonly exchange: MarketExchange
  readonly environment: Environment
  readonly release: string
  readonly files: readonly MadeFile[]
  readonly leftOut: readonly LeftOut[]
  readonly rows: readonly ChosenRow[]
  readonly madeBy: string
  readonly madeAt: Date
}

/** The files of a package as one archive, with their order for machines and in plain words. */
export function archiveOf(given: Archive): Buffer {
  const text = (content: string) => Buffer.from(content, 'utf8')
  return writeZip([
    { name: 'README.txt', content: text(readme(given)) },
    { name: 'manifest.json', content: text(`${JSON.stringify(manifestOf(given), null, 2)}\n`) },
    ...given.files.map(({ name, content }) => ({ name, content: text(content) })),
  ])
}

const entryOf = ({ services }: MarketExchange, { service }: MadeFile) =>
  services.find(({ id }) => id === service)?.entry

const devicesIn = ({ parts }: MadeFile): number =>
  parts.reduce((sum, { references }) => sum + references.length, 0)

function manifestOf({ exchange, environment, release, files, leftOut, rows, madeBy, madeAt }: Archive) {
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  const deviceOf = (reference: string) => {
    const row = byId.get(reference)
    return {
      submission: Number(reference),
      revision: row?.revision ?? null,
      deviceName: row?.device_name ?? null,
      deviceNumber: row?.device_number ?? null,
      udiDi: row?.udi_di ?? null,
    }
  }
  return {
    register: exchange.register,
    environment,
    release,
    madeAt: madeAt.toISOString(),
    madeBy,
    files: files.map((file) => ({
      order: file.order,
      name: file.name,
      service: file.service,
      entry: entryOf(exchange, file) ?? file.service,
      sender: file.sender,
      correlationId: file.correlationId,
      messageId: file.messageId,
      sha256: sha256(file.content),
      ...(file.document && { setId: file.document.setId, version: file.document.version }),
      ...(file.byHand && { byHand: file.byHand }),
      entities: file.parts.map(({ references, codes }) => ({ codes, submissions: references.map(deviceOf) })),
    })),
    leftOut,
  }
}

function placeOf({ register, environments, words }: MarketExchange, environment: Environment): string {
  if (environments.length === 1) return register
  if (environment === 'production') return `${register} (production)`
  return words.playground ?? `the ${register} playground`
}

function readme({ exchange, environment, release, files, leftOut, madeBy, madeAt }: Archive): string {
  const place = placeOf(exchange, environment)
  const lines = [
    `Files for ${place}, ${exchange.words.release(release)}.`,
    `Made on ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC by ${madeBy}.`,
    '',
    'HOW TO UPLOAD',
    ...exchange.words.steps(place),
    '',
    'THE FILES, IN ORDER',
    ...files.flatMap((file) => {
      const service = exchange.services.find(({ id }) => id === file.service)
      const entry = entryOf(exchange, file)
      return [
        `${file.order}. ${file.name}`,
        entry ? `   Entry:   ${entry}` : `   Service: ${file.service}`,
        `   What:    ${service?.title ?? file.service}, ${devicesIn(file) === 1 ? '1 device' : `${devicesIn(file)} devices`}`,
        `   Sender:  ${file.sender}`,
        `   SHA-256: ${sha256(file.content)}`,
        ...(file.document ? [`   Version: ${file.document.version} of the set ${file.document.setId}`] : []),
        ...(file.byHand && file.byHand.length > 0 ? [`   By hand: ${file.byHand.join(', ')}`] : []),
      ]
    }),
    '',
    leftOut.length === 0
      ? 'Nothing was left out.'
      : `LEFT OUT: ${leftOut.length === 1 ? '1 submission' : `${leftOut.length} submissions, each`} with its reason:`,
    ...leftOut.map(
      ({ submissionId, deviceName, udiDi, why }) =>
        `- ${[deviceName, udiDi].filter(Boolean).join(', ') || `Submission ${submissionId}`}: ${why}`,
    ),
  ]
  return `${lines.join('\r\n')}\r\n`
}
