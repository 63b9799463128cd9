import { Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { maxPasskeyNameLength, type Passkey } from '#core/contract/second-factor.ts'
import { addPasskey, beginPasskey, type OwnerProof, removePasskey } from '#web/data/second-factor.ts'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { CodeInput } from '#web/second-factor/code-input.tsx'
import { useOwnerProof } from '#web/second-factor/owner-proof.tsx'
import { RecoveryCodes } from '#web/second-factor/recovery-codes.tsx'
import { makePasskey, PasskeyCancelled } from '#web/second-factor/webauthn.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface PasskeyDialogProps {
  opened: 'add' | Passkey | undefined
  asksCode: boolean
  /** Who signs in with a provider. */
  atProvider: boolean
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
  readonly code: string
}

interface PasskeyFormProps extends PasskeyDialogProps {
  opened: 'add' | Passkey
}

function PasskeyForm({ opened, asksCode, atProvider, onClose }: PasskeyFormProps) {
  const t = wordsOf(secondFactorTexts.passkeys)
  const all = wordsOf(secondFactorTexts)
  const [typed, setTyped] = useState<Typed>({ name: '', code: '' })
  const type = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }))
  const adds = opened === 'add'
  const change = useChange<Typed & OwnerProof, readonly string[] | null>({
    nouns: ['second-factor', 'profile'],
    run: (given) => run(opened, given, asksCode),
    onSuccess: (recoveryCodes) => {
      toast({ title: t(adds ? 'added' : 'removed') })
      if (recoveryCodes === null) onClose()
    },
  })
  const { error, isPending } = change
  const [tried, setTried] = useState(false)
  const owner = useOwnerProof({ atProvider, error, busy: isPending, tried, isFirst: !adds })
  if (change.data) return <RecoveryCodes codes={change.data} onDone={onClose} />
  const issues = issuesOf(error)
  const problem = (path: string) => issues.find((issue) => issue.path === path)?.message
  const shown = ['name', 'password', 'confirmation', 'code'].some((path) => problem(path) !== undefined)
  const failure = error instanceof PasskeyCancelled ? new Error(t('cancelled')) : error
  const lacksName = adds && typed.name.trim() === ''
  const lacksCode = asksCode && typed.code.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    // A passkey the browser has made without a name would be refused, and stay on the device.
    if (lacksName || owner.isMissing || lacksCode) return
    change.mutate({ ...typed, ...owner.proof })
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
          error={tried && lacksName ? t('nameMissing') : problem('name')}
          onChange={({ currentTarget: { value } }) => type({ name: value })}
          data-autofocus
          withAsterisk
          aria-required
        />
      )}
      {owner.field}
      {asksCode && (
        <CodeInput
          label={all('codeOrRecovery')}
          value={typed.code}
          error={tried && lacksCode ? all('codeMissing') : problem('code')}
          onChange={({ currentTarget: { value } }) => type({ code: value })}
        />
      )}
    </DialogForm>
  )
}

/** Answers recovery codes where the passkey is the first second factor. */
async function run(
  opened: 'add' | Passkey,
  { name, code, ...proof }: Typed & OwnerProof,
  asksCode: boolean,
): Promise<readonly string[] | null> {
  const proved = { ...proof, code: asksCode && code !== '' ? code : null }
  if (opened !== 'add') {
    await removePasskey({ ...proved, id: opened.id })
    return null
  }
  const { challenge, options } = await beginPasskey(proved)
  const response = await makePasskey(options)
  return (await addPasskey({ challenge, name, response })).recoveryCodes
}
