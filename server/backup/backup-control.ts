import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { copyEmbedded } from '#server/database/embedded-copy.ts'
import type { ControlSession } from '#server/platform/control-socket.ts'
import { type Hub, inTransaction } from '#server/platform/hub.ts'
import { backedUp } from './backup.ts'

/*
 * The embedded database belongs to the process of the server. For a backup it copies the files, the command line
 * opens the copy and writes the backup from it, in a process of its own, and tells the server what it has written.
 */

const Question = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('copy') }),
  z.strictObject({
    ask: z.literal('tell'),
    file: z.string(),
    by: z.string(),
    madeAt: z.string(),
    rows: z.int(),
    sha256: z.string(),
  }),
])
export type BackupQuestion = z.infer<typeof Question>

export const CopyAnswer = z.object({ directory: z.string(), at: z.string(), heldMs: z.number() })

/** One copy at a time: it takes as much room as the database. */
export function backupSessions(hub: Hub, dataDir: string): () => ControlSession {
  const directory = join(resolve(dataDir), 'copy')
  let taken = false
  return () => {
    let mine = false
    return {
      answer: async (given) => {
        const question = Question.parse(given)
        if (question.ask === 'tell') {
          const { file, by, ...told } = question
          await inTransaction(hub, null, async ({ record }) => record(backedUp({ file, by }, told)))
          return {}
        }
        if (taken) throw new Error('Another backup is being made.')
        taken = true
        mine = true
        const { at, heldMs } = await copyEmbedded(hub.database, dataDir, directory, hub.now)
        return { directory, at: at.toISOString(), heldMs } satisfies z.infer<typeof CopyAnswer>
      },
      end: async () => {
        if (!mine) return
        await rm(directory, { recursive: true, force: true })
        taken = false
      },
    }
  }
}

/** What a server that was killed while a backup was made has left. */
export const removeLeftCopy = (dataDir: string): Promise<void> =>
  rm(join(resolve(dataDir), 'copy'), { recursive: true, force: true })
