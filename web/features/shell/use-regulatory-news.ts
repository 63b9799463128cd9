import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { newsQuery } from '#web/data/intelligence.ts'
import { useCan } from '#web/platform/session.tsx'
import { toast, useToastOpen } from '#web/ui/toast-store.ts'

/** What came since this person last asked is told once, after what is said already; that it failed is only logged. */
export function useRegulatoryNews(): void {
  const t = useTranslations('intelligence.news')
  const client = useQueryClient()
  const otherOpen = useToastOpen()
  const { data, error } = useQuery({ ...newsQuery, enabled: useCan()('view-submissions') })
  useEffect(() => {
    if (!data || data.length === 0 || otherOpen) return
    toast({ title: t('title'), description: t('detected', { count: String(data.length) }) })
    // Told is no longer new: this hook is mounted again by whoever comes back from a screen of its own.
    client.setQueryData(newsQuery.queryKey, [])
    void client.invalidateQueries({ queryKey: ['regulatory-intelligence'] })
  }, [data, otherOpen, client, t])
  useEffect(() => {
    if (error) console.warn('What is new from regulators could not be asked.', error)
  }, [error])
}
