import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Market } from '#core/code-lists/markets.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { standingInMarketQuery } from '#web/data/master-di.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { marketFormQuery } from '#web/submission-form/market-forms.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FormPanel } from './form-panel.tsx'

interface MarketFormPanelProps {
  market: Market
  record: MasterRecord
  submissionId: number | undefined
  /** A new submission for another UDI-DI is being started. */
  isAnother: boolean
  /** Where the form opens: at its top, or at this field. */
  field?: string | undefined
  onSaved: (submission: number) => void
  onDeleted: () => void
}

/** The form of the market, once it is there. */
export function MarketFormPanel({ market, record, submissionId, isAnother, ...rest }: MarketFormPanelProps) {
  const t = wordsOf(submissionsTexts.country)
  const deleted = wordsOf(submissionsTexts)
  const { data: marketForm, error, refetch } = useQuery(marketFormQuery(market.code))
  // The form opens the submission that represents the device in this market, unless a new one is asked for.
  const asksWhich = submissionId === undefined && !isAnother
  const standing = useQuery({ ...standingInMarketQuery(record.id, market.code), enabled: asksWhich })
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!marketForm || (asksWhich && !standing.isFetchedAfterMount))
    return <CentredSpinner label={t('loading')} />
  const opened = submissionId ?? (asksWhich ? (standing.data?.submissionId ?? undefined) : undefined)
  // Nobody fills in a form that is refused afterwards.
  if (opened === undefined && record.status === 'deleted') return <Text>{deleted('noneOfDeleted')}</Text>
  return <FormPanel marketForm={marketForm} record={record} submissionId={opened} {...rest} />
}
