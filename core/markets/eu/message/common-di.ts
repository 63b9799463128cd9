import { type ClinicalSizeType, clinicalSizeTypes } from '#core/code-lists/eudamed/clinical-size-types.ts'
import { type ClinicalSizeUnit, clinicalSizeUnits } from '#core/code-lists/eudamed/clinical-size-units.ts'
import { type CriticalWarning, criticalWarnings } from '#core/code-lists/eudamed/critical-warnings.ts'
import {
  type CorrectiveAction,
  correctiveActions,
  type DeviceSubstatus,
  deviceStatuses,
  deviceSubstatuses,
} from '#core/code-lists/eudamed/device-statuses.ts'
import { type IssuingEntity, issuingEntities } from '#core/code-lists/eudamed/issuing-entities.ts'
import {
  type StorageHandlingCondition,
  storageHandlingConditions,
} from '#core/code-lists/eudamed/storage-handling-conditions.ts'
import {
  type CmrSubstanceType,
  cmrSubstanceTypes,
  type MedicinalHumanSubstanceType,
  medicinalHumanSubstanceTypes,
} from '#core/code-lists/eudamed/substance-types.ts'
import { inside, one, optional, rowsOf, sequence, variants, type XmlTable } from '#core/files/xml-shape.ts'
import { codeOf, double, text, token } from '#core/files/xml-values.ts'
import {
  type LanguageText,
  languageTexts,
  type OptionalLanguageText,
  optionalLanguageTexts,
} from '#core/markets/eu/message/language-text.ts'

/** A Basic UDI-DI, UDI-DI or other device identifier (commondi:DIIdentifierType). */
export interface DiIdentifier {
  /** 1 to 120 characters. */
  readonly DICode: string
  readonly issuingEntityCode: IssuingEntity
}

export const diIdentifier = sequence<DiIdentifier>({
  DICode: one('commondi:DICode', text),
  issuingEntityCode: one('commondi:issuingEntityCode', codeOf(issuingEntities)),
})

/** The status of a UDI-DI or package (commondi:UDIDIStatusType). */
export const deviceStatus = inside('commondi:code', codeOf(deviceStatuses))

/**
 * A recall or field safety corrective action; EUDAMED puts it into downloads (commondi:UDIDISubstatusType).
 */
export interface Substatus {
  readonly code: DeviceSubstatus
  readonly estimatedEndDate?: string
  readonly mfCorrectiveActions?: readonly CorrectiveAction[]
  readonly startDate: string
}

export const substatuses = rowsOf(
  'commondi:substatus',
  sequence<Substatus>({
    code: one('commondi:code', codeOf(deviceSubstatuses)),
    estimatedEndDate: optional('commondi:estimatedEndDate', token),
    mfCorrectiveActions: optional(
      'commondi:mfCorrectiveActions',
      rowsOf('commondi:mfCorrectiveAction', codeOf(correctiveActions)),
    ),
    startDate: one('commondi:startDate', token),
  }),
)

interface Sized {
  readonly clinicalSizeType: ClinicalSizeType
  /** What is measured, where the type is "other". */
  readonly clinicalSizeDescription?: readonly LanguageText[]
}

interface Measured {
  readonly valueUnit: ClinicalSizeUnit
  /** The unit, where it is "other". */
  readonly measureUnitDescription?: readonly LanguageText[]
}

/** commondi:ValueClinicalSizeType. */
export interface ValueClinicalSize extends Sized, Measured {
  readonly kind: 'value'
  readonly value: number
}

/** commondi:RangeClinicalSizeType. */
export interface RangeClinicalSize extends Sized, Measured {
  readonly kind: 'range'
  readonly maximum: number
  readonly minimum: number
}

/** commondi:TextClinicalSizeType. */
export interface TextClinicalSize extends Sized {
  readonly kind: 'text'
  /** 1 to 255 characters. */
  readonly text: string
}

export type ClinicalSize = ValueClinicalSize | RangeClinicalSize | TextClinicalSize

const sized: XmlTable<Sized> = {
  clinicalSizeType: one('commondi:clinicalSizeType', codeOf(clinicalSizeTypes)),
  clinicalSizeDescription: optional('commondi:clinicalSizeDescription', languageTexts),
}

