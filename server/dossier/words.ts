import type { JsonValue } from '#core/audit/canonical-json.ts'
import type { Fact } from '#server/pdf/blocks.ts'

/** How a dossier says what the database holds. */

export const notStated = 'Not stated'

export const text = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/** An instant to the second, in UTC; a day as it is. */
export function when(value: JsonValue | Date | undefined): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value
  return `${new Date(value as string | Date).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

/** `sent_for_approval` as `Sent for approval`. */
export function asWords(code: string): string {
  const words = code.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const fact = (label: string, value: unknown, more: Partial<Fact> = {}): Fact => ({
  label,
  value: text(value),
  ...more,
})

/** Said to be missing where there is none. */
export const stated = (label: string, value: unknown, more: Partial<Fact> = {}): Fact =>
  text(value).trim() === '' ? { label, value: notStated, style: 'quiet' } : fact(label, value, more)

/** Those that have a value. */
export const given = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value.trim() !== '')

export type Names = (id: unknown) => string

/** Who is meant by a number. */
export function namesOf(
  people: readonly { readonly id: number; readonly name: string; readonly username: string }[],
): Names {
  const known = new Map(people.map(({ id, name, username }) => [id, `${name} (${username})`]))
  return (id) => (id === null || id === undefined ? '' : (known.get(Number(id)) ?? `Account ${text(id)}`))
}

/** Below each other, without those that are blank. */
export const below = (...lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n')
