import { Checkbox, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OperatorSyncResult } from '#core/contract/actors.ts'
import { type CarriedChange, carryOverQuery } from '#web/data/actors.ts'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog, useBusyDialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { toast } from '#web/ui/toast-store.ts'
import classes from './actors.module.css'
import { carryOver } from './actors-api.ts'

/** An operator that has changed since a revision; without one, what still names it as it was is asked for. */
export interface Carried {
  readonly id: number
  readonly name: string
  readonly fromRevision?: number
}

interface CarryOverDialogProps {
  carried: Carried | undefined
  onClose: () => void
}

/**
 * Offers to take a change over: after an operator was saved, where there are drafts to change (decision D42), and
 * whenever somebody asks for it.
 */
export function CarryOverDialog({ carried, onClose }: CarryOverDialogProps) {
  const t = wordsOf(actorsTexts.carryOver)
  const mayEdit = useCan()('edit-submissions')
  const isAsked = carried !== undefined && carried.fromRevision === undefined
  const change: CarriedChange = { id: carried?.id ?? 0, fromRevision: carried?.fromRevision }
  const { data } = useQuery({
    ...carryOverQuery(change),
    enabled: carried !== undefined && !isAsked && mayEdit,
  })
  const hasDrafts = carried !== undefined && data !== undefined && data.submissions > 0
  return (
    <Dialog
      opened={isAsked || hasDrafts}
      onClose={onClose}
      title={t(isAsked ? 'titleFormer' : 'title')}
      size="lg"
    >
      {isAsked && <Asked key={carried.id} carried={carried} onClose={onClose} />}
      {!isAsked && carried && data && (
        <Offer carried={carried} change={change} preview={data} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface AskedProps extends CarryOverDialogProps {
  carried: Carried
}

/** Whoever asks for what still names the operator as it was is always answered (decision D149). */
function Asked({ carried, onClose }: AskedProps) {
  const t = wordsOf(actorsTexts.carryOver)
  const [isAll, setAll] = useState(true)
  const change: CarriedChange = { id: carried.id, ...(isAll && { also: 'all' }) }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...carryOverQuery(change),
    // This content is of one operator alone.
    placeholderData: keepPreviousData,
  })
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <CentredSpinner label={t('titleFormer')} />
  return (
    <Stack gap="md">
      <Checkbox
        label={t('also')}
        description={t('alsoHelp')}
        checked={isAll}
        onChange={({ currentTarget }) => setAll(currentTarget.checked)}
      />
      <Offer
        key={String(isAll)}
        carried={carried}
        change={change}
        preview={data}
        isOld={isPlaceholderData}
        onClose={onClose}
      />
    </Stack>
  )
}

interface OfferProps {
  carried: Carried
  change: CarriedChange
  preview: OperatorSyncResult
  /** The preview answers another question, until that of this one is there. */
  isOld?: boolean
  onClose: () => void
}

function Offer({ carried, change, preview, isOld = false, onClose }: OfferProps) {
  const t = wordsOf(actorsTexts.carryOver)
  const changing = preview.fields.filter(({ drafts }) => drafts > 0)
  const isAsked = change.fromRevision === undefined
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = changing.map(({ field }) => field).filter((field) => !left.includes(field))
  const isPart = left.length > 0
  const { data, isPlaceholderData } = useQuery({
    ...carryOverQuery(change, chosen),
    enabled: isPart && chosen.length > 0,
    placeholderData: keepPreviousData,
  })
  // With every field ticked the preview itself is the answer, and nothing else is asked.
  const reach = (isPart ? data : undefined) ?? preview
  const apply = useChange<void, OperatorSyncResult>({
    nouns: ['actors', 'submissions', 'audit-trail', 'requests', 'notifications', 'my-work'],
    run: () => carryOver(change, chosen),
    onSuccess: ({ submissions, others }) => {
      toast({
        title: isAsked ? t('doneFormer', { count: submissions + others }) : t('done', { count: submissions }),
      })
      onClose()
    },
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  useBusyDialog(apply.isPending)
  return (
    <Stack gap="md">
      <Text size="sm">
        {isAsked
          ? t('explainFormer', { operator: carried.name, count: preview.submissions + preview.others })
          : t('explain', { operator: carried.name, count: preview.submissions })}
      </Text>
      {changing.length > 0 && (
        <table className={classes.counts}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t(isAsked ? 'submissions' : 'drafts')}</th>
              {!isAsked && <th scope="col">{t('kept')}</th>}
            </tr>
          </thead>
          <tbody>
            {changing.map(({ field, label, drafts, kept }) => (
              <tr key={field}>
                <th scope="row">
                  <Checkbox
                    label={label}
                    checked={!left.includes(field)}
                    onChange={() =>
                      setLeft(left.includes(field) ? left.filter((one) => one !== field) : [...left, field])
                    }
                  />
                </th>
                <td>{drafts}</td>
                {!isAsked && <td>{kept}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {chosen.length > 0 && reach.others > 0 && (
        <Text size="sm">
          {t(isAsked ? 'othersFormer' : 'others', { count: reach.others, approved: reach.approved })}
        </Text>
      )}
      {isAsked && preview.left > 0 && (
        <Text size="sm">
          {t(change.also === 'all' ? 'leftOfAll' : 'leftOfDrafts', { count: preview.left })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t(isAsked ? 'consequenceFormer' : 'consequence')}
      </Text>
      <DialogButtons
        cancel={t(isAsked ? 'cancel' : 'leave')}
        onCancel={onClose}
        confirm={t('apply')}
        onConfirm={() => apply.mutate()}
        pending={apply.isPending}
        disabled={chosen.length === 0 || isOld || (isPart && isPlaceholderData)}
      />
    </Stack>
  )
}
