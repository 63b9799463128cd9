import { z } from 'zod'
import { environments } from '#core/markets/exchange.ts'
import { halves } from '#core/markets/register.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { registerDeviceSorts, registerOutcomes } from './list-filters.ts'
import { listQuery, several, wholeList } from './list-query.ts'
import { LostElement, RegisterDifference } from './register-differences.ts'
import { marketWithDownloads } from './register-market.ts'

/** Downloads of a register: read, compared with the hub and stored (flow 3; decisions D36, D118). */

/** A device as reported by the register. */
export const RegisterDevice = z.object({
  id: z.int(),
  readId: z.int(),
  market: z.string(),
  environment: z.enum(environments),
  udiDi: z.string().nullable(),
  basicUdiDi: z.string().nullable(),
  isLegacy: z.boolean(),
  deviceName: z.string().nullable(),
  outcome: z.enum(registerOutcomes),
  /** Which half of it was not in the files. */
  missing: z.enum(halves).nullable(),
  state: z.string().nullable(),
  /** Of its UDI-DI, as the register counts. */
  version: z.int().nullable(),
  versionDate: z.string().nullable(),
  /** What the hub has of it. */
  submissionId: z.int().nullable(),
  masterDiId: z.int().nullable(),
  registeredVersion: z.string().nullable(),
  differenceCount: z.int(),
  isStored: z.boolean(),
  fileName: z.string(),
  readAt: z.string(),
})
export type RegisterDevice = z.infer<typeof RegisterDevice>

export const RegisterDeviceDetails = RegisterDevice.extend({
  /** Compared with the hub as it is now. */
  differences: z.array(RegisterDifference),
  /** What no field of the hub can hold. */
  lost: z.array(LostElement),
})
export type RegisterDeviceDetails = z.infer<typeof RegisterDeviceDetails>

export const RegisterDeviceQuery = listQuery(RegisterDevice, registerDeviceSorts, {
  readId: IdParams.shape.id.optional(),
  market: several.optional(),
  outcome: several.optional(),
  environment: several.optional(),
})
export type RegisterDeviceQuery = z.output<typeof RegisterDeviceQuery>

/** An upload or query of register data; it becomes submissions only when it is stored. */
export const RegisterRead = z.object({
  id: z.int(),
  market: z.string(),
  status: z.enum(['running', 'checked', 'stored', 'failed']),
  environment: z.enum(environments),
  source: z.enum(['files', 'fetched']),
  actor: z.string().nullable(),
  name: z.string(),
  recognised: z.string(),
  done: z.int(),
  total: z.int().nullable(),
  message: z.string().nullable(),
  /** The first 100 files and devices that could not be read or were left out. */
  problems: z.array(z.object({ file: z.string(), message: z.string() })),
  devices: z.int(),
  /** Of notified bodies: kept at once, and how many of them were told otherwise before. */
  certificates: z.int(),
  certificatesChanged: z.int(),
  counts: z.record(z.enum(registerOutcomes), z.int()),
  /** New devices whose UDI-DI has a Master DI record. */
  withMaster: z.int(),
  lost: z.int(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
})
export type RegisterRead = z.infer<typeof RegisterRead>

export const StoreRequest = z.object({
  /** What becomes of devices without a Master DI record. */
  masters: z.enum(['create', 'none'], 'Say whether Master DI records are made').default('create'),
})
export type StoreRequest = z.output<typeof StoreRequest>

export const StoreResult = z.object({
  read: RegisterRead,
  /** New submissions. */
  created: z.int(),
  /** Submissions that were there, and are registered now. */
  linked: z.int(),
  /** New Master DI records. */
  masters: z.int(),
  skipped: z.int(),
})
export type StoreResult = z.infer<typeof StoreResult>

export const registerApi = {
  read: endpoint({
    method: 'POST',
    path: '/api/eudamed-import',
    access: 'create-submissions',
    summary:
      'Read a download of EUDAMED, saved answers of its public site, or a zip of them: certificates are kept, nothing becomes a submission yet',
    query: z.object({ market: marketWithDownloads.optional() }),
    body: 'file',
    response: RegisterRead,
  }),
  fetch: endpoint({
    method: 'POST',
    path: '/api/eudamed-import/fetch',
    access: 'create-submissions',
    summary: 'Ask the address an administrator has set for everything an SRN has registered',
    body: z.object({
      srn: z.string().regex(/^[A-Z]{2}-(MF|PR)-\d{9}$/, 'Write an SRN as DE-MF-000012345'),
      market: marketWithDownloads.nullish(),
    }),
    response: RegisterRead,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/eudamed-import/:id',
    access: 'view-submissions',
    summary: 'How far a reading is, and what it found',
    params: IdParams,
    response: RegisterRead,
  }),
  store: endpoint({
    method: 'POST',
    path: '/api/eudamed-import/:id/store',
    access: 'create-submissions',
    summary: 'What was read becomes registered submissions, linked to the records of the same UDI-DI',
    params: IdParams,
    body: StoreRequest,
    response: StoreResult,
  }),
  devices: endpoint({
    method: 'GET',
    path: '/api/eudamed-import/devices',
    access: 'view-submissions',
    summary: 'Devices of EUDAMED compared with the hub: of one reading, or what was read last of each',
    query: RegisterDeviceQuery,
    response: z.array(RegisterDevice),
    list: true,
  }),
  devicesExport: endpoint({
    method: 'GET',
    path: '/api/eudamed-import/devices/export',
    access: 'export-data',
    summary: 'The same as CSV, with what differs',
    query: RegisterDeviceQuery.omit(wholeList),
    response: 'file',
  }),
  device: endpoint({
    method: 'GET',
    path: '/api/eudamed-import/devices/:id',
    access: 'view-submissions',
    summary: 'One device of EUDAMED, field by field against the hub',
    params: IdParams,
    response: RegisterDeviceDetails,
  }),
}
