import type { UpdateAnalytics } from '#core/contract/intelligence.ts'

type Breakdown = UpdateAnalytics['yearlyBreakdown']

/** Those the specification compares are among them, whatever there is of them (document 3 section 2.10). */
const specified = [2025, 2024]

/** The years that can be compared, the latest first. */
export const offeredYears = (known: readonly string[]): readonly number[] =>
  [...new Set([...known.map(Number), ...specified])].sort((a, b) => b - a)

/** Those that are asked for, else the two latest. */
export function comparedYears(
  years: readonly number[],
  { year, against }: { readonly year?: number | undefined; readonly against?: number | undefined },
): readonly [first: number, second: number] {
  const first = year !== undefined && years.includes(year) ? year : (years[0] ?? 0)
  const before = years.find((one) => one < first) ?? first
  return [first, against !== undefined && years.includes(against) ? against : before]
}

const nothing: Breakdown[string] = {
  ...{ total: 0, high: 0, medium: 0, low: 0, categories: {} },
  months: Array.from({ length: 12 }, () => 0),
}
export const figuresOfYear = (breakdown: Breakdown, year: number): Breakdown[string] =>
  breakdown[String(year)] ?? nothing
