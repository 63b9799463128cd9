import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import type { ListedFile } from '#web/data/exchange.ts'
import { TransmissionBadge } from '#web/exchange/transmission-badge.tsx'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Column } from '#web/ui/column.ts'
import { RowLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import type { HistorySearch } from './export-search.ts'

/** The columns of the history; the file names the row and opens what is in it. */
export function useHistoryColumns(search: HistorySearch): readonly Column<ListedFile>[] {
  const t = wordsOf(exchangeTexts.history)
  const words = wordsOf(exchangeTexts.environments)
  const format = useFormatter()
  return [
    {
      id: 'file',
      header: t('file'),
      sortBy: 'fileName',
      fixed: true,
      leastWidth: '18rem',
      cell: (file) => (
        <TwoLines
          first={
            <RowLink to="/export" search={{ ...search, tab: 'history', file: file.id }} resetScroll={false}>
              {file.fileName}
            </RowLink>
          }
          second={`${file.service} · ${words(file.environment)}`}
        />
      ),
    },
    {
      id: 'devices',
      header: t('devices'),
      sortBy: 'devices',
      width: '6rem',
      align: 'end',
      cell: ({ devices }) => format.number(devices),
    },
    {
      id: 'answer',
      header: t('answer'),
      width: '14rem',
      onCard: true,
      cell: (file) => <Answer file={file} />,
    },
    {
      id: 'sending',
      header: t('sending'),
      width: '12rem',
      onCard: true,
      cell: ({ sending }) => sending && <TransmissionBadge state={sending} />,
    },
    {
      id: 'made',
      header: t('made'),
      sortBy: 'createdAt',
      width: '11rem',
      onCard: true,
      cell: ({ createdAt, createdByName }) => (
        <TwoLines first={createdByName ?? ''} second={format.dateTime(new Date(createdAt), 'instant')} />
      ),
    },
    {
      id: 'approvedBy',
      header: t('approvedBy'),
      width: '10rem',
      cell: ({ approvedBy }) => approvedBy,
    },
    {
      id: 'hash',
      header: t('hash'),
      width: '9rem',
      cell: ({ hash }) => (
        <span className="code" title={hash}>
          {hash.slice(0, 12)}…
        </span>
      ),
    },
  ]
}

/** Colour and word: refused before open before accepted. */
export function Answer({ file }: { file: ListedFile }) {
  const t = wordsOf(exchangeTexts.history.answers)
  const { accepted, rejected, unanswered, notSent, sendingUnknown, approvalLapsed } = file
  if (accepted + rejected === 0) {
    if (unanswered > 0) return <StatusBadge tone="info">{t('none')}</StatusBadge>
    if (sendingUnknown > 0) return <StatusBadge tone="caution">{t('unknown')}</StatusBadge>
    if (approvalLapsed > 0) return <StatusBadge tone="caution">{t('lapsed')}</StatusBadge>
    return <StatusBadge tone="neutral">{t(notSent > 0 ? 'notSent' : 'replaced')}</StatusBadge>
  }
  return (
    <>
      {rejected > 0 && (
        <StatusBadge tone="critical">{t('rejected', { count: String(rejected) })}</StatusBadge>
      )}{' '}
      {accepted > 0 && (
        <StatusBadge tone="positive">{t('accepted', { count: String(accepted) })}</StatusBadge>
      )}{' '}
      {unanswered > 0 && (
        <StatusBadge tone="neutral">{t('unanswered', { count: String(unanswered) })}</StatusBadge>
      )}
    </>
  )
}

function TwoLines({ first, second }: { first: ReactNode; second: string }) {
  return (
    <div>
      <div dir="auto">{first}</div>
      <Text size="xs" c="dimmed" truncate>
        {second}
      </Text>
    </div>
  )
}
