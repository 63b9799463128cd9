import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
import { eudamedRiskClasses } from '#core/code-lists/eudamed/risk-classes.ts'
import { ivdSpecialDevices, specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import { storageHandlingConditions } from '#core/code-lists/eudamed/storage-handling-conditions.ts'
import { cmrSubstanceTypes, medicinalHumanSubstanceTypes } from '#core/code-lists/eudamed/substance-types.ts'
import { eudamedCountry } from '#core/markets/eu/message/address.ts'
import { dtxNamespaces } from '#core/markets/eu/message/dtx-release.ts'
import { hubSchemaFiles, hubSchemaLabel } from '#core/markets/eu/schema/files.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

it('lists every file of the folder', () => {
  expect([...hubSchemaFiles].sort()).toEqual(readdirSync(folder).filter((file) => file.endsWith('.xsd')))
})

describe.each(hubSchemaFiles)('%s', (file) => {
  const xsd = read(file)

  it('carries the label of the set', () => {
    expect(xsd).toContain(`Hub schema ${hubSchemaLabel}`)
  })

  it('imports only files of the set', () => {
    for (const [, imported] of xsd.matchAll(/schemaLocation="([^"]*)"/g))
      expect(hubSchemaFiles).toContain(imported)
  })

  it('uses the namespaces of the messages', () => {
    const known = new Set<string>(Object.values(dtxNamespaces))
    // Simple types are never named in a message, so their namespaces are no part of the writer's table.
    for (const simple of [
      'CommonBasic',
      'Entity/Common/Country',
      'Entity/Common/Legislation',
      'Entity/Common/RiskClass',
    ]) {
      known.add(`https://ec.europa.eu/tools/eudamed/dtx/datamodel/${simple}/v1`)
    }
    expect(known).toContain(/targetNamespace="([^"]*)"/.exec(xsd)?.[1])
  })
})

type List = readonly { readonly code: string }[]

it.each<[string, string, List]>([
  ['basic-udi.xsd', 'IvdSpecialDevice', ivdSpecialDevices],
  ['basic-udi.xsd', 'MdrSpecialDevice', specialDevices],
  ['basic-udi.xsd', 'MultiComponentType', multiComponentTypes],
  ['basic-udi.xsd', 'PackType', packTypes],
  ['common-device.xsd', 'ClinicalSizeCode', clinicalSizeTypes],
  ['common-device.xsd', 'ClinicalSizeUnit', clinicalSizeUnits],
  ['common-device.xsd', 'CorrectiveAction', correctiveActions],
  ['common-device.xsd', 'CriticalWarningCode', criticalWarnings],
  ['common-device.xsd', 'DeviceCriterion', deviceCriteria],
  ['common-device.xsd', 'DeviceStatus', deviceStatuses],
  ['common-device.xsd', 'DeviceSubstatus', deviceSubstatuses],
  ['common-device.xsd', 'IssuingEntity', issuingEntities],
  ['common-device.xsd', 'StorageHandlingConditionCode', storageHandlingConditions],
  ['country.xsd', 'AddressCountry', addressCountries],
  ['country.xsd', 'MarketCountry', marketCountries],
  ['country.xsd', 'NonEuCountry', nonEuCountries],
  ['entity.xsd', 'State', entityStates],
  ['language-text.xsd', 'Language', languages],
  ['legacy-basic-udi.xsd', 'Directive', medicalDeviceDirectives],
  ['legislation.xsd', 'Legislation', applicableLegislations],
  ['links.xsd', 'CertificateStatus', certificateStatuses],
  ['links.xsd', 'CertificateType', certificateTypes],
  ['links.xsd', 'DeviceRelation', deviceRelations],
  ['links.xsd', 'RegulationCertificateType', regulationCertificateTypes],
  ['risk-class.xsd', 'RiskClass', eudamedRiskClasses],
  ['udi-di.xsd', 'AnnexXviType', annexXviTypes],
  ['udi-di.xsd', 'CmrSubstance', cmrSubstanceTypes],
  ['udi-di.xsd', 'MedicinalHumanSubstance', medicinalHumanSubstanceTypes],
  ['udi-di.xsd', 'ProductionIdentifier', productionIdentifiers],
])('%s: %s has the codes of its list', (file, type, list) => {
  const [, body = ''] =
    new RegExp(`<xs:simpleType name="${type}">(.*?)</xs:simpleType>`, 's').exec(read(file)) ?? []
  const codes = [...body.matchAll(/<xs:enumeration value="([^"]*)"/g)].map((found) => found[1])
  const isCountry = file === 'country.xsd'
  expect(codes.sort()).toEqual(list.map(({ code }) => (isCountry ? eudamedCountry(code) : code)).sort())
})
