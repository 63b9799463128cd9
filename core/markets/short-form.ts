import type { Fields } from '#core/dictionary/field.ts'
import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import { udiDiRequirements } from '#core/rules/udi-di-requirements.ts'
import type { FormSection, MarketForm, RegulatorField, RegulatorFields } from './market.ts'
import { requirementsOf } from './required.ts'

/**
 * What the shorter forms have in common: the fields of the template of "other countries" (specification, document 3
 * sections 3 and 5; S3-OPEN-05, S3-OPEN-06), then what the market has of its own.
 */

export interface ShortMarket {
  readonly code: string
  /** The regulator's system or the regulator, named in messages. */
  readonly system: string
  /** The classes of this market, in its order; the form offers I, II and III before them. */
  readonly classes: readonly string[]
  /** How the classes are called there, for the help. */
  readonly classWords: string
  /** Whose codes it takes, where a source says so for certain. */
  readonly issuers?: readonly string[]
  /** Whether its law asks for a UDI-DI now or by a date. */
  readonly needsUdiDi: boolean
  /** Its own fields in the order of the form, and shared ones it asks for besides. */
  readonly own: Readonly<Record<string, RegulatorField>>
}

const threeClasses = ['class-i', 'class-ii', 'class-iii']

/** What the market asks of each field. */
export function shortRegulatorFields(market: ShortMarket): RegulatorFields {
  const { system, classes, classWords, issuers, needsUdiDi, own } = market
  const shared: Partial<Record<SubmissionFieldId, RegulatorField>> = {
    udiDi: {
      ...(needsUdiDi ? { needed: true, requiredMessage: `${system} needs the UDI-DI of the device.` } : {}),
      help: 'The device identifier on the label, exactly as issued: leading zeros count.',
    },
    udiDiIssuingEntity: {
      ...(issuers ? { codes: issuers } : {}),
      help: 'Who issued the UDI-DI. The hub recognises most codes when this is left empty.',
    },
    deviceName: {
      neededToSave: true,
      requiredMessage: 'Device name is required',
      help: 'The name of the device as the market knows it.',
    },
    manufacturerName: {
      needed: true,
      requiredMessage: `${system} needs the name of the manufacturer.`,
      help: 'The legal manufacturer, as on the label.',
    },
    riskClass: {
      codes: [...new Set([...threeClasses, ...classes])],
      requiredMessage: 'Risk class is required',
      help: `The class in this market: ${classWords}.`,
    },
    intendedUse: { requiredMessage: 'Intended use is required' },
    deviceDescription: { help: 'What the device is, in a few sentences.' },
    modelNumber: { help: 'Model or version, as on the label.' },
    brandName: { help: 'The trade name on the label.' },
    catalogueNumber: { help: 'Catalogue or reference number on the label.' },
    singleUse: { help: 'Whether the device is meant for one use only.' },
    sterile: { help: 'Whether the device is supplied sterile.' },
    packagingType: {},
    shelfLife: { help: 'How long the packed device may be stored before use, in months.' },
    storageConditions: { help: 'How the device is stored and handled, in words as on the label.' },
    baseQuantity: {
      label: 'Quantity per Package',
      help: 'How many devices the unit with this UDI-DI holds.',
    },
    deviceSize: { help: 'The size on the label, as a number or text.' },
    deviceSizeUnit: {},
    productionIdentifiers: {
      help: 'What the UDI on the label carries besides the device identifier: lot, serial number, dates.',
    },
  }
  return { ...(shared as RegulatorFields), ...own }
}

/** Sections of the shorter form: the device, what the market has of its own, its identification and its package. */
export function shortForm(
  market: ShortMarket,
  words: { readonly title: string; readonly purpose: string; readonly hints: readonly string[] },
  fields: Fields,
  regulatorFields: RegulatorFields,
): MarketForm {
  const sections: readonly FormSection[] = [
    {
      id: 'device',
      title: 'Device',
      groups: [
        {
          fields: [
            'deviceName',
            'manufacturerName',
            'riskClass',
            'modelNumber',
            'brandName',
            'catalogueNumber',
            'intendedUse',
            'deviceDescription',
          ],
        },
      ],
    },
    {
      id: market.code.toLowerCase(),
      title: words.title,
      purpose: words.purpose,
      groups: [{ fields: Object.keys(market.own) }],
    },
    {
      id: 'identification',
      title: 'Identification and package',
      groups: [
        {
          title: 'UDI',
          fields: ['udiDi', 'udiDiIssuingEntity', 'productionIdentifiers'],
        },
        {
          title: 'Package and storage',
          fields: [
            'singleUse',
            'sterile',
            'packagingType',
            'baseQuantity',
            'shelfLife',
            'storageConditions',
            'deviceSize',
            'deviceSizeUnit',
          ],
        },
      ],
    },
  ]
  const requirements = requirementsOf(regulatorFields, udiDiRequirements)
  return {
    code: market.code,
    modelled: 'worksheet',
    system: market.system,
    fields,
    regulatorFields,
    requirements,
    sections,
    hints: words.hints,
  }
}
