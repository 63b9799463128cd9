import { z } from 'zod'
import { certificateValidities } from '#core/lifecycle/expiry.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { environments } from '#core/markets/exchange.ts'
import { certificateSources } from '#core/markets/register.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { certificateComparisons, certificateSortFields, renewalStates } from './list-filters.ts'
import { listQuery, several, wholeList } from './list-query.ts'
import { Id } from './whole-number.ts'

/** Certificates of notified bodies as EUDAMED tells them, watched (decision D137). */
export const Certificate = z.object({
  id: z.int(),
  environment: z.enum(environments),
  number: z.string(),
  /** Four digits. */
  notifiedBody: z.string(),
  srn: z.string(),
  holder: z.string().nullable(),
  revision: z.string().nullable(),
  /** The code of the list, or EUDAMED's own where it is not in it; null is not stated. */
  type: z.string().nullable(),
  typeLabel: z.string().nullable(),
  status: z.string().nullable(),
  statusLabel: z.string().nullable(),
  /** When a reading told this status first. */
  statusReadAt: z.string(),
  issueDate: z.string().nullable(),
  validFrom: z.string().nullable(),
  expiryDate: z.string().nullable(),
  /** By the server’s date. */
  validity: z.enum(certificateValidities),
  daysLeft: z.int().nullable(),
  /** The certificate module, the notified body beside a device, or what the manufacturer declared. */
  source: z.enum(certificateSources),
  basicUdiDis: z.array(z.string()),
  /** Submissions that state this certificate. */
  submissions: z.int(),
  /** Of these, those with another revision or expiry date. */
  differing: z.int(),
  comparison: z.enum(certificateComparisons),
  /** The regulatory project of its renewal. */
  renewalId: z.int().nullable(),
  /** The certificate of another number that has taken its place for all its devices. */
  replacedBy: z.object({ id: z.int(), number: z.string() }).nullable(),
  readId: z.int(),
  fileName: z.string(),
  readAt: z.string(),
  /** When a reading told of something else than the one before. */
  changedAt: z.string().nullable(),
})
export type Certificate = z.infer<typeof Certificate>

const Change = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })
export type CertificateChange = z.infer<typeof Change>

const Exchanged = z.object({
  id: z.int(),
  number: z.string(),
  expiryDate: z.string().nullable(),
  /** For all or some of the devices of the certificate that was replaced; otherwise it is only possible. */
  extent: z.enum(['all', 'some', 'possible']),
})

const StandsUnder = z.object({
  id: z.int(),
  revision: z.int(),
  deviceName: z.string().nullable(),
  udiDi: z.string().nullable(),
  basicUdiDi: z.string().nullable(),
  status: z.enum(submissionStatuses),
  masterDiId: z.int().nullable(),
  /** Its market: Switzerland takes the certificates of the Union. */
  country: z.string(),
  /** Whether the submission states it; otherwise EUDAMED names its Basic UDI-DI. */
  statesIt: z.boolean(),
  /** What carrying over would change: `revisionNumber` and `expiryDate` of its row; nothing in other markets. */
  changes: z.array(Change),
})
export type StandsUnder = z.infer<typeof StandsUnder>

export const CertificateDetails = Certificate.extend({
  /** What readings changed, newest first, in words. */
  history: z.array(z.object({ changedAt: z.string(), fileName: z.string(), changes: z.array(Change) })),
  /** Of the same notified body, manufacturer and type: those that have or may have taken its place, the surest first. */
  replacements: z.array(Exchanged),
  /** Those whose place it may have taken. */
  replaces: z.array(Exchanged),
  /** At most 500. */
  devices: z.array(StandsUnder),
  deviceCount: z.int(),
})
export type CertificateDetails = z.infer<typeof CertificateDetails>

export const CertificateListQuery = listQuery(Certificate, certificateSortFields, {
  validity: several.optional(),
  status: several.optional(),
  comparison: several.optional(),
  renewal: z.enum(renewalStates).optional(),
  srn: several.optional(),
  number: several.optional(),
  /** Stated by a submission of this Master DI record, or named by EUDAMED for its Basic UDI-DI. */
  masterDiId: Id.optional(),
  /** What this reading changed. */
  changedBy: Id.optional(),
  /** Those whose end counts in work: of production, none of a playground, and not replaced by another. */
  counted: z.literal('true').optional(),
  /** Withdrawn, cancelled or suspended, while submissions of devices in use rely on it. */
  lost: z.literal('true').optional(),
  /** The same, while submissions of the device of this Master DI record do. */
  lostTo: Id.optional(),
  /** Another certificate has taken its place, while submissions of devices in use still state it. */
  replaced: z.literal('true').optional(),
})
export type CertificateListQuery = z.output<typeof CertificateListQuery>

/** Stated in submissions, and not told by EUDAMED in anything that was read. */
export const UnseenCertificate = z.object({
  number: z.string(),
  notifiedBody: z.string().nullable(),
  type: z.string().nullable(),
  typeLabel: z.string().nullable(),
  expiryDate: z.string().nullable(),
  submissions: z.int(),
  /** One of them. */
  submissionId: z.int(),
})
export type UnseenCertificate = z.infer<typeof UnseenCertificate>

export const CertificateCarryOver = z.object({
  /** The submissions to change, each at the revision that was looked at. */
  submissions: z
    .array(z.object({ id: Id, revision: z.int() }))
    .min(1, 'Choose at least one submission')
    .max(500, 'At most 500 submissions at once'),
})
export type CertificateCarryOver = z.output<typeof CertificateCarryOver>

export const CertificateCarriedOver = z.object({
  certificate: CertificateDetails,
  /** Submissions that were changed, with those that share their Basic UDI-DI. */
  changed: z.int(),
})
export type CertificateCarriedOver = z.infer<typeof CertificateCarriedOver>

const reading = { method: 'GET', access: 'view-submissions' } as const

export const certificatesApi = {
  list: endpoint({
    ...reading,
    path: '/api/register-certificates',
    summary:
      'Certificates of notified bodies as EUDAMED told them last, those that expire first before the others',
    query: CertificateListQuery,
    response: z.array(Certificate),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/register-certificates/export',
    access: 'export-data',
    summary: 'The certificates a list shows as CSV',
    query: CertificateListQuery.omit(wholeList),
    response: 'file',
  }),
  unseen: endpoint({
    ...reading,
    path: '/api/register-certificates/unseen',
    summary: 'Certificates that submissions state and nothing read from EUDAMED tells of; at most 500',
    response: z.object({ total: z.int(), certificates: z.array(UnseenCertificate) }),
  }),
  get: endpoint({
    ...reading,
    path: '/api/register-certificates/:id',
    summary: 'One certificate, with what readings changed and the submissions that stand under it',
    params: IdParams,
    response: CertificateDetails,
  }),
  carryOver: endpoint({
    method: 'POST',
    path: '/api/register-certificates/:id/carry-over',
    access: 'edit-submissions',
    summary:
      'Carry revision and expiry date into the submissions named; the certificate itself shows what would change',
    params: IdParams,
    body: CertificateCarryOver,
    response: CertificateCarriedOver,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/register-certificates/:id/renewal',
    access: 'edit-submissions',
    summary: 'Begin the renewal of a certificate as a regulatory submission of Simple RIM, once',
    params: IdParams,
    body: z.object({
      /** Before the certificate expires; 90 days before where it is not given. */
      targetDate: z.iso.date('Write the date as YYYY-MM-DD').nullish(),
    }),
    response: CertificateDetails,
    status: 201,
  }),
}
