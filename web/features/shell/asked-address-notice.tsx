import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { askedAddressTexts } from '#web/messages/en/asked-address.ts'
import { wordsOf } from '#web/messages/words.ts'
import { dropAskedAddress, readAskedAddress } from '#web/platform/asked-address.ts'
import { WayBackNotice } from './way-back-notice.tsx'

/** Leads to the page that was asked for before signing in. */
export function AskedAddressNotice() {
  const t = wordsOf(askedAddressTexts)
  const router = useRouter()
  const path = useLocation({ select: (location) => location.pathname })
  const [asked, setAsked] = useState(readAskedAddress)
  const drop = () => {
    dropAskedAddress()
    setAsked(null)
  }
  // Whoever goes anywhere has found her way.
  useEffect(() => {
    if (path === '/') return
    dropAskedAddress()
    setAsked(null)
  }, [path])
  if (asked === null || path !== '/') return null
  return (
    <WayBackNotice
      color="blue"
      text={t('waiting', { address: asked })}
      leave={{ label: t('dismiss'), choose: drop }}
      open={{ label: t('open'), choose: () => router.history.push(asked) }}
    />
  )
}
