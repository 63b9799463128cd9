import type { UdiElement } from './udi-carrier-parts.ts'
import { readUdiDate, type UdiDate, type UdiDateFormat } from './udi-date.ts'

/**
 * The secondary data of HIBC: quantity, expiry, lot or serial number behind a reference, then supplements
 * parted by `/`. Source: ANSI/HIBC 2.6, tables of the secondary data structure.
 */
export interface HibcSecondary {
  readonly quantity?: string
  readonly expires?: UdiDate
  readonly manufactured?: UdiDate
  readonly lot?: string
  readonly serial?: string
  readonly element: UdiElement
}

/** Why a piece of secondary data could not be read; the caller words it. */
export type HibcUnreadable = { readonly unreadable: 'date' | 'quantity' | 'length' | 'structure' }

/**
 * The digit after `$$` or `$$+` names the date that follows. 0 and 1 are themselves the first digit of the
 * month; 7 says that there is no date.
 */
const dateFlags: Readonly<Record<string, { format?: UdiDateFormat; flagLength: 0 | 1 }>> = {
  '0': { format: 'MMYY', flagLength: 0 },
  '1': { format: 'MMYY', flagLength: 0 },
  '2': { format: 'MMDDYY', flagLength: 1 },
  '3': { format: 'YYMMDD', flagLength: 1 },
  '4': { format: 'YYMMDDHH', flagLength: 1 },
  '5': { format: 'YYJJJ', flagLength: 1 },
  '6': { format: 'YYJJJHH', flagLength: 1 },
  '7': { flagLength: 1 },
}

/** Digits of the quantity after `$$`, by the digit that announces it. */
const quantityLengths: Readonly<Record<string, number>> = { '8': 2, '9': 5 }

/**
 * Reads one piece of secondary data: what stands between `/` and `/`, or a whole secondary code without `+`,
 * link and check character. `index` is where it starts in the text scanned.
 */
export function readHibcSecondary(
  piece: string,
  index: number,
  referenceYear: number,
): HibcSecondary | HibcUnreadable {
  const read = readPiece(piece, index, referenceYear)
  if ('unreadable' in read) return read
  const { lot, serial } = read
  return [lot, serial].every((text) => text === undefined || hasLotLength(text))
    ? read
    : { unreadable: 'length' }
}

/** Lots and serial numbers of HIBC have up to 18 characters. */
const hasLotLength = (text: string): boolean => text.length >= 1 && text.length <= 18

function readPiece(piece: string, index: number, referenceYear: number): HibcSecondary | HibcUnreadable {
  if (piece.startsWith('$$')) return readDated(piece, index, referenceYear)
  if (piece.startsWith('$+'))
    return { serial: piece.slice(2), element: element('$+', 'Serial number', piece, index) }
  if (piece.startsWith('$')) return { lot: piece.slice(1), element: element('$', 'Lot number', piece, index) }
  if (/^[0-9]{5}/.test(piece)) return readJulian(piece, index, referenceYear)
  return readSupplement(piece, index, referenceYear)
}

function readDated(piece: string, index: number, referenceYear: number): HibcSecondary | HibcUnreadable {
  const isSerial = piece.startsWith('$$+')
  const identifier = isSerial ? '$$+' : '$$'
  const title = isSerial ? 'Expiry date and serial number' : 'Quantity, expiry date and lot number'
  let rest = piece.slice(identifier.length)
  const quantityLength = isSerial ? undefined : quantityLengths[rest.charAt(0)]
  let quantity: string | undefined
  if (quantityLength !== undefined) {
    quantity = rest.slice(1, 1 + quantityLength)
    if (quantity.length < quantityLength || !/^[0-9]+$/.test(quantity)) return { unreadable: 'quantity' }
    rest = rest.slice(1 + quantityLength)
  }
  const flag = dateFlags[rest.charAt(0)]
  if (!flag && rest !== '') return { unreadable: 'structure' }
  const start = flag?.flagLength ?? 0
  const end = start + (flag?.format?.length ?? 0)
  const expires = flag?.format && readUdiDate(rest.slice(start, end), flag.format, 'expiry', referenceYear)
  if (flag?.format && !expires) return { unreadable: 'date' }
  const tracked = rest.slice(end)
  return {
    ...(quantity && { quantity }),
    ...(expires && { expires }),
    ...(tracked && (isSerial ? { serial: tracked } : { lot: tracked })),
    element: element(identifier, title, piece, index),
  }
}

/** Five digits without a reference: year and day of the year, then the lot. Read only, no longer made. */
function readJulian(piece: string, index: number, referenceYear: number): HibcSecondary | HibcUnreadable {
  const expires = readUdiDate(piece.slice(0, 5), 'YYJJJ', 'expiry', referenceYear)
  if (!expires) return { unreadable: 'date' }
  const lot = piece.slice(5)
  return { expires, ...(lot && { lot }), element: element('', 'Expiry date and lot number', piece, index) }
}

function readSupplement(piece: string, index: number, referenceYear: number): HibcSecondary | HibcUnreadable {
  const identifier = /^(16D|14D|S|Q)/.exec(piece)?.[0]
  const value = piece.slice(identifier?.length)
  switch (identifier) {
    case 'S':
      return { serial: value, element: element('S', 'Serial number', piece, index) }
    case 'Q':
      if (!/^[0-9]+$/.test(value)) return { unreadable: 'quantity' }
      return { quantity: value, element: element('Q', 'Quantity', piece, index) }
    case '16D': {
      const manufactured = readUdiDate(value, 'YYYYMMDD', 'other', referenceYear)
      if (!manufactured) return { unreadable: 'date' }
      return { manufactured, element: element('16D', 'Manufacturing date', piece, index) }
    }
    case '14D': {
      const expires = readUdiDate(value, 'YYYYMMDD', 'expiry', referenceYear)
      if (!expires) return { unreadable: 'date' }
      return { expires, element: element('14D', 'Expiry date', piece, index) }
    }
    default:
      return { unreadable: 'structure' }
  }
}

function element(identifier: string, title: string, piece: string, index: number): UdiElement {
  return { identifier, title, value: piece.slice(identifier.length), index: index + identifier.length }
}
