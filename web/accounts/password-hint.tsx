import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Owner, weaknessOf } from '#core/lifecycle/password.ts'
import { registrationQuery } from '#web/data/registration.ts'
import { accountsTexts } from '#web/messages/en/accounts.ts'
import { wordsOf } from '#web/messages/words.ts'

/** How long a new password has to be here. */
export function usePasswordHelp(): string {
  const t = wordsOf(accountsTexts.password)
  const { data } = useQuery(registrationQuery)
  return t('help', { count: data?.minPasswordLength ?? 6 })
}

interface PasswordHintProps {
  password: string
  owner: Owner
}

/** Says at once that a password is easily guessed, and whether that is refused here (decision D47). */
export function PasswordHint({ password, owner }: PasswordHintProps) {
  const t = wordsOf(accountsTexts.password)
  const { data } = useQuery(registrationQuery)
  const weakness = password === '' ? undefined : weaknessOf(password, owner)
  return (
    // There before it has something to say: what appears with its words is not read out.
    <Text component="div" size="xs" role="status" c="var(--tone-caution)">
      {weakness && data && `${t(weakness)} ${t(data.weakPasswords)}`}
    </Text>
  )
}
