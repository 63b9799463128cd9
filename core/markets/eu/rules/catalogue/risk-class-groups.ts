import { riskClasses } from '#core/code-lists/risk-classes.ts'

const of = (...regulations: readonly string[]): readonly string[] =>
  riskClasses.filter(({ regulation }) => regulations.includes(regulation ?? '')).map(({ code }) => code)

/** In vitro diagnostics, under the regulation and the directive. */
export const ivdClasses = of('IVDR', 'IVDD')
/** Every class a European regulator knows; class II alone is none. */
export const europeanClasses = riskClasses.filter(({ eudamed }) => eudamed !== null).map(({ code }) => code)
