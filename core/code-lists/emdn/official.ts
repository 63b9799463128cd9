/**
 * Where the European Commission publishes the whole nomenclature. The address of the workbook changes with each
 * version; whoever runs the hub may name another one in the settings (decision D62).
 * Source: the full list behind the Commission's EMDN page, version 2026, 8,516 codes. Several projects that load it give
 * this address; one of them compared its bytes on 2026-10-08. Noted on 2026-11-23 without opening it.
 */
export const officialEmdn = {
  /** The workbook of v2026 in English, with the two full stops of its name. */
  address: 'https://webgate.ec.europa.eu/dyna2/emdn/build/EMDN%20v2026_EN..xlsx',
  /** The page that links to it, for people. */
  page: 'https://health.ec.europa.eu/medical-devices-topics-interest/european-medical-devices-nomenclature-emdn_en',
} as const
