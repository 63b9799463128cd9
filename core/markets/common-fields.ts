import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import type { Condition } from '#core/rules/condition.ts'
import type { RegulatorField, RegulatorFields } from './market.ts'

/**
 * The fields of the template of "other countries" (specification, document 3 sections 3 and 5; S3-OPEN-05, S3-OPEN-06),
 * as a market asks for them.
 */

export interface CommonAsks {
  /** The regulator's system or the regulator, named in messages. */
  readonly system: string
  /** Its risk classes, in its order; the form offers I, II and III before them. */
  readonly classes: readonly string[]
  /** How the classes are called there, for the help. */
  readonly classWords: string
  /** The issuing entities it accepts, where a source says so for certain. */
  readonly issuers?: readonly string[]
  /** Whether its law asks for a UDI-DI now or by a date, or of which devices it does. */
  readonly needsUdiDi: boolean | Condition
}

const threeClasses = ['class-i', 'class-ii', 'class-iii']

export function commonRegulatorFields(market: CommonAsks): RegulatorFields {
  const { system, classes, classWords, issuers, needsUdiDi } = market
  const fields: Partial<Record<SubmissionFieldId, RegulatorField>> = {
    udiDi: {
      ...(needsUdiDi
        ? { needed: needsUdiDi, requiredMessage: `${system} needs the UDI-DI of the device.` }
        : {}),
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
  return fields as RegulatorFields
}
