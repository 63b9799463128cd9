import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { checkBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { checkUdiDi } from '#core/identifiers/udi-di.ts'
import { deviceKindOf } from '../eu/device/legislation.ts'
import { missingElements } from '../eu/device/missing-elements.ts'
import { eudamedMessage } from '../eu/files.ts'
import type { Gap, MarketFile } from '../market.ts'
import { faultsOf } from './swissdamed/body.ts'
import { bodyOf } from './swissdamed/device-body.ts'

/**
 * The release of EUDAMED's data exchange that swissdamed takes, whatever EUDAMED itself has moved on to.
 * Source: its technical documentation of 20 February 2026 (see NOTES.md); confirmed on 22 November 2026.
 */
export const messageRelease = '3.0.25'

/** swissdamed takes what EUDAMED takes; for it each device is new, whatever EUDAMED has of it. */
export const eudamedXml: MarketFile = {
  id: 'xml',
  label: 'EUDAMED XML',
  format: 'xml',
  nature: {
    kind: 'accepted-upload',
    format: 'EUDAMED XML for swissdamed',
    version: messageRelease,
    source: 'Swissmedic, technical documentation of swissdamed of 20 February 2026',
    asOf: '2026-11-22',
  },
  missing: (document) => [...missingElements(document as SubmissionDocument), ...withoutIssuer(document)],
  write: (document, { registered: _, ...context }) =>
    eudamedMessage.write(document, { ...context, facts: new Set(), release: messageRelease }),
  fieldOf: eudamedMessage.fieldOf,
  releaseOf: () => messageRelease,
  schema: eudamedMessage.schema,
}

/** swissdamed wants to know whose code it is; the hub does not guess. */
const withoutIssuer = ({ basicUdiDi, basicUdiDiIssuingEntity }: AnyDocument): readonly Gap[] =>
  isBlank(basicUdiDi) || !isBlank(basicUdiDiIssuingEntity) || checkBasicUdiDi(String(basicUdiDi)).scheme
    ? []
    : [{ field: 'basicUdiDiIssuingEntity', message: 'Choose who issued the Basic UDI-DI.' }]

/** Needed in a EUDAMED message, and no part of swissdamed's. */
const eudamedsOwn = ['deviceStatus', 'manufacturerSrn', 'packProducerActorId']

/** What the sources tell the names of, and no layout. */
const withoutLayout = [
  'clinicalSizes',
  'cmrSubstances',
  'endocrineSubstances',
  'medicinalSubstances',
] as const

function missing(document: AnyDocument): readonly Gap[] {
  const values = document as SubmissionDocument
  const kind = deviceKindOf(values)
  const gaps: Gap[] = missingElements(values).filter(({ field }) => !eudamedsOwn.includes(field))
  if (kind === 'MDEU' || kind === 'IVDEU') {
    gaps.push({
      field: 'legislation',
      message: 'No layout of swissdamed JSON is known for legacy devices. Send this one as EUDAMED XML.',
    })
    return gaps
  }
  const actor = kind === 'PR' ? 'packProducerActorId' : 'manufacturerSrn'
  if (isBlank(document.chManufacturerChrn) && isBlank(document[actor])) {
    gaps.push({
      field: 'chManufacturerChrn',
      message: 'Who is responsible has to be told: enter the CHRN, or the SRN where there is none.',
    })
  }
  for (const field of withoutLayout) {
    if (isBlank(document[field])) continue
    gaps.push({
      field,
      message: 'No layout of swissdamed JSON is known for this table. Send this device as EUDAMED XML.',
    })
  }
  gaps.push(...withoutIssuer(document))
  if (isBlank(document.udiDiIssuingEntity) && !checkUdiDi(String(document.udiDi ?? '')).scheme) {
    gaps.push({ field: 'udiDiIssuingEntity', message: 'Choose who issued the UDI-DI.' })
  }
  return gaps.length > 0 ? gaps : layoutGaps(document)
}

/** What of the body itself swissdamed's layout refuses. */
function layoutGaps(document: AnyDocument): readonly Gap[] {
  const written = bodyOf(document, 'check')
  if (!written) return []
  return faultsOf(written.kind, written.body).map(({ path, message }) => ({
    field: fieldsOfProperties[path.split('.').slice(1, 2)[0] ?? ''] ?? 'udiDi',
    message: `swissdamed does not take this value of ${path}: ${message}.`,
  }))
}

/** By the property of the body that says them. */
const fieldsOfProperties: Readonly<Record<string, string>> = {
  riskClass: 'riskClass',
  modelName: 'modelNumber',
  deviceName: 'deviceName',
  mfActorCode: 'chManufacturerChrn',
  prActorCode: 'chManufacturerChrn',
  medicinalPurpose: 'medicalPurpose',
  type: 'multiComponentType',
  specialDeviceType: 'specialDevice',
  nomenclatureCodes: 'emdnCode',
  additionalDescription: 'additionalDescription',
  productionIdentifiers: 'productionIdentifiers',
  referenceNumber: 'catalogueNumber',
  secondaryIdentifier: 'secondaryUdiDi',
  directMarkingIdentifier: 'directMarkingDi',
  unitOfUseIdentifier: 'unitOfUseDi',
  tradeNames: 'tradeNames',
  website: 'website',
  storageHandlingConditions: 'storageHandlingConditions',
  criticalWarnings: 'criticalWarnings',
  packages: 'packages',
  baseQuantity: 'baseQuantity',
  numberOfReuses: 'maximumReuses',
}

export const swissdamedJson: MarketFile = {
  id: 'json',
  label: 'swissdamed JSON draft (not confirmed)',
  format: 'json',
  nature: {
    kind: 'draft',
    format: 'Body of the machine-to-machine interface, UDI devices 1.0',
    source: 'Public clients of the interface; see NOTES.md for what no source settles',
    asOf: '2026-11-22',
  },
  missing,
  write: (document, { correlationId }) => {
    const written = bodyOf(document, correlationId)
    if (!written) throw new Error('A file is written only where nothing is missing')
    return { service: `swissdamed-${written.kind}`, content: `${JSON.stringify(written.body, null, 2)}\n` }
  },
}

/** The XML first: it has a place for everything, and a person can upload it. */
export const chFiles: readonly MarketFile[] = [eudamedXml, swissdamedJson]
