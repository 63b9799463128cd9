import type { z } from 'zod'
import type { Fields } from '#core/dictionary/field.ts'
import type { Permission } from '#core/lifecycle/permissions.ts'

/** Who may call: anybody, anybody signed in, or whoever holds the permission. */
export type Access = 'public' | 'signed-in' | Permission

/**
 * One endpoint of the HTTP interface, described once: the server mounts it, the browser calls it, the
 * reference at /api/docs is printed from it (decision D2).
 *
 * `body: 'file'` is a multipart upload with one part `file`; `response: 'file'` is a download.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for parameters. */
  readonly path: string
  readonly access: Access
  /** One of these permissions as well. */
  readonly andOneOf?: readonly Permission[]
  /** Not with an API token, whatever its scope. */
  readonly signedInOnly?: true
  /** Stores nothing although it is no GET, so that a token without a writing scope may call it (decision D61). */
  readonly reads?: true
  /** Open to somebody who still has to set up the second factor she needs. */
  readonly withoutSecondFactor?: true
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType | 'file'
  /** The fields of what is created: missing ones are reported together with invalid ones. */
  readonly makes?: Fields
  readonly response: z.ZodType | 'file'
  /** What success answers; 200 when absent. */
  readonly status?: 200 | 201
  /** What 202 answers a client that prefers not to wait (`Prefer: respond-async`). */
  readonly accepted?: z.ZodType
  /** Answers a page of a list, with the number of all matches in X-Total-Count. */
  readonly list?: true
}

/** Whether an endpoint leaves everything as it is. */
export const onlyReads = ({ method, reads }: Endpoint): boolean => method === 'GET' || reads === true

/** Keeps the exact types of the parts while checking the whole. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

type Output<E, Part extends string> = E extends { readonly [K in Part]: infer T }
  ? T extends z.ZodType
    ? z.output<T>
    : undefined
  : undefined
/** The parts as the server reads them. */
export type ParamsOf<E extends Endpoint> = Output<E, 'params'>
export type QueryOf<E extends Endpoint> = Output<E, 'query'>
export type BodyOf<E extends Endpoint> = Output<E, 'body'>
export type ResponseOf<E extends Endpoint> = Output<E, 'response'>

type Input<E, Part extends string> = E extends { readonly [K in Part]: infer T }
  ? T extends z.ZodType
    ? z.input<T>
    : undefined
  : undefined

/** The parts as a client writes them. */
export type QueryInput<E extends Endpoint> = Input<E, 'query'>
export type BodyInput<E extends Endpoint> = Input<E, 'body'>
