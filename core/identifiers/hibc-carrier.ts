import { deviceIdentifierProblem, hibcDataProblem, splitDeviceIdentifier } from './hibc.ts'
import { type HibcSecondary, type HibcUnreadable, readHibcSecondary } from './hibc-secondary.ts'
import { accept, type IdentifierProblem, type IdentifierResult, refuse } from './identifier-result.ts'
import { hibcCarrier, type UdiCarrierParts, type UdiElement } from './udi-carrier-parts.ts'

const name = 'HIBC code'

const unreadableMessages: Readonly<Record<HibcUnreadable['unreadable'], string>> = {
  date: 'The date in this part of the HIBC code does not exist.',
  quantity: 'The quantity in this part of the HIBC code is not complete.',
  length: 'A lot or serial number in a HIBC code has 1 to 18 characters.',
  structure: 'This part of the HIBC code follows no known pattern.',
}

const unreadableCodes: Readonly<Record<HibcUnreadable['unreadable'], IdentifierProblem['code']>> = {
  date: 'bad_date',
  quantity: 'unknown_element',
  length: 'bad_length',
  structure: 'unknown_element',
}

/**
 * Parses a HIBC UDI: the primary code alone, primary and secondary data in one code, or a secondary code,
 * which names no device and is refused with its parts. Asterisks around the code are printing, not data;
 * a blank at the end is the check character and is kept.
 * `referenceYear` is the current year, for two-digit years.
 */
export function parseHibcCarrier(
  text: string,
  referenceYear: number,
  start = 0,
): IdentifierResult<UdiCarrierParts> {
  const from = text[start] === '*' ? start + 1 : start
  const to = text.endsWith('*') ? text.length - 1 : text.length
  const code = text.slice(from, to)
  const wrongData = hibcDataProblem(name, code)
  const isSecondaryAlone = /^\+[$0-9]/.test(code)
  const bodyEnd = code.length - (isSecondaryAlone ? 2 : 1)
  const pieces = splitPieces(code, bodyEnd, from)
  const { parts, problem } = readPieces(pieces, isSecondaryAlone, referenceYear)
  if (wrongData) {
    const index = wrongData.index === undefined ? undefined : from + wrongData.index
    return refuse(hibcCarrier, text, { ...wrongData, index }, parts)
  }
  if (problem) return refuse(hibcCarrier, text, problem, parts)
  if (!isSecondaryAlone) return accept(hibcCarrier, text, parts, 'check-characters')
  const message =
    'This is a HIBC secondary code: it holds no device identifier. Scan the primary code as well.'
  const linked = { ...parts, linkCharacter: code.charAt(bodyEnd) }
  return refuse(hibcCarrier, text, { code: 'no_device_identifier', message }, linked)
}

interface Piece {
  readonly text: string
  readonly index: number
}

/** The data between `+` and check character, cut at `/`, each with its place in the text scanned. */
function splitPieces(code: string, bodyEnd: number, from: number): Piece[] {
  const pieces: Piece[] = []
  let index = from + 1
  for (const text of code.slice(1, bodyEnd).split('/')) {
    pieces.push({ text, index })
    index += text.length + 1
  }
  return pieces
}

function readPieces(
  pieces: readonly Piece[],
  isSecondaryAlone: boolean,
  referenceYear: number,
): { parts: UdiCarrierParts; problem?: IdentifierProblem } {
  const elements: UdiElement[] = []
  let parts: Omit<UdiCarrierParts, 'elements'> = { form: 'hibc' }
  const [primary, ...others] = pieces
  if (primary && !isSecondaryAlone) {
    const problem = deviceIdentifierProblem(primary.text, 0, primary.text.length)
    if (problem) {
      return {
        parts: { ...parts, elements },
        problem: { ...problem, index: primary.index + (problem.index ?? 0) },
      }
    }
    const { deviceIdentifier } = splitDeviceIdentifier(primary.text)
    parts = { ...parts, deviceIdentifier, deviceIdentifierKind: 'hibc-di' }
    elements.push({ identifier: '+', title: 'Device identifier', value: primary.text, index: primary.index })
  }
  for (const piece of isSecondaryAlone ? pieces : others) {
    const read = readHibcSecondary(piece.text, piece.index, referenceYear)
    if ('unreadable' in read) {
      return { parts: { ...parts, elements }, problem: unreadable(read.unreadable, piece.index) }
    }
    const { element, ...data }: HibcSecondary = read
    parts = { ...parts, ...data }
    elements.push(element)
  }
  return { parts: { ...parts, elements } }
}

function unreadable(what: HibcUnreadable['unreadable'], index: number): IdentifierProblem {
  return { code: unreadableCodes[what], message: unreadableMessages[what], index }
}
