import { describe, expect, it } from 'vitest'
import { certificationFields } from '#core/dictionary/certification/index.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { operatorFields } from '#core/dictionary/operator/index.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { readCell } from './cell-reader.ts'
import { asInFiles } from './codes-in-files.ts'

describe('a cell with a number', () => {
  it.each([
    ['36.666666666666664', 36.666666666666664],
    ['-20', -20],
    ['1e-7', 1e-7],
    ['4E1', 40],
    ['25,5', 25.5],
    ['-2,25', -2.25],
    ['0,125', 0.125],
  ])('is read as spreadsheets write it: %s', (text, value) => {
    expect(readCell(masterFields.storageTemperatureMin, text)).toEqual({ value })
  })

  it.each(['1.', '.5', 'e5', '0x10', 'Infinity', '1e', '--1', '1,2,5'])('is none: %s', (text) => {
    expect(readCell(masterFields.storageTemperatureMin, text)).toEqual({
      error: `"${text}" is not a number (write it with digits and a point, as in 2.5)`,
    })
  })

  it('may be one of two where a comma stands before three digits, and is asked about', () => {
    expect(readCell(masterFields.storageTemperatureMin, '1,234')).toEqual({
      error: '"1,234" is not a number: write 1.234 or 1234',
    })
  })
})

it.each(['\u00a0A-1\u200b ', '\ufeffA-1', 'A-1\u00ad', '\u200eA-1\u200f\u2060'])(
  'is read without what nobody sees around it: %j',
  (text) => {
    expect(readCell(masterFields.deviceNumber, text)).toEqual({ value: 'A-1' })
    expect(readCell(masterFields.deviceNumber, `A${text}1`)).toEqual({ value: `A${text}1`.trim() })
  },
)

describe('a cell with yes or no', () => {
  it.each(['Ja', 'OUI', 'Sí', 'Sì', 'sim', 'VERDADEIRO', 'WAHR', 'yes', '1'])('is yes: %s', (text) => {
    expect(readCell(masterFields.sterile, text)).toEqual({ value: true })
  })

  it.each(['Nein', 'non', 'Não', 'FALSCH', 'no', '0'])('is no: %s', (text) => {
    expect(readCell(masterFields.sterile, text)).toEqual({ value: false })
  })

  it('is none of both otherwise', () => {
    for (const text of ['perhaps', 'x', '✓', 'N/A'])
      expect(readCell(masterFields.sterile, text)).toEqual({
        error: `"${text}" is not true or false: write Yes or No, or leave the cell blank`,
      })
  })
})

describe('a cell with a time in months', () => {
  const { shelfLife } = masterFields
  it.each([
    ['36', '', 36],
    ['36 months', '', 36],
    ['3 years', '', 36],
    ['1 Year', '', 12],
    ['2.5 years', '', 30],
    ['24', 'years', 288],
    ['24', 'Months', 24],
    ['2 years', 'years', 24],
    ['36 Monate', '', 36],
    ['3 ans', '', 36],
    ['24', 'MESES', 24],
  ])('is read with its unit: %s %s', (text, unit, value) => {
    expect(readCell(shelfLife, text, unit)).toEqual({ value })
  })

  it.each([
    ['three', ''],
    ['2.5', ''],
    ['24', 'weeks'],
    ['24 months', 'years'],
  ])('is refused: %s %s', (text, unit) => {
    expect(readCell(shelfLife, text, unit)).toEqual({
      error: `"${text}": Enter shelf life in months, e.g. 36`,
    })
  })
})

describe('a cell with codes', () => {
  it.each([
    ['Lot; Serial number', ['BATCH_NUMBER', 'SERIALISATION_NUMBER']],
    ['batch number', ['BATCH_NUMBER']],
    ['BATCH_NUMBER | expiry date', ['BATCH_NUMBER', 'EXPIRATION_DATE']],
  ])('is read as people write them: %s', (text, value) => {
    expect(readCell(submissionFields.productionIdentifiers, text)).toEqual({ value })
  })
})

describe('a cell with text', () => {
  it.each([
    ['  Pump ', 'Pump'],
    ["'=1+1", '=1+1'],
    ["''=1+1", "'=1+1"],
    ["'+ and -", '+ and -'],
    ["'tis", "'tis"],
    ["'\n=x", '=x'],
  ])('loses the space around it, and the mark against formulas once: %j', (text, value) => {
    expect(readCell(masterFields.deviceName, text)).toEqual({ value })
  })
})