const measured: XmlTable<Measured> = {
  valueUnit: one('commondi:valueUnit', codeOf(clinicalSizeUnits)),
  measureUnitDescription: optional('commondi:measureUnitDescription', languageTexts),
}

export const clinicalSizes = rowsOf(
  'commondi:clinicalSize',
  variants<ClinicalSize>({
    value: [
      'commondi:ValueClinicalSizeType',
      sequence<Omit<ValueClinicalSize, 'kind'>>({
        ...sized,
        value: one('commondi:value', double),
        ...measured,
      }),
    ],
    range: [
      'commondi:RangeClinicalSizeType',
      sequence<Omit<RangeClinicalSize, 'kind'>>({
        ...sized,
        maximum: one('commondi:maximum', double),
        minimum: one('commondi:minimum', double),
        ...measured,
      }),
    ],
    text: [
      'commondi:TextClinicalSizeType',
      sequence<Omit<TextClinicalSize, 'kind'>>({ ...sized, text: one('commondi:text', text) }),
    ],
  }),
)

/** commondi:StorageHandlingConditionType; the code list says which need a comment. */
export interface StorageCondition {
  readonly comments?: readonly OptionalLanguageText[]
  readonly storageHandlingConditionValue: StorageHandlingCondition
}

/** commondi:CriticalWarningType; the code list says which need a comment. */
export interface Warning {
  readonly comments?: readonly OptionalLanguageText[]
  readonly warningValue: CriticalWarning
}

export const storageConditions = rowsOf(
  'commondi:condition',
  sequence<StorageCondition>({
    comments: optional('commondi:comments', optionalLanguageTexts),
    storageHandlingConditionValue: one(
      'commondi:storageHandlingConditionValue',
      codeOf(storageHandlingConditions),
    ),
  }),
)

export const warnings = rowsOf(
  'commondi:warning',
  sequence<Warning>({
    comments: optional('commondi:comments', optionalLanguageTexts),
    warningValue: one('commondi:warningValue', codeOf(criticalWarnings)),
  }),
)

interface Named {
  readonly names?: readonly OptionalLanguageText[]
}

interface Coded extends Named {
  /** As 7440-48-4. */
  readonly CASCode?: string
  /** As 231-158-0. */
  readonly ECCode?: string
}

/** Carcinogenic, mutagenic or toxic for reproduction (udidi:CMRSubstanceType). */
export interface CmrSubstance extends Coded {
  readonly kind: 'cmr'
  readonly type: CmrSubstanceType
}

/** Disrupting the endocrine system (udidi:EndocrineSubstanceType). */
export interface EndocrineSubstance extends Coded {
  readonly kind: 'endocrine'
}

/** A medicinal or human product in the device (udidi:MedicalHumanProductSubstanceType). */
export interface MedicinalHumanSubstance extends Named {
  readonly kind: 'medicinal-human'
  /** International non-proprietary name, 1 to 2,000 characters. */
  readonly INN?: string
  readonly type: MedicinalHumanSubstanceType
}

export type Substance = CmrSubstance | EndocrineSubstance | MedicinalHumanSubstance

const named: XmlTable<Named> = { names: optional('udidi:names', optionalLanguageTexts) }

const coded: XmlTable<Coded> = {
  ...named,
  CASCode: optional('udidi:CASCode', token),
  ECCode: optional('udidi:ECCode', token),
}

export const substances = rowsOf(
  'udidi:substance',
  variants<Substance>({
    cmr: [
      'udidi:CMRSubstanceType',
      sequence<Omit<CmrSubstance, 'kind'>>({ ...coded, type: one('udidi:type', codeOf(cmrSubstanceTypes)) }),
    ],
    endocrine: ['udidi:EndocrineSubstanceType', sequence<Omit<EndocrineSubstance, 'kind'>>(coded)],
    'medicinal-human': [
      'udidi:MedicalHumanProductSubstanceType',
      sequence<Omit<MedicinalHumanSubstance, 'kind'>>({
        ...named,
        INN: optional('udidi:INN', text),
        type: one('udidi:type', codeOf(medicinalHumanSubstanceTypes)),
      }),
    ],
  }),
)
