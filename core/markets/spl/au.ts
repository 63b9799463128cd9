import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { clearIssuer } from '#core/identifiers/clear-issuer.ts'
import { rowsOf } from '#core/rules/values.ts'
import { market } from '../country/au.ts'
import type { MarketFile } from '../market.ts'
import { splDocument } from './document.ts'
import { unconfirmed } from './table.ts'
import type { SplValues } from './values.ts'

/**
 * AusUDID by the writer of GUDID: what the two have in common. Of Australia every place is assumed, so the file is a
 * draft to look at, with a set id of its own each time; the TGA's implementation package has not been seen.
 */
const textOf = (values: AnyDocument | FieldRow, field: string): string => {
  const value = values[field]
  return value === undefined || value === null ? '' : String(value)
}

const agencies: Readonly<Record<string, string>> = { GS1: 'GS1', HIBCC: 'HIBCC', ICCBBA: 'ICCBBA' }
const agencyOf = (stated: string, di: string): string =>
  agencies[stated] ?? agencies[clearIssuer(di) ?? ''] ?? ''

function valuesOf(document: AnyDocument): SplValues {
  const di = textOf(document, 'udiDi')
  const agency = agencyOf(textOf(document, 'udiDiIssuingEntity'), di)
  const gmdn = textOf(document, 'gmdnCode')
  return {
    single: {
      ...{ di, agency },
      brandName: textOf(document, 'brandName'),
      description: textOf(document, 'deviceDescription'),
      model: textOf(document, 'modelNumber'),
      catalog: textOf(document, 'catalogueNumber'),
      sterile: textOf(document, 'sterile'),
    },
    groups: {
      gmdn: gmdn === '' ? [] : [{ code: gmdn }],
      packages: rowsOf(document, 'packages').map((row) => {
        const contains = textOf(row, 'containedDi')
        return {
          di: textOf(row, 'packageDi'),
          agency: agencyOf(textOf(row, 'issuingEntity'), textOf(row, 'packageDi')) || agency,
          quantity: textOf(row, 'quantity'),
          contains: contains === di ? '' : contains,
        }
      }),
    },
  }
}

const placed = new Set([
  ...['udiDi', 'udiDiIssuingEntity', 'brandName', 'deviceDescription', 'modelNumber', 'catalogueNumber'],
  ...['sterile', 'gmdnCode', 'packages'],
])

/** Elements of the TGA a document has no place for, by the TGA's names. */
const withoutPlace = (document: AnyDocument): readonly string[] =>
  Object.entries(market.elements?.asked ?? {})
    .filter(([field]) => !placed.has(field) && !isBlank(document[field]))
    .map(([, { element }]) => element)

export const auSplFile: MarketFile = {
  id: 'spl',
  label: `HL7 SPL draft (${unconfirmed})`,
  format: 'xml',
  nature: {
    kind: 'draft',
    format: 'HL7 SPL',
    source: 'Published device SPL; the implementation package of the TGA has not been seen',
    asOf: '2026-11-26',
  },
  missing: (document) =>
    textOf(document, 'udiDi') === '' ? [{ field: 'udiDi', message: 'AusUDID needs the Primary DI.' }] : [],
  write(document, { correlationId, messageId, createdAt }) {
    const left = withoutPlace(document)
    const byHand =
      left.length === 0 ? '' : ` No sourced place: ${left.join(', ')}; entered in AusUDID by hand.`
    const title = `AusUDID record, draft: ${unconfirmed}.${byHand}`
    const ids = { id: messageId, setId: correlationId, sectionId: messageId }
    const header = { ...ids, version: 1, on: createdAt.slice(0, 10), title }
    return { service: 'SPL-DRAFT', content: splDocument('AU', header, valuesOf(document)).write() }
  },
}
