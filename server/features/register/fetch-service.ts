import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RegisterOutcome } from '#core/contract/list-filters.ts'
import type { RegisterRead } from '#core/contract/register.ts'
import type { ListedDevice, RegisterDevice, RegisterFile, RegisterReading } from '#core/markets/register.ts'
import { type ComparedDevice, registeredOfActor } from '#server/exchange/register-device-queries.ts'
import {
  advanceRead,
  answersToGoOnWith,
  finishRead,
  insertRead,
  keepAnswer,
  renewRead,
} from '#server/exchange/register-read-queries.ts'
import { invalid } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { keepRenewed } from '#server/platform/jobs.ts'
import { OutgoingError } from '#server/platform/outgoing.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { compared } from './compare-devices.ts'
import { keepDevices, presentRead, requireRead } from './read-service.ts'
import { type RegisterMarket, registerMarketOf } from './register-market.ts'

/** Everything an actor has registered, asked of the register's public site where an administrator named its address. */

/** Answers are reused for a week. */
const goesOnFor = 7 * 24 * 3_600_000
const mostPages = 1000
/** Several renewals may fail before the reading counts as given up. */
const renewMs = 10_000

export async function fetchOfActor(
  hub: Hub,
  actor: Actor,
  { srn, market }: { readonly srn: string; readonly market: string | undefined },
): Promise<RegisterRead> {
  const target = registerMarketOf(hub, market)
  const { settings } = await readSettings(hub.db)
  const base = settings.registerAddress?.replace(/\/+$/, '')
  if (!base) {
    const message =
      'The address of the public register is not set. An administrator can set it under Settings; until then, read a download.'
    throw invalid([{ path: 'srn', message }])
  }
  const id = await insertRead(hub.db, {
    market: target.market.code,
    environment: 'production',
    source: 'fetched',
    actor: srn,
    name: srn,
    now: hub.now(),
    actorId: actor.id,
  })
  hub.jobs.start(() => run(hub, actor, target, { id, srn, base }), { kind: 'read of a register', id })
  return presentRead(hub.db, await requireRead(hub.db, id))
}

interface Fetching {
  readonly id: number
  readonly srn: string
  readonly base: string
}

async function run(hub: Hub, actor: Actor, target: RegisterMarket, fetching: Fetching): Promise<void> {
  const endRenewing = keepRenewed(renewMs, () => renewRead(hub.db, fetching.id))
  try {
    const asking = await askingOf(hub, target, fetching)
    const listed = await listDevices(asking, target, fetching)
    const failures = await askDetails(hub, asking, target, fetching, listed)
    const problems = await askCertificates(asking, target, fetching)
    await keep(hub, actor, target, fetching, { files: asking.files, listed, failures, problems })
  } catch (error) {
    const message = error instanceof OutgoingError ? `${error.message}.` : 'The register could not be read.'
    const advice = 'Answers received so far are kept. Start again to continue from there.'
    const end = { status: 'failed' as const, recognised: '', message: `${message} ${advice}`, problems: [] }
    await finishRead(hub.db, fetching.id, end)
    if (!(error instanceof OutgoingError)) throw error
  } finally {
    endRenewing()
  }
}

interface Asking {
  /** Every answer, as it came. */
  readonly files: RegisterFile[]
  /** The answer to a question; undefined where there is no such thing. Throws an OutgoingError. */
  ask(name: string, url: string): Promise<Buffer | undefined>
}

async function askingOf(hub: Hub, target: RegisterMarket, { id, srn }: Fetching): Promise<Asking> {
  const kept = await answersToGoOnWith(hub.db, {
    market: target.market.code,
    environment: 'production',
    actor: srn,
    since: new Date(hub.now().getTime() - goesOnFor),
  })
  const known = new Map(kept.map(({ name, content }) => [name, Buffer.from(content, 'base64')]))
  const files: RegisterFile[] = []
  return {
    files,
    async ask(name, url) {
      const bytes = known.get(name) ?? (await patiently(hub, url))
      if (!bytes) return undefined
      files.push({ name, bytes })
      const hash = createHash('sha256').update(bytes).digest('hex')
      await keepAnswer(hub.db, { readId: id, name, hash, bytes, now: hub.now() })
      return bytes
    },
  }
}

const mostTries = 6

/** Slows down on request of the register; a redirect means "not found". */
async function patiently(hub: Hub, url: string): Promise<Buffer | undefined> {
  const { outgoing } = hub
  for (let attempt = 1; ; attempt += 1) {
    await pause(hub, outgoing.pauseMs)
    const { status, retryAfterSeconds, bytes } = await outgoing.ask(url)
    if (status === 200) return bytes
    if (status === 404 || (status >= 300 && status < 400)) return undefined
    const passes = status === 429 || status >= 500
    if (!passes || attempt === mostTries) throw new OutgoingError(`The register answered with ${status}`)
    const seconds = retryAfterSeconds ?? (outgoing.pauseMs / 1000) * 2 ** attempt
    await pause(hub, Math.min(seconds, 120) * 1000)
  }
}

/** Nothing the register has to do with: the whole reading ends, and goes on from there when it is started again. */
class Stopped extends OutgoingError {}

/** Ends at once where the server is to close. */
async function pause({ jobs }: Hub, ms: number): Promise<void> {
  await wait(ms, undefined, { signal: jobs.stopping }).catch(() => {
    throw new Stopped('The server was stopped')
  })
}

