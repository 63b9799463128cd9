import { sentFields } from './sent-fields.ts'

/**
 * Where each row of EUDAMED's UDI/devices data dictionary (2.18.0, 285 rows in 7 sheets) lives in the hub.
 * Rows whose number stands beside a field of ours are found there; the table below says the rest.
 */

/** The numbers (FLD-UDID-…) of each sheet, in its order; the sheet of Basic UDI-DIs says 22 rows twice. */
export const dictionarySheets: readonly { readonly name: string; readonly rows: readonly string[] }[] = [
  {
    name: 'Basic UDI-DI',
    rows: numbers(
      '01 14 10 11 12 356 13 15 16 18 34 23 20 22 28 29 30 31 32 33 35 36 155 158 262 263 264 265 50 39 343 40 51 300 54',
      '60 61 62 63 360 344 345 346 347 348 349 350 357 361 50 39 343 40 51 300 54 60 61 62 63 360 344 345 346 347 348 349',
      '350 357 361',
    ),
  },
  {
    name: 'UDI-DI',
    rows: numbers(
      '178 291 136 293 135 292 138 294 145 148 149 151 156 157 159 163 164 167 169 170 174 175 179 176 130 256 147 140',
      '310 311 312 144 146 139 137 141 180 181 309 177 122 126 127 131 190 191 192 193 196 194 195 358 359 200 201 202',
      '203 313 314 315 316 317 318 211 213 212 319 221 222 223 353 354 355 250 251 252 246',
    ),
  },
  {
    name: 'Legacy devices',
    rows: numbers(
      '295 42 10 11 12 356 13 15 16 18 23 34 20 22 28 29 30 31 32 33 35 36 262 263 264 50 39 40 51 300 54 60 61 62 63 64',
      '341 342 137 139 311 141 144 312 145 146 149 156 157 163 164 167 169 170 174 175 179 176 130 256 331 181 122 126',
      '127 131 190 191 192 193 194 196 195 358 359 316 317 318 211 213 212 319 221 222 223 353 354 355 250 251 252 246',
    ),
  },
  { name: 'Basic UDI-DI of systems and procedure packs', rows: numbers('01 14 44 16 20 22 40 260 261') },
  {
    name: 'UDI-DI of systems and procedure packs',
    rows: numbers(
      '291 178 136 293 144 312 145 148 149 163 169 170 174 175 176 177 130 256 309 122 126 127 131 211 213 212 319',
    ),
  },
  { name: 'Container package', rows: numbers('297 120 121 124 130 298') },
  { name: 'Authorised representative', rows: numbers('41 332 43 306') },
]

function numbers(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' ')).map((number) => `FLD-UDID-${number}`)
}

export type Coverage =
  | { readonly kind: 'field'; readonly fields: readonly string[] }
  /** Said by another value, or worked out from several. */
  | { readonly kind: 'derived'; readonly from: string }
  /** EUDAMED's own: it answers with it, nobody sends it. */
  | { readonly kind: 'eudamed'; readonly note: string }
  | { readonly kind: 'out-of-scope'; readonly reason: string }

const versionNote =
  'Counted by EUDAMED. With an update the hub sends the next version where it knows the last one, else 0, which EUDAMED reads as the next.'
const linkNote =
  'Linked by the notified body in the certificates module; manufacturers must not send it (BR-DTX-UDID-088).'
const substatusNote = 'Comes from the vigilance module.'
const commentReason =
  'Written by the authorised representative, not by the manufacturer; EUDAMED has not opened it yet.'

/** Rows that no field of ours stands for alone. */
const elsewhere: Readonly<Record<string, Coverage>> = {
  'FLD-UDID-40': { kind: 'eudamed', note: versionNote },
  'FLD-UDID-54': { kind: 'eudamed', note: versionNote },
  'FLD-UDID-177': { kind: 'eudamed', note: versionNote },
  'FLD-UDID-223': { kind: 'eudamed', note: versionNote },
  'FLD-UDID-246': { kind: 'eudamed', note: versionNote },
  'FLD-UDID-298': { kind: 'eudamed', note: versionNote },
  'FLD-UDID-343': { kind: 'eudamed', note: linkNote },
  'FLD-UDID-344': { kind: 'eudamed', note: linkNote },
  'FLD-UDID-345': { kind: 'eudamed', note: linkNote },
  'FLD-UDID-346': { kind: 'eudamed', note: linkNote },
  'FLD-UDID-347': { kind: 'eudamed', note: linkNote },
  'FLD-UDID-348': { kind: 'eudamed', note: linkNote },
  'FLD-UDID-349': { kind: 'eudamed', note: linkNote },
  'FLD-UDID-350': { kind: 'eudamed', note: linkNote },
  'FLD-UDID-357': { kind: 'eudamed', note: linkNote },
  'FLD-UDID-360': { kind: 'eudamed', note: linkNote },
  'FLD-UDID-361': { kind: 'eudamed', note: linkNote },
  'FLD-UDID-256': { kind: 'eudamed', note: substatusNote },
  'FLD-UDID-122': { kind: 'eudamed', note: substatusNote },
  'FLD-UDID-126': { kind: 'eudamed', note: substatusNote },
  'FLD-UDID-127': { kind: 'eudamed', note: substatusNote },
  'FLD-UDID-131': { kind: 'eudamed', note: substatusNote },
  'FLD-UDID-145': { kind: 'derived', from: 'basicUdiDi and basicUdiDiIssuingEntity, repeated in the UDI-DI' },
  'FLD-UDID-179': { kind: 'derived', from: 'tradeNames: applicable when there is one' },
  'FLD-UDID-139': { kind: 'derived', from: 'originalManufacturerSrn or originalManufacturerName' },
  'FLD-UDID-222': { kind: 'derived', from: 'originalManufacturerName with address and contact' },
  'FLD-UDID-181': { kind: 'derived', from: 'relatedDeviceDi and its legislation' },
  'FLD-UDID-331': { kind: 'derived', from: 'relatedDeviceDi of a legacy device' },
  'FLD-UDID-42': { kind: 'derived', from: 'basicUdiDi of a legacy device (B-…)' },
  'FLD-UDID-295': { kind: 'derived', from: 'basicUdiDiIssuingEntity of a legacy device: EUDAMED' },
  'FLD-UDID-342': { kind: 'derived', from: 'udiDi of a legacy device, or its EUDAMED ID (D-…)' },
  'FLD-UDID-341': { kind: 'derived', from: 'udiDiIssuingEntity of a legacy device' },
  'FLD-UDID-261': { kind: 'derived', from: 'multiComponentType of a system or procedure pack' },
  'FLD-UDID-41': { kind: 'out-of-scope', reason: commentReason },
  'FLD-UDID-332': { kind: 'out-of-scope', reason: commentReason },
  'FLD-UDID-43': { kind: 'out-of-scope', reason: commentReason },
  'FLD-UDID-306': { kind: 'out-of-scope', reason: commentReason },
}

const fieldsByRow = collectFields()

function collectFields(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const note = (path: string, row: string | undefined) => {
    if (row !== undefined) found.set(row, [...(found.get(row) ?? []), path])
  }
  for (const { id, regulatorField } of sentFields) {
    note(id, regulatorField.id)
    for (const [column, row] of Object.entries(regulatorField.columnIds ?? {})) note(`${id}.${column}`, row)
  }
  return found
}

/** Where a row of the data dictionary lives; undefined for a number nobody has thought of. */
export function coverageOf(row: string): Coverage | undefined {
  const fields = fieldsByRow.get(row)
  return fields ? { kind: 'field', fields } : elsewhere[row]
}
