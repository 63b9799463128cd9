import { Checkbox, NativeSelect, PasswordInput, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registerFactsOf, registerName } from '#core/code-lists/registers.ts'
import {
  type ConnectionField,
  type ConnectionKind,
  inOrderOfTrust,
} from '#core/connections/connection-kind.ts'
import { connectionKind, connectionKinds } from '#core/connections/kinds.ts'
import type { Connection } from '#core/contract/connections.ts'
import type { Environment } from '#core/markets/exchange.ts'
import { changeConnection, makeConnection } from '#web/data/connections.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { connectionTexts } from '#web/messages/en/connections.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { RecordDialog } from '#web/ui/record-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { KindFacts } from './kind-facts.tsx'

interface Values {
  readonly kind: string
  readonly market: string
  readonly environment: Environment
  readonly name: string
  readonly confirmation: string
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
  return (
    <RecordDialog
      opened
      record={connection}
      title={t(connection ? 'editTitle' : 'addTitle')}
      size="lg"
      onClose={onClose}
    >
      {(current, onCurrent) => (
        <ConnectionForm connection={current} onClose={onClose} onCurrent={onCurrent} />
      )}
    </RecordDialog>
  )
}

interface ConnectionFormProps extends ConnectionDialogProps {
  onCurrent: (connection: Connection) => void
}

function ConnectionForm({ connection, onClose, onCurrent }: ConnectionFormProps) {
  const t = wordsOf(connectionTexts)
  const { data: settings } = useQuery(settingsQuery)
  const [values, setValues] = useState<Values>(() => beginning(connection))
  const kind = connectionKind(values.kind)
  const change = (given: Partial<Values>) => setValues((before) => ({ ...before, ...given }))
  const saving = useChange<Values, Connection>({
    nouns: ['connections', 'countersignatures'],
    run: ({ kind: of, market, environment, ...wanted }) =>
      connection
        ? changeConnection({ id: connection.id, revision: connection.revision, ...wanted })
        : makeConnection({ kind: of, market, environment, ...wanted }),
    onSuccess: ({ awaitsCountersignature }) => {
      toast({
        title: t('saved'),
        ...(awaitsCountersignature && { description: t('awaitsSignature') }),
      })
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
      onCurrent={onCurrent}
    >
      {connection ? (
        <Text fw={600}>{`${kind.title}, ${t(`environments.${connection.environment}`)}`}</Text>
      ) : (
        <Target values={values} problem={problem} onChange={change} />
      )}
      <KindFacts kind={kind} />
      <TextInput
        label={t('name')}
        value={values.name}
        error={problem('name')}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
        data-autofocus
        required
      />
      {kind.settings.map((one) => field('settings', one))}
      {kind.secrets.map((one) => field('secrets', one))}
      <Checkbox
        label={t('enabled')}
        description={t('enabledHelp')}
        checked={values.enabled}
        error={problem('enabled')}
        onChange={({ currentTarget: { checked } }) => change({ enabled: checked })}
      />
      {values.enabled && values.environment === 'production' && settings?.rules.controlled && (
        <Text size="sm">{t('controlledHelp')}</Text>
      )}
      {values.enabled && values.environment === 'production' && settings?.rules.controlled === false && (
        <TextInput
          label={t('confirmation')}
          description={t('confirmationHelp')}
          value={values.confirmation}
          error={problem('confirmation')}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => change({ confirmation: value })}
        />
      )}
    </DialogForm>
  )
}

const usualOf = ({ settings }: ConnectionKind): Record<string, string> =>
  Object.fromEntries(settings.flatMap(({ name, usual }) => (usual === undefined ? [] : [[name, usual]])))

/** A new one begins with its first register, and with the environment to practise in. */
function startOf(kind: ConnectionKind): Pick<Values, 'kind' | 'market' | 'environment' | 'settings'> {
  const [market] = kind.markets
  const [environment = 'production'] = environmentsOf(market)
  return { kind: kind.id, market, environment, settings: usualOf(kind) }
}

const environmentsOf = (market: string) =>
  inOrderOfTrust(registerFactsOf(market)?.environments ?? ['production'])

function beginning(connection: Connection | undefined): Values {
  const rest = { secrets: {}, confirmation: '' }
  if (connection) {
    const { kind, market, environment, name, settings, enabled } = connection
    return { kind, market, environment, name, settings, enabled, ...rest }
  }
  const [first] = connectionKinds
  return { ...startOf(first), name: '', enabled: false, ...rest }
}

interface TargetProps {
  values: Values
  problem: (path: string) => string | undefined
  onChange: (given: Partial<Values>) => void
}

/** Which way, to which register, and to which of its environments. */
function Target({ values, problem, onChange }: TargetProps) {
  const t = wordsOf(connectionTexts)
  const kind = connectionKind(values.kind)
  const environments = environmentsOf(values.market)
  return (
    <>
      <NativeSelect
        label={t('kind')}
        value={values.kind}
        error={problem('kind')}
        data={connectionKinds.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={({ currentTarget: { value } }) => {
          const next = connectionKind(value)
          if (next) onChange({ ...startOf(next), secrets: {} })
        }}
      />
      {kind && kind.markets.length > 1 && (
        <NativeSelect
          label={t('market')}
          value={values.market}
          error={problem('market')}
          data={kind.markets.map((value) => ({ value, label: registerName(value) }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ market: value, environment: environmentsOf(value)[0] ?? 'production' })
          }
        />
      )}
      <NativeSelect
        label={t('environment')}
        value={values.environment}
        error={problem('environment')}
        data={environments.map((value) => ({ value, label: t(`environments.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ environment: environments.find((one) => one === value) ?? 'production' })
        }
      />
    </>
  )
}

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
