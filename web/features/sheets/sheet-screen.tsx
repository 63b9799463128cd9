import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SubmissionSheet } from '#core/contract/submission-sheets.ts'
import type { SheetOrigin } from '#web/data/sheet-origins.ts'
import { sheetQuery } from '#web/data/submission-sheets.ts'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { marketFormQuery } from '#web/submission-form/market-forms.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BackLink } from '#web/ui/router-link.tsx'
import { Grouping } from './grouping.tsx'
import { SheetTable } from './sheet-table.tsx'

/** Many devices taken to a market together: first their groups, then what is missing of each. */
export function SheetScreen({ id, from }: { id: number; from: SheetOrigin }) {
  const t = wordsOf(submissionSheetsTexts)
  const client = useQueryClient()
  const isNumber = Number.isInteger(id)
  const { data: sheet, error, refetch } = useQuery({ ...sheetQuery(id), enabled: isNumber })
  const { data: form, error: formError } = useQuery({
    ...marketFormQuery(sheet?.country ?? ''),
    enabled: sheet !== undefined,
  })
  const failed = error ?? formError
  if (failed || !isNumber) {
    const missing = !failed || (isApiError(failed) && failed.status === 404)
    return (
      <>
        <PageHeader title={t('untitled')} back={<Back from={from} />} />
        <ErrorPanel
          title={missing ? t('notFound') : t('loadFailed')}
          {...(missing
            ? { advice: t('notFoundAdvice') }
            : { message: failed?.message ?? '', onRetry: () => void refetch() })}
        />
      </>
    )
  }
  if (!sheet || !form) return <LoadingScreen title={t('untitled')} label={t('loading')} />
  const show = (next: SubmissionSheet) => client.setQueryData(sheetQuery(id).queryKey, next)
  const count = sheet.groups.reduce((sum, { devices }) => sum + devices.length, 0)
  const grouping = sheet.abilities.makeDrafts
  return (
    <>
      <PageHeader
        title={t('title', { country: sheet.country, count })}
        flag={sheet.country}
        purpose={t(grouping ? 'groupingPurpose' : 'tablePurpose')}
        back={<Back from={from} />}
      />
      {grouping ? (
        <Grouping key={sheet.revision} sheet={sheet} onChange={show} />
      ) : (
        <SheetTable key={sheet.id} sheet={sheet} form={form} />
      )}
    </>
  )
}

const addresses = {
  records: '/master-di/records',
  submissions: '/submissions',
  portfolio: '/portfolio',
  readiness: '/readiness',
} as const satisfies Record<SheetOrigin, string>

function Back({ from }: { from: SheetOrigin }) {
  const t = wordsOf(submissionSheetsTexts)
  return <BackLink to={addresses[from]}>{t(`back.${from}`)}</BackLink>
}
