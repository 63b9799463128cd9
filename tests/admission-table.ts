import type { InjectOptions } from 'fastify'
import { type Endpoint, onlyReads } from '#core/contract/endpoint.ts'
import type { Permission } from '#core/lifecycle/permissions.ts'
import { endpoints, nameOf } from './contract-endpoints.ts'
import type { TestApp } from './test-app.ts'

/** Who may do what at every endpoint, computed from the contract (decisions D2, D60, D61, D126). */

/** Somebody who is signed in, or whom an API token stands for. */
export interface Caller {
  readonly permissions: readonly Permission[]
  readonly byToken?: boolean
  readonly lacksSecondFactor?: boolean
}

/** What is admitted may still be wrong in another way: 404, 400, 409. */
interface Admission {
  readonly status: 'admitted' | 401 | 403
  /** Words of the reason. */
  readonly says: string
}

const admitted: Admission = { status: 'admitted', says: '' }
const refused = (says: string): Admission => ({ status: 403, says })

/** A token with one of these writes more than what the permission of an endpoint names. */
const writing: readonly Permission[] = [
  'create-submissions',
  'edit-submissions',
  'delete-submissions',
  'manage-actors',
]

/** The row of an endpoint for somebody; null stands for everybody whose credentials are not good. */
export function admissionOf(each: Endpoint, caller: Caller | null): Admission {
  const { access, andOneOf } = each
  if (access === 'public') return admitted
  if (caller === null) return { status: 401, says: 'Please sign in' }
  const holdsOneOf = (some: readonly Permission[]) => some.some((one) => caller.permissions.includes(one))
  const needsNone = access === 'signed-in'
  const writesOwnMarks = (needsNone || access === 'view-submissions') && !onlyReads(each)
  const rows: readonly (readonly [boolean, string])[] = [
    [caller.lacksSecondFactor === true && !each.withoutSecondFactor, 'Set up a second factor first'],
    [caller.byToken === true && each.signedInOnly === true, 'not an API token'],
    [!needsNone && !holdsOneOf([access]), `the permission ${access}`],
    [andOneOf !== undefined && !holdsOneOf(andOneOf), `the permission ${andOneOf?.join(' or ')}`],
    [caller.byToken === true && writesOwnMarks && !holdsOneOf(writing), 'allows reading only'],
  ]
  const row = rows.find(([applies]) => applies)
  return row ? refused(row[1]) : admitted
}

/** Nothing has this number. */
const nothingsId = 2_147_483_647

/**
 * A request that does nothing where it is admitted: what it names is not there, and its body is no JSON. What is to be
 * refused names even less: that is settled before path and body are looked at.
 */
function harmless(each: Endpoint, due: Admission): InjectOptions {
  const id = due.status === 'admitted' ? String(nothingsId) : 'x'
  const path = each.path.replace(':id', id).replace(/:\w+/g, 'nowhere')
  if (each.method === 'GET') return { method: 'GET', url: each.query ? `${path}?unknown=1` : path }
  return {
    method: each.method,
    url: path,
    payload: '{',
    headers: { 'content-type': 'application/json' },
  }
}

export type Headers = Readonly<Record<string, string>>
export const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })

/** What the running hub answers otherwise than the table says, of all endpoints. */
export async function differences(hub: TestApp, headers: Headers, caller: Caller | null): Promise<string[]> {
  const answers = endpoints.map(async (each) => {
    const due = admissionOf(each, caller)
    const request = harmless(each, due)
    const answer = await hub.api().raw({ ...request, headers: { ...request.headers, ...headers } })
    const { status } = answer
    if (due.status === 'admitted') return status === 401 || status === 403 ? `${nameOf(each)}: ${status}` : ''
    if (status !== due.status) return `${nameOf(each)}: ${status}, not ${due.status}`
    const { message } = answer.problem
    return message.includes(due.says) ? '' : `${nameOf(each)}: “${message}”, not “${due.says}”`
  })
  return (await Promise.all(answers)).filter((found) => found !== '')
}
