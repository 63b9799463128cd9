import type { Step } from './lives.ts'

/** How a life is told in which every command is given where it can succeed. */

/** A place, or a place and a variant. */
type Where = number | readonly [place: number, variant: number]
type Line = readonly [name: string, ...where: readonly Where[]]
export type Led = readonly [attacker: number, life: readonly Step[]]

const stepsOf = ([name, ...where]: Line): Step[] =>
  (where.length > 0 ? where : [0]).map((one): Step => {
    const [place, variant] = typeof one === 'number' ? [one, 0] : one
    return [name, 0, place, variant]
  })

export const tour = (attacker: number, ...lines: readonly Line[]): Led => [attacker, lines.flatMap(stepsOf)]
