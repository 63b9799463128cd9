import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import type { ListedRequest } from '#web/data/requests.ts'
import { requestsTexts } from '#web/messages/en/requests.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Column } from '#web/ui/column.ts'
import { RowLink } from '#web/ui/router-link.tsx'
import { Dimmed, DueDate, deviceNameOf, IntentBadge, RequestStatusBadge } from './request-words.tsx'
import classes from './requests.module.css'
import type { RequestsSearch } from './requests-search.ts'

/** The columns of the list; the device names the row and opens the details. */
export function useRequestColumns(search: RequestsSearch): readonly Column<ListedRequest>[] {
  const t = wordsOf(requestsTexts)
  const format = useFormatter()
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'medium' })
  const decided: Column<ListedRequest> = {
    id: 'decided',
    header: t('columns.decided'),
    sortBy: 'resolvedAt',
    width: '9.5rem',
    cell: ({ resolvedAt, resolvedByName }) =>
      resolvedAt && <TwoLines first={resolvedByName} second={day(resolvedAt)} />,
  }
  return [
    {
      id: 'device',
      header: t('columns.device'),
      fixed: true,
      // For number and version on one line: names of one maker begin alike.
      leastWidth: '16rem',
      cell: (request) => (
        <TwoLines
          first={
            <RowLink
              to="/approval-workflow"
              search={{ ...search, change: request.id }}
              resetScroll={false}
              title={deviceNameOf(request)}
            >
              {deviceNameOf(request)}
            </RowLink>
          }
          second={[request.deviceNumber, request.versionNumber].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      id: 'changeType',
      header: t('columns.changeType'),
      width: '8rem',
      onCard: true,
      cell: (request) => <IntentBadge request={request} />,
    },
    {
      id: 'dueDate',
      header: t('columns.dueDate'),
      sortBy: 'dueDate',
      width: '8rem',
      cell: (request) => <DueDate request={request} />,
    },
    {
      id: 'requested',
      header: t('columns.requested'),
      sortBy: 'createdAt',
      width: '9.5rem',
      cell: (request) => <TwoLines first={request.requestedByName} second={day(request.createdAt)} />,
    },
    {
      id: 'assignedTo',
      header: t('columns.assignedTo'),
      width: '9.5rem',
      cell: (request) => request.assignedToName ?? <Dimmed>{t('anyone')}</Dimmed>,
    },
    {
      id: 'status',
      header: t('columns.status'),
      width: '7rem',
      onCard: true,
      cell: (request) => <RequestStatusBadge status={request.status} />,
    },
    // Of what is pending there is nothing to say in it.
    ...(search.status === undefined ? [] : [decided]),
  ]
}

function TwoLines({ first, second }: { first: ReactNode; second: string }) {
  return (
    <div className={classes.lines}>
      <div dir="auto">{first}</div>
      <div>{second}</div>
    </div>
  )
}
