import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PendingChange } from '#core/contract/pending-changes.ts'
import { reasonLength } from '#core/dictionary/reason.ts'
import type { Noun } from '#web/platform/query-client.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useReason } from '#web/ui/use-reason.ts'
import { approve, reject } from './approvals-api.ts'
import { isFirstVersion } from './change-values.tsx'

interface DecisionFormProps {
  change: PendingChange
  onDecided: () => void
  onBusy: (busy: boolean) => void
}

/** A decision moves the record, is told to the one who asked, and stands in the audit trail. */
const nouns: readonly [Noun, ...Noun[]] = ['pending-changes', 'master-di', 'notifications']

/** Approves with notes or without; rejects only with the reason. What follows is said before. */
export function DecisionForm({ change, onDecided, onBusy }: DecisionFormProps) {
  const t = useTranslations('approvals.decision')
  const effects = useTranslations('approvals.details')
  const user = useCurrentUser()
  const notes = useReason(reasonLength)
  const approval = useDecision(change, approve, onDecided, {
    done: { title: t('approved'), description: t('approvedHelp') },
    failed: t('approveFailed'),
  })
  const rejection = useDecision(change, reject, onDecided, {
    done: { title: t('rejected') },
    failed: t('rejectFailed'),
  })
  const effect = change.intent === 'release' && isFirstVersion(change) ? 'first' : change.intent
  const version = change.versionNumber?.replace(/-draft$/, '') ?? ''
  const busy = approval.isPending || rejection.isPending
  useEffect(() => {
    onBusy(busy)
    return () => onBusy(false)
  }, [busy, onBusy])

  const error = approval.error ?? rejection.error
  const end = useRef<HTMLDivElement>(null)
  // What went wrong pushes the buttons down, perhaps out of sight.
  useEffect(() => {
    if (error) end.current?.scrollIntoView({ block: 'nearest' })
  }, [error])

  const turnDown = () => {
    if (notes.isRefused({ title: t('notesMissing'), message: t('notesRequired') })) return
    approval.reset()
    rejection.mutate(notes.text)
  }
  const release = () => {
    if (notes.isRefused()) return
    rejection.reset()
    approval.mutate(notes.text)
  }
  return (
    <Stack gap="sm">
      <div>
        <Title order={3} size="h5" mb={4}>
          {t('heading')}
        </Title>
        <Text size="sm">
          {effects('effect')}: {effects(`effects.${effect}`, { version })}
        </Text>
        {change.requestedBy === user.id && <Text size="sm">{t('ownRequest')}</Text>}
      </div>
      <Textarea {...notes.input} label={t('notes')} description={t('notesHelp')} disabled={busy} />
      {error && (
        <ErrorPanel
          title={approval.error ? t('approveFailed') : t('rejectFailed')}
          message={error.message}
          consequence={t('nothingDecided')}
        />
      )}
      <Group ref={end} justify="flex-end" gap="xs">
        <Button
          variant="default"
          leftSection={<IconX size={16} aria-hidden />}
          loading={rejection.isPending}
          disabled={approval.isPending}
          onClick={turnDown}
        >
          {t('reject')}
        </Button>
        <Button
          color={change.intent === 'delete' ? 'red' : undefined}
          leftSection={<IconCheck size={16} aria-hidden />}
          loading={approval.isPending}
          disabled={rejection.isPending}
          onClick={release}
        >
          {t('approve')}
        </Button>
      </Group>
    </Stack>
  )
}

interface DecisionWords {
  readonly done: { title: string; description?: string }
  readonly failed: string
}

function useDecision(
  change: PendingChange,
  run: (id: number, notes: string) => Promise<PendingChange>,
  onDecided: () => void,
  { done, failed }: DecisionWords,
) {
  const t = useTranslations('approvals.decision')
  return useChange<string, PendingChange>({
    nouns,
    run: (notes) => run(change.id, notes),
    onSuccess: () => {
      toast(done)
      onDecided()
    },
    onError: () => toast({ title: t('error'), description: failed, variant: 'destructive' }),
  })
}
