import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import type { Condition, FactName, Facts } from '#core/rules/condition.ts'
import type { RuleIssue } from '#core/rules/rule.ts'

/** What shared code asks of a market; each market's folder answers for itself. */
export interface MarketModule {
  readonly code: string
  /** Its country form. */
  readonly form: MarketForm
  /** Rules beyond those of the dictionary, with the versions of their sets. */
  judge(document: AnyDocument, facts: Facts, today: string): RuleIssue[]
  readonly ruleSetVersions: Readonly<Record<string, string>>
  /** What other submissions of the market mean for one. */
  factsAbout(document: AnyDocument, neighbours: Neighbours): FactName[]
  /** The regulator's XML; absent where it takes none. */
  readonly xml?: MarketXml
}

/** Submissions of other devices that a rule has to know of. */
export interface Neighbours {
  readonly sameUdiDi: readonly AnyDocument[]
  /** With the same Basic UDI-DI, as far as they are found valid. */
  readonly sameBasicUdiDi: readonly AnyDocument[]
  /** With the same reference or catalogue number. */
  readonly sameReference: readonly AnyDocument[]
  /** The one named as the related device. */
  readonly related: AnyDocument | undefined
}

export interface MarketXml {
  /** What keeps the message from being built; empty when it can. */
  missing(document: AnyDocument): { readonly field: string; readonly message: string }[]
  write(document: AnyDocument, context: MessageContext): { readonly service: string; readonly xml: string }
  /** The field an element of the message says, by its XPath. */
  fieldOf(path: string): string | undefined
}

export interface MessageContext {
  /** Ids and time are the caller's: core has neither chance nor clock. */
  readonly correlationId: string
  readonly messageId: string
  /** ISO 8601 with zone. */
  readonly createdAt: string
  readonly facts: Facts
}

/** A part of a country form: a title and its fields, in order; a long one under headings of their own. */
export interface FormSection {
  readonly id: string
  readonly title: string
  readonly purpose?: string
  readonly groups: readonly FormGroup[]
}

export interface FormGroup {
  readonly title?: string
  readonly fields: readonly SubmissionFieldId[]
}

/** What a form does with a field where the condition holds. */
export interface FieldWhen {
  readonly field: SubmissionFieldId
  readonly when: Condition
}

export interface CodesWhen extends FieldWhen {
  /** Of a table: the column whose codes these are. */
  readonly column?: string
  readonly codes: readonly string[]
}

export interface MarketForm {
  readonly sections: readonly FormSection[]
  /** Fields asked only where the condition holds; with a value they are shown all the same. */
  readonly askedWhen: readonly FieldWhen[]
  /** Marked as required besides those needed at saving. */
  readonly alwaysNeeded: readonly SubmissionFieldId[]
  /** Marked as required while the condition holds. */
  readonly neededWhen: readonly FieldWhen[]
  /** Codes this market knows of a list that is longer. */
  readonly offeredCodes: Readonly<Partial<Record<SubmissionFieldId, readonly string[]>>>
  /** Others instead, by the first row of the field that holds. */
  readonly offeredWhen: readonly CodesWhen[]
  /** Where the Basic UDI-DI is made by the generator, so that its field is read-only; absent for nowhere. */
  readonly generatesBasicUdiDi?: Condition
}
