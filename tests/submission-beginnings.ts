import { expect } from 'vitest'
import { entriesApi } from '#core/contract/entries.ts'
import { submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, euSubmissionInput, type Person } from './factories.ts'
import type { Content } from './submission-model.ts'

/** The ways an EU submission comes to be. */
export const ways = ['hand', 'second view', 'master', 'sheet'] as const
export type Way = (typeof ways)[number]

export interface Begun {
  readonly id: number
  readonly way: Way
  /** The sheet it came from, if it came from one. */
  readonly sheet: number | undefined
}

const whole: Content = { whole: true, onMarket: true, website: '' }

/** Nothing is missing from it; a sheet makes a draft first, and fills it in then. */
export async function beginSubmission(
  { api }: Person,
  way: Way,
): Promise<Begun & { readonly versions: readonly Content[] }> {
  const body = euSubmissionInput()
  const begun = (id: number) => ({ id, way, sheet: undefined, versions: [whole] })
  if (way === 'hand') return begun((await api.call(submissionsApi.create, { body })).body.id)
  if (way === 'second view') {
    const { udiDi, basicUdiDi, deviceName, manufacturerName, ...eudamedData } = body
    const named = { udi: udiDi, basicUdi: basicUdiDi, deviceName, manufacturerName, deviceNumber: 'N' }
    return begun((await api.call(entriesApi.create, { body: { ...named, eudamedData } })).body.id)
  }
  const { id: masterDiId } = await createMaster(api, { targetCountries: ['EU'] })
  if (way === 'master') {
    return begun((await api.call(submissionsApi.create, { body: { ...body, masterDiId } })).body.id)
  }
  const sheet = (await api.call(submissionSheetsApi.create, { body: { masterDiIds: [masterDiId] } })).body
  const drafts = (await api.call(submissionSheetsApi.makeDrafts, { id: sheet.id })).body
  const submissionId = drafts.groups[0]?.devices[0]?.submissionId ?? 0
  const changes = [{ submissionId, revision: 1, values: body }]
  const filled = await api.call(submissionSheetsApi.change, { id: sheet.id, body: { changes } })
  expect(filled.body.failed).toEqual([])
  const draft = { whole: false, onMarket: false, website: '' }
  return { id: submissionId, way, sheet: sheet.id, versions: [draft, whole] }
}
