import { z } from 'zod'
import { legislations } from '#core/code-lists/legislations.ts'
import { markets } from '#core/code-lists/markets.ts'
import { nationalRiskClasses, riskClasses } from '#core/code-lists/risk-classes.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { checkEmdnCode } from '#core/identifiers/emdn-code.ts'
import { scopeLists } from '#core/intelligence/update-scope.ts'
import { type DeviceKind, deviceKinds } from '#core/markets/requirements/device-kinds.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { affectedSortFields } from './list-filters.ts'
import { listQuery, wholeList } from './list-query.ts'
import { RegulatoryUpdate } from './regulatory-updates.ts'
import { givenNumber } from './whole-number.ts'

/** What an update concerns, and which devices it affects (decision D141). */

const codesOf = (list: readonly { readonly code: string }[]) => new Set(list.map(({ code }) => code))
const of = (known: ReadonlySet<string>, noun: string) =>
  z
    .array(
      z.string().refine((code) => known.has(code), {
        error: ({ input }) => `There is no ${noun} ${String(input)}`,
      }),
    )
    .max(200, 'At most 200')

const kinds = Object.keys(deviceKinds) as [DeviceKind, ...DeviceKind[]]
const emdn = z
  .string()
  .trim()
  .refine((code) => checkEmdnCode(code).valid, 'Write an EMDN code or a branch of it, such as Q0210')
const productCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'An FDA product code has three letters')

const scopeShape = {
  markets: of(codesOf(markets), 'market'),
  riskClasses: of(codesOf([...riskClasses, ...nationalRiskClasses]), 'risk class'),
  laws: of(codesOf(legislations), 'law'),
  emdn: z.array(emdn).max(200, 'At most 200'),
  productCodes: z.array(productCode).max(200, 'At most 200'),
  kind: z.enum(kinds, 'No kind of the list').nullable(),
  registered: z.boolean().nullable(),
}

export const ScopeChange = z.object({
  ...scopeShape,
  /** Why it is another than the text says. */
  reason: z
    .string('Enter the reason for the correction')
    .trim()
    .min(1, 'Enter the reason for the correction')
    .pipe(reasonText),
  /** 1 where nobody has corrected it yet. */
  revision: givenNumber(),
})
export type ScopeChange = z.output<typeof ScopeChange>

/** An update with all that is known of what it concerns. */
export const UpdateWithScope = RegulatoryUpdate.extend({
  /** The words of the text by which parts were found. */
  scopeWords: z.array(z.object({ part: z.enum(scopeLists), value: z.string(), words: z.string() })),
  /** Who corrected what it concerns; null where nobody did. */
  scopeCorrected: z.object({ byName: z.string().nullable(), at: z.string(), reason: z.string() }).nullable(),
  scopeRevision: z.int(),
})
export type UpdateWithScope = z.infer<typeof UpdateWithScope>

export const concerns = ['yes', 'unclear'] as const

export const AffectedDevice = z.object({
  id: z.int(),
  deviceNumber: z.string(),
  versionNumber: z.string(),
  deviceName: z.string(),
  manufacturerName: z.string(),
  concern: z.enum(concerns),
  /** In words, the market first. */
  reasons: z.array(z.string()),
})
export type AffectedDevice = z.infer<typeof AffectedDevice>

export const AffectedQuery = listQuery(AffectedDevice, affectedSortFields, {
  /** Those it certainly affects, unless the unclear ones are asked for. */
  concern: z.enum(concerns, 'One of yes, unclear').optional(),
})
export type AffectedQuery = z.output<typeof AffectedQuery>

const path = '/api/regulatory-intelligence/updates/:id'
const view = 'view-submissions'

export const impactApi = {
  update: endpoint({
    method: 'GET',
    path,
    access: view,
    summary: 'One update, with what it concerns and by which words that was found',
    params: IdParams,
    response: UpdateWithScope,
  }),
  changeScope: endpoint({
    method: 'PUT',
    path: `${path}/scope`,
    access: 'edit-submissions',
    summary: 'Correct what an update concerns; the text found by the hub stays in the trail',
    params: IdParams,
    body: ScopeChange,
    response: UpdateWithScope,
  }),
  devices: endpoint({
    method: 'GET',
    path: `${path}/devices`,
    access: view,
    summary: 'The devices an update affects, each with why',
    params: IdParams,
    query: AffectedQuery,
    response: z.array(AffectedDevice),
    list: true,
  }),
  devicesExport: endpoint({
    method: 'GET',
    path: `${path}/devices/export`,
    access: 'export-data',
    summary: 'The same as CSV',
    params: IdParams,
    query: AffectedQuery.omit(wholeList),
    response: 'file',
  }),
}
