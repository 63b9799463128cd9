import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { Condition } from '#core/rules/condition.ts'
import { ruleSet } from '#core/rules/evaluate.ts'
import type { Rule } from '#core/rules/rule.ts'

/** The engine of the rules proves itself by small tables. */

const today = '2026-11-20'
const none: ReadonlySet<string> = new Set()

const truth = (condition: Condition, document: AnyDocument, facts = none) =>
  compile(condition)(document, facts)

describe('conditions', () => {
  const rows = { table: [{ a: 'x', n: true }, { a: 'y' }, { a: 'x' }] }
  it.each<[Condition, AnyDocument, boolean]>([
    [{ op: 'present', field: 'a' }, { a: ' ' }, false],
    [{ op: 'present', field: 'a' }, { a: 0 }, true],
    [{ op: 'absent', field: 'a' }, { a: [] }, true],
    [{ op: 'true', field: 'a' }, { a: 'true' }, false],
    [{ op: 'false', field: 'a' }, {}, true],
    [{ op: 'stated', field: 'a' }, {}, false],
    [{ op: 'stated', field: 'a' }, { a: false }, true],
    [{ op: 'equals', field: 'a', value: 'x' }, { a: 'x' }, true],
    [{ op: 'one-of', field: 'a', values: ['x', 'y'] }, { a: 'z' }, false],
    [{ op: 'contains', field: 'a', value: 'x' }, { a: ['y', 'x'] }, true],
    [{ op: 'contains', field: 'a', value: 'x' }, { a: 'x' }, false],
    [{ op: 'matches', field: 'a', pattern: 'x|y+' }, { a: 'xy' }, false],
    [{ op: 'matches', field: 'a', pattern: 'x' }, { a: 'x\n' }, false],
    [{ op: 'mentions', field: 'a', phrases: ['to be (im)'] }, { a: 'Is TO BE (IM)planted' }, true],
    [{ op: 'length', field: 'a', max: 2 }, { a: 'abc' }, false],
    [{ op: 'before', field: 'a', other: 'b' }, { a: '2024-01-01', b: '2024-01-02' }, true],
    [{ op: 'same', field: 'a', other: 'b' }, { a: 'x', b: 'x' }, true],
    [{ op: 'at-most', field: 'a', other: 'b' }, { a: 2, b: 2 }, true],
    [{ op: 'at-most', field: 'a', other: 'b' }, { a: 2, b: '3' }, false],
    [{ op: 'lint', field: 'a', linter: 'udi-di', with: ['b'] }, { a: '09521234000013', b: 'IFA' }, false],
    [{ op: 'count', field: 'table', min: 3, max: 3 }, rows, true],
    [{ op: 'count', field: 'table', where: { op: 'true', field: 'n' }, min: 2 }, rows, false],
    // Of a whole document, nothing about rows holds.
    [{ op: 'repeats', columns: ['a'] }, { a: 'x' }, false],
    [{ op: 'in-document', of: { op: 'present', field: 'a' } }, { a: 'x' }, false],
    [{ op: 'same-in-document', field: 'a', other: 'a' }, { a: 'x' }, false],
    [{ op: 'leads-to', field: 'a', key: 'b', end: 'c' }, {}, false],
    [{ op: 'holds-all', field: 'a', by: 'b', values: [], tables: [], text: 'a' }, {}, false],
    [{ op: 'fact', fact: 'udi-di-taken' }, {}, false],
    [{ op: 'all', of: [] }, {}, true],
    [{ op: 'any', of: [] }, {}, false],
    [{ op: 'not', of: { op: 'present', field: 'a' } }, {}, true],
  ])('%j of %j is %s', (condition, document, expected) => {
    expect(truth(condition, document)).toBe(expected)
  })

  it('take facts by name', () => {
    expect(truth({ op: 'fact', fact: 'udi-di-taken' }, {}, new Set(['udi-di-taken']))).toBe(true)
  })

  it('stand values of any kind', () => {
    const strange = { table: [null, 1, ['x'], { a: 'x' }] } as unknown as AnyDocument
    expect(
      truth(
        { op: 'count', field: 'table', where: { op: 'equals', field: 'a', value: 'x' }, max: 1 },
        strange,
      ),
    ).toBe(true)
    expect(truth({ op: 'count', field: 'a', min: 1 }, { a: 'text' })).toBe(false)
  })
})

