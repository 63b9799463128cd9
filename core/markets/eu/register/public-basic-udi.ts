import { certificateTypes } from '#core/code-lists/eudamed/certificate-types.ts'
import { ivdSpecialDevices, specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import { riskClasses } from '#core/code-lists/risk-classes.ts'
import type { FieldValue } from '#core/dictionary/field.ts'
import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import {
  codeAt,
  filledRow,
  flagAt,
  type Json,
  listAt,
  objectAt,
  textAt,
  textsAt,
  upper,
} from './json-values.ts'

/** The Basic UDI-DI as the public site tells it (reference eudamed-public-api, 1.6), in fields of a submission. */

/** Flags that are called as in the messages. */
const flags = {
  active: 'activeDevice',
  administeringMedicine: 'administersMedicine',
  implantable: 'implantableDevice',
  measuringFunction: 'measuringFunction',
  reusable: 'reusableSurgicalInstrument',
  animalTissues: 'containsAnimalTissue',
  humanTissues: 'containsHumanTissue',
  humanProduct: 'containsHumanBloodProduct',
  medicinalProduct: 'containsMedicinalSubstance',
  sutures: 'iibImplantableException',
  companionDiagnostics: 'companionDiagnostic',
  nearPatientTesting: 'nearPatientTesting',
  professionalTesting: 'professionalTesting',
  selfTesting: 'selfTesting',
  reagent: 'reagent',
  instrument: 'instrument',
  kit: 'kit',
  microbialSubstances: 'containsMicrobialSubstance',
} as const

/** Says that an element is not read; `fields`: those it would have filled. */
export type Lose = (element: string, why: string, ...fields: readonly SubmissionFieldId[]) => void

/** What the site does not show of it (reference, 1.11); nobody knows it from an answer. */
export const neverPublic: readonly SubmissionFieldId[] = ['clinicalInvestigations']

export function basicUdiValues(basic: Json, lose: Lose): Record<string, FieldValue | undefined> {
  const legislation = legislationOf(basic, lose)
  const isPack = legislation === 'SPP'
  const srn = textAt(objectAt(basic, 'manufacturer'), 'srn')
  const told = upper(codeAt(basic, 'riskClass'))
  const riskClass = riskClasses.find(({ eudamed }) => eudamed === told)?.code
  if (told !== undefined && riskClass === undefined)
    lose('riskClass', `${told} is not known here.`, 'riskClass')
  if (listAt(basic, 'clinicalInvestigationLinks').length > 0)
    lose('clinicalInvestigationLinks', 'Clinical investigations are read from a download (XML) only.')
  const di = objectAt(basic, 'basicUdi')
  return {
    basicUdiDi: textAt(di, 'code'),
    basicUdiDiIssuingEntity: upper(codeAt(di, 'issuingAgency')),
    deviceName: textAt(basic, 'deviceName'),
    modelNumber: textAt(basic, 'deviceModel'),
    legislation,
    riskClass,
    ...(isPack ? { packProducerActorId: srn } : { manufacturerSrn: srn }),
    manufacturerName: textAt(objectAt(basic, 'manufacturer'), 'name'),
    authorizedRepresentativeSrn: textAt(objectAt(basic, 'authorisedRepresentative'), 'srn'),
    multiComponentType: multiComponentOf(basic),
    specialDevice: specialOf(basic, lose),
    medicalPurpose: textsAt(basic, 'medicalPurpose'),
    certificates: certificatesOf(basic, lose),
    ...Object.fromEntries(Object.entries(flags).map(([key, field]) => [field, flagAt(basic, key)])),
  }
}

function legislationOf(basic: Json, lose: Lose): string | undefined {
  const law = upper(codeAt(basic, 'legislation'))
  const criterion = textAt(basic, 'deviceCriterion')
  const isDirective = law === 'MDD' || law === 'AIMDD' || law === 'IVDD'
  if (law !== undefined && criterion !== undefined && (criterion === 'LEGACY') !== isDirective) {
    lose('deviceCriterion', `${criterion} contradicts the legislation ${law}.`)
  }
  return criterion === 'SPP' ? 'SPP' : law
}

function multiComponentOf(basic: Json): string | undefined {
  const code = codeAt(basic, 'multiComponent')?.replace(/^spp-/, '')
  return code === undefined || code === 'kit' ? undefined : upper(code)
}

const lawsOfSpecial: Readonly<Record<string, string>> = {
  mdr: 'MDR',
  ivd: 'IVDR',
  ivdr: 'IVDR',
  mdd: 'MDD',
  ivdd: 'IVDD',
  aimdd: 'AIMDD',
}

/** refdata.special-mdr-device-type.software */
function specialOf(basic: Json, lose: Lose): string | undefined {
  const code = textAt(objectAt(basic, 'specialDeviceType'), 'code')
  if (code === undefined) return undefined
  const [, law = '', kind = ''] = /special-(\w+)-.*\.([\w-]+)$/.exec(code) ?? []
  const made = `${lawsOfSpecial[law] ?? ''}_${upper(kind)}`
  const known = [...specialDevices, ...ivdSpecialDevices].find((one) => one.code === made)?.code
  if (known === undefined) lose('specialDeviceType', `${code} is not known here.`, 'specialDevice')
  return known
}

/** What the manufacturer declared; those of notified bodies are no part of the device, and are watched as certificates. */
function certificatesOf(basic: Json, lose: Lose) {
  return listAt(basic, 'deviceCertificateInfoList').flatMap((one) => {
    if (one.nbProvidedCertificate === true) return []
    const code = textAt(objectAt(one, 'certificateType'), 'code') ?? ''
    const [, law = '', kind = ''] = /certificate-(\w+)-type\.([\w-]+)$/.exec(code) ?? []
    const made = `${law.toUpperCase()}_${upper(kind)}`
    const certificateType = certificateTypes.find((type) => type.code === made)?.code
    if (certificateType === undefined)
      lose('certificateType', `${code || 'A certificate without a type'} is not known here.`)
    return [
      filledRow({
        certificateType,
        notifiedBody: textAt(objectAt(one, 'notifiedBody'), 'srn'),
        certificateNumber: textAt(one, 'certificateNumber'),
        revisionNumber: textAt(one, 'certificateRevision'),
        expiryDate: textAt(one, 'certificateExpiry')?.slice(0, 10),
      }),
    ]
  })
}
