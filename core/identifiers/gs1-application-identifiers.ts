/**
 * The GS1 application identifiers that occur on medical devices and their packaging.
 * Source: GS1 Barcode Syntax Dictionary (gs1/gs1-syntax-dictionary @ff2eb4b); titles in our own words.
 * Left out: food, transport, coupons, patients, payment slips.
 */
export interface ApplicationIdentifier {
  readonly ai: string
  readonly title: string
  readonly components: readonly Component[]
  readonly content?: Content
  /** Its values have one length everywhere, so no separator (FNC1) follows. */
  readonly predefinedLength: boolean
}

/** One stretch of the value: N digits, X character set 82; only the last one varies in length. */
export interface Component {
  readonly characters: 'N' | 'X'
  readonly min: number
  readonly max: number
  readonly optional: boolean
}

type Row = readonly [range: string, format: string, title: string, content?: Content]

/** What is checked beyond characters and length. */
export type Content =
  | 'check-digit'
  | 'date'
  | 'date-time'
  | 'production-time'
  | 'check-pair'
  | 'master-udi-di'

/**
 * Measures in inches, feet, pounds, ounces, quarts … and of the package; the last digit of the identifier is the
 * decimal point. They say nothing of the device, but what stands behind them has to be read.
 */
const otherMeasures = [
  ...['320', '321', '322', '323', '324', '325', '326', '327', '328', '329'],
  ...['331', '332', '333', '334', '335', '336', '337'],
  ...['340', '341', '342', '343', '344', '345', '346', '347', '348', '349'],
  ...['350', '351', '352', '353', '354', '355', '356', '357'],
  ...['360', '361', '362', '363', '364', '365', '366', '367', '368', '369'],
].map((measure): Row => [`${measure}0-${measure}5`, 'N6', 'Trade or package measure'])

/**
 * Rows: identifier (a range stands for its members), format as in the dictionary, title, content.
 * A check digit ends the first component.
 */
const rows: readonly Row[] = [
  ['00', 'N18', 'Logistic unit (SSCC)', 'check-digit'],
  ['01', 'N14', 'Device identifier (GTIN)', 'check-digit'],
  ['02', 'N14', 'GTIN of the contained items', 'check-digit'],
  ['03', 'N14', 'GTIN of a made-to-order item', 'check-digit'],
  ['10', 'X..20', 'Lot number'],
  ['11', 'N6', 'Manufacturing date', 'date'],
  ['12', 'N6', 'Due date', 'date'],
  ['13', 'N6', 'Packaging date', 'date'],
  ['15', 'N6', 'Best before date', 'date'],
  ['16', 'N6', 'Sell by date', 'date'],
  ['17', 'N6', 'Expiry date', 'date'],
  ['20', 'N2', 'Product variant'],
  ['21', 'X..20', 'Serial number'],
  ['22', 'X..20', 'Consumer product variant'],
  ['235', 'X..28', 'Third-party serial number'],
  ['240', 'X..30', 'Additional product identification'],
  ['241', 'X..30', "Customer's part number"],
  ['242', 'N..6', 'Made-to-order variant'],
  ['243', 'X..20', 'Packaging component number'],
  ['250', 'X..30', 'Secondary serial number'],
  ['251', 'X..30', 'Reference to source'],
  ['30', 'N..8', 'Variable count'],
  ['3100-3105', 'N6', 'Net weight (kg)'],
  ['3110-3115', 'N6', 'Length (m)'],
  ['3120-3125', 'N6', 'Width (m)'],
  ['3130-3135', 'N6', 'Height (m)'],
  ['3140-3145', 'N6', 'Area (m²)'],
  ['3150-3155', 'N6', 'Net volume (l)'],
  ['3160-3165', 'N6', 'Net volume (m³)'],
  ['3300-3305', 'N6', 'Gross weight (kg)'],
  ...otherMeasures,
  ['37', 'N..8', 'Count of contained items'],
  ['400', 'X..30', "Customer's order number"],
  ['401', 'X..30', 'Consignment (GINC)'],
  ['403', 'X..30', 'Routing code'],
  ['410-417', 'N13', 'Location or party (GLN)', 'check-digit'],
  ['420', 'X..20', 'Ship-to postal code'],
  ['421', 'N3 X..9', 'Ship-to country and postal code'],
  ['422', 'N3', 'Country of origin'],
  ['426', 'N3', 'Country of full processing'],
  ['7001', 'N13', 'NATO stock number'],
  ['7003', 'N6 N4', 'Expiry date and time', 'date-time'],
  ['7020', 'X..20', 'Refurbishment lot'],
  ['7021', 'X..20', 'Functional status'],
  ['7022', 'X..20', 'Revision status'],
  ['7023', 'X..30', 'Assembly (GIAI)'],
  ['710-717', 'X..20', 'National healthcare reimbursement number'],
  ['7230-7239', 'X2 X..28', 'Certification reference'],
  ['7240', 'X..20', 'Protocol'],
  ['8003', 'N14 [X..16]', 'Returnable asset (GRAI)', 'check-digit'],
  ['8004', 'X..30', 'Individual asset (GIAI)'],
  ['8006', 'N14 N4', 'Piece of a trade item', 'check-digit'],
  ['8008', 'N6 N2 [N2] [N2]', 'Manufacturing date and time', 'production-time'],
  ['8012', 'X..20', 'Software version'],
  ['8013', 'X..25', 'Basic UDI-DI (GMN)', 'check-pair'],
  ['8014', 'X..25', 'Master UDI-DI', 'master-udi-di'],
  ['8026', 'N14 N4', 'Contained pieces of a trade item', 'check-digit'],
  ['8200', 'X..70', 'Product address (URL)'],
  ['90', 'X..30', 'Agreed between trading partners'],
  ['91-99', 'X..90', 'Company internal'],
]

