import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'
import { addressLine } from '#core/dictionary/operator/address-line.ts'
import type { operatorFields } from '#core/dictionary/operator/index.ts'
import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import { checkBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { findIssuingEntity } from '#core/identifiers/issuing-entities.ts'
import { checkSrn } from '#core/identifiers/srn.ts'
import { checkUdiDi } from '#core/identifiers/udi-di.ts'

/**
 * What an EU submission starts with where its manufacturer is this operator (decision D42): a row a field, with how
 * it follows from the operator and from what the submission says already.
 */
const rows: readonly (readonly [field: SubmissionFieldId, value: Follows])[] = [
  ['manufacturerSrn', (operator, submission) => (isOfPack(operator, submission) ? undefined : operator.srn)],
  ['packProducerActorId', ({ srn }) => (roleIn(srn) === 'PR' ? srn : undefined)],
  ['manufacturerAddress', addressLine],
  ['manufacturerCountry', same('country')],
  ['manufacturerContactEmail', ({ contactEmail, email }) => contactEmail ?? email],
  ['manufacturerContactPhone', same('phone')],
  ['personResponsible', same('prrcName')],
  ['authorizedRepresentativeName', same('authorizedRepresentativeName')],
  ['authorizedRepresentativeSrn', same('authorizedRepresentativeSrn')],
  ['authorizedRepresentativeAddress', ({ authorizedRepresentativeAddress: address }) => address],
  ['legislation', same('legislation')],
  ['notifiedBodyNumber', same('notifiedBodyNumber')],
  ['notifiedBodyName', same('notifiedBodyName')],
  ['basicUdiDiIssuingEntity', issuerOf('basicUdiDi', 'basicUdiDiIssuingEntity', checkBasicUdiDi)],
  ['udiDiIssuingEntity', issuerOf('udiDi', 'udiDiIssuingEntity', checkUdiDi)],
  ['marketAvailability', availableIn],
  ['tradeNames', brandIn],
  ['storageHandlingConditions', same('storageHandlingConditions')],
]

/** Absent where nothing follows. */
type Follows = (operator: AnyDocument, submission: AnyDocument) => FieldValue | undefined

export function fromOperator(operator: AnyDocument, submission: AnyDocument): AnyDocument {
  const values = rows.flatMap(([field, value]) => {
    const follows = value(operator, submission)
    return follows === undefined ? [] : [[field, follows] as const]
  })
  return Object.fromEntries(values)
}

function same(field: keyof typeof operatorFields): Follows {
  return (operator) => operator[field]
}

function roleIn(srn: FieldValue | undefined): string | undefined {
  const result = checkSrn(String(srn ?? ''))
  return result.valid ? result.parts.role : undefined
}

/** The usual issuing entity, unless one is stated or the code is of another one. */
function issuerOf(
  code: SubmissionFieldId,
  stated: SubmissionFieldId,
  check: typeof checkUdiDi | typeof checkBasicUdiDi,
): Follows {
  return ({ issuingEntity }, submission) => {
    const issuer = findIssuingEntity(String(issuingEntity ?? ''))?.code
    const identifier = submission[code]
    if (!issuer || submission[stated] !== undefined) return undefined
    return typeof identifier !== 'string' || check(identifier, issuer).valid ? issuer : undefined
  }
}

/**
 * EUDAMED has neither a manufacturer nor countries of a system or procedure pack (BR-UDID-047). A submission that states no
 * legislation takes that of its manufacturer.
 */
const isOfPack = ({ srn, legislation: usual }: AnyDocument, { legislation = usual }: AnyDocument): boolean =>
  legislation === 'SPP' || roleIn(srn) === 'PR'

/** What has one of these has no countries of availability (BR-UDID-046). */
const notPlaced: readonly unknown[] = ['NO_LONGER_PLACED_ON_THE_MARKET', 'NOT_INTENDED_FOR_EU_MARKET']

/** Where the device is made available; where it was first, and since when, is the device's own. */
function availableIn(operator: AnyDocument, submission: AnyDocument): FieldValue | undefined {
  const { marketCountries: countries } = operator
  if (isOfPack(operator, submission) || notPlaced.includes(submission.deviceStatus)) return undefined
  if (!Array.isArray(countries) || countries.length === 0) return undefined
  return countries.map((country) => ({ country: String(country) }))
}

/** The brand as the name in the usual language. */
function brandIn({ nameLanguage }: AnyDocument, { brandName }: AnyDocument): FieldValue | undefined {
  if (typeof nameLanguage !== 'string' || typeof brandName !== 'string') return undefined
  return [{ language: nameLanguage, text: brandName }]
}
