import { describe, expect, it } from 'vitest'
import { compareNomenclatures } from './compare.ts'
import { builtInNomenclature, type NomenclatureEntry, standingOf } from './nomenclature.ts'
import { readNomenclature } from './read-file.ts'
import { searchable, searchNomenclature } from './search.ts'

const table = (...lines: string[]) => {
  const [header = [], ...rows] = lines.map((line) => line.split(';'))
  return { header, rows: rows.map((cells, at) => ({ row: at + 2, cells })) }
}
const entries = (...lines: string[]): readonly NomenclatureEntry[] => {
  const read = readNomenclature(table('code;term', ...lines))
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.entries
}
const small = [
  'A;NEEDLES',
  'A01;HYPODERMIC NEEDLES',
  'A02;DIALYSIS CATHETERS',
  'A0201;PÉRITONEAL DIALYSIS KITS',
]

describe('the built-in extract', () => {
  it('has all categories and groups, each code below another, and says nothing of what it leaves out', () => {
    const { entries: all, complete } = builtInNomenclature
    const byCode = new Map(all.map((entry) => [entry.code, entry]))
    expect(byCode.size).toBe(all.length)
    expect(all.filter(({ code }) => code.length === 1)).toHaveLength(23)
    for (const { code } of all.filter((entry) => entry.code.length > 1)) {
      expect(byCode.get(code.slice(0, -2))?.terminal).toBe(false)
    }
    const standing = (code: string) => standingOf(code, { entries: byCode, complete })
    expect(['A0101010102', 'A0101', 'A0101010199', 'A77', 'A7701', 'E01'].map(standing)).toEqual([
      'terminal',
      'not-terminal',
      'not-judged',
      'unknown',
      'unknown',
      'not-judged',
    ])
  })
})

describe('a file of the nomenclature', () => {
  it('is read whatever its columns are called and what stands above them', () => {
    const read = readNomenclature(
      table(
        'European Medical Device Nomenclature;;;',
        'CATEGORY;CATEGORY DESCRIPTION;EMDN CODE;TERM',
        'A;NEEDLES;A;NEEDLES',
        'A;NEEDLES;A01;  HYPODERMIC\u00a0 NEEDLES ',
        ';;;Note: revised yearly',
      ),
    )
    expect(read).toEqual({
      complete: false,
      entries: [
        { code: 'A', term: 'NEEDLES', definition: null, terminal: false },
        { code: 'A01', term: 'HYPODERMIC NEEDLES', definition: null, terminal: true },
      ],
    })
  })

  it.each([
    ['no codes', ['name;price', 'Gauze;5'], /no column of EMDN codes/],
    ['only categories', ['code;term', 'A;NEEDLES'], /no column of EMDN codes/],
    ['no terms', ['code', 'A', 'A01'], /no column of terms/],
    ['an orphan', ['code;term', 'A;NEEDLES', 'A01;SOME', 'A0201;KITS'], /no A02/],
    ['a code of two terms', ['code;term', 'A;NEEDLES', 'A01;ONE', 'A01;TWO'], /already in row 3/],
    ['something else among the codes', ['code;term', 'A;NEEDLES', 'A01;ONE', 'A1;TWO'], /pairs of digits/],
  ])('is refused with %s', (_, lines, message) => {
    const read = readNomenclature(table(...lines))
    expect('problems' in read && read.problems[0]?.message).toMatch(message)
  })
})

describe('the search', () => {
  const found = (text: string) =>
    searchNomenclature(entries(...small).map(searchable), text, 10).map(({ code }) => code)

  it('puts the code first, then codes that start so, then words that start so [S2-7-16]', () => {
    expect(found('A02')).toEqual(['A02', 'A0201'])
    expect(found('a0')).toEqual(['A01', 'A02', 'A0201'])
    expect(found('dialy')).toEqual(['A02', 'A0201'])
    expect(found('needle')).toEqual(['A', 'A01'])
    expect(found('peritoneal kit')).toEqual(['A0201'])
    expect(found('THETER')).toEqual(['A02'])
    expect(found('--')).toEqual([])
  })
})

it('tells what another version changes', () => {
  const next = entries('A;NEEDLES', 'A01;NEEDLES, HYPODERMIC', 'A0101;NEW ONE', 'A02;DIALYSIS CATHETERS')
  const { added, removed, renamed, noLongerTerminal, nowTerminal } = compareNomenclatures(
    entries(...small),
    next,
  )
  const codes = (some: readonly NomenclatureEntry[]) => some.map(({ code }) => code)
  expect([codes(added), codes(removed), codes(noLongerTerminal), codes(nowTerminal)]).toEqual([
    ['A0101'],
    ['A0201'],
    ['A01'],
    ['A02'],
  ])
  expect(renamed).toEqual([{ code: 'A01', from: 'HYPODERMIC NEEDLES', to: 'NEEDLES, HYPODERMIC' }])
})
