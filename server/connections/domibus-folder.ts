import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Driver, MessageThere, Reach, TransportState } from './driver.ts'
import { ebms, noPlaceForToken, userMessage, withToken } from './eudamed-message.ts'
import {
  entriesOf,
  FolderError,
  folderOf,
  handOver,
  inFolder,
  partOf,
  settledFile,
  wasHandedOver,
} from './folders.ts'

/** The file system plugin of Domibus: `OUT`, `IN`, `SENT` and `FAILED` of an access point of one's own. */

const metadataOf = (reach: Reach): string =>
  `<?xml version="1.0" encoding="UTF-8"?><UserMessage xmlns="${ebms}" xmlns:eb="${ebms}">${userMessage(reach)}</UserMessage>`

/** Names of files and folders alike; Domibus puts its own number and a state behind. */
const nameOf = (id: string): string => id.split('@')[0] ?? id

/** Files of a message in one of the folders, in its own folder or beside it. */
async function filesOf(folder: string, part: string, id: string): Promise<string[]> {
  const name = nameOf(id)
  const [own, flat] = await Promise.all([
    entriesOf(join(folder, part, name), 'isFile'),
    entriesOf(join(folder, part), 'isFile'),
  ])
  return [
    ...own.filter((one) => one.startsWith(name)).map((one) => join(part, name, one)),
    ...flat.filter((one) => one.startsWith(name)).map((one) => join(part, one)),
  ]
}

async function stateOf(folder: string, id: string): Promise<TransportState> {
  const failed = await filesOf(folder, 'FAILED', id)
  const error = failed.find((one) => one.endsWith('.error'))
  if (error) return { state: 'failed', told: await errorOf(join(folder, error)) }
  if (failed.length > 0) return { state: 'failed', told: 'The access point could not deliver it' }
  if ((await filesOf(folder, 'SENT', id)).length > 0)
    return { state: 'delivered', told: 'The access point has delivered it' }
  const [waiting] = await filesOf(folder, 'OUT', id)
  if (waiting) return { state: 'on-its-way', told: null }
  if (!(await wasHandedOver(folder, id))) return { state: 'not-found', told: null }
  return {
    state: 'on-its-way',
    told: 'The file is not in OUT, SENT or FAILED. Set the access point to archive files; otherwise the outcome cannot be seen.',
  }
}

/** Lines such as `errorDetail: No party`. */
async function errorOf(place: string): Promise<string> {
  const text = (await settledFile(place))?.toString('utf8') ?? ''
  const said = ['errorCode', 'errorDetail'].flatMap(
    (name) => new RegExp(`^\\s*${name}\\s*[:=]\\s*(.+)$`, 'm').exec(text)?.[1]?.trim() ?? [],
  )
  return said.join(' ') || 'The access point could not deliver it'
}

/** Where a message that came lies: in the folder of its receiver, in one of its own. */
function inboxOf(id: string): readonly [receiver: string, message: string] {
  const [receiver, message, ...more] = id.split('/')
  const isName = (name: string | undefined): name is string =>
    name !== undefined && name !== '' && !name.startsWith('.') && !name.includes('\\')
  if (!isName(receiver) || !isName(message) || more.length > 0) throw new FolderError('This is no message')
  return [receiver, message]
}

export const domibusFolder: Driver = {
  check: (reach) =>
    inFolder(
      async () => {
        const folder = await folderOf(reach)
        await partOf(folder, 'OUT')
        await partOf(folder, 'IN')
        return {
          works: true,
          told: 'OUT and IN are there. Whether the access point reads them is not known.',
        }
      },
      (told) => ({ works: false, told }),
    ),
  send: (reach, { id, content }) =>
    inFolder(
      async () => {
        const value = withToken(content.toString('utf8'), reach.secrets.token ?? '')
        if (value === null) return { result: 'refused' as const, told: noPlaceForToken }
        const folder = await folderOf(reach)
        const out = await partOf(folder, 'OUT')
        const name = `${nameOf(id)}.xml`
        const before = { 'metadata.xml': metadataOf(reach) }
        const file = { id: nameOf(id), name, content: Buffer.from(value, 'utf8'), before }
        await handOver(folder, join(out, nameOf(id)), file)
        return { result: 'handed-over' as const }
      },
      (told) => ({ result: 'later' as const, told }),
    ),
  status: (reach, { id }: MessageThere) =>
    inFolder(
      async () => stateOf(await folderOf(reach), nameOf(id)),
      (told) => ({ state: 'no-answer' as const, told }),
    ),
  pending: (reach) =>
    inFolder(
      async () => {
        const inbox = await partOf(await folderOf(reach), 'IN')
        const ids: string[] = []
        for (const receiver of await entriesOf(inbox, 'isDirectory'))
          for (const message of await entriesOf(join(inbox, receiver), 'isDirectory'))
            ids.push(`${receiver}/${message}`)
        return { ids: ids.toSorted() }
      },
      (noAnswer) => ({ noAnswer }),
    ),
  read: (reach, id) =>
    inFolder(
      async () => {
        const place = join(await folderOf(reach), 'IN', ...inboxOf(id))
        // The metadata come first; what belongs to them may still be on its way.
        const files = await entriesOf(place, 'isFile')
        const [content, ...more] = files.filter((name) => name !== 'metadata.xml')
        if (!files.includes('metadata.xml') || content === undefined || more.length > 0) return null
        const bytes = await settledFile(join(place, content))
        return bytes && { bytes }
      },
      () => null,
    ),
  done: (reach, id) =>
    inFolder(
      async () => {
        await rm(join(await folderOf(reach), 'IN', ...inboxOf(id)), { recursive: true, force: true })
        return null
      },
      (told) => told,
    ),
}
