import { OutgoingError } from '#server/platform/outgoing.ts'
import type { Reach } from './driver.ts'

/** Calls of a register's web interface, with a login by client credentials (OAuth 2). */

export type WebAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string; readonly json: unknown }
  | NoAnswer

export interface NoAnswer {
  readonly kind: 'nothing'
  readonly told: string
  readonly afterSeconds?: number | undefined
  /** It is certain that nothing was taken; otherwise nobody knows. */
  readonly isNotTaken?: true
}

interface Question {
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

interface Login {
  readonly address: string
  readonly form: Readonly<Record<string, string>>
  /** How the token is shown. */
  readonly header: (token: string) => Readonly<Record<string, string>>
  /** Asked to wait without being told how long. */
  readonly restSeconds: number
}

const answerMs = 60_000
const maxBytes = 5 * 1024 * 1024
/** Of an answer that nobody expects, so much is shown. */
const shownLength = 300

const known = 'token'

/** With a token; one that is refused is replaced once. */
export async function callWeb(
  reach: Reach,
  login: Login,
  address: string,
  question: Question = {},
): Promise<WebAnswer> {
  const wasKept = reach.kept.has(known)
  const first = await withToken(reach, login, address, question)
  if (first.kind === 'nothing' || first.status !== 401) return first
  reach.kept.delete(known)
  const second = wasKept || first.status === 401 ? await withToken(reach, login, address, question) : first
  return second.kind === 'answer' && second.status === 401
    ? { kind: 'nothing', told: `A new token was refused too (${shown(second)})` }
    : second
}

async function withToken(
  reach: Reach,
  login: Login,
  address: string,
  question: Question,
): Promise<WebAnswer> {
  const token = await tokenOf(reach, login)
  if (typeof token !== 'string') return token
  return ask(reach, address, login.restSeconds, {
    ...question,
    headers: { ...question.headers, ...login.header(token) },
  })
}

export async function tokenOf(reach: Reach, login: Login): Promise<string | NoAnswer> {
  const there = reach.kept.get(known)
  if (there !== undefined) return there
  const answer = await ask(reach, login.address, login.restSeconds, {
    body: new URLSearchParams({ grant_type: 'client_credentials', ...login.form }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  if (answer.kind === 'nothing') return { ...answer, told: `No token: ${answer.told}` }
  const token = (answer.json as { access_token?: unknown } | null)?.access_token
  // A header takes no line ends, and a token has none.
  if (answer.status !== 200 || typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token))
    return { kind: 'nothing', told: `The token service gave no token (${shown(answer)})` }
  reach.kept.set(known, token)
  return token
}

/** Without a token. */
export async function ask(
  { outgoing }: Pick<Reach, 'outgoing'>,
  address: string,
  restSeconds: number,
  question: Question,
): Promise<WebAnswer> {
  try {
    const { status, bytes, retryAfterSeconds } = await outgoing.ask(address, {
      ...question,
      timeoutMs: answerMs,
      maxBytes,
    })
    if (status === 429)
      return {
        ...{ kind: 'nothing', told: 'HTTP 429', isNotTaken: true },
        afterSeconds: retryAfterSeconds ?? restSeconds,
      }
    // Whether a server that broke down has taken it, nobody knows.
    if (status >= 500 || status === 408)
      return { kind: 'nothing', told: `HTTP ${status}`, afterSeconds: retryAfterSeconds }
    const text = bytes.toString('utf8')
    return { kind: 'answer', status, text, json: parsed(text) }
  } catch (error) {
    if (error instanceof OutgoingError) return { kind: 'nothing', told: error.message }
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const isGood = ({ status }: { readonly status: number }): boolean => status >= 200 && status < 300

/** An answer in words, as far as one is shown. */
export const shown = ({ status, text }: { readonly status: number; readonly text: string }): string =>
  `HTTP ${status}${text.trim() === '' ? '' : `: ${text.trim().slice(0, shownLength)}`}`

/** Addresses as people enter them, with or without a slash at their end. */
export const below = (address: string | undefined, path: string): string =>
  `${(address ?? '').replace(/\/+$/, '')}/${path}`

/** A property of an object, whatever it is. */
export const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** A text or a number that stands there, as text. */
export const textIn = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined
