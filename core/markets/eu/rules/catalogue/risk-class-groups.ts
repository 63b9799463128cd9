import { riskClasses } from '#core/code-lists/risk-classes.ts'

const of = (...regulations: readonly string[]): readonly string[] =>
  riskClasses.filter(({ regulation }) => regulations.includes(regulation ?? '')).map(({ code }) => code)

/** In vitro diagnostics, under the regulation and the directive. */
export const ivdClasses = of('IVDR', 'IVDD')
/** Every class a European regulator knows; class II alone is none. */
export const europeanClasses = riskClasses.filter(({ eudamed }) => eudamed !== null).map(({ code }) => code)
/** Of the regulations: a notified body always takes part. */
export const higherClasses = ['class-iia', 'class-iib', 'class-iii', 'class-b', 'class-c', 'class-d']