/** The first two digits tell whether an application identifier has a predefined length (GenSpecs 7.8.5). */
const predefinedLengths = /^(0[0-4]|1[1-9]|20|3[1-6]|41)/

export const applicationIdentifiers: readonly ApplicationIdentifier[] = rows.flatMap(
  ([range, format, title, content]) =>
    membersOf(range).map((ai) => ({
      ai,
      title,
      components: format.split(' ').map(readComponent),
      ...(content && { content }),
      predefinedLength: predefinedLengths.test(ai),
    })),
)

const byAi = new Map(applicationIdentifiers.map((entry) => [entry.ai, entry]))

/** By its two to four digits; undefined for one that is not in this table. */
export function findApplicationIdentifier(ai: string): ApplicationIdentifier | undefined {
  return byAi.get(ai)
}

/** The application identifier the text starts with at `index`; none is the beginning of another. */
export function applicationIdentifierAt(text: string, index: number): ApplicationIdentifier | undefined {
  for (let length = 2; length <= 4; length++) {
    const found = byAi.get(text.slice(index, index + length))
    if (found) return found
  }
  return undefined
}

/** Shortest and longest value, in characters. */
export function valueLimits({ components }: ApplicationIdentifier): { min: number; max: number } {
  let min = 0
  let max = 0
  for (const component of components) {
    if (!component.optional) min += component.min
    max += component.max
  }
  return { min, max }
}

function membersOf(range: string): string[] {
  const [first = '', last = first] = range.split('-')
  const members: string[] = []
  for (let number = Number(first); number <= Number(last); number++) {
    members.push(String(number).padStart(first.length, '0'))
  }
  return members
}

function readComponent(format: string): Component {
  const match = /^(\[?)([NX])(\.\.)?([0-9]+)\]?$/.exec(format)
  if (!match) throw new Error(`Not a component format: ${format}`)
  const max = Number(match[4])
  return {
    characters: match[2] === 'N' ? 'N' : 'X',
    min: match[3] ? 1 : max,
    max,
    optional: match[1] === '[',
  }
}
