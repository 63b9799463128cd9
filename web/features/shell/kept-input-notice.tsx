import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { recordFormTexts } from '#web/messages/en/record-form.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { dropKeptInput, readKeptInput } from '#web/record-form/kept-input.ts'
import { WayBackNotice } from './way-back-notice.tsx'

/** Leads to the form whose input outlived the session. */
export function KeptInputNotice() {
  const t = wordsOf(recordFormTexts.kept)
  const router = useRouter()
  const user = useCurrentUser()
  const path = useLocation({ select: (location) => location.pathname })
  const [discarded, setDiscarded] = useState(false)
  const kept = discarded ? undefined : readKeptInput(user.id)
  // The form itself takes it.
  if (!kept || new URL(kept.href, window.location.origin).pathname === path) return null
  const discard = () => {
    dropKeptInput()
    setDiscarded(true)
  }
  return (
    <WayBackNotice
      color="yellow"
      text={t(kept.form.startsWith('sheet ') ? 'waitingSheet' : 'waiting')}
      leave={{ label: t('discard'), choose: discard }}
      open={{ label: t('open'), choose: () => router.history.push(kept.href) }}
    />
  )
}
