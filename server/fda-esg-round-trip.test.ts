import { afterAll, beforeAll, expect, it } from 'vitest'
import { amount, within } from '#tests/amount.ts'
import { submissionFor } from '#tests/attack/markets.ts'
import { type KilledHub, killedHub } from '#tests/killed-hub.ts'
import { expectWholeTrail, reviving, sendPackage, validSubmissions } from '#tests/round-trip.ts'
import { type EsgStandIn, esgStandIn, tempPassword, toEsg } from '#tests/stand-ins/fda-esg.ts'
import { clientSecret } from '#tests/stand-ins/web.ts'
import { signUp } from '#tests/web-client.ts'

/**
 * Many documents go to a gateway that refuses some, loses answers and forgets tokens, while the hub is killed in the midst of
 * each step: no document is submitted twice, what was refused is told as failed, and of everything that may have been
 * submitted the outcome is unknown until a person enters it.
 */

// The gateway is given a second between two of them.
const devices = amount(8, 40)

let hub: KilledHub
let gateway: EsgStandIn
beforeAll(async () => {
  hub = await killedHub()
  gateway = await esgStandIn()
})
afterAll(async () => {
  await hub?.close()
  await gateway?.close()
})

/** In the midst of which call the hub is killed, one time after the other. */
const places = ['submit', ...['open', 'upload', 'submit'].slice(0, amount(0, 3)), 'state']

function killer() {
  let killed = 0
  let calls = 0
  let opened = 0
  gateway.before = (operation) => {
    calls += 1
    if (calls % 13 === 0) gateway.expireTokens()
    if (operation === 'open') {
      opened += 1
      gateway.refuse = opened % 20 === 4 ? 'open' : undefined
    }
    if (killed < places.length && operation === places[killed] && calls >= 3) {
      killed += 1
      calls = 0
      hub.kill()
      return true
    }
    // Answers that are lost on their way.
    return operation === 'submit' && calls % 7 === 0
  }
  return () => killed
}

const documentIn = (content: string) => /<id root="([\w-]+)"/.exec(content)?.[1] ?? content

it(`${devices} documents go through, with ${places.length} kills of the hub between`, {
  timeout: within(300_000),
}, async () => {
  await hub.start()
  const person = await signUp(hub.server().address)
  await person.send('PUT', '/api/settings', { gudidEnvironment: 'playground' })
  const submissionIds = await validSubmissions(person, devices, () => submissionFor('US'))
  const { body: connection } = await person.send('POST', '/api/connections', {
    name: 'ESG',
    ...toEsg(gateway),
  })
  gateway.acknowledged = 3
  const killed = killer()
  await sendPackage(person, Number(connection.id), { submissionIds, market: 'US' })

  const look = reviving(hub, killed)
  const settled = async () => {
    const { queued = 0, sending = 0 } = await look()
    return { leaving: queued + sending, killed: killed() }
  }
  await expect
    .poll(settled, { timeout: within(240_000), interval: 500 })
    .toEqual({ leaving: 0, killed: places.length })
  await expectWholeTrail(hub, person)
  await hub.client.query(
    `update transmissions set answer_by = now() where state in ('handed-over', 'delivered')`,
  )
  await expect
    .poll(async () => Object.keys(await hub.states()).filter((one) => !['unknown', 'failed'].includes(one)), {
      timeout: within(90_000),
    })
    .toEqual([])

  const documents = [...gateway.submitted.values()].map(documentIn)
  expect(new Set(documents).size).toBe(documents.length)
  const { rows } = await hub.client.query(`
    select e.content, t.state, a.outcome, a.sent_at from transmissions t
    join exports e on e.id = t.export_id join attempts a on a.export_id = e.id`)
  expect(rows).toHaveLength(devices)
  const wrong = rows.filter(({ content, state, outcome, sent_at }) => {
    const isThere = documents.includes(documentIn(content))
    // Nobody has said what became of it; what was refused is not there, and does not count as sent.
    return outcome !== null || (state === 'failed' && (isThere || sent_at !== null))
  })
  expect(wrong).toEqual([])
  const refused = rows.filter(({ state }) => state === 'failed').length
  expect(refused).toBeGreaterThan(0)
  expect(documents.length).toBeGreaterThan(0)
  const logs = await hub.written()
  expect([clientSecret, tempPassword].filter((secret) => logs.includes(secret))).toEqual([])
  process.stdout.write(
    `${devices} documents, ${documents.length} submitted once, ${refused} refused, ${killed()} kills\n`,
  )
})
