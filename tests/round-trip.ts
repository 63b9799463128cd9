import { expect } from 'vitest'
import { within } from './amount.ts'
import type { KilledHub } from './killed-hub.ts'
import type { WebClient } from './web-client.ts'

/** What the round trips of connections have in common: devices that go out, while the hub is killed. */

/** Submissions that can leave; their numbers, in order. */
export async function validSubmissions(
  person: WebClient,
  count: number,
  input: () => object | Promise<object>,
): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) {
    const { status, body } = await person.send('POST', '/api/submissions', await input())
    if (status !== 201) throw new Error(JSON.stringify(body))
    ids.push(Number(body.id))
    await person.send('POST', `/api/submissions/${body.id}/validate`)
  }
  return ids
}

/** Makes a package and hands it to a connection. */
export async function sendPackage(person: WebClient, connectionId: number, asked: object): Promise<void> {
  const { body } = await person.send('POST', '/api/export', asked)
  const ready = async () => (await person.send('GET', `/api/export/packages/${body.id}`)).body.status
  await expect.poll(ready, { timeout: within(60_000) }).toBe('ready')
  const { status } = await person.send('POST', '/api/export/transmissions', {
    connectionId,
    packageId: body.id,
  })
  expect(status).toBe(201)
}

/** Lets time pass, and starts the hub again where it was killed; answers how many transmissions are in each state. */
export function reviving(hub: KilledHub, killed: () => number): () => Promise<Record<string, number>> {
  let watched = killed()
  return async () => {
    if (killed() > watched) {
      watched = killed()
      await hub.revive()
    }
    await hub.letTimePass()
    return hub.states()
  }
}

export async function expectWholeTrail(hub: KilledHub, { headers }: WebClient): Promise<void> {
  const verified = await fetch(`${hub.server().address}/api/audit-trail/verify`, { headers })
  expect((await verified.json()).problems).toEqual([])
}
