import { VisuallyHidden } from '@mantine/core'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './section-marks.module.css'
import type { FormNow } from './use-form-now.ts'

/** What is wrong in a part of a form, and what is missing besides: a field counts once. */
export interface SectionCounts {
  readonly problems: number
  readonly missing: number
}

export function countsOf(
  ids: readonly string[],
  errors: object,
  { missingFields }: Pick<FormNow, 'missingFields'>,
): SectionCounts {
  const wrong = new Set(Object.keys(errors))
  return {
    problems: ids.filter((id) => wrong.has(id)).length,
    missing: ids.filter((id) => missingFields.has(id) && !wrong.has(id)).length,
  }
}

/** Both counts of a part of a form, in figures to see and in words to hear. */
export function SectionMarks({ problems, missing }: SectionCounts) {
  const t = wordsOf(submissionsTexts.steps)
  return (
    <span className={classes.marks}>
      {problems > 0 && (
        <span className={classes.mark} data-tone="critical" title={t('problems', { count: problems })}>
          <span aria-hidden>{problems}</span>
          <VisuallyHidden> {t('problems', { count: problems })}</VisuallyHidden>
        </span>
      )}
      {missing > 0 && (
        <span className={classes.mark} title={t('missing', { count: missing })}>
          <span aria-hidden>{missing}</span>
          <VisuallyHidden> {t('missing', { count: missing })}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
