import { checkAgencyUdiDi } from '#core/identifiers/agency-udi-di.ts'
import type { SplRow } from './row.ts'

/** What a value has to look like, and the words for one that does not. */
interface Form {
  readonly holds: (value: string) => boolean
  readonly words: string
}

const isDay = (value: string): boolean => {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d\d)(\d\d)$/.exec(value) ?? []
  const text = `${year}-${month}-${day}`
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}

export const forms: Readonly<Record<NonNullable<SplRow['form']>, Form>> = {
  uuid: {
    holds: (value) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(value),
    words: 'is not a UUID in lower case',
  },
  count: { holds: (value) => /^[1-9]\d{0,8}$/.test(value), words: 'is not a whole number from 1' },
  day: { holds: isDay, words: 'is not a calendar date written as YYYYMMDD' },
  duns: { holds: (value) => /^\d{9}$/.test(value), words: 'is not a DUNS number of nine digits' },
  'product-code': { holds: (value) => /^[A-Z]{3}$/.test(value), words: 'is not three capital letters' },
  gmdn: { holds: (value) => /^\d{5}$/.test(value), words: 'is not a GMDN code of five digits' },
}

const hibccForm = /^[A-Z][A-Z0-9]{5,22}$/

/** What is wrong with a DI of an agency; of NHRIC and NDC codes the hub knows no form. */
export function faultOfDi(di: string, agency: string): string | undefined {
  if (agency !== 'GS1' && agency !== 'HIBCC' && agency !== 'ICCBBA') return undefined
  // GUDID keeps the DIs of HIBCC without their check character.
  if (agency === 'HIBCC') return hibccForm.test(di) ? undefined : 'It has 6 to 23 capital letters and digits.'
  if (agency === 'ICCBBA' && di.startsWith('=')) return 'GUDID takes it without the characters in front.'
  // Twelve or thirteen digits are a GTIN too, which GUDID fills up with zeros.
  const padded = agency === 'GS1' && /^\d{12,13}$/.test(di) ? di.padStart(14, '0') : di
  if (agency === 'GS1' && /^\d{8}$/.test(di)) return 'GUDID takes GTINs of 12, 13 or 14 digits.'
  const result = checkAgencyUdiDi(padded, agency)
  return result.valid ? undefined : result.problem.message
}
