import type { FormSection } from '#core/markets/market.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { FieldGroup, type SectionsProps } from './field-group.tsx'
import classes from './form-steps.module.css'
import { idsOf } from './market-fields.ts'

/** What the regulator does not ask of this kind of device; kept where somebody fills it in all the same. */
export function UnaskedFields({ section, ...props }: SectionsProps & { section: FormSection }) {
  const t = wordsOf(submissionsTexts.steps)
  const fields = idsOf(section).filter((id) => id in props.fields && !props.now.asked(id))
  if (fields.length === 0) return null
  return (
    <details className={classes.unasked}>
      <summary>{t('unasked', { count: fields.length })}</summary>
      <FieldGroup group={{ fields }} {...props} now={{ ...props.now, asked: () => true, widgets: {} }} />
    </details>
  )
}
