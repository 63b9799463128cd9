import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { annexXviTypes } from '#core/code-lists/eudamed/annex-xvi-types.ts'
import {
  applicableLegislations,
  medicalDeviceDirectives,
} from '#core/code-lists/eudamed/applicable-legislations.ts'
import {
  certificateStatuses,
  certificateTypes,
  directiveCertificateTypes,
  regulationCertificateTypes,
} from '#core/code-lists/eudamed/certificate-types.ts'
import { clinicalSizeTypes } from '#core/code-lists/eudamed/clinical-size-types.ts'
import { clinicalSizeUnits } from '#core/code-lists/eudamed/clinical-size-units.ts'
import { criticalWarnings } from '#core/code-lists/eudamed/critical-warnings.ts'
import { deviceCriteria } from '#core/code-lists/eudamed/device-criteria.ts'
import { deviceRelations } from '#core/code-lists/eudamed/device-relations.ts'
import {
  correctiveActions,
  deviceStatuses,
  deviceSubstatuses,
} from '#core/code-lists/eudamed/device-statuses.ts'
import { entityStates } from '#core/code-lists/eudamed/entity-states.ts'
import { issuingEntities } from '#core/code-lists/eudamed/issuing-entities.ts'
import { languages } from '#core/code-lists/eudamed/languages.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { multiComponentTypes, packTypes } from '#core/code-lists/eudamed/multi-component-types.ts'
import { nonEuCountries } from '#core/code-lists/eudamed/non-eu-countries.ts'
import { productionIdentifiers } from '#core/code-lists/eudamed/production-identifiers.ts'
import { responseCodes } from '#core/code-lists/eudamed/response-codes.ts'
import { eudamedRiskClasses } from '#core/code-lists/eudamed/risk-classes.ts'
import { ivdSpecialDevices, specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import { storageHandlingConditions } from '#core/code-lists/eudamed/storage-handling-conditions.ts'
import { cmrSubstanceTypes, medicinalHumanSubstanceTypes } from '#core/code-lists/eudamed/substance-types.ts'

type List = readonly { readonly code: string; readonly label: string }[]

/** Each list with its official name and size (schema set 3.0.25). */
const lists: [string, List, number][] = [
  ['basicudi:DeviceSystemProcedurePackTypeEnum', multiComponentTypes, 3],
  ['basicudi:IVDRSpecialDeviceTypeEnum', ivdSpecialDevices, 2],
  ['basicudi:MDRSpecialDeviceTypeEnum', specialDevices, 19],
  ['basicudi:SystemProcedurePackTypeEnum', packTypes, 2],
  ['commondi:ClinicalSizeTypeEnum', clinicalSizeTypes, 67],
  ['commondi:CriticalWarningEnum', criticalWarnings, 423],
  ['commondi:MFCorrectiveActionEnum', correctiveActions, 7],
  ['commondi:MedicalHumanSubstanceTypeEnum', medicinalHumanSubstanceTypes, 2],
  ['commondi:StorageHandlingConditionEnum', storageHandlingConditions, 33],
  ['commondi:deviceCriterionType', deviceCriteria, 3],
  ['country:CountryEnum', addressCountries, 248],
  ['country:EUCountryWithSpecialEnum', marketCountries, 32],
  ['country:NONEUCountryEnum', nonEuCountries, 218],
  ['crtfissued:CertificateStatusEnum', certificateStatuses, 9],
  ['e:StateEnum', entityStates, 6],
  ['eudi:MDDApplicableLegislationEnum', medicalDeviceDirectives, 2],
  ['legislation:ApplicableLegislationType', applicableLegislations, 5],
  ['links:CertificateTypeEnum', regulationCertificateTypes, 9],
  ['links:DeviceRelatedTypeEnum', deviceRelations, 1],
  ['links:GenericCertificateTypeEnum', certificateTypes, 28],
  ['links:LegacyCertificateTypeEnum', directiveCertificateTypes, 19],
  ['lsn:LanguageEnum', languages, 28],
  ['m:ProcessStatusCodeEnum', responseCodes, 9],
  ['risk:RiskClassEnum', eudamedRiskClasses, 13],
  ['udidi:CMRSubstanceTypeEnum', cmrSubstanceTypes, 2],
  ['udidi:ClinicalSizeUnitEnum', clinicalSizeUnits, 174],
  ['udidi:DeviceStatusEnum', deviceStatuses, 3],
  ['udidi:DeviceSubstatusEnum', deviceSubstatuses, 2],
  ['udidi:IssuingEntityTypeEnum', issuingEntities, 5],
  ['udidi:NonMedicalDeviceEnum', annexXviTypes, 6],
  ['udidi:PIElementEnum', productionIdentifiers, 5],
]

describe.each(lists)('%s', (_, list, size) => {
  it(`has ${size} codes, each once`, () => {
    expect(list).toHaveLength(size)
    expect(new Set(list.map((row) => row.code)).size).toBe(size)
  })

  it('has labels a person can read', () => {
    for (const { label } of list) expect(label).toMatch(/^\S.*\S$|^%$/)
    expect(list.filter(({ label }) => /\*|\s{2}|OTHER|undefined/.test(label))).toEqual([])
  })
})

const file = join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed/enumerations-3.0.25.json')

describe.skipIf(process.env.HUB_REFERENCE_DIR === undefined || !existsSync(file))(
  'the official lists',
  () => {
    /** The stored codes are ISO 3166-1; EUDAMED has two of its own. */
    const iso = (code: string) => ({ EL: 'GR', UK: 'GB' })[code] ?? code

    it.each(lists)('%s has the same codes', (name, list) => {
      const official: Record<string, { values: { code: string }[] }> = JSON.parse(readFileSync(file, 'utf8'))
      const codes = official[name]?.values.map(({ code }) => (name.startsWith('country:') ? iso(code) : code))
      expect(list.map((row) => row.code).sort()).toEqual(codes?.sort())
    })
  },
)