describe('a rule on rows', () => {
  const rule: Rule = {
    id: 'T-1',
    severity: 'warning',
    each: 'table',
    field: 'a',
    when: { op: 'present', field: 'switch' },
    where: { op: 'present', field: 'b' },
    must: { op: 'present', field: 'a' },
    message: 'Enter a.',
    source: 'here',
    validFrom: '2026-01-01',
    accepts: { document: {} },
    rejects: { document: {} },
  }
  const document = { switch: 'on', table: [{ b: '1' }, { a: '1', b: '1' }, {}, { b: '2' }] }
  const set = ruleSet('set', '7', [rule])

  const rowsFound = (must: Condition, document: AnyDocument) =>
    ruleSet('set', '7', [{ ...rule, when: undefined, where: undefined, must: { op: 'not', of: must } }])
      .judge(document, none, today)
      .map(({ field }) => field)

  it.each<[Condition, AnyDocument, string[]]>([
    [
      { op: 'repeats', columns: ['a', 'n'] },
      { table: [{ a: 'x', n: 1 }, { a: 'x' }, { a: 'x', n: 1 }] },
      ['table.2.a'],
    ],
    [{ op: 'repeats', columns: ['a'] }, { table: [{ a: '' }, {}, { a: 'x' }] }, ['table.1.a']],
    [
      { op: 'same-in-document', field: 'a', other: 'x' },
      { x: '1', table: [{ a: '1' }, { a: '2' }] },
      ['table.0.a'],
    ],
    [
      { op: 'same-in-document', field: 'a', other: 'others', column: 'b' },
      { others: [{ b: '2' }, { b: '3' }], table: [{ a: '1' }, { a: '2' }] },
      ['table.1.a'],
    ],
    [{ op: 'in-document', of: { op: 'present', field: 'x' } }, { x: '1', table: [{}] }, ['table.0.a']],
    [
      { op: 'leads-to', field: 'of', key: 'a', end: 'x' },
      {
        x: '0',
        table: [
          { a: '1' },
          { a: '2', of: '1' },
          { a: '3', of: '0' },
          { a: '4', of: '5' },
          { a: '5', of: '4' },
          { a: '6', of: '7' },
        ],
      },
      ['table.0.a', 'table.1.a', 'table.2.a'],
    ],
    [
      {
        op: 'holds-all',
        field: 'a',
        by: 'n',
        values: ['X', 'Y', 'Z'],
        tables: ['table', 'others'],
        text: 'said',
      },
      {
        said: 'A, X; Z',
        table: [{ n: 1, a: 'X' }, { a: 'X' }, { n: 2, a: 'Z' }, { n: 1, a: 'Y' }, { n: 1, a: 'Z' }],
        others: [{ a: 'any' }, {}, { a: 'Y' }],
      },
      ['table.0.a', 'table.3.a', 'table.4.a'],
    ],
  ])('can look beyond the row: %j', (condition, document, expected) => {
    expect(rowsFound(condition, document)).toEqual(expected)
  })

  it('names each row it finds, by its path', () => {
    const issue = { ruleId: 'T-1', ruleSet: 'set', severity: 'warning', message: 'Enter a.' }
    expect(set.judge(document, none, today)).toEqual([
      { ...issue, field: 'table.0.a' },
      { ...issue, field: 'table.3.a' },
    ])
  })

  it.each([
    ['its document does not meet "when"', { ...document, switch: '' }, today],
    ['it is not in force yet', document, '2025-12-31'],
    ['there are no rows', { switch: 'on' }, today],
  ])('is silent when %s', (_, other, day) => {
    expect(set.judge(other, none, day)).toEqual([])
  })
})
