import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Market } from '#core/code-lists/markets.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { marketFormQuery } from '#web/submission-form/market-forms.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FormPanel } from './form-panel.tsx'

interface MarketFormPanelProps {
  market: Market
  record: MasterRecord
  submissionId: number | undefined
  /** Where the form opens: at its top, or at this field. */
  field?: string | undefined
  onSaved: (submission: number) => void
  onDeleted: () => void
}

/** The form of the market, once it is there. */
export function MarketFormPanel({ market, record, ...rest }: MarketFormPanelProps) {
  const t = useTranslations('submissions.country')
  const { data: marketForm, error, refetch } = useQuery(marketFormQuery(market.code))
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!marketForm) return <CentredSpinner label={t('loading')} />
  return <FormPanel marketForm={marketForm} record={record} {...rest} />
}
