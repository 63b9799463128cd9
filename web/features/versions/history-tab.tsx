import { Button, Group, Stack, Text, Timeline } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { defaultMarket } from '#core/code-lists/markets.ts'
import type { Submission } from '#core/contract/submissions.ts'
import type { VersionEntry } from '#core/contract/version-control.ts'
import { timeLineQuery } from '#web/data/version-control.ts'
import { auditTrailTexts } from '#web/messages/en/audit-trail.ts'
import { versionControlTexts } from '#web/messages/en/version-control.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type FieldWords, useFieldWords } from '#web/submission-form/use-field-words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import { RevertButton } from './revert-button.tsx'
import { VersionDialog } from './version-dialog.tsx'

interface HistoryTabProps {
  submission: Submission
  onCompare: (from: number, to: number) => void
}

/** Every version, newest first, with what was validated and decided in between. */
export function HistoryTab({ submission, onCompare }: HistoryTabProps) {
  const t = wordsOf(versionControlTexts.history)
  const { data, error, refetch } = useQuery(timeLineQuery(submission.id))
  const [shown, setShown] = useState<VersionEntry>()
  const country = submission.targetCountries[0] ?? defaultMarket
  const words = useFieldWords([country])
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <CentredSpinner label={t('loading')} />
  return (
    <>
      <Timeline bulletSize={14} lineWidth={2}>
        {data.map((entry) => (
          <Timeline.Item
            key={`${entry.createdAt} ${entry.action} ${entry.versionNumber ?? ''}`}
            lineVariant={entry.versionNumber === null ? 'dashed' : 'solid'}
            title={<EntryTitle entry={entry} current={entry.versionNumber === submission.revision} />}
          >
            <Entry entry={entry} country={country} words={words} />
            {entry.versionNumber !== null && (
              <Group gap="xs" mt={6}>
                <Button size="compact-sm" variant="default" onClick={() => setShown(entry)}>
                  {t('details')}
                </Button>
                {entry.versionNumber > 1 && (
                  <>
                    <RevertButton submission={submission} versionNumber={entry.versionNumber} />
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      onClick={() => onCompare((entry.versionNumber ?? 2) - 1, entry.versionNumber ?? 2)}
                    >
                      {t('compareWithBefore')}
                    </Button>
                  </>
                )}
              </Group>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
      <VersionDialog submission={submission} entry={shown} onClose={() => setShown(undefined)} />
    </>
  )
}

const tones: Readonly<Record<VersionEntry['changeType'], Tone>> = {
  create: 'info',
  update: 'neutral',
  delete: 'critical',
  validate: 'neutral',
  revert: 'caution',
}

function EntryTitle({ entry, current }: { entry: VersionEntry; current: boolean }) {
  const t = wordsOf(versionControlTexts.history)
  const actions = wordsOf(auditTrailTexts.actions)
  const { versionNumber, action, changeType } = entry
  return (
    <Group gap="xs">
      {versionNumber !== null && <Text fw={600}>{t('version', { number: String(versionNumber) })}</Text>}
      <StatusBadge tone={tones[changeType]}>{actions(action)}</StatusBadge>
      {current && versionNumber !== null && <StatusBadge tone="positive">{t('current')}</StatusBadge>}
    </Group>
  )
}

/** So many changed fields are named; the details have all. */
const mostNamed = 8

function Entry({ entry, country, words }: { entry: VersionEntry; country: string; words: FieldWords }) {
  const t = wordsOf(versionControlTexts.history)
  const format = useFormatter()
  const { changedFields, changeType } = entry
  const named = changedFields.slice(0, mostNamed).map((field) => words.labelOf(country, field))
  return (
    <Stack gap={2}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {entry.changeDescription}
      </Text>
      {changeType !== 'create' && named.length > 0 && (
        <Text size="sm">
          {t('changed', {
            fields: named.join(', '),
            more: changedFields.length - named.length,
          })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('by', {
          name: entry.userName ?? t('system'),
          when: format.dateTime(new Date(entry.createdAt), 'instant'),
        })}
      </Text>
    </Stack>
  )
}
