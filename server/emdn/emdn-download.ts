import { createHash } from 'node:crypto'
import type { EmdnDownload, EmdnImported } from '#core/contract/emdn.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { type OutgoingAnswer, OutgoingError } from '#server/platform/outgoing.ts'
import { storableText } from '#server/platform/storable-text.ts'
import type { Sender } from '#server/platform/uploads.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { type EmdnFile, readEmdnFile } from './emdn-file.ts'
import { loadEmdn, whatChanges } from './emdn-import.ts'

/** Downloads the whole nomenclature from the Commission's site when an administrator asks for it (decision D62). */

const redirects = 3
/** The workbook is about half a megabyte. */
const maxBytes = 10 * 1024 * 1024
const manualFallback = 'Nothing was changed. Download the file yourself and upload it here.'

interface Downloaded {
  readonly file: EmdnFile
  readonly address: string
  readonly bytes: number
  readonly sha256: string
  readonly modifiedAt: string | null
}

export async function previewDownload(hub: Hub, sender: Sender): Promise<EmdnDownload> {
  const { file, ...about } = await download(hub, sender, undefined)
  return { ...(await whatChanges(hub.db, file)), ...about }
}

interface Wanted {
  readonly sha256: string
  readonly name?: string | undefined
  readonly sender: Sender
}

/** Downloads the file once more, and loads it only if it is the one that was previewed. */
export async function importDownload(
  hub: Hub,
  actor: Actor,
  { sha256, name, sender }: Wanted,
): Promise<EmdnImported> {
  const { file, address, ...found } = await download(hub, sender, name)
  if (found.sha256 !== sha256) {
    throw new Refusal(
      'stale_record',
      'The file has changed since you reviewed it. Nothing was loaded. Review it again.',
    )
  }
  return loadEmdn(hub, actor, file, `Downloaded from ${address}, SHA-256 of the file ${sha256}`)
}

async function download(hub: Hub, sender: Sender, name: string | undefined): Promise<Downloaded> {
  const { emdnAddress: address } = (await readSettings(hub.db)).settings
  if (address === null) {
    throw refusal('No address is set for the EMDN file; an administrator can set one under Settings.')
  }
  const answer = await ask(hub, address, sender)
  const bytes = answer.bytes
  const file = { name: fileNameOf(address), kind: kindOf(bytes), bytes, fields: {}, sender }
  const modified = Date.parse(String(answer.headers['last-modified'] ?? ''))
  return {
    file: await readEmdnFile(file, name).catch((error: unknown) => {
      throw error instanceof Refusal
        ? refusal(
            `${address} answered with something other than the EMDN: ${error.message.replace(/\.$/, '')}.`,
          )
        : error
    }),
    address,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    modifiedAt: Number.isNaN(modified) ? null : new Date(modified).toISOString(),
  }
}

async function ask(hub: Hub, address: string, { gone }: Sender): Promise<OutgoingAnswer> {
  const answer = await hub.outgoing
    .ask(address, { redirects, maxBytes, signal: gone, headers: { accept: '*/*' } })
    .catch((error: unknown) => {
      throw error instanceof OutgoingError
        ? refusal(`${address} could not be read: ${error.message}.`)
        : error
    })
  if (answer.status !== 200) throw refusal(`${address} answered with ${answer.status}.`)
  if (isPage(answer)) throw refusal(`${address} answered with a web page, not with the EMDN file.`)
  return answer
}

/** A site answers with a web page where the file has moved, or where a proxy asks for a sign-in. */
const isPage = ({ bytes }: OutgoingAnswer): boolean =>
  bytes.subarray(0, 200).toString('latin1').trimStart().startsWith('<')

const kindOf = (bytes: Buffer): 'xlsx' | 'csv' =>
  bytes.subarray(0, 2).toString('latin1') === 'PK' ? 'xlsx' : 'csv'

function fileNameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return storableText(decodeURIComponent(last)) || 'EMDN'
  } catch {
    return storableText(last) || 'EMDN'
  }
}

const refusal = (message: string): Refusal =>
  invalid([{ path: 'address', message: `${message} ${manualFallback}` }])
