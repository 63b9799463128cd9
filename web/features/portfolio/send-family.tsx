import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ListedFamily, matchedQuery } from '#web/data/portfolio.ts'
import { SendMany } from '#web/many-submissions/send-many.tsx'
import { portfolioTexts } from '#web/messages/en/portfolio.ts'
import { wordsOf } from '#web/messages/words.ts'
import { toast } from '#web/ui/toast-store.ts'

interface SendFamilyProps {
  family: ListedFamily | undefined
  onClose: () => void
}

/** Hands all of a family that can be sent to the person who decides on them. */
export function SendFamily({ family, onClose }: SendFamilyProps) {
  const t = wordsOf(portfolioTexts.send)
  const { data, error } = useQuery({ ...matchedQuery(family?.id ?? 0), enabled: family !== undefined })
  const sendable = data?.items.filter(({ abilities }) => abilities.sendForApproval)
  const cannot = family !== undefined && (error !== null || sendable?.length === 0)
  useEffect(() => {
    if (!cannot) return
    toast({ title: t('nothing'), description: error?.message ?? t('nothingHelp'), variant: 'destructive' })
    onClose()
  }, [cannot, error, onClose, t])
  return (
    <SendMany
      things={
        family && sendable && sendable.length > 0
          ? sendable.map(({ id, deviceName, targetCountries }) => {
              const name = t('name', { device: deviceName ?? String(id), country: targetCountries[0] ?? '' })
              return { id, name, label: name }
            })
          : undefined
      }
      onClose={onClose}
    />
  )
}
