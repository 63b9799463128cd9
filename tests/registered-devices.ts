import { exchangeApi } from '#core/contract/exchange-api.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { submissionCopiesApi } from '#core/contract/submission-copies.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, type Person, uniqueGmn, uniqueGtin } from './factories.ts'
import { completeSubmission } from './market-content.ts'

/** A device that registers have, in several markets at once. */

interface Registering {
  /** Who edits, and who approves. */
  readonly user: Person
  readonly approver: Person
}

/** What each submission holds besides what its record gives it. */
export async function registeredContent(code: string): Promise<Record<string, unknown>> {
  const { udiDi: _, deviceName: __, brandName: ___, ...rest } = await completeSubmission(code)
  // Of devices with one Basic UDI-DI only the first one names it.
  if (code === 'EU') return { ...rest, basicUdiDi: uniqueGmn() }
  if (code === 'US')
    return { ...rest, usPackages: null, usPublishDate: '2026-01-05', usRecordStatus: 'Published' }
  return rest
}

export interface RegisteredDevice {
  readonly record: MasterRecord
  /** By market. */
  readonly submissions: ReadonlyMap<string, Submission>
}

export async function registeredDevice(
  { user, approver }: Registering,
  countries: readonly string[],
  unregistered: readonly string[] = [],
): Promise<RegisteredDevice> {
  const record = await createMaster(user.api, {
    udiDi: uniqueGtin(),
    brandName: 'Fixit',
    quantityPerPackage: 1,
    targetCountries: [...countries, ...unregistered],
  })
  await user.api.call(submissionCopiesApi.copy, {
    body: { masterDiIds: [record.id], countries: [...countries] },
  })
  const { body: found } = await user.api.call(submissionsApi.list, {
    query: { masterDiId: record.id },
  })
  const submissions = new Map<string, Submission>()
  for (const { id, targetCountries } of found) {
    const country = String(targetCountries?.[0])
    const body = await registeredContent(country)
    await user.api.call(submissionsApi.update, { id, body })
    await user.api.call(submissionsApi.validate, { id })
    await approver.api.call(submissionsApi.approve, { id, body: {} })
    const told = { outcome: 'accepted', registeredVersion: '1', registeredAt: '2026-01-06' } as const
    const { body: after } = await user.api.call(exchangeApi.acknowledge, { id, body: told })
    if (after.standing !== 'registered')
      throw new Error(`${country} is not registered: ${JSON.stringify(after)}`)
    submissions.set(country, after)
  }
  return { record, submissions }
}
