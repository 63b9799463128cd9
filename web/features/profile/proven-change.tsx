import { Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type Proof, removeSecondFactor, renewRecoveryCodes } from '#web/data/second-factor.ts'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { CodeInput } from '#web/second-factor/code-input.tsx'
import { useOwnerProof } from '#web/second-factor/owner-proof.tsx'
import { RecoveryCodes } from '#web/second-factor/recovery-codes.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { toast } from '#web/ui/toast-store.ts'

type Kind = 'renew' | 'remove'

interface ProvenChangeProps {
  kind: Kind | undefined
  /** Who signs in with a provider. */
  atProvider: boolean
  onClose: () => void
}

/** New recovery codes, or no second factor any more: with password and code. */
export function ProvenChange({ kind, atProvider, onClose }: ProvenChangeProps) {
  const t = wordsOf(secondFactorTexts)
  return (
    <Dialog
      opened={kind !== undefined}
      onClose={onClose}
      title={t(kind === 'remove' ? 'removeTitle' : 'renewTitle')}
      shownOnce={kind === 'renew'}
    >
      {kind && <ProofForm kind={kind} atProvider={atProvider} onClose={onClose} />}
    </Dialog>
  )
}

function ProofForm({ kind, atProvider, onClose }: ProvenChangeProps & { kind: Kind }) {
  const t = wordsOf(secondFactorTexts)
  const [code, setCode] = useState('')
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
  const { error, isPending: busy } = change
  const [tried, setTried] = useState(false)
  const owner = useOwnerProof({ atProvider, error, busy, tried, isFirst: true })
  if (kind === 'renew' && change.data) return <RecoveryCodes codes={change.data} onDone={onClose} />
  const removing = atProvider ? 'removeHelpAtProvider' : 'removeHelp'
  const help = kind === 'remove' ? removing : 'renewHelp'
  const issues = issuesOf(error)
  const problem = (path: string) => issues.find((issue) => issue.path === path)?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!owner.isMissing && code.trim() !== '') change.mutate({ ...owner.proof, code })
  }
  return (
    <DialogForm
      saving={{ error: issues.length === 0 ? error : null, isPending: busy }}
      onSubmit={submit}
      words={{
        cancel: t('cancel'),
        save: t(kind === 'remove' ? 'remove' : 'continue'),
        failed: t('failed'),
      }}
      onClose={onClose}
    >
      <Text size="sm">
        {t(help)} {t('othersEnd')}
      </Text>
      {owner.field}
      <CodeInput
        label={t('codeOrRecovery')}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        error={tried && code.trim() === '' ? t('codeMissing') : problem('code')}
      />
    </DialogForm>
  )
}
