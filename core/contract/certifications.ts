import { z } from 'zod'
import { certificationFields } from '#core/dictionary/certification/index.ts'
import { patchShape, presentedShape } from '#core/dictionary/field-schema.ts'
import { validities } from '#core/lifecycle/expiry.ts'
import { Deletion } from './actors.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { certificationSortFields, renewalStates } from './list-filters.ts'
import { listQuery, several, wholeList } from './list-query.ts'
import { givenNumber, Id } from './whole-number.ts'

/** Certifications of economic operators (specification, document 3 section 3). */
export const Certification = z.object({
  ...presentedShape(certificationFields),
  id: z.int(),
  revision: z.int(),
  operatorId: z.int(),
  operatorName: z.string(),
  operatorSrn: z.string().nullable(),
  /** By the server’s date. */
  validity: z.enum(validities),
  /** Negative once it has expired; null where it never does. */
  daysLeft: z.int().nullable(),
  /** The regulatory project of its renewal. */
  renewalId: z.int().nullable(),
  deleteReason: z.string().nullable(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  updatedAt: z.string(),
  updatedByName: z.string().nullable(),
  abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Certification = z.infer<typeof Certification>

export const CertificationInput = z.object({ ...patchShape(certificationFields), revision: givenNumber() })
export type CertificationInput = z.input<typeof CertificationInput>
export type CertificationChange = z.output<typeof CertificationInput>

export const CertificationListQuery = listQuery(Certification, certificationSortFields, {
  operatorId: Id.optional(),
  validity: several.optional(),
  /** Whether a renewal of it has been begun. */
  renewal: z.enum(renewalStates).optional(),
  /** What this upload made. */
  importId: Id.optional(),
})
export type CertificationListQuery = z.output<typeof CertificationListQuery>

export const certificationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/certifications',
    access: 'view-submissions',
    summary: 'Certifications of all operators, those that expire first before the others',
    query: CertificationListQuery,
    response: z.array(Certification),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/certifications/export',
    access: 'export-data',
    summary: 'The certifications a list shows as CSV, with the columns of the upload template',
    query: CertificationListQuery.omit(wholeList),
    response: 'file',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/actors/:id/certifications',
    access: 'manage-actors',
    summary: 'A new certification of an operator',
    params: IdParams,
    body: CertificationInput,
    response: Certification,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/certifications/:id',
    access: 'manage-actors',
    summary: 'Change what is named; what is absent stays',
    params: IdParams,
    body: CertificationInput,
    response: Certification,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/certifications/:id',
    access: 'manage-actors',
    summary: 'Take a certification out of sight; nothing is lost',
    params: IdParams,
    body: Deletion,
    response: Certification,
  }),
}
