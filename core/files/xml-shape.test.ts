import { describe, expect, it } from 'vitest'
import { parseXml } from '#core/files/xml-parser.ts'
import { XmlReport } from '#core/files/xml-report.ts'
import {
  inside,
  one,
  optional,
  repeated,
  rowsOf,
  sequence,
  told,
  variants,
  withRows,
  type XmlShape,
} from '#core/files/xml-shape.ts'
import { boolean, codeOf, decimal, double, integer, listOf, text, token } from '#core/files/xml-values.ts'
import { writeXml } from '#core/files/xml-writer.ts'

const namespaces = { xsi: 'http://www.w3.org/2001/XMLSchema-instance', a: 'urn:a' }

function written<T>(shape: XmlShape<T>, value: T): string | undefined {
  const element = shape.write('a:x', value)
  return (
    element && /(<a:x.*)\n$/.exec(writeXml(element, { namespaces }))?.[1]?.replace(/ xmlns:\w+="[^"]*"/g, '')
  )
}

function read<T>(shape: XmlShape<T>, content: string) {
  const root = parseXml(
    `<a:x xmlns:a="urn:a" xmlns:xsi="${namespaces.xsi}"${content.startsWith(' xsi:type') ? '' : '>'}${content}</a:x>`,
    { namespaces },
  )
  const report = new XmlReport()
  const value = shape.read(root, report)
  return {
    value,
    problems: report.problems.map(({ code, message, path }) => `${code}: ${message} at ${path}`),
  }
}

const colours = [{ code: 'RED' }, { code: 'BLUE' }] as const

