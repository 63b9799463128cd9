import { PasswordInput, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { maxPasskeyNameLength, type Passkey } from '#core/contract/second-factor.ts'
import { addPasskey, beginPasskey, removePasskey } from '#web/data/second-factor.ts'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { CodeInput } from '#web/second-factor/code-input.tsx'
import { RecoveryCodes } from '#web/second-factor/recovery-codes.tsx'
import { makePasskey, PasskeyCancelled } from '#web/second-factor/webauthn.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface PasskeyDialogProps {
  opened: 'add' | Passkey | undefined
  asksCode: boolean
  /** Not of who signs in with a provider. */
  asksPassword: boolean
  onClose: () => void
}

/** Makes a passkey, or removes one: with password, and a code where there is an authenticator app. */
export function PasskeyDialog({ opened, onClose, ...asked }: PasskeyDialogProps) {
  const t = wordsOf(secondFactorTexts.passkeys)
  // While the dialog closes it still shows its words.
  const [last, setLast] = useState(opened)
  if (opened && opened !== last) setLast(opened)
  const name = typeof last === 'object' ? last.name : ''
  return (
    <Dialog
      opened={opened !== undefined}
      onClose={onClose}
      title={last === 'add' ? t('addTitle') : t('removeTitle', { name })}
      shownOnce={last === 'add'}
    >
      {opened && <PasskeyForm opened={opened} onClose={onClose} {...asked} />}
    </Dialog>
  )
}

interface Typed {
  readonly name: string
  readonly password: string
  readonly code: string
}

interface PasskeyFormProps extends PasskeyDialogProps {
  opened: 'add' | Passkey
}

function PasskeyForm({ opened, asksCode, asksPassword, onClose }: PasskeyFormProps) {
  const t = wordsOf(secondFactorTexts.passkeys)
  const all = wordsOf(secondFactorTexts)
  const field = wordsOf(uiTexts.field)
  const [typed, setTyped] = useState<Typed>({ name: '', password: '', code: '' })
  const type = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }))
  const adds = opened === 'add'
  const change = useChange<Typed, readonly string[] | null>({
    nouns: ['second-factor', 'profile'],
    run: (given) => run(opened, given, asksCode),
    onSuccess: (recoveryCodes) => {
      toast({ title: t(adds ? 'added' : 'removed') })
      if (recoveryCodes === null) onClose()
    },
  })
  if (change.data) return <RecoveryCodes codes={change.data} onDone={onClose} />
  const { error, isPending } = change
  const issues = issuesOf(error)
  const problem = (path: string) => issues.find((issue) => issue.path === path)?.message
  const shown = ['name', 'password', 'code'].some((path) => problem(path) !== undefined)
  const failure = error instanceof PasskeyCancelled ? new Error(t('cancelled')) : error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(typed)
  }
  return (
    <DialogForm
      saving={{ error: shown ? null : failure, isPending }}
      onSubmit={submit}
      words={{
        cancel: all('cancel'),
        save: adds ? all('continue') : t('remove'),
        failed: adds ? t('failed') : all('failed'),
      }}
      onClose={onClose}
    >
      <Text size="sm">
        {t(adds ? 'addHelp' : 'removeHelp')} {all('othersEnd')}
      </Text>
      {adds && (
        <TextInput
          label={t('name')}
          description={t('nameHelp')}
          value={typed.name}
          maxLength={maxPasskeyNameLength}
          error={problem('name')}
          onChange={({ currentTarget: { value } }) => type({ name: value })}
          data-autofocus
          withAsterisk
          aria-required
        />
      )}
      {asksPassword && (
        <PasswordInput
          label={all('password')}
          value={typed.password}
          error={problem('password')}
          onChange={({ currentTarget: { value } }) => type({ password: value })}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': field('showPassword') }}
          data-autofocus={!adds || undefined}
          withAsterisk
          aria-required
        />
      )}
      {asksCode && (
        <CodeInput
          label={all('codeOrRecovery')}
          value={typed.code}
          error={problem('code')}
          onChange={({ currentTarget: { value } }) => type({ code: value })}
        />
      )}
    </DialogForm>
  )
}

/** Answers recovery codes where the passkey is the first second factor. */
async function run(
  opened: 'add' | Passkey,
  { name, password, code }: Typed,
  asksCode: boolean,
): Promise<readonly string[] | null> {
  const proved = { password, code: asksCode && code !== '' ? code : null }
  if (opened !== 'add') {
    await removePasskey({ ...proved, id: opened.id })
    return null
  }
  const { challenge, options } = await beginPasskey(proved)
  const response = await makePasskey(options)
  return (await addPasskey({ challenge, name, response })).recoveryCodes
}
