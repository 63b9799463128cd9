import { Checkbox, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OperatorSyncResult } from '#core/contract/actors.ts'
import { carryOverQuery } from '#web/data/actors.ts'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { Dialog, useBusyDialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { toast } from '#web/ui/toast-store.ts'
import classes from './actors.module.css'
import { carryOver } from './actors-api.ts'

/** An operator that has changed since a revision. */
export interface Carried {
  readonly id: number
  readonly name: string
  readonly fromRevision: number
}

interface CarryOverDialogProps {
  carried: Carried | undefined
  onClose: () => void
}

/** Offers to take a change over into drafts; where there are none to change, nobody is asked (decision D42). */
export function CarryOverDialog({ carried, onClose }: CarryOverDialogProps) {
  const t = wordsOf(actorsTexts.carryOver)
  const mayEdit = useCan()('edit-submissions')
  const { data } = useQuery({
    ...carryOverQuery(carried?.id ?? 0, carried?.fromRevision ?? 0),
    enabled: carried !== undefined && mayEdit,
  })
  const opened = carried !== undefined && data !== undefined && data.submissions > 0
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} size="lg">
      {carried && data && <Offer carried={carried} preview={data} onClose={onClose} />}
    </Dialog>
  )
}

interface OfferProps {
  carried: Carried
  preview: OperatorSyncResult
  onClose: () => void
}

function Offer({ carried, preview, onClose }: OfferProps) {
  const t = wordsOf(actorsTexts.carryOver)
  const changing = preview.fields.filter(({ drafts }) => drafts > 0)
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = changing.map(({ field }) => field).filter((field) => !left.includes(field))
  const { data: reach = preview } = useQuery({
    ...carryOverQuery(carried.id, carried.fromRevision, chosen),
    enabled: left.length > 0 && chosen.length > 0,
    placeholderData: keepPreviousData,
  })
  const apply = useChange<void, OperatorSyncResult>({
    nouns: ['submissions', 'audit-trail', 'requests', 'notifications', 'my-work'],
    run: () => carryOver(carried.id, carried.fromRevision, chosen),
    onSuccess: ({ submissions }) => {
      toast({ title: t('done', { count: submissions }) })
      onClose()
    },
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  useBusyDialog(apply.isPending)
  return (
    <Stack gap="md">
      <Text size="sm">{t('explain', { operator: carried.name, count: preview.submissions })}</Text>
      <table className={classes.counts}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('drafts')}</th>
            <th scope="col">{t('kept')}</th>
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
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {chosen.length > 0 && reach.others > 0 && (
        <Text size="sm">{t('others', { count: reach.others, approved: reach.approved })}</Text>
      )}
      <Text size="sm" c="dimmed">
        {t('consequence')}
      </Text>
      <DialogButtons
        cancel={t('leave')}
        onCancel={onClose}
        confirm={t('apply')}
        onConfirm={() => apply.mutate()}
        pending={apply.isPending}
        disabled={chosen.length === 0}
      />
    </Stack>
  )
}
