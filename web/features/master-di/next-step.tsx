import { Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { marketsWithExchange } from '#core/code-lists/registers.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { MarketReadiness } from '#core/contract/readiness.ts'
import { deviceTaskRules, goesOnDeleted, taskOf } from '#core/lifecycle/device-task.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { useValidateOne } from '#web/many-submissions/use-validate-one.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'

const look = { size: 'xs', variant: 'light' } as const

/** What comes next for a device in a market, as its button; nothing for who cannot do it. */
export function NextStep({ market, record }: { market: MarketReadiness; record: MasterRecord }) {
  const recordId = record.id
  const t = wordsOf(masterDiTexts.record.next)
  const can = useCan()
  const { data: settings } = useQuery(settingsQuery)
  const isControlled = settings?.rules.controlled
  const { country, stage, missing, wrong, submissionId } = market
  const task = taskOf(stage, missing.length === 0 && wrong === 0)
  if (task === null || !can(deviceTaskRules[task].permission)) return null
  // Of a deleted version among others the one in force has the steps.
  if (
    record.status === 'deleted' &&
    (record.versionInForce || !goesOnDeleted(task, market, { controlled: isControlled ?? true }))
  )
    return null
  const register = marketsWithExchange.find((code) => code === country)
  if (task === 'validate' && submissionId !== null) return <ValidateOne id={submissionId} />
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

function ValidateOne({ id }: { id: number }) {
  const t = wordsOf(masterDiTexts.record.next)
  const validate = useValidateOne(id, (message) => message)
  return (
    <Button
      {...look}
      leftSection={<IconShieldCheck size={16} aria-hidden />}
      loading={validate.isPending}
      onClick={() => validate.mutate()}
    >
      {t('validate')}
    </Button>
  )
}
