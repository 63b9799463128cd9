import { setTimeout as pause } from 'node:timers/promises'
import { euSubmissionInput, masterInput, unique } from '#tests/factories.ts'
import type { WebClient } from '#tests/web-client.ts'

/** What clients that go on working met with. */
export interface Experience {
  /** Milliseconds of each request. */
  readonly times: number[]
  /** How often each status came; 0 where there was no answer. */
  readonly statuses: Map<number, number>
  /** Device numbers whose creation was acknowledged. */
  readonly acknowledged: string[]
  /** UDI-DIs of submissions whose creation was acknowledged. */
  readonly submitted: string[]
  /** How packages for the register ended; `unknown` where nobody could be asked. */
  readonly packages: Map<string, number>
}

/** Of so many rounds one goes on to what becomes of a device. */
const submissionEvery = 4

/** Lets clients create, read, list and submit, one request after the other each, while something else goes on. */
export async function workBeside(
  clients: readonly WebClient[],
  trouble: Promise<unknown>,
): Promise<Experience> {
  const experience: Experience = {
    ...{ times: [], statuses: new Map(), acknowledged: [], submitted: [], packages: new Map() },
  }
  let goingOn = true
  const end = () => {
    goingOn = false
  }
  const working = clients.map(async (client) => {
    for (let round = 0; goingOn; round += 1) {
      const record = await oneRound(client, experience)
      if (record !== undefined && round % submissionEvery === 0) await submit(client, experience, record)
    }
  })
  try {
    await trouble
  } finally {
    end()
    await Promise.all(working)
  }
  return experience
}

/** Answers the number of the record it made. */
async function oneRound(client: WebClient, experience: Experience): Promise<unknown> {
  const input = masterInput()
  const created = await timed(client, experience, 'POST', '/api/master-di', input)
  if (created?.status === 201) experience.acknowledged.push(String(input.deviceNumber))
  await timed(client, experience, 'GET', '/api/master-di?limit=20&latest=true')
  await timed(client, experience, 'GET', `/api/master-di?search=${input.deviceNumber}&limit=5`)
  // As people do; and where nothing can be done, nobody asks a thousand times a second.
  await pause(50)
  return created?.status === 201 ? created.body.id : undefined
}

/** What becomes of a device: a submission, typed at, saved, validated and sent; a sheet; and what is looked up meanwhile. */
async function submit(client: WebClient, experience: Experience, masterDiId: unknown): Promise<void> {
  const send = (...request: Parameters<WebClient['send']>) => timed(client, experience, ...request)
  const input = euSubmissionInput({ masterDiId })
  const made = await send('POST', '/api/submissions', input)
  if (made?.status !== 201) return
  experience.submitted.push(String(input.udiDi))
  const path = `/api/submissions/${made.body.id}`
  const website = `https://example.org/${unique('site')}`
  await send('PUT', `${path}/working-copy`, { revision: 1, values: { website } })
  await send('PUT', path, { website })
  const sheet = await send('POST', '/api/submission-sheets', { masterDiIds: [masterDiId] })
  if (sheet?.status === 201) await send('POST', `/api/submission-sheets/${sheet.body.id}/drafts`)
  await send('GET', '/api/emdn/search?search=need')
  await send('GET', '/api/portfolio?limit=10')
  await send('GET', `/api/eudamed-udi-submissions?limit=10&search=${input.udiDi}`)
  const validated = await send('POST', `${path}/validate`)
  if (validated?.body.status !== 'validated') return
  const sent = await send('POST', '/api/export', { submissionIds: [made.body.id] })
  if (sent?.status !== 201) return
  const end = await endOfPackage(send, sent.body.id)
  experience.packages.set(end, (experience.packages.get(end) ?? 0) + 1)
}

/** The hub answers before the files of a package are made. */
async function endOfPackage(
  send: (method: string, path: string) => ReturnType<typeof timed>,
  id: unknown,
): Promise<string> {
  for (let times = 0; times < 100; times += 1) {
    const asked = await send('GET', `/api/export/packages/${id}`)
    if (asked?.status === 200 && asked.body.status !== 'running') return String(asked.body.status)
    await pause(100)
  }
  return 'unknown'
}

async function timed(client: WebClient, experience: Experience, ...request: Parameters<WebClient['send']>) {
  const began = performance.now()
  const answer = await client.send(...request).catch(() => undefined)
  experience.times.push(performance.now() - began)
  const status = answer?.status ?? 0
  experience.statuses.set(status, (experience.statuses.get(status) ?? 0) + 1)
  return answer
}

/** Of those acknowledged, the ones that are not there. */
export async function lost(client: WebClient, experience: Experience): Promise<string[]> {
  const { acknowledged, submitted } = experience
  const there = async (path: string, field: string) => {
    const { body } = await client.send('GET', `${path}?fields=${field}`)
    return new Set((body as unknown as Record<string, string>[]).map((each) => each[field]))
  }
  const devices = await there('/api/master-di', 'deviceNumber')
  const submissions = await there('/api/submissions', 'udiDi')
  return [
    ...acknowledged.filter((number) => !devices.has(number)),
    ...submitted.filter((udiDi) => !submissions.has(udiDi)),
  ]
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
