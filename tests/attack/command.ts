import type { Endpoint } from '#core/contract/endpoint.ts'
import { endpoints } from '../contract-endpoints.ts'
import type { Answer, Client } from '../test-client.ts'
import { type Noun, nounOf } from './nouns.ts'
import { at, type Mask, numberAt, type World } from './world.ts'

/** A command of the contract as somebody gives it: what it is asked with, and what is learnt of the answer. */

export interface Call {
  readonly world: World
  readonly as: Mask
  /** Which of the things there are. */
  readonly place: number
  /** Which of the ways there are. */
  readonly variant: number
  /** What the address names. */
  readonly id: number
  /** Something of a noun; at the place of the step where no other is said. */
  pick(noun: Noun, place?: number): Promise<number>
}

export interface Question {
  readonly id?: number
  readonly query?: string
  readonly body?: object
  readonly file?: readonly [content: string | Buffer, name: string]
  /** Parts of a form before its file. */
  readonly fields?: Readonly<Record<string, string>>
  /** Parts of the address besides the number. */
  readonly path?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

export type Given = Answer<Readonly<Record<string, never>>>

export interface Command {
  /** With which account, where it is not the one of the step; null where there is none. */
  readonly by?: (world: World) => Mask | null
  /** Null where there is nothing to ask about yet. */
  readonly ask?: (call: Call) => Question | null | Promise<Question | null>
  /** After a success. */
  readonly learn?: (call: Call, answer: Given, asked: Question) => unknown
}

/** By method and path. */
export type Commands = Readonly<Record<string, Command>>

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

const byName = new Map(endpoints.map((each) => [nameOf(each), each]))

export function endpointNamed(name: string): Endpoint {
  const found = byName.get(name)
  if (!found) throw new Error(`The contract has no ${name}`)
  return found
}

/** Gives the command; answers nothing where there was nothing to ask about. */
export async function give(
  name: string,
  { by, ask, learn }: Command,
  { world, as: other, place, variant }: Pick<Call, 'world' | 'as' | 'place' | 'variant'>,
): Promise<Given | null> {
  const as = by ? by(world) : other
  if (as === null) return null
  const endpoint = endpointNamed(name)
  const noun = nounOf(endpoint.path)
  const pick = (of: Noun, where = place) => numberAt(world, of, where)
  const call: Call = { world, as, place, variant, id: noun ? await pick(noun) : 0, pick }
  const question = ask ? await ask(call) : {}
  if (question === null) return null
  const api = endpoint.access === 'public' ? world.hub.api() : as.api
  const answer = await send(api, endpoint, { id: call.id, ...question })
  if (answer.status < 300) await learn?.(call, answer, question)
  return answer
}

async function send(
  api: Client,
  endpoint: Endpoint,
  asked: Question & { readonly id: number },
): Promise<Given> {
  const { id, query = '', body, file, fields = {}, path = {}, headers = {} } = asked
  const names: Readonly<Record<string, string>> = { ...path, id: String(id) }
  const url = endpoint.path.replace(/:(\w+)/g, (_, part: string) => names[part] ?? 'EU') + query
  if (file) {
    const [content, fileName] = file
    const parts = Object.entries(fields).map(([field, text]) => ({ name: field, content: text }))
    return api.uploadParts(url, [...parts, { name: 'file', fileName, content }], { headers })
  }
  const payload = body ?? (endpoint.body === undefined ? undefined : {})
  return api.raw({ method: endpoint.method, url, headers, ...(payload && { payload }) })
}

/** One of these, by the variant of the step. */
export const choose = <T>(variant: number, ...choices: readonly [T, ...T[]]): T =>
  at(choices, variant) ?? choices[0]

/** A file for people: asked for as it is. */
export const plain: Command = {}
