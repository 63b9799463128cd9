import { Alert, Group, List, Stack, Text } from '@mantine/core'
import { useFormatter } from 'use-intl'
import type { MarketCode } from '#core/code-lists/markets.ts'
import { isUnfinished } from '#core/contract/imports.ts'
import type { ValidationRun } from '#core/contract/validation-runs.ts'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextLink } from '#web/ui/router-link.tsx'

interface RunReportProps {
  run: ValidationRun
  /** A link was followed. */
  onLeave?: () => void
}

/** How far a validation of many is, and what it has found by now. */
export function RunReport({ run, onLeave }: RunReportProps) {
  const t = wordsOf(manySubmissionsTexts.validate)
  const { status, total, done, valid, invalid, message } = run
  const open = isUnfinished(status)
  return (
    <Stack gap="sm">
      {(open || done < total) && (
        <ProgressBar label={t(status === 'waiting' ? 'waiting' : 'progress')} done={done} total={total} />
      )}
      <Text role="status">{t('result', { valid, failed: invalid, count: valid + invalid })}</Text>
      {status === 'cancelled' && <Text size="sm">{t('cancelled', { left: total - done })}</Text>}
      {status === 'failed' && (
        <Alert color="red" title={t('failed')} role="alert">
          {message}
        </Alert>
      )}
      <Skipped run={run} />
      {!open && <InvalidLinks run={run} {...(onLeave && { onLeave })} />}
    </Stack>
  )
}

function Skipped({ run: { skipped, skippedBecause } }: { run: ValidationRun }) {
  const t = wordsOf(manySubmissionsTexts.validate)
  const format = useFormatter()
  if (skipped === 0) return null
  return (
    <Alert color="yellow" title={t('refused', { count: skipped })}>
      <List size="sm">
        {skippedBecause.map(({ message, count }) => (
          <List.Item key={message}>
            {t('because', { message: message.replace(/\.$/, ''), count: format.number(count) })}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

/** To the submissions with errors, market by market, and to the errors themselves. */
function InvalidLinks({ run: { id, invalid, invalidByMarket }, onLeave }: RunReportProps) {
  const t = wordsOf(manySubmissionsTexts.validate)
  if (invalid === 0) return null
  return (
    <Group gap="md">
      {invalidByMarket.map(({ country, count }) => (
        <TextLink
          key={country}
          size="sm"
          to="/validation"
          search={{ market: country as MarketCode, run: id }}
          onClick={onLeave}
        >
          {t('toInvalid', { country, count })}
        </TextLink>
      ))}
      {invalidByMarket.map(({ country }) => (
        <TextLink
          key={country}
          size="sm"
          to="/validation"
          search={{ market: country as MarketCode, tab: 'errors', view: 'rules' }}
          onClick={onLeave}
        >
          {invalidByMarket.length === 1 ? t('toErrors') : t('toErrorsOf', { country })}
        </TextLink>
      ))}
    </Group>
  )
}
