import { expect, it } from 'vitest'
import { bulkTemplateColumns, masterTemplateColumns } from './master-row.ts'

/** As the specification lists them (document 1, section 9). */
const records =
  `deviceNumber versionNumber deviceName manufacturerName deviceDescription deviceFamily modelNumber
  brandName catalogueNumber singleUse sterile implantableDevice activeDevice packagingType shelfLife
  storageConditions quantityPerPackage containsLatex containsMedicinalSubstance containsAnimalTissue
  containsHumanTissue containsNanoMaterial softwareDevice measuringFunction reusableDevice targetCountries
  changeReason`.split(/\s+/)

it('the template of the records menu has its 27 columns [S1-9-23]', () => {
  expect(records).toHaveLength(27)
  expect(masterTemplateColumns).toEqual(records)
})

it('the template of the bulk page has four more [S1-9-24]', () => {
  expect(bulkTemplateColumns).toEqual([...records, 'parentId', 'riskClass', 'intendedUse', 'status'])
})
