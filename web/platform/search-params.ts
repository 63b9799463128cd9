/**
 * Search parameters are plain text, a repeated one is a list. The router's own JSON reading would turn
 * `?search=00123` into a number sooner or later; identifiers stay text.
 */
export type SearchParams = Record<string, string | string[]>

export function parseSearchParams(search: string): SearchParams {
  const parsed: SearchParams = {}
  for (const [key, value] of new URLSearchParams(search)) {
    const before = parsed[key]
    parsed[key] = before === undefined ? value : [before, value].flat()
  }
  return parsed
}

/** Blank values are removed from the URL; the order is kept. */
export function writeSearchParams(values: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') params.append(key, String(one))
    }
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
