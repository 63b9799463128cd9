import { Button, Group, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { MarketForm } from '#core/markets/market.ts'
import { usedField } from '#core/markets/market.ts'
import { neededToSave } from '#core/markets/needed-to-save.ts'
import { entriesTexts } from '#web/messages/en/entries.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { today } from '#web/platform/today.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { type FormValues, toFormValues } from '#web/record-form/form-values.ts'
import { firstProblem, goToField } from '#web/record-form/go-to-field.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { BasicUdiButton } from '#web/submission-form/basic-udi-button.tsx'
import { savableSchema } from '#web/submission-form/savable.ts'
import { useEntrySaving, useMissingTold } from '#web/submission-form/use-entry-saving.ts'
import { useFormNow } from '#web/submission-form/use-form-now.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'

interface NewEntryDialogProps {
  marketForm: MarketForm
  opened: boolean
  onClose: () => void
  onCreated: (id: number) => void
}

/** Asks for the five that saving needs, and makes a draft of them. */
export function NewEntryDialog({ opened, onClose, ...rest }: NewEntryDialogProps) {
  const t = wordsOf(entriesTexts.dialog)
  const [busy, setBusy] = useState(false)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} busy={busy} size="lg">
      {opened && <NewEntryForm {...rest} onClose={onClose} onBusy={setBusy} />}
    </Dialog>
  )
}

const nothingRevealed: ReadonlySet<string> = new Set()

interface FormProps extends Omit<NewEntryDialogProps, 'opened'> {
  onBusy: (busy: boolean) => void
}

function NewEntryForm({ marketForm, onClose, onCreated, onBusy }: FormProps) {
  const t = wordsOf(entriesTexts)
  const marks = wordsOf(submissionsTexts.form.marks)
  const needed = useMemo(() => neededToSave(marketForm, {}, { derived: false, today: today() }), [marketForm])
  const fields = useMemo(
    () =>
      Object.fromEntries(
        marketForm.sections
          .flatMap(({ groups }) => groups.flatMap((group) => group.fields))
          .flatMap((id) => {
            const field = Object.hasOwn(needed, id) ? usedField(marketForm, id) : undefined
            return field ? [[id, field]] : []
          }),
      ),
    [marketForm, needed],
  )
  const resolver = useMemo(() => zodResolver<FormValues>(savableSchema(fields, needed)), [fields, needed])
  const form = useForm<FormValues>({
    defaultValues: toFormValues(fields),
    resolver,
    shouldFocusError: false,
  })
  const now = useFormNow({ form, marketForm, revealed: nothingRevealed, stored: undefined })
  const saving = useEntrySaving({ form, fields })
  const tellMissing = useMissingTold(needed)
  const submit = form.handleSubmit(
    async (values) => {
      onBusy(true)
      try {
        const { id } = await saving.mutateAsync(values)
        onClose()
        onCreated(id)
      } finally {
        onBusy(false)
      }
    },
    (errors) => {
      tellMissing(errors)
      const first = firstProblem(errors, Object.keys(fields))
      if (first !== undefined) goToField(form, first)
    },
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('dialog.purpose')}
        </Text>
        <RecordFields
          fields={fields}
          control={form.control}
          required={() => true}
          mark={(id) => marks(now.needed(id) ? 'required' : 'toSave')}
          inOrder
        />
        <div>
          <BasicUdiButton form={form} />
        </div>
        {saving.error && (
          <ErrorPanel
            comesIntoSight
            title={t('saveFailed')}
            message={saving.error.message}
            consequence={t('nothingLost')}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={saving.isPending} onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t('dialog.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
