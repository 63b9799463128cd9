/** What JSON can hold; undefined properties are left out. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined }

/**
 * Canonical JSON after RFC 8785: keys in UTF-16 order, no white space, numbers and strings as ECMAScript
 * writes them. Throws a RangeError for a number that JSON cannot hold.
 */
export function canonicalJson(value: JsonValue): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('Not a JSON number')
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  // Texts put together as they come: lists of parts cost an import of thousands of entries as much again.
  let inside = ''
  if (isList(value)) {
    for (const item of value) inside += `${inside === '' ? '' : ','}${canonicalJson(item)}`
    return `[${inside}]`
  }
  for (const key of Object.keys(value).sort()) {
    const member = value[key]
    if (member === undefined) continue
    inside += `${inside === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`
  }
  return `{${inside}}`
}

function isList(value: object): value is readonly JsonValue[] {
  return Array.isArray(value)
}
