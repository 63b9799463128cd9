import { afterAll, beforeAll, expect, it } from 'vitest'
import { amount, within } from '#tests/amount.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { euSubmissionInput } from '#tests/factories.ts'
import { type KilledHub, killedHub } from '#tests/killed-hub.ts'
import { expectWholeTrail, reviving, sendPackage, validSubmissions } from '#tests/round-trip.ts'
import { type DomibusStandIn, domibusStandIn, settingsOf } from '#tests/stand-ins/domibus.ts'
import { signUp } from '#tests/web-client.ts'

/**
 * Many devices go through an access point that refuses some, loses answers, answers twice and late, while the hub is
 * killed in the midst of sending, reading and marking: in the end every device is what the register says it is, or its
 * outcome is unknown to the hub, and nothing waits.
 */

const devices = amount(24, 3000)
const ofPackage = amount(3, 20)
const secrets = { password: 'a password of plugins', token: 'a-token-of-eudamed' }

let hub: KilledHub
let point: DomibusStandIn
beforeAll(async () => {
  hub = await killedHub()
  point = await domibusStandIn({ user: 'hub', password: secrets.password }, answersOf)
})
afterAll(async () => {
  await hub?.close()
  await point?.close()
})

/** What the register decided, by the UDI-DI of the device. */
const decided = new Map<string, 'accepted' | 'rejected'>()
/** Devices whose answer never comes. */
const lost = new Set<string>()
let messages = 0

const udiDiOf = (codes: readonly string[]) => codes.find((code) => /^09521\d{9}$/.test(code)) ?? ''

/** Every twentieth device is refused; one message in a hundred is never answered, one in ten is answered twice. */
function answersOf(message: string): readonly string[] {
  messages += 1
  const answer = acknowledgementOf(message, (codes) => {
    const isRefused = decided.size % 20 === 7
    decided.set(udiDiOf(codes), isRefused ? 'rejected' : 'accepted')
    if (messages % 100 === 3) lost.add(udiDiOf(codes))
    return isRefused ? { code: 'E-B-UDI-DI-0001', detail: 'Not so' } : undefined
  })
  if (messages % 100 === 3) return []
  return messages % 10 === 1 ? [answer, answer] : [answer]
}

/** In the midst of which call the hub is killed, one time after the other. */
const places = [
  ...['submitRequest', 'submitRequest', 'retrieveMessageRequest', 'markMessageAsDownloadedRequest'],
  'listPendingMessagesRequest',
].slice(amount(1, 0), amount(3, 5))
const kills = places.length

/** Kills the hub in the midst of calls, one after the other, until it has been killed often enough. */
function killer() {
  let killed = 0
  let calls = 0
  point.before = (operation) => {
    calls += 1
    // The way there and back, and answers of the web service that are lost.
    if (operation === 'submitRequest' && calls % 17 === 0) return true
    if (killed >= kills || operation !== places[killed] || calls < 3 + killed * 5) return false
    killed += 1
    calls = 0
    hub.kill()
    return true
  }
  return () => killed
}

const onItsWay = ({ queued = 0, sending = 0, 'handed-over': handedOver = 0 }: Record<string, number>) =>
  queued + sending + handedOver

it(`${devices} devices go through, with ${kills} kills of the hub between`, {
  timeout: within(240_000),
}, async () => {
  await hub.start()
  const person = await signUp(hub.server().address)
  const ids = await validSubmissions(person, devices, euSubmissionInput)
  const settings = settingsOf(point)
  const wanted = { kind: 'eudamed-domibus', name: 'Our access point', enabled: false, settings, secrets }
  const { body: connection } = await person.send('POST', '/api/connections', wanted)
  const id = Number(connection.id)
  await person.send('PUT', `/api/connections/${id}`, { name: 'Our access point', settings, enabled: true })
  point.mood = 'silent'
  for (let at = 0; at < ids.length; at += ofPackage) {
    const submissionIds = ids.slice(at, at + ofPackage)
    await sendPackage(person, id, { submissionIds, environment: 'playground' })
  }
  point.knowsLate = true
  const killed = killer()
  point.mood = 'usual'

  const look = reviving(hub, killed)
  const settled = async () => {
    const now = await look()
    return { onItsWay: onItsWay(now), unread: point.inbox.size, killed: killed() >= kills }
  }
  await expect
    .poll(settled, { timeout: within(180_000), interval: 500 })
    .toEqual({ onItsWay: 0, unread: 0, killed: true })

  await expectWholeTrail(hub, person)

  // The time set in the connection is over.
  await hub.client.query(`update transmissions set answer_by = now() where state = 'delivered'`)
  await expect
    .poll(async () =>
      Object.keys(await hub.states()).filter((state) => !['answered', 'unknown'].includes(state)),
    )
    .toEqual([])
  expect(decided.size).toBe(devices)
  // A number that is offered again is refused over there, so that each message was taken once.
  expect(point.repeated).toBeGreaterThan(0)
  expect(point.taken.size).toBe((await hub.client.query('select from transmissions')).rowCount)
  const { rows } = await hub.client.query(`
    select s.udi_di, a.outcome, t.state from attempts a
    join submissions s on s.id = a.submission_id join transmissions t on t.export_id = a.export_id`)
  const wrong = rows.filter(({ udi_di, outcome, state }) =>
    lost.has(udi_di)
      ? outcome !== null || state !== 'unknown'
      : outcome !== decided.get(udi_di) || state !== 'answered',
  )
  expect(wrong).toEqual([])
  expect(rows).toHaveLength(devices)
  const unmatched = await hub.client.query(`select from received_messages where state <> 'applied'`)
  expect(unmatched.rowCount).toBe(0)
  const logs = await hub.written()
  expect(logs).toContain('/api/export/transmissions')
  expect(Object.values(secrets).filter((secret) => logs.includes(secret))).toEqual([])
  const refused = [...decided.values()].filter((one) => one === 'rejected').length
  process.stdout.write(
    `${devices} devices in ${point.taken.size} messages, ${refused} refused, ${lost.size} without an answer, ${killed()} kills, ${point.repeated} offered again and taken once\n`,
  )
})
