import { Button, Group, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import {
  ComplianceInput,
  type ComplianceItem,
  type RimDocument,
  RimDocumentInput,
  type RimSubmission,
  RimSubmissionInput,
} from '#core/contract/rim.ts'
import { applyPatch, type DocumentPatch, missingFields } from '#core/dictionary/document.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { complianceFields, rimDocumentFields, rimSubmissionFields } from '#core/dictionary/rim/index.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useChange } from '#web/platform/use-change.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { type FormValues, toBody, toFormValues } from '#web/record-form/form-values.ts'
import { firstProblem, goToField } from '#web/record-form/go-to-field.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FoundMultiSelect } from '#web/ui/found-multi-select.tsx'
import { SaveFailure } from '#web/ui/save-failure.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Found } from '#web/ui/use-found.ts'
import { findSubmissions, type RimNoun, saveItem } from './rim-api.ts'

type Item = RimSubmission | ComplianceItem | RimDocument

interface ItemDialogProps {
  noun: RimNoun
  /** The one that is edited; none for a new one. */
  item: Item | undefined
  onClose: () => void
}

const forms = {
  submission: { fields: rimSubmissionFields as Fields, input: RimSubmissionInput },
  compliance: { fields: complianceFields as Fields, input: ComplianceInput },
  document: { fields: rimDocumentFields as Fields, input: RimDocumentInput },
} as const

/** What a new submission is asked for (specification, document 3 section 2.9); the rest is known later. */
const askedFirst = ['productName', 'submissionType', 'authority', 'priority', 'targetDate', 'assignedTo']

export function ItemDialog({ noun, item: opened, onClose }: ItemDialogProps) {
  const t = useTranslations(`rim.form.${noun}`)
  const [item, setItem] = useState(opened)
  const [busy, setBusy] = useState(false)
  return (
    <Dialog opened onClose={onClose} title={item ? t('editTitle') : t('newTitle')} busy={busy} size="lg">
      <ItemForm
        key={item?.revision}
        noun={noun}
        item={item}
        onClose={onClose}
        onCurrent={setItem}
        onBusy={setBusy}
      />
    </Dialog>
  )
}

interface ItemFormProps extends ItemDialogProps {
  /** The current item after a conflict. */
  onCurrent: (item: Item) => void
  onBusy: (busy: boolean) => void
}

function ItemForm({ noun, item, onClose, onCurrent, onBusy }: ItemFormProps) {
  const words = useTranslations('rim.form')
  const t = useTranslations(`rim.form.${noun}`)
  const { fields, input } = forms[noun]
  const resolver = useMemo(
    () =>
      // As the server judges it.
      zodResolver<FormValues>(
        input.superRefine((values, context) => {
          const document = applyPatch({}, values as DocumentPatch)
          for (const { path, message } of missingFields(fields, document)) {
            context.addIssue({ code: 'custom', path: [path], message })
          }
        }),
      ),
    [input, fields],
  )
  const form = useForm<FormValues>({
    defaultValues: toFormValues(fields, item as never),
    resolver,
    shouldFocusError: false,
  })
  const nameOf = useNameOf()
  const linked = item && 'submissions' in item ? item.submissions : []
  const [links, setLinks] = useState<readonly Found[]>(linked.map(nameOf))
  const save = useChange<FormValues>({
    nouns: ['rim'],
    run: async (values) => {
      onBusy(true)
      try {
        const body = {
          ...toBody(fields, values),
          ...(noun === 'document' && { submissionIds: links.map(({ id }) => id) }),
          ...(item && { revision: item.revision }),
        }
        await saveItem(noun, item?.id, body)
      } finally {
        onBusy(false)
      }
    },
    onSuccess: () => {
      toast(item ? { title: t('saved') } : { title: t('created'), description: t('createdHelp') })
      onClose()
    },
    onError: (error) => {
      showIssues(form, error)
      toast({ title: words('failed'), description: error.message, variant: 'destructive' })
    },
  })
  const submit = form.handleSubmit(
    (values) => save.mutateAsync(values),
    (errors) => {
      const first = firstProblem(errors)
      if (first !== undefined) goToField(form, first)
    },
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <Stack gap="md">
        <RecordFields
          fields={fields}
          {...(noun === 'submission' && !item && { ids: askedFirst })}
          control={form.control}
          required={(_, { requiredMessage }) => requiredMessage !== undefined}
          inOrder
        />
        {noun === 'document' && (
          <FoundMultiSelect
            noun="rim"
            label={words('linked')}
            description={words('linkedHelp')}
            find={async (search, signal) => (await findSubmissions(search, signal)).map(nameOf)}
            value={links}
            onChange={setLinks}
            error={issuesOf(save.error).find(({ path }) => path.startsWith('submissionIds'))?.message}
          />
        )}
        {save.error && (
          <SaveFailure
            title={words('failed')}
            error={save.error}
            consequence={words('nothingSaved')}
            onCurrent={onCurrent}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={save.isPending} onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {item ? words('save') : words('create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Several submissions may be of one product. */
function useNameOf() {
  const unnamed = useTranslations('rim.card')('unnamed')
  return ({ id, productName }: RimDocument['submissions'][number]): Found => ({
    id,
    name: `${productName ?? unnamed} (${id})`,
  })
}
