import { domibus } from './domibus.ts'
import { domibusFolder } from './domibus-folder.ts'
import type { Driver } from './driver.ts'
import { fdaEsg } from './fda-esg.ts'
import { folder } from './folder.ts'
import { swissdamed } from './swissdamed.ts'

const drivers: Readonly<Record<string, Driver>> = {
  'eudamed-domibus': domibus,
  'eudamed-folder': domibusFolder,
  swissdamed,
  'fda-esg': fdaEsg,
  folder,
}

export function driverOf(kind: string): Driver {
  const driver = drivers[kind]
  if (!driver) throw new Error(`There is no driver for ${kind}`)
  return driver
}
