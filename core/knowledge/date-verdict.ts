import type { Milestone } from '#core/markets/requirements/requirement.ts'
import { patternOf } from '#core/text/patterns.ts'
import type { Reading } from './question/readings.ts'

export const asksWhether = /^\W*(?:and |so |or |but )?(?:do|does|did|is|are|must|should|have|has|can|may)\b/i

/** “Label of class III, deadline already passed?” */
const asksPast = patternOf(
  /\b(?:already|yet) (?:passed|past|over|begun|started|in force|due|mandatory|required)\b/i,
  /^(?!\W*(?:when|which|what|who|where|since|until|how)\b).*\b(?:in force|passed|over|mandatory|begun|started|due|already|yet)\W*$/i,
)

/** Whether dates are the same, or past already, where just that is asked. */
export function verdictOf({ question, terms, today }: Reading, shown: readonly Milestone[]): string {
  if (!asksWhether.test(question) && !asksPast.test(question)) return ''
  const dates = new Set(shown.map(({ date }) => date))
  if (/\bsame\b/i.test(question)) {
    const isSame = dates.size === 1
    return shown.length < 2 ? '' : isSame ? 'Yes, it is the same. ' : 'No, they differ. '
  }
  const asksNow =
    (terms.has('mandatory') ||
      /\b(?:already|yet|now|in force|pass|passed|past|over|late|today|currently|begun|started)\b/i.test(
        question,
      )) &&
    !/\b(?:when|since|until|or)\b/i.test(question)
  if (!today || !asksNow || shown.some(({ isLastDay }) => isLastDay)) return ''
  const isPast = (date: string) => date <= today.slice(0, date.length)
  if ([...dates].every(isPast)) return 'Yes. '
  return [...dates].some(isPast) ? '' : 'No, not yet. '
}
