import type { Connection, NewConnection, Transmission } from '#core/contract/connections.ts'
import { connectionsApi } from '#core/contract/connections.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { createRounds } from '#server/connections/rounds.ts'
import { exchangePort } from '#server/features/exchange/transmitting.ts'
import { exchangeOf } from './exchange-hub.ts'
import { type Person, unique } from './factories.ts'
import type { DomibusStandIn } from './stand-ins/domibus.ts'
import { settingsOf } from './stand-ins/domibus.ts'
import type { TestApp } from './test-app.ts'

/** What is done with connections, and what the hub does about them by itself. */

export const connectionSecrets = { password: 'a password of plugins', token: 'a-token-of-eudamed' }

/** One round of each connection, to its end. */
export async function work({ hub }: TestApp): Promise<void> {
  await createRounds(hub, exchangePort).look()
  await hub.jobs.idle()
}

export const toPoint = (
  point: Pick<DomibusStandIn, 'address'>,
  change: Partial<NewConnection> = {},
): NewConnection => ({
  kind: 'eudamed-domibus',
  name: unique('Access point'),
  enabled: true,
  secrets: connectionSecrets,
  settings: settingsOf(point),
  ...change,
})

/** Somebody who makes files and sends them. */
export function senderOf(person: () => Person) {
  const exchange = exchangeOf(person)
  const packaged = async (environment: 'playground' | 'production' = 'playground') => {
    const { id } = await exchange.validated()
    const { body } = await exchange.make([id], { environment })
    return { id, packageId: body.id, file: body.files[0]?.id ?? 0 }
  }
  const send = (connectionId: number, fileId: number) =>
    person().api.call(connectionsApi.send, { body: { connectionId, fileIds: [fileId] } })
  const sendings = async (file: number): Promise<Transmission[]> =>
    (await person().api.call(connectionsApi.ofFile, { id: file })).body
  const stateOf = async (file: number) => (await sendings(file)).map(({ state }) => state)
  const outcomeOf = async (file: number) =>
    (await person().api.call(exchangeApi.file, { id: file })).body.attempts.map(({ outcome }) => outcome)
  return { ...exchange, packaged, sendThrough: send, sendings, stateOf, outcomeOf }
}

export async function switchTo(
  { api }: Person,
  { id, name, settings }: Connection,
  enabled: boolean,
  more: object = {},
) {
  return api.call(connectionsApi.update, { id, body: { name, settings, enabled, ...more } })
}