describe('values', () => {
  it.each<[string, XmlShape<never>, unknown, string]>([
    ['text', text as XmlShape<never>, ' a\tb ', ' a\tb '],
    ['a token', token as XmlShape<never>, 'a', 'a'],
    ['true', boolean as XmlShape<never>, true, 'true'],
    ['a whole number', integer as XmlShape<never>, -1, '-1'],
    ['a number', double as XmlShape<never>, 1e-7, '1e-7'],
    ['a decimal', decimal(7) as XmlShape<never>, 0.0000001, '0.0000001'],
    ['a code', codeOf(colours) as XmlShape<never>, 'RED', 'RED'],
    ['a list', listOf(codeOf(colours)) as XmlShape<never>, ['RED', 'BLUE'], 'RED BLUE'],
  ])('%s is written and read back', (_, shape, value, content) => {
    expect(written(shape, value as never)).toBe(`<a:x>${content}</a:x>`)
    expect(read(shape, content)).toEqual({ value, problems: [] })
  })

  it.each<[string, XmlShape<never>, string, unknown]>([
    ['true as 1', boolean as XmlShape<never>, ' 1 '.trim(), true],
    ['a code with blanks around', codeOf(colours) as XmlShape<never>, '\n BLUE\n', 'BLUE'],
    ['a number with a sign', double as XmlShape<never>, '+1.50', 1.5],
    ['nothing', boolean as XmlShape<never>, '\n ', undefined],
    ['an empty list', listOf(codeOf(colours)) as XmlShape<never>, '\n ', undefined],
  ])('%s is read', (_, shape, content, value) => {
    expect(read(shape, content)).toEqual({ value, problems: [] })
  })

  it.each<[string, XmlShape<never>, string, string]>([
    ['yes', boolean as XmlShape<never>, 'yes', '"yes" is not true or false'],
    ['a fraction', integer as XmlShape<never>, '1.5', '"1.5" is not a whole number'],
    ['a number too large', integer as XmlShape<never>, '9007199254740993', 'is not a whole number'],
    ['NaN', double as XmlShape<never>, 'NaN', '"NaN" is not a number'],
    ['a hexadecimal number', double as XmlShape<never>, '0x10', 'is not a number'],
    ['infinity by size', double as XmlShape<never>, '1e999', 'is not a number'],
    ['an unknown code', codeOf(colours) as XmlShape<never>, 'red', '"red" is not a code of its list'],
    ['elements', text as XmlShape<never>, '<a:y/>', 'Elements stand in a:x'],
  ])('%s is reported', (_, shape, content, message) => {
    const { value, problems } = read(shape, content)
    expect(value).toBeUndefined()
    expect(problems).toEqual([expect.stringContaining(message)])
  })

  it('keeps what it knows of a list', () => {
    expect(read(listOf(codeOf(colours)), 'RED GREEN BLUE')).toEqual({
      value: ['RED', 'BLUE'],
      problems: ['bad-value: "GREEN" is not a code of its list at /a:x'],
    })
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('does not write %d', (number) => {
    expect(() => double.write('a:x', number)).toThrow(RangeError)
  })
})

interface Thing {
  readonly id: string
  readonly size?: number
  readonly seen?: string
  readonly tags?: readonly string[]
}

const thing = sequence<Thing>({
  id: one('a:id', text),
  size: optional('a:size', inside('a:value', integer)),
  seen: told('a:seen', token),
  tags: optional('a:tags', rowsOf('a:tag', text)),
})

describe('a sequence', () => {
  it('writes its elements in the order of its table', () => {
    expect(written(thing, { tags: ['p', 'q'], size: 3, id: 'i' })).toBe(
      '<a:x><a:id>i</a:id><a:size><a:value>3</a:value></a:size><a:tags><a:tag>p</a:tag><a:tag>q</a:tag></a:tags></a:x>',
    )
  })

  it('leaves out what says nothing, and itself if nothing is left', () => {
    expect(written(thing, { id: 'i', size: undefined, tags: ['', ''] })).toBe('<a:x><a:id>i</a:id></a:x>')
    expect(written(thing, { id: '' })).toBeUndefined()
  })

  it('reads its elements in any order', () => {
    const content = '<a:tags><a:tag>p</a:tag></a:tags><a:seen>now</a:seen><a:id>i</a:id>'
    expect(read(thing, content)).toEqual({ value: { id: 'i', seen: 'now', tags: ['p'] }, problems: [] })
  })

  it('does not write what it is told', () => {
    expect(written(thing, { id: 'i', seen: 'now' })).toBe('<a:x><a:id>i</a:id></a:x>')
  })

  it('takes empty elements as absent', () => {
    expect(read(thing, '<a:id>i</a:id><a:size/><a:tags>\n</a:tags>')).toEqual({
      value: { id: 'i' },
      problems: [],
    })
    expect(read(thing, '\n ')).toEqual({ value: undefined, problems: [] })
  })

  it.each([
    ['<a:id/>', ['missing: a:id is missing at /a:x/a:id']],
    [
      '<a:size><a:value>x</a:value></a:size><a:id>i</a:id>',
      ['bad-value: "x" is not a whole number at /a:x/a:size/a:value'],
    ],
    ['<a:id>i</a:id><a:id>j</a:id>', ['repeated: a:id stands there more than once at /a:x/a:id[2]']],
    [
      '<a:id>i</a:id><a:odd/><b xmlns="urn:b"/>',
      [
        'unknown: a:odd is not known here at /a:x/a:odd',
        'unknown: {urn:b}b is not known here at /a:x/{urn:b}b',
      ],
    ],
    [
      '<a:id>i</a:id><a:tags><a:tag>p</a:tag><a:odd/></a:tags>',
      ['unknown: a:odd is not known here at /a:x/a:tags/a:odd'],
    ],
    ['<a:id>i</a:id><a:tags>t</a:tags>', ['bad-value: A text stands in a:tags at /a:x/a:tags']],
    ['text', ['bad-value: A text stands in a:x at /a:x']],
  ])('reports what it cannot take: %s', (content, problems) => {
    expect(read(thing, content).problems).toEqual(problems)
  })

  it('does not call missing what it could not understand', () => {
    const shape = sequence<{ count: number }>({ count: one('a:count', integer) })
    expect(read(shape, '<a:count>many</a:count>').problems).toHaveLength(1)
  })
})

describe('rows', () => {
  interface Rows {
    readonly version?: number
    readonly row: readonly string[]
  }
  const rows = withRows(
    'row',
    sequence<Rows>({ version: optional('a:version', integer), row: repeated('a:row', text) }),
  )

  it('stand in their thing', () => {
    const value = { version: 2, row: ['p', 'q'] }
    expect(written(rows, value)).toBe('<a:x><a:version>2</a:version><a:row>p</a:row><a:row>q</a:row></a:x>')
    expect(read(rows, '<a:version>2</a:version><a:row>p</a:row><a:row>q</a:row>')).toEqual({
      value,
      problems: [],
    })
  })

  it('are what their thing is there for', () => {
    expect(written(rows, { version: 2, row: [] })).toBeUndefined()
    expect(read(rows, '<a:version>2</a:version>').problems).toEqual([
      'missing: a:row is missing at /a:x/a:row',
    ])
  })
})

describe('variants', () => {
  type Shape =
    | { readonly kind: 'round'; readonly radius: number }
    | { readonly kind: 'named'; readonly name: string }
  const shape = variants<Shape>({
    round: ['a:Round', sequence<{ radius: number }>({ radius: one('a:radius', double) })],
    named: ['a:Named', sequence<{ name: string }>({ name: one('a:name', text) })],
  })

  it.each<[Shape, string]>([
    [{ kind: 'round', radius: 1 }, ' xsi:type="a:Round"><a:radius>1</a:radius>'],
    [{ kind: 'named', name: 'n' }, ' xsi:type="a:Named"><a:name>n</a:name>'],
  ])('%j is told by its type', (value, content) => {
    expect(written(shape, value)).toBe(`<a:x${content}</a:x>`)
    expect(read(shape, content)).toEqual({ value, problems: [] })
  })

  it.each([' xsi:type="a:Square"><a:side>1</a:side>', '<a:radius>1</a:radius>'])(
    'of another type is reported: %s',
    (content) => {
      expect(read(shape, content).problems).toEqual([expect.stringContaining('is not known here at /a:x')])
    },
  )
})

it('a report of very many problems stays short', () => {
  const report = new XmlReport()
  const element = { name: 'a:x', attributes: {}, content: [] }
  for (let number = 0; number < 20_000; number += 1) report.problem('unknown', 'odd', element)
  expect(report.problems).toHaveLength(10_000)
  expect(report.count).toBe(20_000)
})
