import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { newsQuery } from '#web/data/regulatory-news.ts'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { toast, useToastOpen } from '#web/ui/toast-store.ts'

/** Announces new updates once, after the current toast; failures are only logged. */
export function useRegulatoryNews(): void {
  const t = wordsOf(shellTexts.news)
  const client = useQueryClient()
  const otherOpen = useToastOpen()
  const { data, error } = useQuery({ ...newsQuery, enabled: useCan()('view-submissions') })
  useEffect(() => {
    if (!data || data.length === 0 || otherOpen) return
    toast({ title: t('title'), description: t('detected', { count: String(data.length) }) })
    // Do not repeat the toast on remount.
    client.setQueryData(newsQuery.queryKey, [])
    void client.invalidateQueries({ queryKey: ['regulatory-intelligence'] })
  }, [data, otherOpen, client, t])
  useEffect(() => {
    if (error) console.warn('What is new from regulators could not be asked.', error)
  }, [error])
}
