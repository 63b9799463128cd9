import { gs1CheckDigit } from '#core/identifiers/gtin.ts'
import { gudidFile } from './gudid-file.ts'

/** A device file, and a manufacturer in it that has 50 devices and more of five product lines. */
export interface FiftyDevices {
  readonly name: string
  readonly text: string
  readonly rows: number
  readonly manufacturer: string
  /** Another one, with a device. */
  readonly other: string
}

/** What each product line is, by its product code: class and EMDN code are the line's own. */
export const productLines: Readonly<Record<string, readonly [riskClass: string, emdnCode: string]>> = {
  DYB: ['Class IIa', 'C0502'],
  LJS: ['Class III', 'C01020203'],
  MSD: ['Class IIb', 'F900202'],
  MPB: ['Class IIb', 'F900201'],
  DSP: ['Class IIa', 'C019001'],
}
const lines = Object.keys(productLines)
const header =
  'primaryDI,issuingAgency,companyName,brandName,versionModelNumber,catalogNumber,deviceDescription,deviceCount,' +
  'singleUse,lotBatch,serialNumber,expirationDate,manufacturingDate,rx,deviceSterile,labeledContainsNRL,productCodes'

/** The real records where the reference material is, else as many of our own. */
export function fiftyDevices(): FiftyDevices {
  const real = gudidFile()
  if (real.rows > 100) return { ...real, manufacturer: 'TELEFLEX INCORPORATED', other: 'SENORX, INC.' }
  const rows = Array.from({ length: 55 }, (_, index) => {
    const body = `0952188${String(index).padStart(6, '0')}`
    const line = lines[index % lines.length]
    return `${body}${gs1CheckDigit(body)},GS1,EXAMPLE CATHETERS INC.,ARROWHEAD,EC-${index},R-${index},Catheter ${index},1,True,True,False,True,False,True,True,False,${line}`
  })
  const first =
    '00768627892506,GS1,FIRST DEVICE LTD.,Norco,NC89250B,R-1,Delivery kit,1,True,True,False,False,False,True,False,False,DYB'
  const text = [header, first, ...rows].join('\n')
  return {
    name: 'devices.csv',
    text,
    rows: rows.length + 1,
    manufacturer: 'EXAMPLE CATHETERS INC.',
    other: 'FIRST DEVICE LTD.',
  }
}
