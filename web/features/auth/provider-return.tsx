import { Button, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { SecondStep as Asked, ProviderAnswer } from '#core/contract/auth.ts'
import { authTexts } from '#web/messages/en/auth.ts'
import { wordsOf } from '#web/messages/words.ts'
import { finishProvider, handConfirmation } from '#web/second-factor/at-provider.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { enter } from './enter.ts'
import { SecondStep } from './second-step.tsx'
import { SignInFailure } from './sign-in-failure.tsx'

interface ProviderReturnScreenProps {
  query: string
  onBack: () => void
}

type Outcome =
  | { readonly step: 'waiting' }
  | { readonly step: 'failed'; readonly failure: unknown }
  | { readonly step: 'second'; readonly asked: Asked }
  | { readonly step: 'confirmed' }

/** Sent once: a second answer would find the state used. */
let sent: { readonly query: string; readonly answer: Promise<ProviderAnswer> } | undefined

function answerTo(query: string): Promise<ProviderAnswer> {
  if (sent?.query !== query) sent = { query, answer: finishProvider(query) }
  return sent.answer
}

/** Back from the provider: signs in, asks for the second factor, or hands over what signs a decision. */
export function ProviderReturnScreen({ query, onBack }: ProviderReturnScreenProps) {
  const t = wordsOf(authTexts.provider)
  const [outcome, setOutcome] = useState<Outcome>({ step: 'waiting' })
  useEffect(() => {
    let shown = true
    answerTo(query).then(
      (answer) => {
        if (!shown) return
        if ('token' in answer) return enter()
        if ('challenge' in answer) return setOutcome({ step: 'second', asked: answer })
        handConfirmation(answer.confirmation)
        setOutcome({ step: 'confirmed' })
        window.close()
      },
      (failure: unknown) => shown && setOutcome({ step: 'failed', failure }),
    )
    return () => {
      shown = false
    }
  }, [query])
  if (outcome.step === 'waiting') return <CentredSpinner fullHeight label={t('waiting')} />
  return (
    <AuthFrame title={t(outcome.step === 'confirmed' ? 'confirmed' : 'title')}>
      {outcome.step === 'second' && <SecondStep asked={outcome.asked} onBack={onBack} />}
      {outcome.step === 'confirmed' && <Text>{t('confirmedHelp')}</Text>}
      {outcome.step === 'failed' && (
        <Stack gap="md">
          <SignInFailure failure={outcome.failure} />
          <Button variant="default" onClick={onBack}>
            {t('back')}
          </Button>
        </Stack>
      )}
    </AuthFrame>
  )
}
