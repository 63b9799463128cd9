import type { Code, CodeField, CodesField } from './field.ts'

type CodeList = Pick<CodeField | CodesField, 'codes' | 'aliases'>

/** Spelling that people vary without meaning anything else: case, and what stands between words. */
export const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')

/** What each way of writing stands for; a way that two codes share stands for none. */
type Ways = ReadonlyMap<string, string | null>

interface Reader {
  readonly exact: ReadonlySet<string>
  /** In the order they are asked in: a code is never read as another one's label. */
  readonly folded: readonly Ways[]
}

const readers = new WeakMap<CodeList, Reader>()

function readerOf(field: CodeList): Reader {
  const known = readers.get(field)
  if (known) return known
  const reader = {
    exact: new Set(field.codes.map(({ code }) => code)),
    folded: [
      ways(field.codes.map(({ code }) => [code, code])),
      ways(Object.entries(field.aliases ?? {})),
      ways(field.codes.map(({ code, label }) => [label, code])),
    ],
  }
  readers.set(field, reader)
  return reader
}

function ways(pairs: readonly (readonly [written: string, code: string])[]): Ways {
  const found = new Map<string, string | null>()
  for (const [written, code] of pairs) {
    const key = plain(written)
    found.set(key, found.has(key) && found.get(key) !== code ? null : code)
  }
  return found
}

/** The code somebody means who writes a code, an alias or a label, in any case; undefined when it is none of them. */
export function readCode(field: CodeList, text: string): string | undefined {
  const { exact, folded } = readerOf(field)
  if (exact.has(text)) return text
  const key = plain(text)
  for (const known of folded) {
    const code = known.get(key)
    if (code) return code
  }
  return undefined
}

const mostNamed = 5

/** Some codes of the list, those most like what was written first (decision D45). */
function fittingCodes(codes: readonly Code[], text: string): readonly Code[] {
  const words = plain(text)
    .split('-')
    .filter((word) => word !== '')
  const likeness = ({ code, label }: Code): number => {
    const own = `${plain(code)} ${plain(label)}`
    return words.filter((word) => own.includes(word)).length
  }
  return codes
    .map((code) => ({ code, likeness: likeness(code) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, mostNamed)
    .map(({ code }) => code)
}

/** What to say of a text that is no code of the list. */
export function unknownCodeMessage(
  field: CodeList & { readonly oneIs?: string; readonly hintFor?: (text: string) => string | undefined },
  text: string,
): string {
  const { codes, oneIs } = field
  const some = fittingCodes(codes, text).map(({ code, label }) =>
    code === label ? code : `${code} (${label})`,
  )
  const problem = oneIs
    ? `Unknown ${oneIs}: ${shorten(text)}`
    : `"${shorten(text)}" is not in the list of values`
  const hint = field.hintFor?.(text)
  if (hint) return `${problem}. ${hint}`
  return `${problem}. ${some.length < codes.length ? 'Some that fit' : 'The list has'}: ${some.join(', ')}`
}

/** Enough of a wrong value to find it again. */
export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
