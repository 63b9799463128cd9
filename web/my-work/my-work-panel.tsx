import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { myWorkQuery } from '#web/data/my-work.ts'
import { myWorkTexts } from '#web/messages/en/my-work.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { MyWorkLines } from './my-work-lines.tsx'

/** What waits for who is signed in; `markets` as for the lines. */
export function MyWorkPanel({ markets }: { markets?: number }) {
  const t = wordsOf(myWorkTexts)
  const { data, error, refetch } = useQuery(myWorkQuery)
  if (error && !data)
    return <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />
  if (!data) return <CentredSpinner label={t('loading')} />
  if (data.lines.length === 0 && data.uncounted === 0)
    return <EmptyState icon={IconCircleCheck} title={t('nothing')} description={t('nothingHelp')} />
  return <MyWorkLines work={data} {...(markets !== undefined && { markets })} />
}
