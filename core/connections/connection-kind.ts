import type { Environment } from '#core/markets/exchange.ts'

/** A way to hand files to a register and to read its answers, as a person sets it up. */
export interface ConnectionKind {
  readonly id: string
  /** The registers it reaches; who sets one up chooses where there are several. */
  readonly markets: readonly [string, ...string[]]
  readonly title: string
  /** What has to be there before it can be used, in words. */
  readonly needs: string
  readonly settings: readonly ConnectionField[]
  /** Kept sealed; entered, and shown nowhere. */
  readonly secrets: readonly ConnectionField[]
  /** Settings that say where it goes, or as whom: where one of them changes, secrets are entered anew. */
  readonly place: readonly string[]
  /** The environments of the register share one address: each call says which of them it means. */
  readonly sharesAddress?: true
  /** What leaves is the message of its market (`message`), not the file itself. */
  readonly sendsMessage?: true
  /** Answers are those of the register's interface (`connectionAnswers`), not files. */
  readonly answersOfInterface?: true
  readonly limits: readonly Limit[]
  /** What it rests on. */
  readonly restsOn: readonly Grounded[]
  /** What no regulator has confirmed yet. */
  readonly unconfirmed: readonly string[]
}

export interface ConnectionField {
  readonly name: string
  readonly label: string
  readonly help: string
  /** A `folder` lies below the directory that whoever runs the hub allows. */
  readonly type: 'text' | 'url' | 'choice' | 'hours' | 'folder'
  readonly required: boolean
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  /** What is there to begin with. */
  readonly usual?: string
}

interface Grounded {
  readonly what: string
  readonly source: string
  /** YYYY-MM-DD: when it was looked up. */
  readonly on: string
}

/** What the register, or the way to it, bears; the numbers are kept to. */
export interface Limit extends Grounded {
  /** At most so many devices in a message. */
  readonly devices?: number
  /** At least so long between two messages. */
  readonly pauseMs?: number
  /** Asked to wait without being told how long, at least so long. */
  readonly restSeconds?: number
  /** What became of a message is asked at most this often, of so many messages at once. */
  readonly asking?: { readonly everyMs: number; readonly messages: number }
}

export const mostDevices = ({ limits }: ConnectionKind): number =>
  Math.min(...limits.map(({ devices }) => devices ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY)

export const pauseBetween = ({ limits }: ConnectionKind): number =>
  Math.max(0, ...limits.map(({ pauseMs }) => pauseMs ?? 0))

export const restAfterRefusal = ({ limits }: ConnectionKind): number =>
  Math.max(0, ...limits.map(({ restSeconds }) => restSeconds ?? 0))

export const askingOf = ({ limits }: ConnectionKind): Limit['asking'] =>
  limits.find(({ asking }) => asking !== undefined)?.asking

/** For which environments of a register a connection can be made: the one to practise with comes first. */
export const inOrderOfTrust = (environments: readonly Environment[]): readonly Environment[] =>
  environments.toSorted((a, b) => Number(a === 'production') - Number(b === 'production'))
