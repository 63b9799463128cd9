import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import type { Condition, Facts } from '#core/rules/condition.ts'
import type { RuleIssue } from '#core/rules/rule.ts'

/** What shared code asks of a market; each market's folder answers for itself. */
export interface MarketModule {
  readonly code: string
  /** Its country form. */
  readonly form: MarketForm
  /** Rules beyond those of the dictionary, with the versions of their sets. */
  judge(document: AnyDocument, facts: Facts, today: string): RuleIssue[]
  readonly ruleSetVersions: Readonly<Record<string, string>>
  /** The regulator's XML; absent where it takes none. */
  readonly xml?: MarketXml
}

export interface MarketXml {
  /** What keeps the message from being built; empty when it can. */
  missing(document: AnyDocument): { readonly field: string; readonly message: string }[]
  write(document: AnyDocument, context: MessageContext): { readonly service: string; readonly xml: string }
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

/** A field asked only where the condition holds; with a value it is shown all the same. */
export interface AskedWhen {
  readonly field: SubmissionFieldId
  readonly when: Condition
}

export interface MarketForm {
  readonly sections: readonly FormSection[]
  readonly askedWhen: readonly AskedWhen[]
  /** Marked as required besides those needed at saving. */
  readonly alwaysNeeded: readonly SubmissionFieldId[]
  /** Codes this market knows of a list that is longer. */
  readonly offeredCodes: Readonly<Partial<Record<SubmissionFieldId, readonly string[]>>>
  /** The Basic UDI-DI is made by the generator, so its field is read-only. */
  readonly generatesBasicUdiDi: boolean
}
