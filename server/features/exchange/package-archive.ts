import type { LeftOut } from '#core/contract/exchange.ts'
import type { Environment, MarketExchange } from '#core/markets/exchange.ts'
import type { MadeFile } from '#server/exchange/upload-order.ts'
import { writeZip } from '#server/files/zip-writer.ts'
import { sha256 } from '#server/platform/audit.ts'
import type { ChosenRow } from './choose-submissions.ts'

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
      entry: exchange.services.find(({ id }) => id === file.service)?.entry ?? file.service,
      sender: file.sender,
      correlationId: file.correlationId,
      messageId: file.messageId,
      sha256: sha256(file.content),
      entities: file.parts.map(({ references, codes }) => ({ codes, submissions: references.map(deviceOf) })),
    })),
    leftOut,
  }
}

function readme({ exchange, environment, release, files, leftOut, madeBy, madeAt }: Archive): string {
  const { register } = exchange
  const place = environment === 'production' ? `${register} (production)` : `the ${register} playground`
  const lines = [
    `Files for ${place}, release ${release} of its data exchange.`,
    `Made on ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC by ${madeBy}.`,
    '',
    'HOW TO UPLOAD',
    `1. Sign in to ${place} as a user with the profile Confirmer of the actor named with each file.`,
    '2. Open Data transfer, Bulk upload, New upload.',
    '3. Upload the files in the order below. Choose the entry named with the file, then the file itself.',
    '   Wait until a file is done before you upload the next one: later files build on earlier ones.',
    '4. Download the answer of each file (column Response) and drop it on the Export Center of the hub.',
    '   The hub then knows which devices were accepted, and offers those that were refused again.',
    '',
    'THE FILES, IN ORDER',
    ...files.flatMap((file) => {
      const service = exchange.services.find(({ id }) => id === file.service)
      return [
        `${file.order}. ${file.name}`,
        `   Entry:   ${service?.entry ?? file.service}`,
        `   What:    ${service?.title ?? file.service}, ${devicesIn(file) === 1 ? '1 device' : `${devicesIn(file)} devices`}`,
        `   Sender:  ${file.sender}`,
        `   SHA-256: ${sha256(file.content)}`,
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
