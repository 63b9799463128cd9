import { expect } from 'vitest'
import type { Fields } from '#core/dictionary/field.ts'
import type { Condition } from '#core/rules/condition.ts'

function columnsOf(fields: Fields, id: string): Fields {
  const field = fields[id]
  if (field?.type !== 'group') throw new Error(`${id} is not a table`)
  return field.columns
}

/** A condition about a field that does not exist would never find anything. */
export function expectKnownFields(condition: Condition, fields: Fields, document: Fields = fields): void {
  if (condition.op === 'all' || condition.op === 'any') {
    for (const one of condition.of) expectKnownFields(one, fields, document)
  } else if (condition.op === 'not') expectKnownFields(condition.of, fields, document)
  else if (condition.op === 'in-document') expectKnownFields(condition.of, document)
  else if (condition.op === 'repeats')
    expect(Object.keys(fields)).toEqual(expect.arrayContaining([...condition.columns]))
  else if (condition.op !== 'fact') expectKnown(condition, fields, document)
  else if (condition.of !== undefined) expect(fields).toHaveProperty(condition.of)
}

function expectKnown(
  condition: Extract<Condition, { field: string }>,
  fields: Fields,
  document: Fields,
): void {
  const field = fields[condition.field]
  if (field === undefined) throw new Error(`No field ${condition.field}`)
  if (condition.op === 'same-in-document') {
    expect(document).toHaveProperty(condition.other)
    if (condition.column !== undefined)
      expect(columnsOf(document, condition.other)).toHaveProperty(condition.column)
  } else if ('other' in condition) expect(fields).toHaveProperty(condition.other)
  if (condition.op === 'lint') for (const other of condition.with) expect(fields).toHaveProperty(other)
  if (condition.op === 'holds-all') {
    expect(fields).toHaveProperty(condition.by)
    expect(document).toHaveProperty(condition.text)
    for (const table of condition.tables) expect(columnsOf(document, table)).toHaveProperty(condition.field)
  }
  if (condition.op === 'leads-to') {
    expect(fields).toHaveProperty(condition.key)
    expect(document).toHaveProperty(condition.end)
  }
  if (condition.op === 'count' && condition.where)
    expectKnownFields(condition.where, columnsOf(document, condition.field), document)
  // Values that are in no list would never be met either.
  const values =
    condition.op === 'one-of' ? condition.values : condition.op === 'equals' ? [condition.value] : []
  if (field.type !== 'code') return
  for (const value of values) expect(field.codes.map(({ code }) => code)).toContain(value)
}
