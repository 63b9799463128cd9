import { isCalendarDate } from '#core/dictionary/calendar-date.ts'
import { type AgencyCode, checkAgencyUdiDi } from './agency-udi-di.ts'
import { elementProblem, formatScanned, groupSeparator } from './gs1-elements.ts'
import { toGtin14 } from './gtin.ts'
import { hibcCheckCharacter } from './hibc.ts'
import { checkUdiDi } from './udi-di.ts'

/**
 * The UDI of a label: device identifier and production identifiers as the issuing entity puts them into a barcode,
 * and as they are printed beneath for people. What is made here reads back the same with `parseUdiCarrier`.
 * Sources: GS1 General Specifications; ANSI/HIBC 2.6; IFA PPN-Code specification; ISBT 128 (the FDA's formats).
 */
export interface UdiLabelInput {
  readonly udiDi: string
  /** Where a code could be of several; the likeliest without one. */
  readonly issuingEntity?: AgencyCode | undefined
  readonly lot?: string | undefined
  readonly serial?: string | undefined
  /** YYYY-MM-DD. */
  readonly expires?: string | undefined
  readonly manufactured?: string | undefined
}

export type UdiLabelField = keyof UdiLabelInput

export interface UdiLabelProblem {
  readonly path: UdiLabelField
  readonly message: string
}

/** `fnc1`: the first character says that application identifiers follow; separators are FNC1 too. */
export interface LabelBarcode {
  readonly symbology: 'datamatrix' | 'code128'
  readonly name: string
  readonly text: string
  readonly fnc1: boolean
}

export interface UdiLabel {
  readonly issuingEntity: AgencyCode
  /** As a scanner sends it, without its symbology identifier. */
  readonly scanned: string
  /** A line for each part, as printed beneath the barcode. */
  readonly lines: readonly string[]
  readonly barcodes: readonly LabelBarcode[]
  readonly warnings: readonly string[]
}

export type UdiLabelResult =
  | { readonly label: UdiLabel }
  | { readonly problems: readonly UdiLabelProblem[]; readonly issuingEntity: AgencyCode | null }

/** Makes the label, or tells everything that is wrong with the input. `referenceYear` is the current year. */
export function makeUdiLabel(input: UdiLabelInput, referenceYear: number): UdiLabelResult {
  const checked = input.issuingEntity
    ? checkAgencyUdiDi(input.udiDi, input.issuingEntity)
    : checkUdiDi(input.udiDi)
  const { scheme } = checked
  const agency = scheme === 'EUDAMED' ? null : scheme
  const problems: UdiLabelProblem[] = dateProblems(input, referenceYear)
  const refuse = (path: UdiLabelField, message: string) => problems.push({ path, message })
  if (input.udiDi === '') refuse('udiDi', 'UDI-DI is required')
  else if (!checked.valid) refuse('udiDi', checked.problem.message)
  else if (checked.kind === 'master-udi-di')
    refuse('udiDi', 'A Master UDI-DI stands on a label beside a GTIN; enter the GTIN.')
  else if (agency === null)
    refuse('udiDi', 'An identifier of EUDAMED stands in EUDAMED only, never on a label.')
  if (agency !== null) problems.push(...writers[agency].problems(input))
  if (problems.length > 0 || agency === null || !checked.valid) {
    return { problems: inOrder(problems), issuingEntity: agency }
  }
  const parts = checked.parts as { readonly deviceIdentifier?: string }
  const identifier = parts.deviceIdentifier ?? input.udiDi
  const warnings = checked.warnings.map(({ message }) => message)
  return { label: { issuingEntity: agency, warnings, ...writers[agency].write(identifier, input) } }
}

const order: readonly UdiLabelField[] = ['udiDi', 'issuingEntity', 'lot', 'serial', 'expires', 'manufactured']
const inOrder = (problems: readonly UdiLabelProblem[]) =>
  problems.toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path))

/** Two-digit years lie from 49 years before to 50 years after the current one. */
function dateProblems({ expires, manufactured }: UdiLabelInput, referenceYear: number): UdiLabelProblem[] {
  const problems: UdiLabelProblem[] = []
  for (const [path, value] of [
    ['expires', expires],
    ['manufactured', manufactured],
  ] as const) {
    if (!value) continue
    const year = Number(value.slice(0, 4))
    if (!isCalendarDate(value)) problems.push({ path, message: 'Must be a date, YYYY-MM-DD' })
    else if (year < referenceYear - 49 || year > referenceYear + 50) {
      const message = `A barcode carries two digits of the year: choose one from ${referenceYear - 49} to ${referenceYear + 50}.`
      problems.push({ path, message })
    }
  }
  if (problems.length === 0 && expires && manufactured && expires < manufactured) {
    problems.push({ path: 'expires', message: 'The expiry date is before the date of manufacture' })
  }
  return problems
}

