import { sql } from 'kysely'
import type { Person } from '../factories.ts'
import type { IdentityServer } from '../identity-server.ts'
import type { PasskeyDevice } from '../passkey-device.ts'
import type { DomibusStandIn } from '../stand-ins/domibus.ts'
import type { EsgStandIn } from '../stand-ins/fda-esg.ts'
import type { SwissdamedStandIn } from '../stand-ins/swissdamed.ts'
import type { TestApp } from '../test-app.ts'
import type { Client } from '../test-client.ts'
import { type Noun, numbersSince, numbersUpTo } from './nouns.ts'

/** What a life in controlled mode is led in: people, what they have made, and what one of them has got hold of. */

/** An account somebody acts as. */
export interface Mask {
  readonly id: number
  readonly api: Client
  password: string
  /** Of the authenticator app, where she has set one up; `newSeed` while no code has confirmed it. */
  seed?: string | undefined
  newSeed?: string
  recoveryCodes?: readonly string[]
  passkey?: PasskeyDevice
}

/** A file that left: what it was of, and the content it had when it did. */
export interface Left {
  readonly submission: number
  readonly hash: string
  readonly by: string
}

export interface World {
  readonly hub: TestApp
  readonly provider: IdentityServer
  /** What the browser is asked, on the way to a passkey. */
  challenge?: string
  /** Administrators and an approver from before: they act only where a step says so. */
  readonly founders: readonly Person[]
  readonly people: readonly Person[]
  /** All of one person: the first is her own. Of honest people each acts with the own one. */
  readonly masks: Mask[]
  /** Of all lives of a hub: the own account of whoever has got hold of one. */
  readonly holders: Map<number, number>
  /** One-time links that came to be known and are not used. */
  readonly links: { readonly userId: number; readonly token: string }[]
  /** Halves of links that were shown. */
  readonly codes: string[]
  /** Accounts that were registered, and may have been let in since. */
  readonly registered: { readonly username: string; readonly id: number; readonly password: string }[]
  readonly left: Left[]
  /** Where connections go, and the messages that arrived there and were looked at. */
  readonly point: DomibusStandIn
  readonly swissdamed: SwissdamedStandIn
  readonly gateway: EsgStandIn
  readonly arrived: Set<string>
  /** The connection to the register itself that two administrators switched on. */
  readonly connectionId: number
  /** What there was before, by noun: the highest number. */
  readonly before: Readonly<Record<Noun, number>>
  /** What the steps got as far as. */
  readonly seen: Seen
}

export interface Seen {
  /** Steps by name, with each status they were answered with. */
  readonly answers: Map<string, Set<number>>
  readonly counts: Record<string, number>
}

export const seeNothing = (): Seen => ({ answers: new Map(), counts: {} })

export function count({ seen }: Pick<World, 'seen'>, what: string, times = 1): void {
  seen.counts[what] = (seen.counts[what] ?? 0) + times
}

/** The one at a place of a list that goes round; undefined of an empty one. */
export const at = <T>(list: readonly T[], place: number): T | undefined =>
  list[place % Math.max(1, list.length)]

/** Most places mean something of this life; the last ones something that others had before. */
const ownPlaces = 9

export async function numberAt({ hub, before }: World, noun: Noun, place: number): Promise<number> {
  const own = place < ownPlaces ? at(await numbersSince(hub, noun, before[noun]), place) : undefined
  return own ?? at(await numbersUpTo(hub, noun, before[noun]), place) ?? 0
}

/** Whose account a step is about: one of the five, two administrators and an approver from before, or one got hold of. */
export function accountAt({ people, masks, founders }: World, place: number): number {
  const known = [...people, ...founders]
  return (known[place] ?? at(masks, place - known.length + 1) ?? known[0])?.id ?? 0
}

/** One of the two who approve, or of those who are asked to and may not. */
export const approverAt = ({ people }: World, place: number): number =>
  at(place === 4 ? people : people.slice(1, 3), place)?.id ?? 0

/** The hash of a submission as it is now. */
export async function hashNow({ hub }: Pick<World, 'hub'>, submission: number): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select hash from submission_revisions where submission_id = ${submission}
    order by revision desc limit 1`.execute(hub.hub.db)
  return rows[0]?.hash ?? ''
}
