import type { Fields } from '#core/dictionary/field.ts'
import type { RegulatorFields } from '#core/markets/market.ts'

/**
 * How the columns of a whole submission are called: as in the template of its market, so that the file can be read in
 * again. Where that is the name of another field, or taken, the field's own name tells them apart.
 */
export function exportHeaders(
  fields: Fields,
  regulatorFields: RegulatorFields,
): readonly { readonly id: string; readonly header: string }[] {
  const taken = new Set<string>()
  return Object.keys(fields).map((id) => {
    const column = regulatorFields[id]?.column ?? id
    const name = column.toLowerCase()
    const isOthers =
      taken.has(name) || Object.keys(fields).some((other) => other !== id && other.toLowerCase() === name)
    const header = isOthers ? id : column
    taken.add(header.toLowerCase())
    return { id, header }
  })
}
