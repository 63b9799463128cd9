import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconLock, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { MarketForm } from '#core/markets/market.ts'
import { entryQuery } from '#web/data/entries.ts'
import { entriesTexts } from '#web/messages/en/entries.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { useCan } from '#web/platform/session.tsx'
import { EntryForm } from '#web/submission-form/entry-form.tsx'
import { SubmissionLink } from '#web/submission-form/submission-link.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'

interface EntryTabProps {
  marketForm: MarketForm
  /** None for a new one. */
  entryId: number | undefined
  onOpen: (id: number) => void
  onAnother: () => void
}

export function EntryTab({ marketForm, entryId, onOpen, onAnother }: EntryTabProps) {
  const t = wordsOf(entriesTexts.form)
  const mayCreate = useCan()('create-submissions')
  const {
    data: entry,
    error,
    refetch,
  } = useQuery({
    ...entryQuery(entryId ?? 0),
    enabled: entryId !== undefined,
  })
  if (error && !entry) {
    const missing = isApiError(error) && error.status === 404
    return (
      <ErrorPanel
        title={missing ? t('notFound') : t('loadFailed')}
        {...(missing
          ? { advice: t('notFoundAdvice') }
          : { message: error.message, onRetry: () => void refetch() })}
      />
    )
  }
  if (entryId !== undefined && !entry) return <CentredSpinner label={t('loading')} />
  if (!entry && !mayCreate) return <Alert icon={<IconLock aria-hidden />}>{t('mayNotCreate')}</Alert>
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" style={{ flex: '1 1 20rem' }}>
          {entry ? (
            <>
              <bdi>{entry.deviceName}</bdi> <bdi className="code">{entry.udi}</bdi>{' '}
              <SubmissionLink
                submission={{ id: entry.id, country: marketForm.code, masterDiId: entry.masterDiId }}
                size="sm"
              >
                {t('whole')}
              </SubmissionLink>
            </>
          ) : (
            t('newPurpose')
          )}
        </Text>
        {entry && mayCreate && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={onAnother}
          >
            {t('another')}
          </Button>
        )}
      </Group>
      <EntryForm
        marketForm={marketForm}
        entry={entry}
        onSaved={(id) => entryId === undefined && onOpen(id)}
        cancel={
          <ButtonLink to="/multi-country-udi" search={{ view: 'eudamed' }} variant="default" visibleFrom="xs">
            {t('back')}
          </ButtonLink>
        }
      />
    </Stack>
  )
}
