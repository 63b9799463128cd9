import { PasswordInput, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { secondFactorQuery } from '#web/data/second-factor.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { requestsTexts } from '#web/messages/en/requests.ts'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { CodeInput } from '#web/second-factor/code-input.tsx'
import { ProviderConfirmation } from '#web/second-factor/provider-confirmation.tsx'
import { PasskeyConfirmation, type PasskeyProof } from './passkey-confirmation.tsx'

/** What a decision is signed with. */
export interface SigningGiven {
  readonly password: string | null
  readonly code: string | null
  readonly confirmation: string | null
  readonly passkey: PasskeyProof | null
}

interface Signing {
  readonly given: SigningGiven
  /** Leads to what is missing. */
  readonly isUnsigned: () => boolean
  /** The fields show what the server said. */
  readonly shows: (error: unknown) => boolean
  readonly fields: ReactNode
}

interface SigningOptions {
  readonly error: unknown
  readonly tried: boolean
  readonly busy: boolean
  /** Signed whatever the settings say, and what that means. */
  readonly meaning?: string
  /** Where it is no decision. */
  readonly words?: SigningWords
}

/** What the fields are for. */
export type SigningWords = Pick<
  Record<keyof typeof requestsTexts.decision, string>,
  'passwordHelp' | 'passwordMissing' | 'confirmationMissing' | 'codeMissing' | 'passkeyMissing'
>

/** Where decisions are signed: the password again, and a code of the second factor where there is one. */
export function useSigning({
  error,
  tried,
  busy,
  meaning,
  words = requestsTexts.decision,
}: SigningOptions): Signing {
  const t = wordsOf(requestsTexts.decision)
  const field = wordsOf(uiTexts.field)
  const user = useCurrentUser()
  const { data: settings } = useQuery(settingsQuery)
  const signs = meaning !== undefined || settings?.rules.requireSignature === true
  const { data: factor } = useQuery({ ...secondFactorQuery, enabled: signs })
  const asksCode = signs && factor?.authenticatorSince != null
  const asksPasskey = signs && (factor?.passkeys.length ?? 0) > 0
  const asksMore = asksCode || asksPasskey
  const [passkey, setPasskey] = useState<PasskeyProof | null>(null)
  const passkeyButton = useRef<HTMLButtonElement>(null)
  const atProvider = signs && factor?.signsWithProvider === true
  const asksPassword = signs && !atProvider
  const [confirmation, setConfirmation] = useState<string | null>(null)
  // Good for one decision, whether it was made or refused.
  const [seen, setSeen] = useState(error)
  if (error !== seen) {
    setSeen(error)
    if (error) {
      setConfirmation(null)
      setPasskey(null)
    }
  }
  const confirmButton = useRef<HTMLButtonElement>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const passwordInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const isUnsigned = (): boolean => {
    const first = [
      asksPassword && password === '' && passwordInput.current,
      atProvider && confirmation === null && confirmButton.current,
      asksMore && passkey === null && code.trim() === '' && (codeInput.current ?? passkeyButton.current),
    ].find((one) => one !== false)
    first?.focus()
    return first !== undefined
  }
  const fields = signs && (
    <Stack gap="sm">
      <Text size="sm">
        {meaning ?? t('signatureMeaning', { name: `${user.firstName} ${user.lastName}` })}
      </Text>
      {asksPassword && (
        <PasswordInput
          ref={passwordInput}
          label={t('password')}
          description={words.passwordHelp}
          withAsterisk
          aria-required
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': field('showPassword') }}
          disabled={busy}
          error={tried && password === '' ? words.passwordMissing : issueAt(error, 'password')}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      )}
      {atProvider && (
        <ProviderConfirmation
          ref={confirmButton}
          confirmed={confirmation !== null}
          disabled={busy}
          error={tried && confirmation === null ? words.confirmationMissing : issueAt(error, 'confirmation')}
          onConfirmed={setConfirmation}
        />
      )}
      {asksCode && passkey === null && (
        <CodeInput
          ref={codeInput}
          label={t('code')}
          inputMode="numeric"
          disabled={busy}
          error={tried && code.trim() === '' ? words.codeMissing : issueAt(error, 'code')}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      )}
      {asksPasskey && (
        <PasskeyConfirmation
          ref={passkeyButton}
          confirmed={passkey !== null}
          disabled={busy}
          error={tried && !asksCode && passkey === null ? words.passkeyMissing : issueAt(error, 'passkey')}
          onConfirmed={setPasskey}
        />
      )}
    </Stack>
  )
  return {
    given: { password: asksPassword ? password : null, code: asksCode ? code : null, confirmation, passkey },
    isUnsigned,
    shows: (failure) =>
      ['password', 'confirmation', ...(asksCode ? ['code'] : []), ...(asksPasskey ? ['passkey'] : [])].some(
        (path) => issueAt(failure, path) !== undefined,
      ),
    fields,
  }
}

const issueAt = (error: unknown, path: string): string | undefined =>
  issuesOf(error).find((issue) => issue.path === path)?.message
