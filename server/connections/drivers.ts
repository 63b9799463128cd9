import { domibus } from './domibus.ts'
import type { Driver } from './driver.ts'

const drivers: Readonly<Record<string, Driver>> = { 'eudamed-domibus': domibus }

export function driverOf(kind: string): Driver {
  const driver = drivers[kind]
  if (!driver) throw new Error(`There is no driver for ${kind}`)
  return driver
}
