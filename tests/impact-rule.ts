import fc from 'fast-check'

/** Devices, what updates concern, and which of the devices these are: written apart from the hub's own rule. */

/** A device as it was entered. */
export interface Entered {
  readonly id: number
  readonly markets: readonly string[]
  readonly riskClass: string | null
  readonly emdnCode: string | null
  readonly singleUse: boolean | null
  /** Of its EU submission, where it has one. */
  readonly eu: {
    readonly riskClass: string
    readonly legislation: string | null
    readonly emdnCode?: string | null
    readonly singleUse?: boolean | null
  } | null
  readonly registeredIn: readonly string[]
  inUse: boolean
}
const classes = ['class-i', 'class-iia', 'class-iib', 'class-iii', 'class-c'] as const
const codes = ['Q02100201', 'Q021004', 'A0101010102', 'Z12'] as const
export const device = fc.record({
  markets: fc.uniqueArray(fc.constantFrom('EU', 'US', 'CN', 'CH'), { minLength: 1, maxLength: 3 }),
  riskClass: fc.option(fc.constantFrom(...classes)),
  emdnCode: fc.option(fc.constantFrom(...codes)),
  singleUse: fc.option(fc.boolean()),
  eu: fc.option(
    fc.record({
      riskClass: fc.constantFrom(...classes),
      legislation: fc.option(fc.constantFrom('MDR', 'MDD')),
    }),
  ),
  leaves: fc.boolean(),
})
const some = <T extends string>(...values: T[]) => fc.subarray(values, { maxLength: 2 })
export const scope = fc.record({
  markets: some('EU', 'US', 'CN', 'CH'),
  riskClasses: some('class-i', 'class-iib', 'class-iii'),
  laws: some('MDR', 'IVDR', 'MDD'),
  emdn: some('Q0210', 'A'),
  kind: fc.option(fc.constantFrom('reusable', 'contact-lenses'), { freq: 2 }),
  registered: fc.option(fc.boolean(), { freq: 3 }),
})
export type Scope = typeof scope extends fc.Arbitrary<infer T> ? T : never

/** MDR Annex VIII and IVDR Annex VIII, which Swiss law takes over; 21 CFR 860; the NMPA's regulation, article 6. */
const inEurope = [
  'class-i',
  'class-iia',
  'class-iib',
  'class-iii',
  'class-a',
  'class-b',
  'class-c',
  'class-d',
]
const threeClasses = ['class-i', 'class-ii', 'class-iii']
const classesIn: Readonly<Record<string, readonly string[]>> = {
  ...{ EU: inEurope, CH: inEurope },
  ...{ US: threeClasses, CN: threeClasses },
}

/** The rule as people would say it. */
export function plainly(wanted: Scope, one: Entered): 'yes' | 'no' | 'unclear' {
  const says = (part: { readonly length: number }) => part.length > 0
  const { kind, registered } = wanted
  const names =
    [wanted.markets, wanted.riskClasses, wanted.laws, wanted.emdn].some(says) ||
    kind !== null ||
    registered !== null
  if (!one.inUse || !names) return 'no'
  const markets = [...new Set([...one.markets, ...(one.eu ? ['EU'] : [])])]
  const answers = markets
    .filter((market) => !says(wanted.markets) || (wanted.markets as string[]).includes(market))
    .map((market): 'yes' | 'no' | 'unclear' => {
      const inEu = market === 'EU' ? one.eu : null
      const riskClass = inEu?.riskClass ?? one.riskClass
      const emdnCode = inEu?.emdnCode ?? one.emdnCode
      const singleUse = inEu?.singleUse ?? one.singleUse
      const marks: ('yes' | 'no' | 'unclear')[] = []
      if (says(wanted.riskClasses)) {
        const known = [...(classesIn[market] ?? []), ...wanted.riskClasses]
        if (riskClass === null || !known.includes(riskClass)) marks.push('unclear')
        else marks.push((wanted.riskClasses as string[]).includes(riskClass) ? 'yes' : 'no')
      }
      if (says(wanted.laws)) {
        const law =
          inEu?.legislation ?? (riskClass === 'class-c' ? 'IVDR' : riskClass === null ? null : 'MDR')
        if (market !== 'EU') marks.push('no')
        else marks.push(law === null ? 'unclear' : (wanted.laws as string[]).includes(law) ? 'yes' : 'no')
      }
      if (says(wanted.emdn)) {
        if (emdnCode === null) marks.push('unclear')
        else marks.push(wanted.emdn.some((branch) => emdnCode.startsWith(branch)) ? 'yes' : 'no')
      }
      if (kind === 'reusable') marks.push(singleUse === null ? 'unclear' : singleUse ? 'no' : 'yes')
      if (kind === 'contact-lenses') marks.push(emdnCode === 'Q021004' ? 'yes' : 'no')
      if (registered !== null) marks.push(one.registeredIn.includes(market) === registered ? 'yes' : 'no')
      if (marks.includes('no')) return 'no'
      return marks.includes('unclear') ? 'unclear' : 'yes'
    })
  return answers.includes('yes') ? 'yes' : answers.includes('unclear') ? 'unclear' : 'no'
}
