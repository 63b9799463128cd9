import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface GudidFile {
  readonly name: string
  readonly text: string
  /** Devices in it, the header not counted. */
  readonly rows: number
}

const header =
  'primaryDI,issuingAgency,companyName,brandName,versionModelNumber,catalogNumber,deviceDescription,deviceCount,' +
  'singleUse,lotBatch,serialNumber,expirationDate,manufacturingDate,rx,otc,MRISafetyStatus,deviceSterile,' +
  'sterilizationPriorToUse,labeledContainsNRL,labeledNoNRL,deviceKit,deviceCombinationProduct,deviceHCTP,' +
  'devicePublishDate,deviceCommDistributionStatus'
const flags =
  'True,True,False,False,False,True,False,Labeling does not contain MRI Safety Information,False,False,False,True,' +
  'False,False,False,2014-09-23,In Commercial Distribution'

/** Two devices of our own in the shape of an AccessGUDID file, for a clone without the reference material. */
const ownFile = [
  header,
  `00768627892506,GS1,EXAMPLE INC.,Norco,NC89250B,,"Delivery kit, small",1,${flags}`,
  `00768627892513,GS1,EXAMPLE INC.,Norco,NC89251B,,"Delivery kit, medium",1,${flags}`,
].join('\n')

/** One device with this identifier. */
export const gudidFileOf = (primaryDi: string): string =>
  [header, `${primaryDi},GS1,EXAMPLE INC.,Norco,NC89250B,,"Delivery kit, small",1,${flags}`].join('\n')

/** The real device records where the reference material is (2,570 of 146 companies), else our own two. */
export function gudidFile(): GudidFile {
  const real = join(process.env.HUB_REFERENCE_DIR ?? '', 'gudid/gudid_sample_stratified.csv')
  if (process.env.HUB_REFERENCE_DIR && existsSync(real)) {
    return { name: 'gudid_sample_stratified.csv', text: readFileSync(real, 'utf8'), rows: 2570 }
  }
  return { name: 'devices.csv', text: ownFile, rows: 2 }
}
