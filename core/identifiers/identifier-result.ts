import type { IssuingEntityCode } from './issuing-entities.ts'

/**
 * The one answer of every check, parser and generator in this folder. Nothing here throws for what a person
 * typed: a bad identifier is an answer, not an accident.
 */
export type IdentifierResult<Parts extends object = IdentifierParts> =
  | ValidIdentifier<Parts>
  | InvalidIdentifier<Parts>

/** Parts by name, for showing them; each module narrows this to its own. */
export type IdentifierParts = object

export interface ValidIdentifier<Parts extends object = IdentifierParts> extends Subject {
  readonly valid: true
  /** Exactly as given (or, from a generator, exactly as to be stored): never trimmed, padded or upper-cased. */
  readonly value: string
  readonly parts: Parts
  /** What the answer rests on; anything but check characters can miss a typing error. */
  readonly checkedBy: 'check-characters' | 'format' | 'length'
  readonly warnings: readonly IdentifierWarning[]
}

export interface InvalidIdentifier<Parts extends object = IdentifierParts> extends Subject {
  readonly valid: false
  readonly value: string
  /** As far as the value could be read. */
  readonly parts: Partial<Parts>
  readonly problem: IdentifierProblem
}

/** What an identifier is; `scheme` is null where no issuing entity is involved or recognised. */
export interface Subject {
  readonly scheme: IssuingEntityCode | null
  readonly kind: IdentifierKind
}

export type IdentifierKind =
  | 'gtin'
  | 'gmn'
  | 'master-udi-di'
  | 'hub-basic-udi-di'
  | 'hibc-primary'
  | 'hibc-di'
  | 'hibc-data'
  | 'hibcc-basic-udi-di'
  | 'ppn'
  | 'pzn'
  | 'ifa-basic-udi-di'
  | 'isbt-di'
  | 'isbt-din'
  | 'iccbba-basic-udi-di'
  | 'eudamed-di'
  | 'eudamed-id'
  | 'srn'
  | 'actor-id'
  | 'no-srn'
  | 'notified-body-number'
  | 'emdn-code'
  | 'udi-carrier'
  | 'unknown'

export interface IdentifierProblem {
  /** Stable: rules, translations and API clients may depend on it. */
  readonly code: ProblemCode
  /** Plain English for a regulatory specialist. */
  readonly message: string
  /** Where it goes wrong, counted in UTF-16 code units from 0. */
  readonly index?: number
  /** The check characters that would be right for the rest of the value. */
  readonly expectedCheck?: string
  /** The input of a generator, or the part of a carrier, that is to blame. */
  readonly part?: string
}

export interface IdentifierWarning {
  readonly code: WarningCode
  readonly message: string
}

export type ProblemCode =
  | 'empty'
  | 'bad_character'
  | 'bad_length'
  | 'too_short'
  | 'too_long'
  | 'bad_format'
  | 'bad_check_character'
  | 'wrong_check_characters'
  | 'company_prefix_invalid'
  | 'company_prefix_too_short'
  | 'model_reference_missing'
  | 'model_reference_too_long'
  | 'needs_non_digit'
  | 'gtin8_not_possible'
  | 'superseded_form'
  | 'unknown_scheme'
  | 'unknown_country'
  | 'unknown_role'
  | 'wrong_issuing_entity'
  | 'wrong_level'
  | 'full_udi_given'
  | 'digits_lost'
  | 'unknown_element'
  | 'duplicate_element'
  | 'element_pair'
  | 'bad_date'
  | 'no_device_identifier'

export type WarningCode =
  | 'company_prefix_short'
  | 'only_length_checked'
  | 'not_verifiable'
  | 'flag_missing'
  | 'not_accepted_by_eudamed'
  | 'ambiguous_scheme'
  | 'only_for_master_udi_di'
  | 'pzn_check_wrong'
  | 'gmn_in_carrier'
  | 'digital_link_order'
  | 'unknown_element'

/** Builds the answer for a good identifier. */
export function accept<Parts extends object>(
  subject: Subject,
  value: string,
  parts: Parts,
  checkedBy: ValidIdentifier['checkedBy'],
  warnings: readonly IdentifierWarning[] = [],
): ValidIdentifier<Parts> {
  return { valid: true, scheme: subject.scheme, kind: subject.kind, value, parts, checkedBy, warnings }
}

/** Builds the answer for a bad identifier, with the parts that could be read all the same. */
export function refuse<Parts extends object>(
  subject: Subject,
  value: string,
  problem: IdentifierProblem,
  parts: Partial<Parts> = {},
): InvalidIdentifier<Parts> {
  return { valid: false, scheme: subject.scheme, kind: subject.kind, value, parts, problem }
}
