import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Facts } from '#core/rules/condition.ts'
import type { RuleIssue } from '#core/rules/rule.ts'

/** What shared code asks of a market; each market's folder answers for itself. */
export interface MarketModule {
  readonly code: string
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
