import { isBlank, sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'

/** Effect of joining new submissions to a group, which shares some values. */
export interface Joining {
  /** Values the new submissions take over, field by field. */
  readonly taken: ReadonlyMap<string, FieldValue>
  /** What new ones say otherwise; it gives way to what is said already. */
  readonly otherwise: readonly {
    readonly field: string
    readonly said: FieldValue
    readonly devices: number
  }[]
  /** What new ones say and nobody said before: all have it from now on. */
  readonly added: ReadonlyMap<string, FieldValue>
}

/** "No" is an answer; a blank is not. */
const hasValue = (value: FieldValue | undefined): value is FieldValue => value === false || !isBlank(value)

/** `held` is what is said for the key; the new ones come in their order, and the first to say something says it. */
export function joiningOf(
  fields: readonly string[],
  held: AnyDocument,
  documents: readonly AnyDocument[],
): Joining {
  const taken = new Map<string, FieldValue>()
  const added = new Map<string, FieldValue>()
  const otherwise: { field: string; said: FieldValue; devices: number }[] = []
  for (const field of fields) {
    const holds = held[field]
    if (hasValue(holds)) taken.set(field, holds)
    for (const document of documents) {
      const says = document[field]
      if (!hasValue(says)) continue
      const one = taken.get(field) ?? added.get(field)
      if (one === undefined) added.set(field, says)
      else if (!sameValue(one, says)) {
        const known = otherwise.find((other) => other.field === field && sameValue(other.said, says))
        if (known) known.devices += 1
        else otherwise.push({ field, said: says, devices: 1 })
      }
    }
  }
  return { taken, otherwise, added }
}
