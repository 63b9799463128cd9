import { gudidMarkers } from './gudid-row.ts'
import { locateColumns } from './table.ts'

/** What to say of a device file among submissions; undefined of any other file. */
export const asDeviceFile = (header: readonly string[]): string | undefined =>
  locateColumns(header, gudidMarkers).size === gudidMarkers.length
    ? 'This is an AccessGUDID device file: upload it under Master DI, which makes the records of its devices. This upload takes submissions.'
    : undefined
