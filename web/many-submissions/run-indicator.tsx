import { ActionIcon, Button, Group, Loader, Stack, Text, Tooltip } from '@mantine/core'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFormatter } from 'use-intl'
import { isUnfinished } from '#core/contract/imports.ts'
import type { ValidationRun } from '#core/contract/validation-runs.ts'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CancelRun } from './cancel-run.tsx'
import { type RunInSight, setRunInSight } from './run-in-sight.ts'
import { RunReport } from './run-report.tsx'
import { runQuery } from './validation-run-api.ts'

/** In the header: that submissions are being validated, or have been; its dialog says how far and what was found. */
export function RunIndicator({ run: { id, opened } }: { run: RunInSight }) {
  const t = wordsOf(manySubmissionsTexts.validate)
  const { data, error } = useQuery(runQuery(id))
  useRefreshAtEnd(data)
  const isGone = isApiError(error) && error.status === 404
  useEffect(() => {
    // Of somebody else who was signed in here.
    if (isGone) setRunInSight()
  }, [isGone])
  if (!data) return null
  const open = isUnfinished(data.status)
  const close = () => setRunInSight(open ? { id, opened: false } : undefined)
  return (
    <>
      <HeaderButton run={data} />
      <Dialog opened={opened} onClose={close} title={t('title', { count: data.total })}>
        <Stack gap="md">
          <RunReport run={data} onLeave={close} />
          {open && (
            <Text size="sm" c="dimmed">
              {t('goesOn')}
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            {open && <CancelRun id={id} />}
            <Button onClick={close}>{t(open ? 'leave' : 'close')}</Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}

function HeaderButton({ run }: { run: ValidationRun }) {
  const t = wordsOf(manySubmissionsTexts.validate)
  const format = useFormatter()
  const { status, done, total, invalid } = run
  const open = isUnfinished(status)
  const share = format.number(total === 0 ? 0 : done / total, { style: 'percent' })
  const label = open ? t('underWay', { share }) : t('ended', { done: format.number(done) })
  const isBad = status === 'failed' || invalid > 0
  const look = {
    variant: 'light',
    'aria-label': label,
    onClick: () => setRunInSight({ id: run.id, opened: true }),
  } as const
  return (
    <Tooltip label={label}>
      {open ? (
        <Button {...look} size="compact-sm" leftSection={<Loader size={14} />}>
          {share}
        </Button>
      ) : (
        <ActionIcon {...look} size="lg">
          {isBad ? <IconShieldX size={18} aria-hidden /> : <IconShieldCheck size={18} aria-hidden />}
        </ActionIcon>
      )}
    </Tooltip>
  )
}

/** What lists and figures showed of the submissions before is old then. */
function useRefreshAtEnd(run: ValidationRun | undefined): void {
  const client = useQueryClient()
  const refreshed = useRef<number>(undefined)
  const ended = run && !isUnfinished(run.status) ? run.id : undefined
  useEffect(() => {
    if (ended === undefined || refreshed.current === ended) return
    refreshed.current = ended
    for (const noun of ['submissions', 'exchange', 'my-work', 'notifications'] as const) {
      void client.invalidateQueries({ queryKey: [noun] })
    }
  }, [ended, client])
}
