import { PasswordInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { OwnerProof } from '#web/data/second-factor.ts'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { ProviderConfirmation } from './provider-confirmation.tsx'

interface Asking {
  readonly atProvider: boolean
  readonly error: Error | null
  readonly busy: boolean
  /** Says what is missing. */
  readonly tried: boolean
  /** The first field of its form. */
  readonly isFirst: boolean
}

interface Asked {
  readonly proof: OwnerProof
  readonly isMissing: boolean
  readonly field: ReactNode
}

/** Who changes what guards the account shows who she is: by password, or with her provider. */
export function useOwnerProof({ atProvider, error, busy, tried, isFirst }: Asking): Asked {
  const t = wordsOf(secondFactorTexts)
  const words = wordsOf(uiTexts.field)
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState<string | null>(null)
  // Good for one try.
  const [seen, setSeen] = useState(error)
  if (error !== seen) {
    setSeen(error)
    if (error) setConfirmation(null)
  }
  const problem = (path: string) => issuesOf(error).find((issue) => issue.path === path)?.message
  if (atProvider) {
    return {
      proof: { password: null, confirmation },
      isMissing: confirmation === null,
      field: (
        <ProviderConfirmation
          confirmed={confirmation !== null}
          disabled={busy}
          error={tried && confirmation === null ? t('provider.missing') : problem('confirmation')}
          onConfirmed={setConfirmation}
        />
      ),
    }
  }
  return {
    proof: { password, confirmation: null },
    isMissing: password === '',
    field: (
      <PasswordInput
        label={t('password')}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        error={tried && password === '' ? t('passwordMissing') : problem('password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': words('showPassword') }}
        data-autofocus={isFirst || undefined}
        withAsterisk
        aria-required
      />
    ),
  }
}
