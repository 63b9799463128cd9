import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Field } from '#core/dictionary/field.ts'
import { amount } from '#tests/amount.ts'
import { findHead, headsOf } from './head.ts'
import { variantsOf } from './head-variants.ts'
import { shareOut } from './plan.ts'
import { recognisedIssuer } from './recognised-issuer.ts'
import { lettersOf, type SheetSurvey } from './survey.ts'
import { entriesOf, entryFor } from './values.ts'

const sheet = (top: readonly (readonly string[])[], more: Partial<SheetSurvey> = {}): SheetSurvey => ({
  ...{ name: 'A', hidden: false, isProtected: false, rows: 9, columns: 9, merges: [], lists: [] },
  ...{ unreadLists: 0, held: [], computed: [], top },
  ...more,
})

describe('heads', () => {
  it.each([
    ['1.2 Primary DI* (mandatory)', 'Primary DI'],
    ['UDI-DI (최소단위)', '최소단위'],
    ['Marca / Brand name', 'Brand name'],
    ['Quantity\nwhole number', 'Quantity'],
    ['产品标识【必填】', '产品标识'],
  ])('%s is also %s', (head, plain) => {
    expect(variantsOf(head)).toContain(plain)
  })

  it('stand below titles, over several rows where cells are merged', () => {
    const merges = [
      { top: 1, bottom: 1, left: 1, right: 4 },
      { top: 2, bottom: 2, left: 2, right: 3 },
      { top: 2, bottom: 3, left: 1, right: 1 },
    ]
    const found = sheet([['A title'], ['Name', 'Package', '', 'Other'], ['', 'DI', 'Count', 'Left']], {
      merges,
    })
    const place = findHead(found, new Set())
    expect(place).toEqual({ row: 3, rows: 2 })
    expect(headsOf(found, place ?? { row: 1, rows: 1 }).map(({ whole }) => whole)).toEqual([
      'Name',
      'Package – DI',
      'Package – Count',
      'Other – Left',
    ])
  })

  it('are none in a sheet of one text', () => {
    expect(findHead(sheet([['Read this first']]), new Set())).toBeUndefined()
  })
})

describe('entries of a list', () => {
  const codes = [
    { code: 'class-iib', label: 'Class IIb' },
    { code: 'class-i', label: 'Class I' },
  ]
  const risk: Field = {
    type: 'code',
    label: 'Class',
    section: 'a',
    codes,
    aliases: { 'Klasse 2b': 'class-iib' },
  }
  const flag: Field = { type: 'boolean', label: 'Flag', section: 'a' }
  const text: Field = { type: 'text', label: 'Text', section: 'a', maxLength: 9 }
  it.each([
    [risk, 'class-iib', ['I', 'IIa', 'IIb'], 'IIb'],
    [risk, 'class-iib', ['1 - Class I', '3 - Class IIb'], '3 - Class IIb'],
    [risk, 'class-iib', ['klasse 2B'], 'klasse 2B'],
    [risk, 'class-i', ['Class II', 'Class III'], undefined],
    [flag, true, ['예', '아니오'], '예'],
    [flag, false, ['Y', 'N'], 'N'],
    [flag, false, ['1', '0'], '0'],
    // A lone X is a tick: it would say yes.
    [flag, false, ['X'], undefined],
    [flag, false, ['', 'X'], undefined],
    [flag, true, ['', 'X'], undefined],
    [flag, false, ['O', 'X'], 'X'],
    [flag, true, ['O', 'X'], 'O'],
    [flag, true, ['O'], undefined],
    [flag, false, ['有', '无'], '无'],
    [flag, true, ['Applicable', 'Not applicable'], 'Applicable'],
    [flag, false, ['Not applicable'], undefined],
    [flag, true, ['Yes', 'N/A'], 'Yes'],
    [flag, false, ['Yes', 'N/A'], undefined],
    [text, 'GS1', ['1: GS1 (one)', '2: GS1 (two)'], undefined],
    [text, 'keep dry', ['Keep  Dry'], 'Keep  Dry'],
  ] as const)('%# of a value', (field, value, list, entry) => {
    expect(entryFor(field, value, entriesOf(list))).toBe(entry)
  })
})

it.each([
  [{ udiDi: '09521234000013' }, 'udiDiIssuingEntity', 'GS1'],
  [{ packageDi: '19521234000010' }, 'issuingEntity', 'GS1'],
  [{ udiDi: '09521234000014' }, 'udiDiIssuingEntity', undefined],
  [{ udiDi: '' }, 'udiDiIssuingEntity', undefined],
  [{ udiDi: '09521234000013' }, 'brandName', undefined],
])('%o: %s of a DI is %s', (values, name, issuer) => {
  expect(recognisedIssuer(values, name)).toBe(issuer)
})

it('shares devices out in order, none twice and no copy too long', () => {
  const rows = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 40 })
  fc.assert(
    fc.property(
      rows,
      fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
      (all, most) => {
        const { shares, tooLong } = shareOut(
          all.map((one, at) => ({ of: at, rows: one })),
          most,
        )
        const shared = shares.flatMap(({ devices }) => devices)
        expect([...shared].sort((a, b) => a - b)).toEqual(shared)
        expect(new Set([...shared, ...tooLong]).size).toBe(all.length)
        for (const { devices, rows: counted } of shares) {
          expect(counted).toEqual(
            [0, 1].map((sheetAt) => devices.reduce((sum, at) => sum + (all[at]?.[sheetAt] ?? 0), 0)),
          )
          expect(counted.every((count, at) => count <= (most[at] ?? 0))).toBe(true)
        }
      },
    ),
    { numRuns: amount(100, 5000) },
  )
})

it('names columns as spreadsheets do', () => {
  expect([1, 26, 27, 52, 53, 702, 703].map(lettersOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})
