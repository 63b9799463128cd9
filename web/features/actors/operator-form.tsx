import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Actor } from '#core/contract/actors.ts'
import { operatorFields, operatorSections } from '#core/dictionary/operator/index.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useChange } from '#web/platform/use-change.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { type FormValues, toBody, toFormValues } from '#web/record-form/form-values.ts'
import { firstProblem, goToField } from '#web/record-form/go-to-field.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { CheckboxField } from '#web/ui/form-fields.tsx'
import { SaveFailure } from '#web/ui/save-failure.tsx'
import { toast } from '#web/ui/toast-store.ts'
import classes from './actors.module.css'
import { saveOperator } from './actors-api.ts'
import type { Carried } from './carry-over-dialog.tsx'
import { operatorFormSchema } from './operator-form-schema.ts'
import { RepresentativeField } from './representative-field.tsx'

interface OperatorFormProps {
  /** The operator that is edited; none for a new one. */
  operator?: Actor
  onClose: () => void
  onBusy: (busy: boolean) => void
  /** The current operator after a conflict. */
  onCurrent?: (operator: Actor) => void
  onChanged?: ((carried: Carried) => void) | undefined
}

/** Mounted on each opening, so that it starts empty. */
export function OperatorForm({ operator, onClose, onBusy, onCurrent, onChanged }: OperatorFormProps) {
  const t = useTranslations('actors.form')
  const resolver = useMemo(() => zodResolver<FormValues>(operatorFormSchema()), [])
  const defaultValues = useMemo(
    () => toFormValues(operatorFields, operator ?? { isActive: true }),
    [operator],
  )
  const form = useForm<FormValues>({ defaultValues, resolver, shouldFocusError: false })
  const readOnly = operator !== undefined && !operator.abilities.edit
  const save = useSave({ form, operator, onBusy })
  const submit = form.handleSubmit(
    async (values) => {
      const saved = await save.mutateAsync(values)
      onClose()
      if (operator && saved.revision !== operator.revision) {
        onChanged?.({ id: saved.id, name: saved.name ?? '', fromRevision: operator.revision })
      }
    },
    (errors) => {
      const first = firstProblem(errors)
      if (first !== undefined) goToField(form, first)
    },
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <Stack gap="lg">
        {operator && <Findings operator={operator} />}
        <Sections form={form} readOnly={readOnly} ownId={operator?.id} />
        {save.error && (
          <SaveFailure
            title={t('failed')}
            error={save.error}
            consequence={t('nothingSaved')}
            onCurrent={onCurrent}
          />
        )}
        <Group justify="flex-end" gap="xs" className={classes.actions}>
          <Button variant="default" disabled={save.isPending} onClick={onClose}>
            {readOnly ? t('close') : t('cancel')}
          </Button>
          {!readOnly && (
            <Button type="submit" loading={save.isPending}>
              {operator ? t('save') : t('create')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

interface SaveOf {
  form: UseFormReturn<FormValues>
  operator: Actor | undefined
  onBusy: (busy: boolean) => void
}

function useSave({ form, operator, onBusy }: SaveOf) {
  const t = useTranslations('actors.form')
  return useChange<FormValues, Actor>({
    // What submissions start with, and lack, follows from it.
    nouns: ['actors', 'certifications', 'device-links', 'submissions'],
    run: async (values) => {
      onBusy(true)
      try {
        return await saveOperator(operator?.id, {
          ...toBody(operatorFields, values),
          ...(operator && { revision: operator.revision }),
        })
      } finally {
        onBusy(false)
      }
    },
    onSuccess: () => toast({ title: operator ? t('updated') : t('created') }),
    onError: (error) => {
      showIssues(form, error)
      toast({ title: t('failed'), description: error.message, variant: 'destructive' })
    },
  })
}

interface SectionsProps {
  form: UseFormReturn<FormValues>
  readOnly: boolean
  ownId: number | undefined
}

const sectionNames = ['identity', 'address', 'contact', 'compliance', 'defaults'] as const
/** Drawn by hand. */
const special: readonly string[] = ['isActive', 'authorizedRepresentativeId']
const typedRepresentative: readonly string[] = ['authorizedRepresentativeName', 'authorizedRepresentativeSrn']

function Sections({ form, readOnly, ownId }: SectionsProps) {
  const t = useTranslations('actors.form')
  const { control } = form
  const [type, representative] = useWatch({ control, name: ['actorType', 'authorizedRepresentativeId'] })
  return sectionNames
    .filter((name) => name !== 'defaults' || type === 'manufacturer')
    .map((name) => (
      <section key={name} aria-label={t(`sections.${name}`)}>
        <Title order={3} size="h5" mb={name === 'defaults' ? 4 : 'xs'}>
          {t(`sections.${name}`)}
        </Title>
        {name === 'defaults' && (
          <>
            <Text size="sm" c="dimmed" mb="sm">
              {t('defaultsHelp')}
            </Text>
            <RepresentativeField form={form} readOnly={readOnly} ownId={ownId} />
          </>
        )}
        <RecordFields
          fields={operatorFields}
          ids={operatorSections[name].filter(
            (id) =>
              !special.includes(id) &&
              !(typeof representative === 'number' && typedRepresentative.includes(id)),
          )}
          control={control}
          required={(_, { requiredMessage }) => requiredMessage !== undefined}
          readOnly={readOnly}
          inOrder
        />
        {name === 'identity' && (
          <div data-field="isActive" style={{ marginTop: 'var(--mantine-spacing-md)' }}>
            <CheckboxField
              control={control}
              name="isActive"
              label={operatorFields.isActive.label}
              help={operatorFields.isActive.help}
              readOnly={readOnly}
            />
          </div>
        )}
      </section>
    ))
}

/** What was found when it was saved: it may be right. */
function Findings({ operator }: { operator: Actor }) {
  const t = useTranslations('actors.form')
  if (operator.findings.length === 0) return null
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={t('findings')}>
      {operator.findings.map(({ field, message }) => (
        <Text key={field + message} size="sm">
          {message}
        </Text>
      ))}
    </Alert>
  )
}
