import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folders of an access point with Domibus' file system plugin, made from its public source: a message is a folder
 * below OUT with metadata.xml and one file; what comes is a folder below IN, with its metadata first.
 */
export interface FolderStandIn {
  /** Takes what lies in OUT, archives it in SENT, and puts what the register answers into IN. */
  take(): { readonly metadata: string; readonly content: string }[]
  /** The first of OUT could not be delivered. */
  fail(why: string): void
  /** The first of OUT is sent, and deleted as the shipped settings do. */
  lose(): void
}

export function folderStandIn(root: string, answer: (message: string) => string | undefined): FolderStandIn {
  for (const name of ['OUT', 'IN/c1', 'SENT', 'FAILED']) mkdirSync(join(root, name), { recursive: true })
  const waiting = () =>
    readdirSync(join(root, 'OUT')).flatMap((folder) => {
      const name = readdirSync(join(root, 'OUT', folder)).find((one) => one !== 'metadata.xml')
      return name === undefined ? [] : [{ folder, name, place: join(root, 'OUT', folder, name) }]
    })
  const first = () => {
    const [one] = waiting()
    if (!one) throw new Error('Nothing waits in OUT')
    return one
  }
  return {
    take: () =>
      waiting().map(({ folder, name, place }) => {
        const content = readFileSync(place, 'utf8')
        const metadata = readFileSync(join(root, 'OUT', folder, 'metadata.xml'), 'utf8')
        const id = randomUUID()
        mkdirSync(join(root, 'SENT', folder), { recursive: true })
        renameSync(place, join(root, 'SENT', folder, name.replace('.xml', `_${id}.xml`)))
        const back = answer(content)
        if (back !== undefined) {
          const inbox = join(root, 'IN/c1', randomUUID())
          mkdirSync(inbox)
          writeFileSync(join(inbox, 'metadata.xml'), '<UserMessage/>')
          writeFileSync(join(inbox, 'message.xml'), back)
        }
        return { metadata, content }
      }),
    fail(why) {
      const { folder, name, place } = first()
      mkdirSync(join(root, 'FAILED', folder), { recursive: true })
      renameSync(place, join(root, 'FAILED', folder, name))
      const lines = ['errorCode: EBMS_0004', `errorDetail: ${why}`, 'mshRole: SENDING']
      writeFileSync(join(root, 'FAILED', folder, `${name}.error`), lines.join('\n'))
    },
    lose: () => rmSync(first().place),
  }
}
