import { marketsWithExchange } from '#core/code-lists/registers.ts'
import type { MarketReadiness } from '#core/contract/readiness.ts'
import { deviceTaskRules, taskOf } from '#core/lifecycle/device-task.ts'
import { ValidateMany } from '#web/many-submissions/validate-many.tsx'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'

/** What comes next for a device in a market, as its button; nothing for who cannot do it. */
export function NextStep({ market, recordId }: { market: MarketReadiness; recordId: number }) {
  const t = wordsOf(masterDiTexts.record.next)
  const can = useCan()
  const { country, stage, missing, wrong, submissionId } = market
  const task = taskOf(stage, missing.length === 0 && wrong === 0)
  if (task === null || !can(deviceTaskRules[task].permission)) return null
  const look = { size: 'xs', variant: 'light' } as const
  const register = marketsWithExchange.find((code) => code === country)
  if (task === 'validate' && submissionId !== null)
    return <ValidateMany ids={[submissionId]} count={1} label={t('validate')} {...look} />
  if (register && task === 'mark-sent')
    return (
      <ButtonLink to="/export" search={{ tab: 'history', market: register, answer: 'not-sent' }} {...look}>
        {t('mark-sent')}
      </ButtonLink>
    )
  if (register && task === 'read-answer')
    return (
      <ButtonLink to="/export" search={{ tab: 'answers', market: register }} {...look}>
        {t('read-answer')}
      </ButtonLink>
    )
  return (
    <ButtonLink
      to="/country-specific/$country/$masterDiId"
      params={{ country, masterDiId: String(recordId) }}
      search={{ tab: 'form', ...(submissionId === null ? {} : { submission: submissionId }) }}
      {...look}
    >
      {t(task, { count: missing.length })}
    </ButtonLink>
  )
}
