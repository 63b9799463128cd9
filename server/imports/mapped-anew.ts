import type { PreviewChange } from '#core/contract/import-previews.ts'
import type { Issue } from '#core/contract/problem.ts'
import type { Filled, MappedColumn } from '#server/database/preview-tables.ts'
import { filledBeside, isOfFile } from './filled-fields.ts'
import type { Previewer } from './previewer.ts'

/** What somebody says of the columns of a file, and of the fields no column holds. */

interface MappedAnew {
  readonly columns: readonly MappedColumn[]
  readonly issues: readonly Issue[]
}

export function mappedAnew(
  previewer: Pick<Previewer, 'fields' | 'areOne' | 'wrongText'>,
  before: readonly MappedColumn[],
  change: Pick<PreviewChange, 'mapping' | 'filled'>,
): MappedAnew {
  const fields = new Map(previewer.fields(before).map((one) => [one.field, one]))
  const own = before.filter(isOfFile)
  const mapped = ownAnew(own, new Set(fields.keys()), change.mapping ?? [])
  const areOne = (one: string, other: string) => previewer.areOne(before, one, other)
  const filled = new Map(filledBeside(mapped.columns, before, areOne).map((one) => [one.field, one]))
  const fill = (target: Target, value: Filled) => {
    for (const one of filled.keys()) if (one !== null && areOne(one, target.field)) filled.delete(one)
    filled.set(target.field, asFilled(target, value))
  }
  const issues = [...mapped.issues]
  for (const [at, { field, text, column }] of (change.filled ?? []).entries()) {
    const issue = (part: string, message: string) => issues.push({ path: `filled.${at}.${part}`, message })
    const target = fields.get(field)
    const holder = mapped.columns.find((one) => one.field !== null && areOne(one.field, field))
    if (own.length === 0) issue('field', 'This file has no columns')
    else if (!target) issue('field', `No column can be read as ${field}`)
    else if (holder) issue('field', `The column ${holder.header} is read as ${target.label}`)
    else if (typeof column === 'number') {
      if (column < own.length) fill(target, { from: column })
      else issue('column', `The file has no column ${column}`)
    } else if (typeof text !== 'string') filled.delete(field)
    else if (text.trim() === '') issue('text', `Enter a value for ${target.label}`)
    else {
      const wrong = previewer.wrongText(before, field, text)
      if (wrong === undefined) fill(target, { text })
      else issue('text', wrong)
    }
  }
  return { columns: [...mapped.columns, ...filled.values()], issues }
}

type Target = ReturnType<Previewer['fields']>[number]

const asFilled = ({ field, label }: Target, filled: Filled): MappedColumn => ({
  header: label,
  field,
  by: 'chosen',
  samples: [],
  filled,
})

function ownAnew(
  before: readonly MappedColumn[],
  known: ReadonlySet<string>,
  wishes: NonNullable<PreviewChange['mapping']>,
): MappedAnew {
  const issues = wishes.flatMap(({ column, field }, at): Issue[] => {
    if (column >= before.length) {
      return [{ path: `mapping.${at}.column`, message: `The file has no column ${column}` }]
    }
    if (field === null || known.has(field)) return []
    return [{ path: `mapping.${at}.field`, message: `No column can be read as ${field}` }]
  })
  const wished = new Map(wishes.map(({ column, field }) => [column, field]))
  const columns = before.map((column, at): MappedColumn => {
    const field = wished.get(at)
    return field === undefined ? column : { ...column, field, by: 'chosen' }
  })
  const first = new Map<string, number>()
  for (const [at, { field }] of columns.entries()) {
    if (field === null) continue
    const earlier = first.get(field)
    if (earlier === undefined) first.set(field, at)
    else {
      const said = `Columns ${earlier + 1} and ${at + 1} cannot both be read as ${field}`
      issues.push({ path: 'mapping', message: said })
    }
  }
  return { columns, issues }
}