describe('a cell as people write it', () => {
  const { sterile, quantityPerPackage, emdnCode, storageTemperatureMin } = masterFields
  const targetCountries = asInFiles('targetCountries', masterFields.targetCountries)
  const riskClass = asInFiles('riskClass', masterFields.riskClass)
  const { expiryDate } = certificationFields
  it.each([
    ['a country', targetCountries, 'United States\nEuropean Union; Japan', ['US', 'EU', 'JP']],
    ['a country by its alpha-3 code', targetCountries, 'USA, GBR, CHE', ['US', 'GB', 'CH']],
    ['an operator in another spelling', asInFiles('country', operatorFields.country), 'Turkey', 'TR'],
    [
      'a country with the code of the EU',
      asInFiles('manufacturerCountry', submissionFields.manufacturerCountry),
      'EL',
      'GR',
    ],
    [
      'production identifiers by their letters',
      submissionFields.productionIdentifiers,
      'LOT, SN, EXP, MFD',
      ['BATCH_NUMBER', 'SERIALISATION_NUMBER', 'EXPIRATION_DATE', 'MANUFACTURING_DATE'],
    ],
    [
      'production identifiers by lines',
      submissionFields.productionIdentifiers,
      'Lot\r\nSerial number',
      ['BATCH_NUMBER', 'SERIALISATION_NUMBER'],
    ],
    ['a day with points', expiryDate, '31.12.2026', '2026-12-31'],
    ['a day with its year first', expiryDate, '2026/12/31', '2026-12-31'],
    ['a day in digits alone', expiryDate, '20261231', '2026-12-31'],
    ['a day with midnight', expiryDate, '2026-12-31T00:00:00', '2026-12-31'],
    ['a day in Chinese', expiryDate, '2026年12月31日', '2026-12-31'],
    ['a day of a database', expiryDate, '12-MAR-2024', '2024-03-12'],
    ['a day in English', expiryDate, 'March 1st, 2024', '2024-03-01'],
    ['a day in German', expiryDate, '12. März 2024', '2024-03-12'],
    ['a day in French', expiryDate, '1er févr. 2024', '2024-02-01'],
    ['a day in Spanish', expiryDate, '12 de diciembre de 2024', '2024-12-12'],
    ['a day that can be only one', expiryDate, '12/31/2026', '2026-12-31'],
    ['a class in digits', riskClass, 'Class 2a', 'class-iia'],
    ['a class in German', riskClass, 'Klasse IIa', 'class-iia'],
    ['a class in Spanish', riskClass, 'Clase III', 'class-iii'],
    ['a class with its letter apart', riskClass, 'II b', 'class-iib'],
    ['a class with its law', riskClass, 'IVDR C', 'class-c'],
    ['a class with its law behind', riskClass, 'IIa (MDR)', 'class-iia'],
    ['countries in other languages', targetCountries, 'UE; États-Unis, SUISSE', ['EU', 'US', 'CH']],
    ['countries with a word between', targetCountries, 'EU, CH und US', ['EU', 'CH', 'US']],
    ['countries with a sign between', targetCountries, 'USA/EU + Brasil', ['US', 'EU', 'BR']],
    ['a class in one letter', riskClass, 'Ⅱa', 'class-iia'],
    ['an EMDN code with its name', emdnCode, 'A0101010102 - NEEDLES', 'A0101010102'],
    ['no', sterile, 'nej', false],
    ['no in Dutch', sterile, 'ONWAAR', false],
    ['yes in Polish', sterile, 'tak', true],
    ['yes in Chinese', sterile, '是', true],
    ['a whole number with a point', quantityPerPackage, '10.0', 10],
    ['a short EMDN code with its name', emdnCode, 'V01 OTHER', 'V01'],
    ['two EMDN codes as they are', emdnCode, 'A0101010102 A0101010103', 'A0101010102 A0101010103'],
    ['full-width digits', quantityPerPackage, '１０', 10],
    ['a minus sign', storageTemperatureMin, '−20', -20],
  ] as const)('is read: %s', (_, field, text, value) => {
    expect(readCell(field, text)).toEqual({ value })
  })

  it.each([
    [targetCountries, 'Germany', 'Unknown country: Germany. DE belongs to the EU market: write EU'],
    [
      targetCountries,
      'DE, FRA',
      'Unknown country: DE, FRA. DE belongs to the EU market: write EU; FR belongs to the EU market: write EU',
    ],
    [expiryDate, '05/06/2026', '"05/06/2026" can be two dates: write 2026-06-05 or 2026-05-06'],
    [expiryDate, '2026-12-31 14:30:00', '"2026-12-31 14:30:00" is not a date (write YYYY-MM-DD)'],
    [
      targetCountries,
      'Deutschland / Narnia',
      'Unknown country: Deutschland / Narnia. Some that fit: EU (European Union (EUDAMED)), US (United States (FDA GUDID)), CN (China (NMPA UDI)), JP (Japan (PMDA)), KR (South Korea (MFDS))',
    ],
    [targetCountries, 'Deutschland', 'Unknown country: Deutschland. DE belongs to the EU market: write EU'],
    [expiryDate, '31-Feb-2026', '"31-Feb-2026" is not a date (write YYYY-MM-DD)'],
    [expiryDate, '12-Mar-24', '"12-Mar-24" is not a date (write YYYY-MM-DD)'],
    [expiryDate, '31.02.2026', '"31.02.2026" is not a date (write YYYY-MM-DD)'],
    [
      riskClass,
      'Is',
      '"Is" is not in the list of values. Write Class I, and state sterile, measuring or reusable in their own fields',
    ],
    [quantityPerPackage, '1.000', '"1.000" is not a whole number'],
  ])('is refused with a way on: %#', (field, text, error) => {
    expect(readCell(field, text)).toEqual({ error })
  })
})
