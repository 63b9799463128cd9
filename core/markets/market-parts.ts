import type { AnyDocument } from '#core/dictionary/field.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { FieldUses, MarketModule } from './market.ts'

/** Answers most markets give alike. */

/** A UDI-DI belongs to one device of a market (BR-003). */
export const uniqueUdiDi: Pick<MarketModule, 'questions' | 'factsAbout'> = {
  questions: [{ name: 'sameUdiDi', field: 'udiDi', atMost: 1 }],
  factsAbout: (_document, { sameUdiDi = [] }) => (sameUdiDi.length > 0 ? ['udi-di-taken'] : []),
}

const noFacts: ReadonlySet<string> = new Set()

/** The declarations a market's uses ask of a document, by field id. */
export function declaredIn(uses: FieldUses): (document: AnyDocument) => readonly string[] {
  const declared = Object.entries(uses).flatMap(([id, { declaration, asked }]) =>
    declaration ? [{ id, isAsked: asked && compile(asked) }] : [],
  )
  return (document) =>
    declared.filter(({ isAsked }) => isAsked?.(document, noFacts) ?? true).map(({ id }) => id)
}
