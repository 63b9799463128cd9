import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { findMarket, type Market } from '#core/code-lists/markets.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { recordQuery } from '#web/data/master-di.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'

interface OfAddressProps {
  country: string
  masterDiId: string
  children: (market: Market, record: MasterRecord) => ReactNode
}

/** The market and the record an address names, or what is wrong with it. */
export function OfAddress({ country, masterDiId, children }: OfAddressProps) {
  const t = wordsOf(submissionsTexts.country)
  const market = findMarket(country)
  const recordId = Number(masterDiId)
  const {
    data: record,
    error,
    refetch,
  } = useQuery({ ...recordQuery(recordId), enabled: market !== undefined && Number.isInteger(recordId) })
  const toRecords = (
    <ButtonLink to="/master-di/records" variant="default" size="xs">
      {t('back')}
    </ButtonLink>
  )
  if (!market) {
    return (
      <>
        <PageHeader title={t('unknownTitle')} />
        <ErrorPanel title={t('notFound', { country })} advice={t('notFoundAdvice')} actions={toRecords} />
      </>
    )
  }
  if ((error && !record) || !Number.isInteger(recordId)) {
    const missing = !error || (isApiError(error) && error.status === 404)
    return (
      <>
        <PageHeader title={t('title', { country: market.country })} />
        <ErrorPanel
          title={missing ? t('masterNotFound') : t('loadFailed')}
          {...(missing
            ? { advice: t('masterNotFoundAdvice') }
            : { message: error?.message ?? '', onRetry: () => void refetch() })}
          actions={toRecords}
        />
      </>
    )
  }
  if (record) return children(market, record)
  return <LoadingScreen title={t('title', { country: market.country })} label={t('loading')} />
}
