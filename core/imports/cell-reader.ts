import { readCode, shorten, unknownCodeMessage } from '#core/dictionary/code-reader.ts'
import type { CellValue, CodeField, CodesField, Field } from '#core/dictionary/field.ts'
import { readWithUnit, unitMessage } from '#core/dictionary/units.ts'
import { plainWidth } from '#core/text/plain-width.ts'
import { withoutUnseenAround } from '#core/text/unseen-around.ts'
import { readDay } from './day-reader.ts'
import { withoutGuards } from './formula-guard.ts'
import { cellsOf } from './quoted-cells.ts'

/** As spreadsheets and people write yes and no, in the languages whose heads of columns are known. */
const yes = [
  'true',
  'yes',
  'y',
  '1',
  'ja',
  'j',
  'wahr',
  'oui',
  'vrai',
  'sí',
  'si',
  'sì',
  'verdadero',
  'vero',
  'verdadeiro',
  'sim',
  ...[
    'waar',
    'tak',
    'prawda',
    'ano',
    'áno',
    'da',
    'да',
    'igen',
    'kyllä',
    'sant',
    'sann',
    'sandt',
    '是',
    'はい',
  ],
]
const otherNo = [
  'nej',
  'nei',
  'onwaar',
  'nie',
  'fałsz',
  'ne',
  'нет',
  'nem',
  'ei',
  'falskt',
  'usann',
  'falsk',
  '否',
  'いいえ',
]
const no = [
  'false',
  'no',
  'n',
  '0',
  'nein',
  'falsch',
  'non',
  'faux',
  'falso',
  'não',
  'nao',
  'nee',
  ...otherNo,
]

const flags: ReadonlyMap<string, boolean> = new Map([
  ...yes.map((word) => [word, true] as const),
  ...no.map((word) => [word, false] as const),
])

/** The text of a cell, without the marks against formulas and the space around it. */
export const readText = (text: string): string => withoutUnseenAround(withoutGuards(text))

/** What a formula shows that could not be computed. */
const spreadsheetError =
  /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA)$/

type Read = { value: CellValue | readonly string[] | null } | { error: string }

/**
 * Reads the text of a spreadsheet cell as a value of a field. Blank is null. Codes stay exactly as written:
 * never trimmed inside, never upper-cased, never stripped of zeros (decision D17).
 */
export function readCell(field: Field, text: string, unit = ''): Read {
  const trimmed = readText(text)
  if (trimmed === '') return { value: null }
  if (spreadsheetError.test(trimmed)) {
    return { error: `"${trimmed}" is a spreadsheet error, not a value` }
  }
  switch (field.type) {
    case 'boolean': {
      const flag = flags.get(plainWidth(trimmed).trim().toLowerCase())
      return flag === undefined
        ? { error: `"${shorten(trimmed)}" is not true or false: write Yes or No, or leave the cell blank` }
        : { value: flag }
    }
    case 'integer': {
      if (field.units) {
        const value = readWithUnit(field, trimmed, unit)
        return value === undefined ? { error: `"${shorten(trimmed)}": ${unitMessage(field)}` } : { value }
      }
      const number = withoutUnit(plainDigits(trimmed), field.unit)
      return /^\d{1,10}([.,]00?)?$/.test(number)
        ? { value: Number(number.replace(',', '.')) }
        : { error: `"${shorten(trimmed)}" is not a whole number${unitHint(field.unit)}` }
    }
    case 'decimal': {
      const number = withDecimalPoint(withoutUnit(plainDigits(trimmed), field.unit))
      // As spreadsheets write what they have computed: all digits, or a power of ten.
      return /^-?\d{1,12}([.]\d{1,25})?(e[+-]?\d{1,3})?$/i.test(number)
        ? { value: Number(number) }
        : { error: `"${shorten(trimmed)}" is not a number${numberHint(number)}` }
    }
    case 'date':
      return readDay(trimmed)
    case 'code':
      return readOne(field, trimmed)
    case 'codes':
      return readSeveral(field, trimmed)
    case 'group':
      return { error: 'A table cannot be written in one cell' }
    case 'text':
      return { value: field.nomenclature ? leadingCode(trimmed) : trimmed }
    default:
      return { value: trimmed }
  }
}

/** Full-width digits and the minus sign of word processors as the ones of a keyboard; a raised digit is none of them. */
const plainDigits = (text: string): string =>
  plainWidth(text)
    .replace(/[\u2212\u2013](?=\d)/g, '-')
    .trim()

/** A code of a nomenclature, written with its name behind it. */
function leadingCode(text: string): string {
  const [, code, name = ''] = /^([A-Z](?:\d\d){1,6})\s*[-–—:]?\s+(\S.*)$/s.exec(text) ?? []
  // Of two codes nobody knows which is meant.
  return code === undefined || /\b[A-Z](?:\d\d){1,6}\b/.test(name) ? text : code
}

/** A comma is read as the decimal one unless three digits follow it, as they do where it groups thousands. */
const withDecimalPoint = (text: string): string =>
  /^-?\d{1,12},(\d{1,2}|\d{4,25})$/.test(text) || /^-?0,\d{3}$/.test(text) ? text.replace(',', '.') : text

function numberHint(text: string): string {
  const ways = /^(-?\d{1,3}),(\d{3})$/.exec(text)
  return ways
    ? `: write ${ways[1]}.${ways[2]} or ${ways[1]}${ways[2]}`
    : ' (write it with digits and a point, as in 2.5)'
}

/** A hint to write months, for fields where somebody may have written another unit. */
const unitHint = (unit: string | undefined): string => (unit === 'months' ? ': write months, as in 36' : '')

/** A number may say its field's unit, as in 30 % or 24 months. */
function withoutUnit(text: string, unit: string | undefined): string {
  const says = unit !== undefined && text.toLowerCase().endsWith(unit.toLowerCase())
  return says ? text.slice(0, -unit.length).trimEnd() : text
}

function readOne(field: CodeField, text: string): Read {
  const code =
    readCode(field, text) ?? readCode(field, text.normalize('NFKC')) ?? (field.open ? text : undefined)
  return code === undefined ? { error: unknownCodeMessage(field, text) } : { value: code }
}

/** What people put between two codes besides commas; it may be part of a label as well. */
const between = /\s*[/+&]\s*|\s+(?:and|und|et|y|e|en|i|och|og|a)\s+/i

/** Lists split on comma, semicolon or bar (decision D23), and where a line ends; a label that contains one of them is put in quotes. */
function readSeveral(field: CodesField, text: string): Read {
  const whole = readCode(field, text)
  if (whole !== undefined) return { value: [whole] }
  const parts = cellsOf(text.replace(/\r\n?|\n/g, ';'), ',;|').filter((part) => part !== '')
  const written = parts.flatMap((part) => {
    if (readCode(field, part) !== undefined) return [part]
    const pieces = part.split(between)
    return pieces.every((piece) => readCode(field, piece) !== undefined) ? pieces : [part]
  })
  const codes = written.map((part) => readCode(field, part))
  const unknown = written.filter((_, at) => codes[at] === undefined)
  if (unknown.length > 0) return { error: unknownCodeMessage(field, unknown.map(shorten).join(', ')) }
  return { value: [...new Set(codes.filter((code) => code !== undefined))] }
}
