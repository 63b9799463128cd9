import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconCheck, IconMessage, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ApprovalRequest, FieldNote } from '#core/contract/requests.ts'
import { reasonLength } from '#core/dictionary/reason.ts'
import { useSigning } from '#web/approval/signing.tsx'
import { recordQuery } from '#web/data/master-di.ts'
import { requestsTexts } from '#web/messages/en/requests.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Noun } from '#web/platform/query-client.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useReason } from '#web/ui/use-reason.ts'
import { areWhole, FieldNotesInput } from './field-notes-input.tsx'
import { approve, type DecisionOf, reject } from './request-api.ts'
import { isFirstVersion } from './request-values.tsx'
import { useKeys } from './use-queue-keys.ts'

interface DecisionFormProps {
  request: ApprovalRequest
  onDecided: () => void
  onBusy: (busy: boolean) => void
}

/** A decision moves what it is about, is told to the one who asked, and stands in the audit trail. */
const nouns: readonly [Noun, ...Noun[]] = ['requests', 'master-di', 'submissions', 'notifications']

/** Approves with notes or without; rejects only with the reason. What follows is said before. */
export function DecisionForm({ request, onDecided, onBusy }: DecisionFormProps) {
  const t = wordsOf(requestsTexts.decision)
  const effects = wordsOf(requestsTexts.details)
  const user = useCurrentUser()
  const notes = useReason(reasonLength)
  const approval = useDecision(request, approve, onDecided, {
    done: { title: t('approved'), description: t('approvedHelp') },
    failed: t('approveFailed'),
  })
  const rejection = useDecision(request, reject, onDecided, {
    done: { title: t('rejected') },
    failed: t('rejectFailed'),
  })
  const changes = useDecision(request, reject, onDecided, {
    done: { title: t('changesRequested') },
    failed: t('changesFailed'),
  })
  const [fieldNotes, setFieldNotes] = useState<readonly FieldNote[]>([])
  const [asksForChanges, setAsksForChanges] = useState(false)
  const release = isFirstVersion(request) ? 'first' : 'release'
  const ofSubmission = request.entityType === 'submission'
  const effect = ofSubmission ? 'submission' : request.intent === 'release' ? release : request.intent
  const version = request.versionNumber?.replace(/-draft$/, '') ?? ''
  const before = useVersionBefore(request)
  const busy = approval.isPending || rejection.isPending || changes.isPending
  useEffect(() => {
    onBusy(busy)
    return () => onBusy(false)
  }, [busy, onBusy])

  const error = approval.error ?? rejection.error ?? changes.error
  const end = useRef<HTMLDivElement>(null)
  // What went wrong pushes the buttons down, perhaps out of sight.
  useEffect(() => {
    if (error) end.current?.scrollIntoView({ block: 'nearest' })
  }, [error])

  const [tried, setTried] = useState(false)
  const { given, isUnsigned, shows, fields } = useSigning({ error, tried, busy })
  const decision = () => ({ notes: notes.text, revision: request.contentRevision, ...given })

  const turnDown = () => {
    setTried(true)
    if (notes.isRefused({ title: t('notesMissing'), message: t('notesRequired') })) return
    if (isUnsigned()) return
    approval.reset()
    changes.reset()
    rejection.mutate(decision())
  }
  /** Opens the fields to choose from; then it asks. */
  const askForChanges = () => {
    if (!asksForChanges) {
      setTried(false)
      return setAsksForChanges(true)
    }
    setTried(true)
    if (!areWhole(fieldNotes) || notes.isRefused() || isUnsigned()) return
    approval.reset()
    rejection.reset()
    changes.mutate({ ...decision(), fieldNotes: [...fieldNotes] })
  }
  const letPass = () => {
    setTried(true)
    if (notes.isRefused() || isUnsigned()) return
    rejection.reset()
    changes.reset()
    approval.mutate(decision())
  }
  const offersChanges = request.proposedChanges.length > 0
  useKeys({ a: letPass, r: turnDown, ...(offersChanges && { c: askForChanges }) }, !busy)
  return (
    <Stack gap="sm">
      <div>
        <Title order={3} size="h5" mb={4}>
          {t('heading')}
        </Title>
        <Text size="sm">
          {effects('effect')}: {effects(`effects.${effect}`, { version, before })}
        </Text>
        {request.requestedBy === user.id && <Text size="sm">{t('ownRequest')}</Text>}
      </div>
      <Textarea {...notes.input} label={t('notes')} description={t('notesHelp')} disabled={busy} />
      {asksForChanges && (
        <FieldNotesInput
          request={request}
          notes={fieldNotes}
          onChange={setFieldNotes}
          tried={tried}
          disabled={busy}
        />
      )}
      {fields}
      {error && !shows(error) && (
        <ErrorPanel
          title={approval.error ? t('approveFailed') : t(changes.error ? 'changesFailed' : 'rejectFailed')}
          message={error.message}
          consequence={t('nothingDecided')}
        />
      )}
      <Group ref={end} justify="flex-end" gap="xs">
        <Button
          variant="default"
          leftSection={<IconX size={16} aria-hidden />}
          loading={rejection.isPending}
          disabled={busy && !rejection.isPending}
          onClick={turnDown}
        >
          {t('reject')}
        </Button>
        {offersChanges && (
          <Button
            variant="default"
            leftSection={<IconMessage size={16} aria-hidden />}
            loading={changes.isPending}
            disabled={busy && !changes.isPending}
            onClick={askForChanges}
          >
            {t('requestChanges')}
          </Button>
        )}
        <Button
          color={request.intent === 'delete' ? 'red' : undefined}
          leftSection={<IconCheck size={16} aria-hidden />}
          loading={approval.isPending}
          disabled={busy && !approval.isPending}
          onClick={letPass}
        >
          {t('approve')}
        </Button>
      </Group>
      <Text size="xs" c="dimmed" ta="end" visibleFrom="sm">
        {t(offersChanges ? 'keys' : 'keysWithoutChanges')}
      </Text>
    </Stack>
  )
}

/** The version that comes into force again where a deletion is approved. */
function useVersionBefore({ entityType, intent, masterDiId }: ApprovalRequest): string {
  const isAsked = entityType === 'master-di' && intent === 'delete' && masterDiId !== null
  const { data } = useQuery({ ...recordQuery(masterDiId ?? 0), enabled: isAsked })
  return data ? (data.versionBefore?.versionNumber ?? 'none') : 'unknown'
}

interface DecisionWords {
  readonly done: { title: string; description?: string }
  readonly failed: string
}

function useDecision(
  request: ApprovalRequest,
  run: (id: number, decision: DecisionOf) => Promise<ApprovalRequest>,
  onDecided: () => void,
  { done, failed }: DecisionWords,
) {
  const t = wordsOf(requestsTexts.decision)
  return useChange<DecisionOf, ApprovalRequest>({
    nouns,
    run: (decision) => run(request.id, decision),
    onSuccess: () => {
      toast(done)
      onDecided()
    },
    onError: () => toast({ title: t('error'), description: failed, variant: 'destructive' }),
  })
}
