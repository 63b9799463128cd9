import { Checkbox, NativeSelect, PasswordInput, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ConnectionField, ConnectionKind } from '#core/connections/connection-kind.ts'
import { connectionKinds } from '#core/connections/kinds.ts'
import type { Connection } from '#core/contract/connections.ts'
import { changeConnection, makeConnection } from '#web/data/connections.ts'
import { connectionTexts } from '#web/messages/en/connections.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface Values {
  readonly name: string
  readonly enabled: boolean
  readonly settings: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
}

interface ConnectionDialogProps {
  /** None for a new one. */
  connection: Connection | undefined
  onClose: () => void
}

export function ConnectionDialog({ connection, onClose }: ConnectionDialogProps) {
  const t = wordsOf(connectionTexts)
  const kind = connectionKinds.find(({ id }) => id === connection?.kind) ?? connectionKinds[0]
  const [values, setValues] = useState<Values>({
    name: connection?.name ?? '',
    enabled: connection?.enabled ?? false,
    settings: connection?.settings ?? usualOf(kind),
    secrets: {},
  })
  const saving = useChange<Values, Connection>({
    nouns: ['connections'],
    run: (wanted) =>
      connection
        ? changeConnection({ id: connection.id, revision: connection.revision, ...wanted })
        : makeConnection({ kind: kind?.id ?? '', ...wanted }),
    onSuccess: () => {
      toast({ title: t('saved') })
      onClose()
    },
  })
  const issues = issuesOf(saving.error)
  const problem = (path: string) => issues.find((issue) => issue.path === path)?.message
  if (!kind) return null
  const field = (part: 'settings' | 'secrets', one: ConnectionField) => (
    <Field
      key={one.name}
      field={one}
      isSecret={part === 'secrets'}
      isSet={part === 'secrets' && connection?.secretsSet.includes(one.name) === true}
      value={values[part][one.name] ?? ''}
      error={problem(`${part}.${one.name}`)}
      onChange={(value) =>
        setValues((before) => ({ ...before, [part]: { ...before[part], [one.name]: value } }))
      }
    />
  )
  return (
    <Dialog opened onClose={onClose} title={t(connection ? 'editTitle' : 'addTitle')} size="lg">
      <DialogForm
        saving={{ error: issues.length === 0 ? saving.error : null, isPending: saving.isPending }}
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog opens from the form of the settings, which is not what is saved here.
          event.stopPropagation()
          saving.mutate(values)
        }}
        words={{ cancel: t('cancel'), save: t('save'), failed: t('saveFailed') }}
        onClose={onClose}
      >
        <div>
          <Text fw={600}>{kind.title}</Text>
          <Text size="sm">{`${t('needs')}: ${kind.needs}`}</Text>
          <Text size="sm" c="dimmed">{`${t('unconfirmed')}: ${kind.unconfirmed.join(' ')}`}</Text>
        </div>
        <TextInput
          label={t('name')}
          value={values.name}
          error={problem('name')}
          onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, name: value }))}
          data-autofocus
          required
        />
        {kind.settings.map((one) => field('settings', one))}
        {kind.secrets.map((one) => field('secrets', one))}
        <Checkbox
          label={t('enabled')}
          description={t('enabledHelp')}
          checked={values.enabled}
          onChange={({ currentTarget: { checked } }) =>
            setValues((before) => ({ ...before, enabled: checked }))
          }
        />
      </DialogForm>
    </Dialog>
  )
}

const usualOf = (kind: ConnectionKind | undefined): Record<string, string> =>
  Object.fromEntries(
    (kind?.settings ?? []).flatMap(({ name, usual }) => (usual === undefined ? [] : [[name, usual]])),
  )

interface FieldProps {
  field: ConnectionField
  isSecret: boolean
  isSet: boolean
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Field({ field, isSecret, isSet, value, error, onChange }: FieldProps) {
  const t = wordsOf(connectionTexts)
  const { label, help, required, type, choices } = field
  const common = {
    label,
    value,
    error,
    description: isSet ? t('secretKept') : help,
    withAsterisk: required && !isSet,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  }
  if (isSecret) return <PasswordInput {...common} autoComplete="off" />
  if (type === 'choice') return <NativeSelect {...common} data={[...(choices ?? [])]} />
  return <TextInput {...common} type={type === 'url' ? 'url' : 'text'} />
}