interface Writer {
  /** What the agency's barcodes cannot carry. */
  readonly problems: (input: UdiLabelInput) => UdiLabelProblem[]
  readonly write: (
    deviceIdentifier: string,
    input: UdiLabelInput,
  ) => Pick<UdiLabel, 'scanned' | 'lines' | 'barcodes'>
}

const yymmdd = (date: string): string => date.slice(2).replaceAll('-', '')
const yyyymmdd = (date: string): string => date.replaceAll('-', '')

/** The lot and the serial number by one rule; the paths of the problems are theirs. */
const lotAndSerial = (
  { lot, serial }: UdiLabelInput,
  form: RegExp,
  messages: Readonly<Record<'lot' | 'serial', string>>,
): UdiLabelProblem[] =>
  (['lot', 'serial'] as const).flatMap((path) => {
    const value = { lot, serial }[path]
    return value && !form.test(value) ? [{ path, message: messages[path] }] : []
  })

const gs1Elements = (gtin: string, { lot, serial, expires, manufactured }: UdiLabelInput) =>
  [
    // Those of fixed length first: no separator follows them.
    { identifier: '01', value: toGtin14(gtin) },
    ...(expires ? [{ identifier: '17', value: yymmdd(expires) }] : []),
    ...(manufactured ? [{ identifier: '11', value: yymmdd(manufactured) }] : []),
    ...(lot ? [{ identifier: '10', value: lot }] : []),
    ...(serial ? [{ identifier: '21', value: serial }] : []),
  ] as const

/** GS1-128 carries no more; a separator counts. */
const longestGs1128 = 48

const gs1: Writer = {
  problems: ({ lot, serial }) =>
    (
      [
        ['lot', '10', lot],
        ['serial', '21', serial],
      ] as const
    ).flatMap(([path, identifier, value]) => {
      if (!value) return []
      const problem = elementProblem({ identifier, title: '', value, index: 0 })
      return problem ? [{ path, message: problem.message }] : []
    }),
  write: (gtin, input) => {
    const elements = gs1Elements(gtin, input)
    const scanned = formatScanned(elements)
    return {
      scanned,
      lines: elements.map(({ identifier, value }) => `(${identifier})${value}`),
      barcodes: [
        { symbology: 'datamatrix', name: 'GS1 DataMatrix', text: scanned, fnc1: true },
        ...(scanned.length > longestGs1128
          ? []
          : [{ symbology: 'code128', name: 'GS1-128', text: scanned, fnc1: true } as const]),
      ],
    }
  },
}

const hibcForm = /^[0-9A-Z.-]{1,18}$/
const hibcc: Writer = {
  problems: (input) =>
    lotAndSerial(input, hibcForm, {
      lot: 'A lot in a HIBC code has 1 to 18 capital letters, digits, full stops and hyphens',
      serial: 'A serial number in a HIBC code has 1 to 18 capital letters, digits, full stops and hyphens',
    }),
  write: (deviceIdentifier, input) => {
    const body = [`+${deviceIdentifier}`, ...hibcPieces(input)].join('/')
    const scanned = body + hibcCheckCharacter(body)
    return {
      scanned,
      // A blank at the end would not be seen.
      lines: [`*${scanned.replace(/ $/, '_')}*`],
      barcodes: [
        { symbology: 'datamatrix', name: 'HIBC DataMatrix', text: scanned, fnc1: false },
        { symbology: 'code128', name: 'HIBC Code 128', text: scanned, fnc1: false },
      ],
    }
  },
}

function hibcPieces({ lot, serial, expires, manufactured }: UdiLabelInput): string[] {
  const pieces: string[] = []
  if (lot) pieces.push(expires ? `$$3${yymmdd(expires)}${lot}` : `$$7${lot}`)
  else if (serial) pieces.push(expires ? `$$+3${yymmdd(expires)}${serial}` : `$$+7${serial}`)
  else if (expires) pieces.push(`14D${yyyymmdd(expires)}`)
  if (lot && serial) pieces.push(`S${serial}`)
  if (manufactured) pieces.push(`16D${yyyymmdd(manufactured)}`)
  return pieces
}

