import type { OperatorType } from '#core/code-lists/operator-types.ts'
import type { SubmissionFieldId } from './index.ts'

/** The fields in which a submission names an operator of a kind by its SRN. */
export const actorCodeFields: Readonly<Record<OperatorType, readonly SubmissionFieldId[]>> = {
  manufacturer: ['manufacturerSrn', 'packProducerActorId'],
  'authorized-representative': ['authorizedRepresentativeSrn'],
  importer: ['importerSrn'],
  distributor: [],
}

/** A field that says nothing of what has this value in another: a pack has a producer and no manufacturer (BR-UDID-047). */
export const actorCodeUnused: Readonly<
  Partial<Record<SubmissionFieldId, { readonly where: SubmissionFieldId; readonly is: string }>>
> = {
  manufacturerSrn: { where: 'legislation', is: 'SPP' },
}

/** What a submission says of who its operators are, and nothing of the device. */
export const operatorIdentityFields: readonly SubmissionFieldId[] = [
  ...Object.values(actorCodeFields).flat(),
  'manufacturerAddress',
  'manufacturerCountry',
  'manufacturerContactEmail',
  'manufacturerContactPhone',
  'personResponsible',
  'authorizedRepresentativeName',
  'authorizedRepresentativeAddress',
  'importerName',
]
