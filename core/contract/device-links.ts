import { z } from 'zod'
import { operatorTypeCodes } from '#core/code-lists/operator-types.ts'
import { isCalendarDate } from '#core/dictionary/calendar-date.ts'
import { Deletion } from './actors.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { deviceLinkSortFields } from './list-filters.ts'
import { listQuery, several, wholeList } from './list-query.ts'
import { Id } from './whole-number.ts'

/** Which operator does what for which device, and since when. */
export const DeviceLink = z.object({
  id: z.int(),
  operatorId: z.int(),
  operatorName: z.string(),
  operatorSrn: z.string().nullable(),
  /** All versions of the device; the record is its newest. */
  deviceNumber: z.string(),
  deviceName: z.string(),
  masterDiId: z.int(),
  role: z.enum(operatorTypeCodes),
  /** YYYY-MM-DD; null where nobody said. */
  since: z.string().nullable(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  removeReason: z.string().nullable(),
  abilities: z.object({ delete: z.boolean() }),
})
export type DeviceLink = z.infer<typeof DeviceLink>

const required = (message: string) => ({ error: message })

export const DeviceLinkInput = z.object({
  operatorId: z.int(required('Choose an operator')).min(1).max(2_147_483_647),
  masterDiId: z.int(required('Choose a device')).min(1).max(2_147_483_647),
  role: z.enum(operatorTypeCodes, required('Choose what the operator does for the device')),
  since: z
    .preprocess(
      (value) => (value === '' ? null : value),
      z.string().refine(isCalendarDate, 'Must be a date, YYYY-MM-DD').nullable(),
    )
    .optional() as unknown as z.ZodOptional<z.ZodType<string | null, string | null>>,
})
export type DeviceLinkInput = z.input<typeof DeviceLinkInput>
export type NewDeviceLink = z.output<typeof DeviceLinkInput>

export const DeviceLinkListQuery = listQuery(DeviceLink, deviceLinkSortFields, {
  operatorId: Id.optional(),
  deviceNumber: several.optional(),
  role: several.optional(),
})
export type DeviceLinkListQuery = z.output<typeof DeviceLinkListQuery>

export const deviceLinksApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/device-links',
    access: 'view-submissions',
    summary: 'Links of operators and devices, newest first',
    query: DeviceLinkListQuery,
    response: z.array(DeviceLink),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/device-links/export',
    access: 'export-data',
    summary: 'The links a list shows as CSV',
    query: DeviceLinkListQuery.omit(wholeList),
    response: 'file',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/device-links',
    access: 'manage-actors',
    summary: 'Say what an operator does for a device, for all its versions',
    body: DeviceLinkInput,
    response: DeviceLink,
    status: 201,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/device-links/:id',
    access: 'manage-actors',
    summary: 'Remove a link; the audit trail keeps it',
    params: IdParams,
    body: Deletion,
    response: DeviceLink,
  }),
}
