import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useFormatter } from 'use-intl'
import { registerFactsOf } from '#core/code-lists/registers.ts'
import type { SubmissionExchange } from '#core/contract/exchange.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { submissionQuery } from '#web/data/submissions.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { localDay } from '#web/platform/local-day.ts'
import { useChange } from '#web/platform/use-change.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextareaField, TextField } from '#web/ui/form-fields.tsx'
import { RadioField } from '#web/ui/radio-field.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface AcknowledgeDialogProps {
  opened: boolean
  onClose: () => void
  submission: Submission
  exchange: SubmissionExchange
}

interface Values {
  outcome: 'accepted' | 'rejected'
  registeredVersion: string
  registeredAt: string
  notes: string
}

/** What the register answered, told by hand (decision D11). */
export function AcknowledgeDialog({ opened, onClose, submission, exchange }: AcknowledgeDialogProps) {
  const t = wordsOf(exchangeTexts.acknowledge)
  const client = useQueryClient()
  const format = useFormatter()
  const { register, answerAbout } = exchange
  const facts = registerFactsOf(submission.targetCountries[0] ?? '')
  const isOnlyByHand = facts?.answersInFiles !== true
  const form = useForm<Values>({
    defaultValues: {
      outcome: 'accepted',
      registeredVersion: isOnlyByHand ? '' : '1',
      registeredAt: localDay(new Date()),
      notes: '',
    },
  })
  const outcome = useWatch({ control: form.control, name: 'outcome' })
  const isAccepted = outcome === 'accepted'
  const saving = useChange<Values, Submission>({
    nouns: ['submissions', 'exchange', 'master-di'],
    run: ({ registeredVersion, registeredAt, ...values }) =>
      call(exchangeApi.acknowledge, {
        params: { id: submission.id },
        body: {
          ...values,
          ...(values.outcome === 'accepted' && { registeredVersion, registeredAt: registeredAt || null }),
          revision: submission.revision,
        },
      }),
    onSuccess: (saved) => {
      client.setQueryData(submissionQuery(saved.id).queryKey, saved)
      toast({ title: t('done') })
      onClose()
    },
    onError: (error) => {
      showIssues(form, error)
      toast({ title: t('failed'), description: error.message, variant: 'destructive' })
    },
  })
  const { control } = form
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title', { register })} busy={saving.isPending}>
      <form
        noValidate
        onSubmit={(event) => {
          // The dialog stands within the form of the submission.
          event.stopPropagation()
          void form.handleSubmit((values) => saving.mutate(values))(event)
        }}
      >
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {isOnlyByHand ? t('helpByHand', { register }) : t('help')}
          </Text>
          {answerAbout?.sentAt && (
            <Text size="sm">
              {t('about', { when: format.dateTime(new Date(answerAbout.sentAt), 'instant') })}
            </Text>
          )}
          <RadioField
            control={control}
            name="outcome"
            label={t('outcome')}
            choices={[
              { value: 'accepted', label: t('accepted') },
              { value: 'rejected', label: t('rejected') },
            ]}
          />
          {isAccepted && (
            <>
              <TextField
                control={control}
                name="registeredVersion"
                label={isOnlyByHand ? t('number', { register }) : t('version')}
                help={isOnlyByHand ? (facts ? undefined : t('numberHelp')) : t('versionHelp')}
                code
              />
              <TextField control={control} name="registeredAt" label={t('date')} type="date" />
            </>
          )}
          <TextareaField
            control={control}
            name="notes"
            label={isAccepted ? t('notesOptional') : t('notes')}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={saving.isPending}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
