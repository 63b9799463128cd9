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
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.keys(value)
    .sort()
    .flatMap((key) => {
      const member = value[key]
      return member === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(member)}`]
    })
  return `{${members.join(',')}}`
}

function isList(value: object): value is readonly JsonValue[] {
  return Array.isArray(value)
}