const ifaForm = /^[0-9A-Za-z._-]{1,20}$/
const ifa: Writer = {
  problems: (input) =>
    lotAndSerial(input, ifaForm, {
      lot: 'A lot in an IFA code has 1 to 20 letters, digits, full stops, hyphens and underscores',
      serial:
        'A serial number in an IFA code has 1 to 20 letters, digits, full stops, hyphens and underscores',
    }),
  write: (ppn, { lot, serial, expires, manufactured }) => {
    const elements: (readonly [identifier: string, value: string | undefined, name: string])[] = [
      ['9N', ppn, 'PPN'],
      ['1T', lot, 'Lot'],
      ['D', expires && yymmdd(expires), 'EXP'],
      ['16D', manufactured && yyyymmdd(manufactured), 'MFD'],
      ['S', serial, 'SN'],
    ]
    const given = elements.filter(([, value]) => value)
    const content = given.map(([identifier, value]) => `${identifier}${value}`).join(groupSeparator)
    const scanned = `[)>\u001e06${groupSeparator}${content}\u001e\u0004`
    return {
      scanned,
      lines: given.map(([, value, name]) => `${name}: ${value}`),
      barcodes: [{ symbology: 'datamatrix', name: 'DataMatrix (PPN-Code)', text: scanned, fnc1: false }],
    }
  },
}

const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const

/** Last three digits of the year, day of the year. */
function cyyjjj(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const ordinal = (daysBefore[month - 1] ?? 0) + day + (leap && month > 2 ? 1 : 0)
  return String(year % 1000).padStart(3, '0') + String(ordinal).padStart(3, '0')
}

/** The DI of a blood container has 10 characters. */
const isOfContainer = (udiDi: string): boolean => udiDi.replace(/^=[/)]/, '').length === 10

function lotProblems(lot: string | undefined, isContainer: boolean): UdiLabelProblem[] {
  const length = isContainer ? 10 : 18
  if (!lot || (/^[0-9A-Za-z]+$/.test(lot) && lot.length === length)) return []
  const code = isContainer ? 'the ISBT 128 code of a blood container' : 'an ISBT 128 code'
  return [{ path: 'lot', message: `A lot in ${code} has exactly ${length} letters and digits` }]
}

const iccbba: Writer = {
  problems: ({ udiDi, lot, serial }) => [
    ...lotProblems(lot, isOfContainer(udiDi)),
    ...(serial && !/^[0-9A-Za-z]{6}$/.test(serial)
      ? [
          {
            path: 'serial',
            message:
              'A serial number (product divisions) in an ISBT 128 code has exactly 6 letters and digits',
          } as const,
        ]
      : []),
  ],
  write: (deviceIdentifier, { lot, serial, expires, manufactured }) => {
    const pieces = [
      `${deviceIdentifier.length === 10 ? '=)' : '=/'}${deviceIdentifier}`,
      ...(serial ? [`=,${serial}`] : []),
      ...(expires ? [`=>${cyyjjj(expires)}`] : []),
      ...(manufactured ? [`=}${cyyjjj(manufactured)}`] : []),
      ...(lot ? [isOfContainer(deviceIdentifier) ? `&)${lot}` : `&,1${lot}`] : []),
    ]
    const scanned = pieces.join('')
    return {
      scanned,
      lines: pieces,
      barcodes: [{ symbology: 'datamatrix', name: 'ISBT 128 DataMatrix', text: scanned, fnc1: false }],
    }
  },
}

const writers: Readonly<Record<AgencyCode, Writer>> = { GS1: gs1, HIBCC: hibcc, IFA: ifa, ICCBBA: iccbba }

/** Characters nobody sees, by the names people know them by. */
const controlNames: readonly (readonly [character: string, name: string])[] = [
  [groupSeparator, 'GS'],
  ['\u001e', 'RS'],
  ['\u0004', 'EOT'],
]

/** A scanned text with its control characters in sight: <GS>. */
export function withVisibleControls(text: string): string {
  return controlNames.reduce((shown, [character, name]) => shown.replaceAll(character, `<${name}>`), text)
}

/** The other way round, in the spellings people and scanners' manuals use: <GS>, {GS}, ␝, \x1d, <FNC1>. */
export function withRealControls(text: string): string {
  return text
    .replace(/<(?:GS|FNC1)>|\{(?:GS|FNC1)\}|␝|\\x1d|\\u001d/gi, groupSeparator)
    .replace(/<RS>|\{RS\}|␞|\\x1e|\\u001e/gi, '\u001e')
    .replace(/<EOT>|\{EOT\}|␄|\\x04|\\u0004/gi, '\u0004')
}
