import { createTranslator } from 'use-intl'
import { formats, locale, timeZone } from './language.ts'

type Words<Table extends object> = ReturnType<typeof createTranslator<Table>>

const made = new WeakMap<object, unknown>()

/**
 * The words of a table, or of a part of one. Each room imports its own tables, which come with its screens; a key that
 * its table does not have is no type. The language is that of the page: another one means loading it anew.
 */
export function wordsOf<const Table extends object>(table: Table): Words<Table> {
  const known = made.get(table) as Words<Table> | undefined
  if (known) return known
  const words = createTranslator({ locale, formats, timeZone, messages: table }) as Words<Table>
  made.set(table, words)
  return words
}
