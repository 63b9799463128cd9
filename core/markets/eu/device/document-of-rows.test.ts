import { describe, expect, it } from 'vitest'
import { minimalMdrDevice } from '../fixtures/mdr-devices.ts'
import { deviceOf } from './device-of.ts'
import { type DeviceItem, documentOf } from './document-of.ts'

const { MDRUDIDIData: udiDi } = minimalMdrDevice
const ofUdiDi = (content: object) => documentOf({ what: 'UDI_DI', kind: 'MDR', content } as DeviceItem)

describe('the substances of a device', () => {
  const names = (...languages: readonly string[]) =>
    languages.map((language) => ({ language, textValue: `name ${language}` }))
  const substances = [
    { kind: 'cmr', type: 'CMR_1A', names: names('EN', 'DE', 'FR') },
    { kind: 'endocrine', names: names('EN', 'DE') },
    { kind: 'cmr', type: 'CMR_1B', CASCode: '7440-48-4', names: [{ textValue: 'Cobalt' }] },
    { kind: 'cmr', type: 'CMR_1B', names: names('EN', 'DE') },
    { kind: 'medicinal-human', type: 'HUMAN_PRODUCT_SUBSTANCE', INN: 'albumin', names: names('EN', 'DE') },
    { kind: 'medicinal-human', type: 'MEDICINAL_PRODUCT_SUBSTANCE', INN: 'heparin' },
    { kind: 'endocrine', CASCode: '80-05-7', names: [] },
  ]

  it('are a row for each name, and those of one substance have its figure', () => {
    const { document, lost } = ofUdiDi({ ...udiDi, substances })
    expect(lost).toEqual([])
    expect(document.cmrSubstances).toEqual([
      { substance: 1, category: 'CMR_1A', name: 'name EN', language: 'EN' },
      { substance: 1, category: 'CMR_1A', name: 'name DE', language: 'DE' },
      { substance: 1, category: 'CMR_1A', name: 'name FR', language: 'FR' },
      { category: 'CMR_1B', casNumber: '7440-48-4', name: 'Cobalt' },
      { substance: 2, category: 'CMR_1B', name: 'name EN', language: 'EN' },
      { substance: 2, category: 'CMR_1B', name: 'name DE', language: 'DE' },
    ])
    expect(document.endocrineSubstances).toEqual([
      { substance: 1, name: 'name EN', language: 'EN' },
      { substance: 1, name: 'name DE', language: 'DE' },
      { casNumber: '80-05-7' },
    ])
    expect(document.medicinalSubstances).toEqual([
      { substance: 1, fromHumanBlood: true, inn: 'albumin', name: 'name EN', language: 'EN' },
      { substance: 1, fromHumanBlood: true, inn: 'albumin', name: 'name DE', language: 'DE' },
      { inn: 'heparin' },
    ])
  })

  it('whose kind is not told stand in what is lost: no kind is made up for them', () => {
    const told = ofUdiDi({
      ...udiDi,
      substances: [
        { kind: 'medicinal-human', INN: 'heparin' },
        { kind: 'cmr', CASCode: '7440-48-4' },
      ],
    })
    expect(told.document).not.toHaveProperty('medicinalSubstances')
    expect(told.document.cmrSubstances).toEqual([{ casNumber: '7440-48-4' }])
    expect(told.lost.map(({ element }) => element)).toEqual([
      'device:UDIDIData/udidi:substances/udidi:substance[1]',
    ])
  })

  it('come back as they were', () => {
    const told = documentOf({
      what: 'DEVICE',
      kind: 'MDR',
      content: { ...minimalMdrDevice, MDRUDIDIData: { ...udiDi, substances } },
    } as DeviceItem)
    const { content } = deviceOf(told.document)
    const byKind = (kind: string) => substances.filter((one) => one.kind === kind)
    expect(content).toMatchObject({
      MDRUDIDIData: {
        substances: [
          ...byKind('cmr'),
          { ...byKind('endocrine')[0] },
          { kind: 'endocrine', CASCode: '80-05-7' },
          ...byKind('medicinal-human'),
        ],
      },
    })
  })
})

describe('several entries of "Other" (decision D37)', () => {
  const texts = (text: string, ...languages: readonly string[]) =>
    languages.map((language) => ({ language, textValue: `${text} ${language}` }))
  const storageHandlingConditions = [
    { storageHandlingConditionValue: 'SHC099', comments: texts('dark', 'EN', 'DE') },
    { storageHandlingConditionValue: 'SHC005' },
    { storageHandlingConditionValue: 'SHC099', comments: texts('flat', 'EN') },
    { storageHandlingConditionValue: 'SHC099', comments: texts('dry', 'DE', 'EN') },
  ]
  const criticalWarnings = [
    { warningValue: 'CW999', comments: texts('hot', 'FR') },
    { warningValue: 'CW999', comments: texts('cold', 'FR', 'EN') },
  ]
  const content = {
    ...minimalMdrDevice,
    MDRUDIDIData: { ...udiDi, storageHandlingConditions, criticalWarnings },
  }
  const { document, lost } = documentOf({ what: 'DEVICE', kind: 'MDR', content } as DeviceItem)

  it('keep their own texts, told apart by a figure that the first does not need', () => {
    expect(lost).toEqual([])
    expect(document.storageHandlingConditions).toEqual([
      { condition: 'SHC099', text: 'dark EN', language: 'EN' },
      { condition: 'SHC099', text: 'dark DE', language: 'DE' },
      { condition: 'SHC005' },
      { condition: 'SHC099', other: 2, text: 'flat EN', language: 'EN' },
      { condition: 'SHC099', other: 3, text: 'dry DE', language: 'DE' },
      { condition: 'SHC099', other: 3, text: 'dry EN', language: 'EN' },
    ])
    expect(document.criticalWarnings).toEqual([
      { warning: 'CW999', text: 'hot FR', language: 'FR' },
      { warning: 'CW999', other: 2, text: 'cold FR', language: 'FR' },
      { warning: 'CW999', other: 2, text: 'cold EN', language: 'EN' },
    ])
  })

  it('are written again apart and in order', () => {
    expect(deviceOf(document).content).toMatchObject({
      MDRUDIDIData: { storageHandlingConditions, criticalWarnings },
    })
  })
})
