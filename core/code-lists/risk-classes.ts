/**
 * Risk classes as the hub stores them (specification, document 2 section 3; decision D15) with the value
 * EUDAMED uses (RiskClassEnum, schema 3.0.25) and the legislation each belongs to.
 */
export const riskClasses = [
  { code: 'class-i', label: 'Class I', eudamed: 'CLASS_I', regulation: 'MDR' },
  { code: 'class-iia', label: 'Class IIa', eudamed: 'CLASS_IIA', regulation: 'MDR' },
  { code: 'class-iib', label: 'Class IIb', eudamed: 'CLASS_IIB', regulation: 'MDR' },
  { code: 'class-iii', label: 'Class III', eudamed: 'CLASS_III', regulation: 'MDR' },
  { code: 'class-a', label: 'Class A', eudamed: 'CLASS_A', regulation: 'IVDR' },
  { code: 'class-b', label: 'Class B', eudamed: 'CLASS_B', regulation: 'IVDR' },
  { code: 'class-c', label: 'Class C', eudamed: 'CLASS_C', regulation: 'IVDR' },
  { code: 'class-d', label: 'Class D', eudamed: 'CLASS_D', regulation: 'IVDR' },
  { code: 'aimdd', label: 'AIMDD', eudamed: 'AIMDD', regulation: 'AIMDD' },
  { code: 'ivd-list-a', label: 'IVD Annex II List A', eudamed: 'IVD_ANNEX_II_LIST_A', regulation: 'IVDD' },
  { code: 'ivd-list-b', label: 'IVD Annex II List B', eudamed: 'IVD_ANNEX_II_LIST_B', regulation: 'IVDD' },
  {
    code: 'ivd-self-testing',
    label: 'IVD Devices for self-testing',
    eudamed: 'IVD_DEVICES_SELF_TESTING',
    regulation: 'IVDD',
  },
  { code: 'ivd-general', label: 'IVD General', eudamed: 'IVD_GENERAL', regulation: 'IVDD' },
  { code: 'class-ii', label: 'Class II', eudamed: null, regulation: null },
] as const

/**
 * Classes that only other markets have: IV of Japan, Canada, Brazil, Argentina and Korea (its 4), Is and Im of
 * Australia, and the classes of in vitro diagnostics in Australia (1 to 4) and Colombia (I to III).
 * Source: the markets' laws as named in core/markets/requirements; as of 2026-11-20.
 */
export const nationalRiskClasses = [
  { code: 'class-iv', label: 'Class IV' },
  { code: 'class-is', label: 'Class Is' },
  { code: 'class-im', label: 'Class Im' },
  { code: 'ivd-class-1', label: 'IVD Class 1' },
  { code: 'ivd-class-2', label: 'IVD Class 2' },
  { code: 'ivd-class-3', label: 'IVD Class 3' },
  { code: 'ivd-class-4', label: 'IVD Class 4' },
] as const

const byCode = new Map<string, (typeof riskClasses)[number]>(riskClasses.map((entry) => [entry.code, entry]))

/** By the stored code; undefined for any other text. */
export function findRiskClass(code: string): (typeof riskClasses)[number] | undefined {
  return byCode.get(code)
}

/** Risk classes as people write them besides: 'IIb', and EUDAMED's own values. */
export const riskClassAliases: Readonly<Record<string, string>> = Object.fromEntries(
  riskClasses.flatMap(({ code, eudamed }) => [
    ...(code.startsWith('class-') ? [[code.slice('class-'.length), code]] : []),
    ...(eudamed === null ? [] : [[eudamed, code]]),
  ]),
)
