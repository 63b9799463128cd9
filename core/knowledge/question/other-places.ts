import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { markets } from '#core/code-lists/markets.ts'
import { fold } from '#core/text/fold.ts'
import { marketsNamedIn } from '../market-names.ts'

/** Countries whose law the hub does not know: what is asked of them is not answered with the law of others (D124). */

/** Cities and adjectives people write for countries that the hub does not have. */
const othersBesides =
  'vietnamese thai kenyan nigerian israeli russian ukrainian pakistani filipino moroccan peruvian chilean south-african new-zealander emirati uae dubai qatari eaeu asean gcc africa african middle-east latin-america worldwide'.split(
    ' ',
  )
const isOfMarket = ({ code, label }: { readonly code: string; readonly label: string }): boolean =>
  markets.some((market) => market.code === code) ||
  marketsNamedIn(label).length > 0 ||
  marketCountries.some((country) => country.code === code)
/** Short or with other meanings. */
const ambiguous: ReadonlySet<string> = new Set(['JE', 'GG', 'TD', 'ML', 'TG', 'GE', 'JO', 'NE', 'GN', 'UM'])
const others: readonly string[] = [
  ...addressCountries.filter((one) => !isOfMarket(one) && !ambiguous.has(one.code)).map(({ label }) => label),
  ...othersBesides.map((name) => name.replace('-', ' ')),
].map((name) => ` ${fold(name).replace(/[^\p{L}\p{N}]+/gu, ' ')} `)

/** Members of the EU, in which its law holds, and how people write of them. */
const statesBesides =
  'german french italian spanish dutch polish irish austrian belgian swedish danish finnish portuguese greek czech czech republic hungarian romanian holland norwegian'.split(
    ' ',
  )
const states = [
  ...marketCountries.filter(({ code }) => code !== 'XI' && code !== 'TR').map(({ label }) => label),
  ...statesBesides,
]
const statePattern = new RegExp(
  `\\b(?:(?:in|for|to|from|of|at) )?(?<!northern )(?:${states.join('|')})\\b`,
  'gi',
)

export const namesMemberState = (text: string): boolean => text.search(statePattern) >= 0
export const withoutMemberStates = (text: string): string => text.replace(statePattern, ' ')

export function namesOtherPlace(text: string): boolean {
  const words = ` ${fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `
  return others.some((name) => words.includes(name))
}
