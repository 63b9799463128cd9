import { type GudidTable, gudidCsv } from './gudid-table.ts'

/** A refused row as the import reports it. */
export interface ExpectedError {
  readonly row: number
  readonly field: string | null
  readonly message: string
}

export interface FaultyFile {
  readonly csv: string
  readonly errors: readonly ExpectedError[]
  /** Device numbers of the rows nothing is wrong with. */
  readonly goodNumbers: readonly string[]
}

const notYesNo = 'is not true or false: write Yes or No, or leave the cell blank'

/** Mulberry32: small numbers from a seed, the same on every machine. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Said = readonly (readonly [field: string | null, message: string])[]
type Fault = (cells: Record<string, string>, earlier: { number: string; row: number }) => Said

const tooLong = (length: number) => 'x'.repeat(length)

/** Every way a row of an AccessGUDID file can be wrong, and what is to be said about it. */
const faults: readonly Fault[] = [
  (cells) => {
    cells.primaryDI = ''
    return [['deviceNumber', 'Device number is required']]
  },
  (cells) => {
    cells.companyName = '   '
    return [['manufacturerName', 'Manufacturer name is required']]
  },
  (cells) => {
    cells.brandName = ''
    cells.versionModelNumber = ''
    return [['deviceName', 'Device name is required']]
  },
  (cells) => {
    cells.deviceCount = 'many'
    return [['deviceCount', '"many" is not a whole number']]
  },
  (cells) => {
    cells.deviceCount = '1.5'
    return [['deviceCount', '"1.5" is not a whole number']]
  },
  (cells) => {
    cells.deviceCount = '9999999999'
    return [['quantityPerPackage', 'Must be 2147483647 or less']]
  },
  (cells) => {
    cells.singleUse = 'perhaps'
    return [['singleUse', `"perhaps" ${notYesNo}`]]
  },
  (cells) => {
    cells.deviceSterile = `${'🧪'.repeat(30)}`
    // Shortened in the middle of a character, which is then shown as one that cannot be.
    return [['deviceSterile', `"${'🧪'.repeat(20)}…" ${notYesNo}`]]
  },
  (cells) => {
    cells.labeledContainsNRL = `a${'🧪'.repeat(30)}`
    return [['labeledContainsNRL', `"a${'🧪'.repeat(19)}\uFFFD…" ${notYesNo}`]]
  },
  (cells) => {
    cells.brandName = tooLong(256)
    cells.versionModelNumber = ''
    return [
      ['brandName', 'At most 255 characters'],
      ['deviceName', 'At most 255 characters'],
    ]
  },
  (cells) => {
    cells.primaryDI = tooLong(121)
    return [
      ['deviceNumber', 'At most 120 characters'],
      ['udiDi', 'At most 120 characters'],
    ]
  },
  (cells) => {
    cells.deviceDescription = tooLong(4001)
    return [['deviceDescription', 'At most 4000 characters']]
  },
  (cells) => {
    cells.deviceCount = '-1'
    cells.singleUse = 'Y?'
    cells.companyName = ''
    return [
      ['deviceCount', '"-1" is not a whole number'],
      ['manufacturerName', 'Manufacturer name is required'],
      ['singleUse', `"Y?" ${notYesNo}`],
    ]
  },
  (cells) => {
    for (const name of Object.keys(cells)) if (name !== 'primaryDI') delete cells[name]
    return [
      ['deviceName', 'Device name is required'],
      ['manufacturerName', 'Manufacturer name is required'],
    ]
  },
  (cells, earlier) => {
    cells.primaryDI = earlier.number
    return [[null, `The same device and version is already in row ${earlier.row}`]]
  },
]

/** A copy of a file with `count` rows made faulty and blank rows in between, the same for the same seed. */
export function withFaults(file: GudidTable, count: number, seed: number): FaultyFile {
  const below = random(seed)
  const chosen = new Set<number>()
  // Never the first rows: a repeated number needs an earlier row that stays good.
  while (chosen.size < count) chosen.add(1 + below(file.rows.length - 1))
  const rows: string[][] = []
  const errors: ExpectedError[] = []
  const good: { number: string; row: number }[] = []
  let kind = 0
  for (const [index, original] of file.rows.entries()) {
    if (below(40) === 0) rows.push(below(2) === 0 ? [''] : ['', ' ', ''])
    const row = rows.length + 2
    const cells = Object.fromEntries(file.header.map((name, at) => [name, original[at] ?? '']))
    const earlier = good[below(Math.max(1, good.length))]
    if (chosen.has(index) && earlier) {
      const said = faults[kind % faults.length]?.(cells, earlier) ?? []
      errors.push(...said.map(([field, message]) => ({ row, field, message })))
      kind += 1
    } else good.push({ number: cells.primaryDI ?? '', row })
    rows.push(file.header.map((name) => cells[name] ?? ''))
  }
  return {
    csv: gudidCsv({ header: file.header, rows }),
    errors,
    goodNumbers: good.map((each) => each.number),
  }
}
