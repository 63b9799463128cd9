import { sql } from 'kysely'
import { expect } from 'vitest'
import { amount } from '../amount.ts'
import { give } from './command.ts'
import { commands } from './commands.ts'
import type { ControlledHub } from './controlled-hub.ts'
import { faultsOfFiles } from './holds-files.ts'
import { faultsOfPeople } from './holds-people.ts'
import {
  type Asked,
  faultsOfDecisions,
  faultsOfDocuments,
  faultsOfMasters,
  faultsOfSubmissions,
} from './holds-records.ts'
import { honestSteps, type Life } from './honest.ts'
import { at } from './world.ts'

/** A life, step by step: what is refused is refused, and what has to hold is read from the database. */

/** By whichever of the accounts, about whichever thing, in whichever way. */
export type Step = readonly [name: string, mask: number, place: number, variant?: number]

const everything = { masters: 0, submissions: 0, documents: 0 }

/** Of the whole database, or of what came to be since a life began. */
async function faults(controlled: ControlledHub, life: Life, whole: boolean): Promise<string[]> {
  const { holders, before, settings, known, hub } = controlled
  const numbers = life.before
  const since = whole
    ? everything
    : {
        masters: numbers['master-di'],
        submissions: numbers.submissions,
        documents: numbers['rim/documents'],
      }
  const asked: Asked = { holders, before, since }
  const questions = [
    ...faultsOfMasters(asked),
    ...faultsOfSubmissions(asked),
    ...faultsOfDecisions(asked),
    ...faultsOfDocuments(asked),
    ...faultsOfFiles({ ...asked, last: before, left: life.left }),
  ]
  const { rows } = await sql<{ what: string; id: number }>`${sql.join(
    questions.map((question) => sql`(${question})`),
    sql` union all `,
  )}`.execute(hub.hub.db)
  const accounts = whole ? 0 : numbers['admin/users']
  return [
    ...rows.map(({ what, id }) => `${what}: ${id}`),
    ...(await faultsOfPeople(hub, { holders, known, settings, since: accounts })),
  ]
}

/** Asked after every step, or where one hands something out and in the end. */
const isThorough = amount(0, 1) === 1

/** Leads a life; what it has touched on the way is as it has to be, and in the end everything is. */
export async function lead(controlled: ControlledHub, life: Life, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    life.hub.clock.advance({ seconds: 1 })
    const isDone = await take(life, step)
    if (life.left.length > 0 || (isDone && isThorough))
      expect(await faults(controlled, life, false), step[0]).toEqual([])
    life.left.length = 0
  }
  await life.hub.hub.jobs.idle()
  expect(await faults(controlled, life, true)).toEqual([])
}

/** Whether it was done: what is refused changes nothing. */
async function take(life: Life, [name, mask, place, variant = 0]: Step): Promise<boolean> {
  const honest = honestSteps[name]
  if (honest) {
    await honest(life, place).catch(refusalsOnly)
    return true
  }
  const command = commands[name]
  const as = at(life.masks, mask)
  if (!command || !as) throw new Error(`There is no step ${name}`)
  const answer = await give(name, command, { world: life, as, place, variant }).catch(refusalsOnly)
  if (!answer) return false
  const { answers } = life.seen
  answers.set(name, (answers.get(name) ?? new Set()).add(answer.status))
  return answer.status < 300
}

/** A refusal is an answer; anything else is a defect. */
function refusalsOnly(error: unknown): undefined {
  if (error instanceof Error && error.message.startsWith('The request was refused: 4')) return undefined
  throw error
}
