import type { AnyDocument } from '#core/dictionary/field.ts'
import { generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { textOf } from './condition.ts'
import type { FixChange } from './rule.ts'

interface Fix {
  readonly label: string
  readonly changes: readonly FixChange[]
}

const clear = (label: string, ...fields: readonly string[]): Fix => ({
  label,
  changes: fields.map((field) => ({ field, value: null })),
})

/** One-click repairs, by name; undefined where this document has none. */
export const fixes = {
  /** The GMN that belongs to the UDI-DI (decision D16). */
  'use-gmn': (document: AnyDocument): Fix | undefined => {
    const gmn = generateGmnFromUdiDi(textOf(document, 'udiDi'))
    if (!gmn.valid) return undefined
    const changes: FixChange[] = [{ field: 'basicUdiDi', value: gmn.value }]
    const entity = textOf(document, 'basicUdiDiIssuingEntity')
    if (entity !== '' && entity !== 'GS1') changes.push({ field: 'basicUdiDiIssuingEntity', value: 'GS1' })
    return { label: 'Use GMN', changes }
  },
  'leave-empty-market': () => clear('Remove the countries', 'marketAvailability'),
  'remove-representative': () =>
    clear('Remove the representative', 'authorizedRepresentativeSrn', 'authorizedRepresentativeName'),
  'remove-iib-exception': () => clear('Clear the answer', 'iibImplantableException'),
} as const satisfies Record<string, (document: AnyDocument) => Fix | undefined>

export type FixName = keyof typeof fixes
