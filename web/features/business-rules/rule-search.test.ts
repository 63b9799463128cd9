import { describe, expect, it } from 'vitest'
import { ruleRows } from './rule-rows.ts'
import { filteredRows, readRulesSearch, rowsOfGroup } from './rule-search.ts'

const rows = ruleRows({
  wholeSubmission: 'The whole submission',
  column: (table, column) => `${table}: ${column}`,
})

describe('the rules listed', () => {
  it('are the 19 of the catalogue, the three of the Validation screen and those of EUDAMED', () => {
    expect(rowsOfGroup(rows, 'catalogue')).toHaveLength(19)
    expect(rowsOfGroup(rows, 'validation').map(({ id }) => id)).toEqual(['VAL-001', 'VAL-002', 'VAL-015'])
    expect(rowsOfGroup(rows, 'eudamed').length).toBeGreaterThan(40)
    expect(rowsOfGroup(rows, 'all')).toHaveLength(rows.length)
  })

  it('have an id of their own, words without gaps, and name no field by its id', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    for (const row of rows) {
      expect(row.text).not.toMatch(/\{|^$| {2}/)
      expect(row.source).not.toMatch(/decision D\d|specification, document/i)
      expect(row.appliesTo).not.toMatch(/^[a-z]+[A-Z]\w*$/)
    }
  })
})

describe('searching the rules', () => {
  const idsOf = (search: Parameters<typeof filteredRows>[1]) =>
    filteredRows(rowsOfGroup(rows, 'catalogue'), search).map(({ id }) => id)

  it('looks for every word, in any order and case', () => {
    expect(idsOf({ search: 'modulo CHECK' })).toEqual(['BR-104'])
    expect(idsOf({ search: 'br-90' })).toEqual(['BR-903'])
    expect(idsOf({ search: 'nothing of the kind' })).toEqual([])
  })

  it('keeps to category and severity', () => {
    expect(idsOf({ category: 'Timeline' })).toEqual(['BR-903'])
    expect(idsOf({ severity: 'info' })).toEqual(['BR-903'])
    expect(idsOf({ category: 'Timeline', severity: 'error' })).toEqual([])
  })

  it('reads the address, leaving out what it does not know', () => {
    expect(
      readRulesSearch({ group: 'eudamed', severity: 'fatal', search: '', category: 'Timeline' }),
    ).toEqual({
      group: 'eudamed',
      category: 'Timeline',
    })
    expect(readRulesSearch({ group: 'catalogue' })).toEqual({})
  })
})
