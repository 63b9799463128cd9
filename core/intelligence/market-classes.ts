import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { chMarket } from '#core/markets/ch/regulator-fields.ts'
import { cnRegulatorFields } from '#core/markets/cn/regulator-fields.ts'
import { ofEach } from '#core/markets/country-kit/listed.ts'
import { usRegulatorFields } from '#core/markets/us/regulator-fields.ts'

/** The risk classes each market has, in its own order, as its file says. */

const regulations: readonly (string | null)[] = ['MDR', 'IVDR']

const known: Readonly<Record<string, readonly string[] | undefined>> = {
  ...ofEach(({ classes }) => classes),
  // Those of the directives are classes of devices that are still sold, and stand in no order with the others.
  EU: riskClasses.filter(({ regulation }) => regulations.includes(regulation)).map(({ code }) => code),
  US: usRegulatorFields.riskClass?.codes,
  CN: cnRegulatorFields.riskClass?.codes,
  CH: chMarket.classes,
}

/** Undefined where the hub does not know them. */
export const classesOf = (market: string): readonly string[] | undefined => known[market]

/** The classes that stand in one order, of which ranges are told: I to III and IV, or A to D. */
const orders = [/^class-i/, /^class-[a-d]$/]

/** From one class to another, or to the last (or from the first) of the order; none where the market knows no such range. */
export function rangeOfClasses(market: string, from: string | null, to: string | null): readonly string[] {
  const order = orders
    .map((one) => (classesOf(market) ?? []).filter((code) => one.test(code)))
    .find((codes) => [from, to].every((end) => end === null || codes.includes(end)))
  if (!order) return []
  const first = from === null ? 0 : order.indexOf(from)
  const last = to === null ? order.length - 1 : order.indexOf(to)
  return order.slice(first, last + 1)
}
