import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { lstat, rename } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { Driver, MessageThere, OutgoingMessage, Reach } from './driver.ts'
import { entriesOf, folderOf, handOver, inFolder, partOf, settledFile, wasHandedOver } from './folders.ts'

/** A folder: files go out, answers come in, and something else carries them. */

/** Not the same name twice, whatever is sent again. */
function nameOf({ id, fileName }: Pick<OutgoingMessage, 'id' | 'fileName'>): string {
  const plain = fileName.replace(/[^\w.-]/g, '_').replace(/^\.+/, '')
  const ending = extname(plain)
  return `${plain.slice(0, plain.length - ending.length)}.${id.slice(0, 8)}${ending}`
}

async function isWaiting(folder: string, id: string): Promise<boolean> {
  const names = await entriesOf(join(folder, 'out'), 'isFile')
  return names.some((name) => name.includes(`.${id.slice(0, 8)}.`) && !name.endsWith('.sha256'))
}

const checked = (content: Buffer, name: string): string =>
  `${createHash('sha256').update(content).digest('hex')}  ${name}\n`

const unfinished = /^\.|\.(part|tmp|sha256)$/i

/** Names come again with other content. */
async function numbered(inbox: string, name: string): Promise<string> {
  const { mtimeMs, size } = await lstat(join(inbox, name))
  return `${Math.round(mtimeMs)}-${size}/${name}`
}

const nameIn = (id: string): string => basename(id.slice(id.indexOf('/') + 1))

async function placed(reach: Reach): Promise<string> {
  const folder = await folderOf(reach)
  for (const name of ['out', 'in', 'done']) await partOf(folder, name, true)
  return folder
}

export const folder: Driver = {
  check: (reach) =>
    inFolder(
      async () => {
        await placed(reach)
        return { works: true, told: 'The folder is there, and the hub may write to it.' }
      },
      (told) => ({ works: false, told }),
    ),
  send: (reach, message) =>
    inFolder(
      async () => {
        const place = await placed(reach)
        const name = nameOf(message)
        const { content, id } = message
        const before =
          reach.settings.checksum === 'sha256' ? { [`${name}.sha256`]: checked(content, name) } : {}
        await handOver(place, join(place, 'out'), { id, name, content, before })
        return { result: 'handed-over' as const }
      },
      (told) => ({ result: 'later' as const, told }),
    ),
  status: (reach, { id }: MessageThere) =>
    inFolder(
      async () => {
        const place = await folderOf(reach)
        if (await isWaiting(place, id))
          return { state: 'on-its-way' as const, told: 'Not taken from the folder yet' }
        return (await wasHandedOver(place, id))
          ? { state: 'delivered' as const, told: 'Taken from the folder' }
          : { state: 'not-found' as const, told: null }
      },
      (told) => ({ state: 'no-answer' as const, told }),
    ),
  pending: (reach) =>
    inFolder(
      async () => {
        const inbox = await partOf(await placed(reach), 'in')
        const names = (await entriesOf(inbox, 'isFile')).filter((name) => !unfinished.test(name))
        return { ids: await Promise.all(names.toSorted().map((name) => numbered(inbox, name))) }
      },
      (noAnswer) => ({ noAnswer }),
    ),
  read: (reach, id) =>
    inFolder(
      async () => {
        const bytes = await settledFile(join(await folderOf(reach), 'in', nameIn(id)))
        return bytes && { bytes }
      },
      () => null,
    ),
  done: (reach, id) =>
    inFolder(
      async () => {
        const place = await folderOf(reach)
        const from = join(place, 'in', nameIn(id))
        // One of the same name may have come meanwhile: that is another answer.
        if (existsSync(from) && (await numbered(join(place, 'in'), nameIn(id))) === id)
          await rename(from, join(place, 'done', id.replace('/', '-')))
        return null
      },
      (told) => told,
    ),
}
