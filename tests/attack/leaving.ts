import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { readZip } from '#server/files/zip-archive.ts'
import type { Call, Command, Given, Question } from './command.ts'
import { count, hashNow, type World } from './world.ts'

/** Files for a regulator as they are handed out: what of the hub is in them, and whether it is what was approved. */

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** All the text of a file, of archives in archives as well: a workbook is one. */
async function textOf(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') return bytes.toString('utf8')
  const inside = await readZip(bytes, () => true, 50_000_000)
  return (await Promise.all(inside.map(({ content }) => textOf(content)))).join('\n')
}

/** Every UDI-DI of a test begins so. */
const codes = /09521\d{9}/g

/** The submissions of a market that are in a file. */
async function submissionsIn({ hub }: World, bytes: Buffer, market: string): Promise<number[]> {
  const found = [...new Set((await textOf(bytes)).match(codes) ?? [])]
  const { rows } = await sql<{ id: number }>`
    select id from submissions where market = ${market} and udi_di = any(${found}::text[])`.execute(
    hub.hub.db,
  )
  return rows.map(({ id }) => id)
}

async function note(world: World, submission: number, by: string): Promise<void> {
  world.left.push({ submission, hash: await hashNow(world, submission), by })
  count(world, 'files that left')
}

/** A message that arrived at the other end of a connection: each device in it was decided on. */
export async function noteInMessage(world: World, market: string, message: string): Promise<void> {
  const submissions = await submissionsIn(world, Buffer.from(message), market)
  if (submissions.length === 0) throw new Error(`No device of the hub is in what left for ${market}`)
  for (const id of submissions) await note(world, id, 'a connection')
}

/** A file of the market that is asked about: whatever of the hub is in it was decided on. */
export const leaving = (by: string, marketOf: (asked: Question, call: Call) => string | Promise<string>) =>
  ({
    learn: async (call, { bytes }, asked) => {
      const { world } = call
      for (const id of await submissionsIn(world, bytes, await marketOf(asked, call)))
        await note(world, id, by)
    },
  }) satisfies Command

const marketOf = async ({ hub }: World, submission: number): Promise<string> => {
  const { rows } = await sql<{ market: string }>`
    select market from submissions where id = ${submission}`.execute(hub.hub.db)
  return rows[0]?.market ?? ''
}

/** A file of one submission: that one was decided on, and the file is the approved one to the byte. */
export const leavingAlone = (by: string, fileOf: (asked: Question) => string) =>
  ({
    learn: async ({ world, id }, answer, asked) => {
      await note(world, id, by)
      await expectApproved(world, id, { answer, file: fileOf(asked) })
      if ((await marketOf(world, id)) !== 'EU') count(world, 'files of other markets')
    },
  }) satisfies Command

/**
 * Files for people, and those for a register that has nothing of the device yet, are what was kept with the approval.
 * Of what a register has, only the changes are due; of a group it has, only the device.
 */
async function expectApproved(
  { hub, seen }: World,
  id: number,
  { answer, file }: { readonly answer: Given; readonly file: string },
): Promise<void> {
  const { rows } = await sql<{ sha256: string; content: string; known: boolean }>`
    select f.sha256, f.content, exists (
      select from submissions other
      where (other.id = s.id or other.market = s.market and other.basic_udi_di = s.basic_udi_di)
        and (exists (select from registrations g where g.submission_id = other.id)
          or other.id <> s.id and exists (select from attempts a where a.submission_id = other.id))) as known
    from submissions s join approved_files f on f.submission_id = s.id and f.revision = s.revision
    where s.id = ${id} and f.file = ${file} order by f.id desc limit 1`.execute(hub.hub.db)
  const [approved] = rows
  if (!approved) throw new Error(`The file ${file} of submission ${id} left, and none was approved`)
  if (approved.known) return
  const isBook = answer.bytes.subarray(0, 2).toString('latin1') === 'PK'
  const same = isBook
    ? approved.content.includes((await textOf(answer.bytes)).match(codes)?.[0] ?? 'nothing')
    : sha256(answer.bytes) === approved.sha256
  if (!same) throw new Error(`The file ${file} of submission ${id} is not the one that was approved`)
  seen.counts['approved byte by byte'] = (seen.counts['approved byte by byte'] ?? 0) + 1
}

/** A file that left before, once more: the same bytes. */
export const again = (digestOf: (call: Call) => Promise<string | undefined>) =>
  ({
    learn: async (call, { bytes }) => {
      if (sha256(bytes) !== (await digestOf(call))) throw new Error('A file that left is another one now')
      count(call.world, 'files handed out again')
    },
  }) satisfies Command

/** A list for people has a column that says of every row whether it was approved. */
export const withStamps = {
  learn: async (_, { bytes }) => {
    if (!(await textOf(bytes)).includes('Approval')) throw new Error('A list for people has no stamps')
  },
} satisfies Command

/** And it says so of nothing else; of submissions, whose number begins the row. */
export const stamped = {
  learn: async (call, answer) => {
    await withStamps.learn(call, answer)
    const { world } = call
    for (const [, id, stamp] of answer.text.matchAll(/^(\d+),.*,(Approved|Not approved)\r?$/gm)) {
      const submission = Number(id)
      if (stamp !== 'Approved') continue
      world.left.push({ submission, hash: await hashNow(world, submission), by: 'a list that says Approved' })
      count(world, 'rows stamped as approved')
    }
  },
} satisfies Command
