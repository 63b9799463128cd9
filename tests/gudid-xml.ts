import type { GudidTable } from './gudid-table.ts'

/** Columns of the delimited file that XML has elsewhere. */
const elsewhere = new Set([
  'primaryDI',
  'issuingAgency',
  'deviceSterile',
  'sterilizationPriorToUse',
  'productCodes',
  'otherDIs',
])

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')
const leaf = (name: string, text: string) =>
  text === '' ? `<${name} />` : `<${name}>${escaped(text)}</${name}>`

/** The devices as a release of AccessGUDID writes them. */
export function gudidXml({ header, rows }: GudidTable): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gudid xmlns="http://www.fda.gov/cdrh/gudid" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    '<header><dateTime>2026-11-20</dateTime></header>',
    ...rows.map((cells) => deviceXml(Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])))),
    '</gudid>',
  ].join('\n')
}

function deviceXml(cells: Readonly<Record<string, string>>): string {
  const others = (cells.otherDIs ?? '').split('|').filter((each) => each !== '')
  const identifiers = [`Primary:${cells.issuingAgency}:${cells.primaryDI}`, ...others].map((each) => {
    const [type = '', agency = '', di = ''] = each.split(':')
    return `<identifier>${leaf('deviceId', di)}${leaf('deviceIdType', type)}${leaf('deviceIdIssuingAgency', agency)}<pkgQuantity xsi:nil="true" /></identifier>`
  })
  const codes = (cells.productCodes ?? '').split('|').filter((each) => each !== '')
  return [
    '<device>',
    `<identifiers>${identifiers.join('')}</identifiers>`,
    ...Object.entries(cells)
      .filter(([name]) => !elsewhere.has(name))
      .map(([name, text]) => leaf(name, text)),
    `<productCodes>${codes.map((code) => `<fdaProductCode>${leaf('productCode', code)}</fdaProductCode>`).join('')}</productCodes>`,
    `<sterilization>${leaf('deviceSterile', cells.deviceSterile ?? '')}${leaf('sterilizationPriorToUse', cells.sterilizationPriorToUse ?? '')}</sterilization>`,
    '</device>',
  ].join('\n')
}
