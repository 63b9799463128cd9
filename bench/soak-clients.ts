import { masterInput } from '#tests/factories.ts'
import type { WebClient } from '#tests/web-client.ts'

/** What clients that go on working met with. */
export interface Experience {
  /** Milliseconds of each request. */
  readonly times: number[]
  /** How often each status came; 0 where there was no answer. */
  readonly statuses: Map<number, number>
  /** Device numbers whose creation was acknowledged. */
  readonly acknowledged: string[]
}

/** Lets clients create, read and list, one request after the other each, while something else goes on. */
export async function workBeside(
  clients: readonly WebClient[],
  trouble: Promise<unknown>,
): Promise<Experience> {
  const experience: Experience = { times: [], statuses: new Map(), acknowledged: [] }
  let goingOn = true
  const end = () => {
    goingOn = false
  }
  const working = clients.map(async (client) => {
    while (goingOn) await oneRound(client, experience)
  })
  try {
    await trouble
  } finally {
    end()
    await Promise.all(working)
  }
  return experience
}

async function oneRound(client: WebClient, experience: Experience): Promise<void> {
  const input = masterInput()
  const created = await timed(client, experience, 'POST', '/api/master-di', input)
  if (created?.status === 201) experience.acknowledged.push(String(input.deviceNumber))
  await timed(client, experience, 'GET', '/api/master-di?limit=20&latest=true')
  await timed(client, experience, 'GET', `/api/master-di?search=${input.deviceNumber}&limit=5`)
  // As people do; and where nothing can be done, nobody asks a thousand times a second.
  await new Promise((done) => setTimeout(done, 50))
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
export async function lost(client: WebClient, { acknowledged }: Experience): Promise<string[]> {
  const { body } = await client.send('GET', '/api/master-di?fields=deviceNumber')
  const there = new Set((body as unknown as { deviceNumber: string }[]).map((each) => each.deviceNumber))
  return acknowledged.filter((number) => !there.has(number))
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
