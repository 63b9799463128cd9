import { Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Project } from '#core/contract/projects.ts'
import { projectTexts } from '#web/messages/en/projects.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useCan } from '#web/platform/session.tsx'
import { today } from '#web/platform/today.ts'
import { useChange } from '#web/platform/use-change.ts'
import { useBusyDialog } from '#web/ui/dialog.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { RecordDialog } from '#web/ui/record-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { completeRenewal } from './project-api.ts'

interface CompleteDialogProps {
  project: Project
  onClose: () => void
}

/** The end of a renewal: approved, and the new end entered where it came from. */
export function CompleteDialog({ project, onClose }: CompleteDialogProps) {
  const t = wordsOf(projectTexts.complete)
  return (
    <RecordDialog opened record={project} onClose={onClose} title={t('title')}>
      {(current = project, onCurrent) => (
        <CompleteForm project={current} onClose={onClose} onCurrent={onCurrent} />
      )}
    </RecordDialog>
  )
}

interface CompleteFormProps extends CompleteDialogProps {
  onCurrent: (project: Project) => void
}

function CompleteForm({ project, onClose, onCurrent }: CompleteFormProps) {
  const t = wordsOf(projectTexts.complete)
  const can = useCan()
  const source = project.renewal?.source
  const isEntered = source === 'certification' || source === 'compliance'
  const [known] = project.renewed
  const [decisionDate, setDecisionDate] = useState(today)
  const [expiryDate, setExpiryDate] = useState(isEntered ? (known?.expiryDate ?? '') : '')
  const [number, setNumber] = useState('')
  const completing = useChange<void>({
    nouns: ['rim', 'certifications', 'actors', 'certificates', 'my-work'],
    run: () =>
      completeRenewal(project.id, {
        decisionDate: decisionDate || null,
        ...(isEntered && { expiryDate: expiryDate || null }),
        ...(source === 'certification' && number.trim() !== '' && { number: number.trim() }),
        revision: project.revision,
      }),
    onSuccess: () => {
      toast({ title: t('done') })
      onClose()
    },
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  useBusyDialog(completing.isPending)
  const problemOf = (path: string) => issuesOf(completing.error).find((issue) => issue.path === path)?.message
  return (
    <DialogForm
      saving={completing}
      onSubmit={(event) => {
        event.preventDefault()
        completing.mutate()
      }}
      words={{
        cancel: t('cancel'),
        save: t('confirm'),
        failed: t('failed'),
        nothingSaved: t('nothingSaved'),
      }}
      onClose={onClose}
      onCurrent={onCurrent}
    >
      <Stack gap={4}>
        <Text size="sm">{t('consequence')}</Text>
        <Text size="sm">
          {source === 'certification'
            ? t('entersCertification')
            : source === 'compliance'
              ? t('entersCompliance')
              : t('certificate')}
        </Text>
        {project.openTasks > 0 && <Text size="sm">{t('openTasks', { count: project.openTasks })}</Text>}
        {source === 'certification' && !can('manage-actors') && <Text size="sm">{t('mayNot')}</Text>}
      </Stack>
      <TextInput
        type="date"
        label={t('decisionDate')}
        value={decisionDate}
        onChange={({ currentTarget }) => setDecisionDate(currentTarget.value)}
        error={problemOf('decisionDate')}
      />
      {isEntered && (
        <TextInput
          type="date"
          label={t('expiryDate')}
          required
          value={expiryDate}
          onChange={({ currentTarget }) => setExpiryDate(currentTarget.value)}
          error={problemOf('expiryDate')}
        />
      )}
      {source === 'certification' && (
        <TextInput
          label={t('number')}
          description={t('numberHelp')}
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
          error={problemOf('number')}
        />
      )}
    </DialogForm>
  )
}
