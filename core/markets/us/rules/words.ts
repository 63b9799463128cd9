import type { AnyDocument } from '#core/dictionary/field.ts'
import type { RuleWords } from '#core/rules/evaluate.ts'
import { graceOf } from '../grace.ts'

/** What the rules of this folder call by name. */
export const usWords: RuleWords = {
  explanations: {
    /** The grace period of a record published on its publish date; the hub does not know whether it was published. */
    'days-of-grace': (values) => {
      const grace = graceOf(String((values as AnyDocument).usPublishDate ?? ''))
      return grace ? `${grace.first} to ${grace.last}` : 'not known without a publish date'
    },
  },
}
