import { PasswordInput, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type Proof, removeSecondFactor, renewRecoveryCodes } from '#web/data/second-factor.ts'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { CodeInput } from '#web/second-factor/code-input.tsx'
import { RecoveryCodes } from '#web/second-factor/recovery-codes.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { toast } from '#web/ui/toast-store.ts'

type Kind = 'renew' | 'remove'

interface ProvenChangeProps {
  kind: Kind | undefined
  /** Not of who signs in with a provider. */
  asksPassword: boolean
  onClose: () => void
}

/** New recovery codes, or no second factor any more: with password and code. */
export function ProvenChange({ kind, asksPassword, onClose }: ProvenChangeProps) {
  const t = wordsOf(secondFactorTexts)
  return (
    <Dialog
      opened={kind !== undefined}
      onClose={onClose}
      title={t(kind === 'remove' ? 'removeTitle' : 'renewTitle')}
      shownOnce={kind === 'renew'}
    >
      {kind && <ProofForm kind={kind} asksPassword={asksPassword} onClose={onClose} />}
    </Dialog>
  )
}

function ProofForm({ kind, asksPassword, onClose }: ProvenChangeProps & { kind: Kind }) {
  const t = wordsOf(secondFactorTexts)
  const field = wordsOf(uiTexts.field)
  const [proof, setProof] = useState<Proof>({ password: '', code: '' })
  const change = useChange<Proof, readonly string[]>({
    nouns: ['second-factor', 'profile'],
    run: async (given) => {
      if (kind === 'renew') return (await renewRecoveryCodes(given)).recoveryCodes
      await removeSecondFactor(given)
      return []
    },
    onSuccess: () => {
      if (kind === 'renew') return
      toast({ title: t('removed') })
      onClose()
    },
  })
  if (kind === 'renew' && change.data) return <RecoveryCodes codes={change.data} onDone={onClose} />
  const issues = issuesOf(change.error)
  const problem = (path: string) => issues.find((issue) => issue.path === path)?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(proof)
  }
  return (
    <DialogForm
      saving={{ error: issues.length === 0 ? change.error : null, isPending: change.isPending }}
      onSubmit={submit}
      words={{
        cancel: t('cancel'),
        save: t(kind === 'remove' ? 'remove' : 'continue'),
        failed: t('failed'),
      }}
      onClose={onClose}
    >
      <Text size="sm">
        {t(kind === 'remove' ? 'removeHelp' : 'renewHelp')} {t('othersEnd')}
      </Text>
      {asksPassword && (
        <PasswordInput
          label={t('password')}
          value={proof.password}
          onChange={({ currentTarget: { value } }) => setProof((now) => ({ ...now, password: value }))}
          error={problem('password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': field('showPassword') }}
          data-autofocus
          withAsterisk
          aria-required
        />
      )}
      <CodeInput
        label={t('codeOrRecovery')}
        value={proof.code}
        onChange={({ currentTarget: { value } }) => setProof((now) => ({ ...now, code: value }))}
        error={problem('code')}
      />
    </DialogForm>
  )
}