/** Goes on after an answer that did not come, and after nothing else. */
function rethrowOthers(error: unknown): asserts error is OutgoingError {
  if (!(error instanceof OutgoingError) || error instanceof Stopped) throw error
}

async function listDevices(asking: Asking, { register }: RegisterMarket, { id, srn, base }: Fetching) {
  const listed = new Map<string, ListedDevice>()
  for (let page = 0; page < mostPages; page += 1) {
    const bytes = await asking.ask(`page-${page}-of-${id}.json`, register.source.pageAddress(base, srn, page))
    const { devices, pages, problem } = register.source.readPage(jsonOf(bytes), srn)
    if (problem !== null) throw new OutgoingError(problem.replace(/\.$/, ''))
    for (const device of devices) listed.set(device.id, device)
    if (page + 1 >= pages || devices.length === 0) break
  }
  return [...listed.values()]
}

/** What cannot be asked of certificates leaves the devices as they are; an empty list says of none that it is missing. */
async function askCertificates(
  asking: Asking,
  { register }: RegisterMarket,
  { id, srn, base }: Fetching,
): Promise<RegisterReading['problems']> {
  const told = (message: string) => [{ file: 'Certificates', message }]
  try {
    let count = 0
    for (let page = 0; page < mostPages; page += 1) {
      const name = `certificates-${page}-of-${id}.json`
      const bytes = await asking.ask(name, register.source.certificatesAddress(base, srn, page))
      if (!bytes) return told('the register has no such list.')
      const answer = register.source.readCertificatesPage(jsonOf(bytes), srn)
      if (answer.problem !== null) {
        // What is not about this actor is not read either.
        asking.files.splice(
          asking.files.findIndex((file) => file.name === name),
          1,
        )
        return told(answer.problem)
      }
      count += answer.count
      if (page + 1 >= answer.pages || answer.count === 0) break
    }
    return count > 0 ? [] : told(`the register lists none for ${srn}. That does not mean there is none.`)
  } catch (error) {
    rethrowOthers(error)
    return told(`${error.message}. Devices were read without them.`)
  }
}

/** A filter page can arrive in place of JSON. */
function jsonOf(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '')
  } catch {
    throw new OutgoingError('The answer is not JSON')
  }
}

type Failure = Extract<RegisterOutcome, 'not-found' | 'could-not-ask'>

/** "Not found" and "could not be queried" are different answers. */
async function askDetails(
  hub: Hub,
  asking: Asking,
  { register }: RegisterMarket,
  { id, base }: Fetching,
  listed: readonly ListedDevice[],
): Promise<ReadonlyMap<string, Failure>> {
  const failures = new Map<string, Failure>()
  const asked = new Set<string>()
  for (const [at, device] of listed.entries()) {
    await advanceRead(hub.db, id, at, listed.length)
    for (const { name, url } of register.source.detailAddresses(base, device)) {
      if (asked.has(name)) continue
      asked.add(name)
      try {
        const bytes = await asking.ask(name, url)
        if (bytes) jsonOf(bytes)
        else failures.set(device.id, 'not-found')
      } catch (error) {
        rethrowOthers(error)
        failures.set(device.id, 'could-not-ask')
      }
    }
  }
  await advanceRead(hub.db, id, listed.length, listed.length)
  return failures
}

interface Answered {
  readonly files: readonly RegisterFile[]
  readonly listed: readonly ListedDevice[]
  readonly failures: ReadonlyMap<string, Failure>
  /** With the list of certificates. */
  readonly problems: RegisterReading['problems']
}

async function keep(
  hub: Hub,
  actor: Actor,
  target: RegisterMarket,
  { id, srn }: Fetching,
  { files, listed, failures, problems }: Answered,
): Promise<void> {
  const read = target.register.read(files)
  const reading = { ...read, problems: [...problems, ...read.problems] }
  const found = await compared(hub.db, target, reading.devices)
  const told = new Set(reading.devices.flatMap(({ registerId }) => registerId ?? []))
  const failed = listed.flatMap((device) => {
    const failure = failures.get(device.id) ?? 'could-not-ask'
    return told.has(device.id) ? [] : [nothingTold(device, failure)]
  })
  const there = new Set(listed.map(({ udiDi }) => udiDi.replace(/^\+/, '')))
  const known = await registeredOfActor(hub.db, target.market.code, srn)
  const missing = known
    .filter(({ udi_di }) => udi_di !== null && !there.has(udi_di.replace(/^\+/, '')))
    .map(({ id: submissionId, udi_di, basic_udi_di }) => ({
      ...nothingTold({ id: '', udiDi: udi_di ?? '', group: basic_udi_di ?? '' }, 'not-found'),
      submissionId,
    }))
  await inTransaction(hub, actor, async (unit) => {
    const all = [...found, ...failed, ...missing]
    const { kept } = await keepDevices(hub, unit, target, id, reading, all)
    unit.record({
      action: 'imported',
      entityType: 'import',
      entityId: id,
      changesData: {
        actionNotes: `${target.exchange.register}, ${srn}: ${listed.length} devices asked for in ${files.length} answers, none stored; ${kept} certificates kept`,
      },
    })
  })
}

function nothingTold({ udiDi, group }: ListedDevice, outcome: Failure): ComparedDevice {
  const device: RegisterDevice = {
    document: { udiDi, ...(group && { basicUdiDi: group }) },
    versions: {},
    state: null,
    versionDate: null,
    lost: [],
    missing: null,
    file: '',
    registerId: null,
  }
  return { device, isLegacy: false, outcome, submissionId: null, differences: [] }
}
