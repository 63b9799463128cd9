import { afterAll, beforeAll, expect, it } from 'vitest'
import { amount, within } from '#tests/amount.ts'
import { euSubmissionInput } from '#tests/factories.ts'
import { type KilledHub, killedHub } from '#tests/killed-hub.ts'
import { expectWholeTrail, reviving, sendPackage, validSubmissions } from '#tests/round-trip.ts'
import {
  type SwissdamedStandIn,
  swissdamedStandIn,
  toSwissdamed,
  udiDiIn,
} from '#tests/stand-ins/swissdamed.ts'
import { clientSecret } from '#tests/stand-ins/web.ts'
import { signUp } from '#tests/web-client.ts'

/**
 * Many devices go to a swissdamed that refuses some, loses answers, forgets tokens and has no answer to others, while the
 * hub is killed in the midst of sending, asking and setting the market status: in the end every device is what swissdamed
 * says it is, or its outcome is unknown to the hub, and none was taken twice.
 */

// swissdamed is given half a second between two of them.
const devices = amount(12, 60)

let hub: KilledHub
let register: SwissdamedStandIn
beforeAll(async () => {
  hub = await killedHub()
  register = await swissdamedStandIn()
})
afterAll(async () => {
  await hub?.close()
  await register?.close()
})

/** What swissdamed decided, by UDI-DI; of those without an answer it never says anything. */
const decided = new Map<string, 'accepted' | 'rejected' | 'none'>()

function decide(udiDi: string): 'accepted' | 'rejected' | 'none' {
  const at = decided.size
  const known = decided.get(udiDi) ?? (at % 10 === 7 ? 'rejected' : at % 10 === 3 ? 'none' : 'accepted')
  decided.set(udiDi, known)
  return known
}

/** In the midst of which call the hub is killed, one time after the other. */
const places = ['device', ...Array<string>(amount(0, 2)).fill('device'), 'states', 'market-status']

function killer() {
  let killed = 0
  let calls = 0
  register.before = (operation) => {
    calls += 1
    if (calls % 13 === 0) register.expireTokens()
    if (killed < places.length && operation === places[killed] && calls >= 3) {
      killed += 1
      calls = 0
      hub.kill()
      return true
    }
    // Answers that are lost on their way.
    return operation === 'device' && calls % 5 === 0
  }
  return () => killed
}

const swissInput = () => ({
  ...euSubmissionInput(),
  ...{ targetCountries: ['CH'], chMarketStatus: 'ON_THE_MARKET' },
})

it(`${devices} devices go through, with ${places.length} kills of the hub between`, {
  timeout: within(300_000),
}, async () => {
  await hub.start()
  const person = await signUp(hub.server().address)
  const submissionIds = await validSubmissions(person, devices, swissInput)
  const wanted = { name: 'swissdamed', ...toSwissdamed(register) }
  const { body: connection } = await person.send('POST', '/api/connections', wanted)
  register.decide = (device) => {
    const verdict = decide(udiDiIn(device))
    if (verdict === 'none') return 'NOT_PROCESSED'
    return verdict === 'accepted' ? 'SUCCESS' : { status: 'ERROR', message: 'Not so' }
  }
  register.knowsLate = true
  const killed = killer()
  await sendPackage(person, Number(connection.id), {
    submissionIds,
    market: 'CH',
    environment: 'playground',
  })

  const look = reviving(hub, killed)
  const settled = async () => {
    const { queued = 0, sending = 0, 'handed-over': handedOver = 0, delivered = 0 } = await look()
    const open = [...decided.values()].filter((one) => one === 'none').length
    return { onItsWay: queued + sending + handedOver, unread: delivered - open, killed: killed() }
  }
  await expect
    .poll(settled, { timeout: within(240_000), interval: 500 })
    .toEqual({ onItsWay: 0, unread: 0, killed: places.length })

  await expectWholeTrail(hub, person)
  await hub.client.query(`update transmissions set answer_by = now() where state = 'delivered'`)
  await expect
    .poll(async () => Object.keys(await hub.states()).filter((one) => !['answered', 'unknown'].includes(one)))
    .toEqual([])

  expect(decided.size).toBe(devices)
  const { rows } = await hub.client.query(`
    select s.udi_di, a.outcome, t.state from attempts a
    join submissions s on s.id = a.submission_id join transmissions t on t.export_id = a.export_id`)
  expect(rows).toHaveLength(devices)
  const wrong = rows.filter(({ udi_di, outcome, state }) => {
    const verdict = decided.get(udi_di)
    return verdict === 'none'
      ? outcome !== null || state !== 'unknown'
      : outcome !== verdict || state !== 'answered'
  })
  expect(wrong).toEqual([])
  // Offered again under the same number, and taken once; what is accepted is on the market.
  expect(register.repeated).toBeGreaterThan(0)
  expect(register.taken.size).toBe(devices)
  const accepted = [...decided].filter(([, verdict]) => verdict === 'accepted').map(([udiDi]) => udiDi)
  expect([...register.marketStatuses.keys()].toSorted()).toEqual(accepted.toSorted())
  const logs = await hub.written()
  expect(logs).toContain('/api/export/transmissions')
  expect([clientSecret, 'a-token-of-clients'].filter((secret) => logs.includes(secret))).toEqual([])
  process.stdout.write(
    `${devices} devices, ${accepted.length} accepted, ${killed()} kills, ${register.repeated} offered again and taken once\n`,
  )
})
