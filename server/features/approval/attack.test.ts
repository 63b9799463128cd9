import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onlyReads } from '#core/contract/endpoint.ts'
import { evidenceOf, verifyTrail } from '#server/platform/audit-verification.ts'
import { amount, within } from '#tests/amount.ts'
import { nameOf } from '#tests/attack/command.ts'
import { commands, leftOut, neverTaken } from '#tests/attack/commands.ts'
import { type ControlledHub, startControlledHub } from '#tests/attack/controlled-hub.ts'
import { endLife, honestSteps } from '#tests/attack/honest.ts'
import { known } from '#tests/attack/known.ts'
import { lead, type Step } from '#tests/attack/lives.ts'
import { beginLife } from '#tests/attack/team.ts'
import { tours } from '#tests/attack/tour.ts'
import { count, seeNothing } from '#tests/attack/world.ts'
import { endpoints } from '#tests/contract-endpoints.ts'

/**
 * One of five people, an administrator or not, attacks controlled mode with every command there is, and the others go on
 * in good faith: nothing becomes active, leaves, changes or vanishes without a decision signed by somebody else (decision
 * D60).
 */

let controlled: ControlledHub
beforeAll(async () => {
  controlled = await startControlledHub()
})
afterAll(() => controlled.close())

it('every endpoint that changes something or hands out a file is a command, or left out for a reason', () => {
  const changing = endpoints.filter((each) => !onlyReads(each) || each.response === 'file').map(nameOf)
  const reasons = Object.values(leftOut).flat()
  expect([...Object.keys(commands).filter((each) => !reads.has(each)), ...reasons].toSorted()).toEqual(
    changing.toSorted(),
  )
})

/** What only reads and is worth attacking with: it shows halves of links. */
const reads = new Set(['GET /api/admin/countersignatures'])

const names = [...Object.keys(commands), ...Object.keys(honestSteps)]
/** Those that ways round four eyes were made of come more often. */
const likely = [...new Set(known.flatMap(([, life]) => life.map(([name]) => name)))]
const name = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...likely) }, fc.constantFrom(...names))
const step: fc.Arbitrary<Step> = fc.tuple(name, fc.nat(5), fc.nat(11), fc.nat(5))
const steps = fc.array(step, { minLength: 8, maxLength: 30 })

const seen = seeNothing()
let turn = 0

it('nobody alone gets round four eyes, with whatever account and whatever command', {
  timeout: within(400_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(4), steps, async (attacker, life) => {
      turn += 1
      const world = await beginLife(controlled, { attacker, seen, turn })
      await lead(controlled, world, life)
      await endLife(world)
      count(world, 'other accounts', new Set(world.masks.map(({ id }) => id)).size - 1)
    }),
    { numRuns: amount(60, 400), examples: [...known, ...tours] as never, endOnFailure: true },
  )
})

it('the trail of all of it is whole', { timeout: within(60_000) }, async () => {
  const { problems } = await verifyTrail(controlled.hub.hub.db, evidenceOf(controlled.hub.hub))
  expect(problems).toEqual([])
})

it('the attacks got as far as there is to get: every command was carried out, and what is decided was attacked', () => {
  const done = [...seen.answers].flatMap(([each, statuses]) =>
    [...statuses].some((status) => status < 300) ? [each] : [],
  )
  const missing = Object.keys(commands).filter((each) => !done.includes(each))
  expect(missing.filter((each) => !(each in neverTaken))).toEqual([])
  expect(reached.filter((each) => !seen.counts[each])).toEqual([])
})

const reached = [
  'other accounts',
  'decided',
  'approved in good faith',
  'files that left',
  'files of other markets',
  'approved byte by byte',
  'files handed out again',
  'rows stamped as approved',
  'packages',
  'acknowledged',
  'answers of a register',
  'read from a register',
  'taken over from a file',
  'undone',
  'documents approved',
  'countersigned',
  'second factors',
  'asked for looser settings',
  ...['EU', 'CH', 'US'].map((market) => `sent through a connection: ${market}`),
  'answers assigned',
]
