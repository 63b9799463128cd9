/**
 * The coding systems that China takes, for the form, the facts and the assistant. GS1 and MA: field list of the UDI database as of
 * 2026-11-20. AHM: ChinaMedDevice and meiet.com on the agencies to choose from, read on 2026-11-27, and no page of the NMPA itself.
 */
export const cnIssuers = [
  { code: 'GS1', label: 'GS1', confidence: 'high' },
  { code: 'MA', label: 'MA (IDcode)', confidence: 'high' },
  { code: 'AHM', label: 'AHM (Ali Health)', confidence: 'medium' },
] as const

const labels: readonly string[] = cnIssuers.map(({ label }) => label)
const unsure = cnIssuers.flatMap(({ code, confidence }) => (confidence === 'high' ? [] : [code]))

/** “China takes GS1, MA (IDcode) and AHM (Ali Health)”, and which of them is less certain. */
export const takenInChina = `China takes ${labels.slice(0, -1).join(', ')} and ${labels.at(-1)} (${unsure.join(', ')} according to secondary sources only)`
