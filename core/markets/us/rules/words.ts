import type { AnyDocument } from '#core/dictionary/field.ts'
import type { RuleWords } from '#core/rules/evaluate.ts'
import { graceOf } from '../grace.ts'

/** What the rules of this folder call by name. */
export const usWords: RuleWords = {
  explanations: {
    /** From when to when a published record may still be edited. */
    'days-of-grace': (values) => {
      const grace = graceOf(String((values as AnyDocument).usPublishDate ?? ''))
      return grace ? `${grace.first} to ${grace.last}` : 'not known without a publish date'
    },
  },
}
