import { Alert, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Actor, OneActor } from '#core/contract/actors.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { operatorFields, operatorSections } from '#core/dictionary/operator/index.ts'
import { operatorIssues } from '#core/rules/operator-checks.ts'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type FormValues, isRequired } from '#web/record-form/form-values.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { recordSchema, useRecordForm } from '#web/record-form/use-record-form.ts'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { toast } from '#web/ui/toast-store.ts'
import classes from './actors.module.css'
import { saveOperator } from './actors-api.ts'
import type { Carried } from './carry-over-dialog.tsx'
import { FormerCodes } from './former-codes.tsx'
import { FormerNames } from './former-names.tsx'
import { RepresentativeField } from './representative-field.tsx'

interface OperatorFormProps {
  /** The operator that is edited; none for a new one. */
  operator?: OneActor
  onClose: () => void
  /** The current operator after a conflict. */
  onCurrent?: (operator: Actor) => void
  onChanged?: ((carried: Carried) => void) | undefined
}

const schema = recordSchema(patchSchema(operatorFields), operatorFields, operatorIssues)

/** Mounted on each opening, so that it starts empty. */
export function OperatorForm({ operator, onClose, onCurrent, onChanged }: OperatorFormProps) {
  const t = wordsOf(actorsTexts.form)
  const readOnly = operator !== undefined && !operator.abilities.edit
  const { form, saving, onSubmit } = useRecordForm<Actor>({
    fields: operatorFields,
    record: operator ?? { isActive: true },
    schema,
    // What submissions start with, and lack, follows from it.
    nouns: ['actors', 'certifications', 'device-links', 'submissions'],
    run: (body) => saveOperator(operator?.id, { ...body, revision: operator?.revision }),
    onSaved: (saved) => {
      toast({ title: operator ? t('updated') : t('created') })
      onClose()
      if (operator && saved.revision !== operator.revision) {
        onChanged?.({ id: saved.id, name: saved.name ?? '', fromRevision: operator.revision })
      }
    },
    failed: t('failed'),
  })
  return (
    <DialogForm
      saving={saving}
      onSubmit={onSubmit}
      words={{
        cancel: readOnly ? t('close') : t('cancel'),
        save: readOnly ? undefined : operator ? t('save') : t('create'),
        failed: t('failed'),
        nothingSaved: t('nothingSaved'),
      }}
      onClose={onClose}
      onCurrent={onCurrent}
      gap="lg"
      className={classes.actions}
    >
      {operator && (
        <FormerCodes
          operator={operator}
          hasUnsaved={form.formState.isDirty}
          onCarryOver={
            onChanged &&
            (() => {
              onClose()
              onChanged({ id: operator.id, name: operator.name ?? '' })
            })
          }
        />
      )}
      {operator && <FormerNames operator={operator} />}
      {operator && <Findings operator={operator} />}
      <Sections form={form} readOnly={readOnly} ownId={operator?.id} />
    </DialogForm>
  )
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
  const t = wordsOf(actorsTexts.form)
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
          required={isRequired}
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
  const t = wordsOf(actorsTexts.form)
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
