import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { masterActions } from '#core/audit/audit-entry.ts'
import type { AuditEntry } from '#core/contract/audit.ts'
import type { Field } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { masterTrailToPrint, type TrailFilters } from '#web/data/audit-trail.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { PrintButton, PrintedChange, PrintedList, utcOf } from '#web/ui/printed-list.tsx'
import { useEntryNotes } from './audit-entry-dialog.tsx'

type Printed = Awaited<ReturnType<typeof masterTrailToPrint>>

/** The filtered trail on paper, newest first: for auditors who want it signed. */
export function PrintTrail({ filters }: { filters: TrailFilters }) {
  const t = useTranslations('masterDi')
  return (
    <PrintButton
      label={t('audit.print')}
      failed={t('workflow.error')}
      load={() => masterTrailToPrint(filters)}
    >
      {(printed) => <Sheet printed={printed} filters={filters} />}
    </PrintButton>
  )
}

function Sheet({ printed, filters }: { printed: Printed; filters: TrailFilters }) {
  const { search, action } = filters
  const t = useTranslations('masterDi.audit')
  const format = useFormatter()
  const user = useCurrentUser()
  const { data: settings } = useQuery(settingsQuery)
  const nameOf = useActionName()
  const notesOf = useEntryNotes()
  const narrowed = [search, action && nameOf(action)].filter(Boolean).join(' · ')
  // What changed takes most of the paper.
  const columns = [
    { header: t('printedColumns.number'), width: '5%' },
    { header: t('printedColumns.timestamp'), width: '12%' },
    { header: t('columns.action'), width: '9%' },
    { header: t('columns.device'), width: '19%' },
    { header: t('columns.changes'), width: '34%' },
    { header: t('columns.reason'), width: '12%' },
    { header: t('columns.performedBy'), width: '9%' },
  ]
  const about = [
    t('printedBy', { name: `${user.firstName} ${user.lastName}`, at: utcOf(new Date().toISOString()) }),
    narrowed !== '' && t('printedFilter', { filter: narrowed }),
    t('printedCount', { shown: format.number(printed.items.length), total: format.number(printed.total) }),
  ]
  return (
    <PrintedList
      owner={settings?.organisationName}
      title={t('caption')}
      about={about.filter(Boolean).join(' ')}
      columns={columns}
    >
      {printed.items.map((entry) => (
        <tr key={entry.id}>
          <td>{entry.id}</td>
          <td>{utcOf(entry.timestamp)}</td>
          <td>{nameOf(entry.action)}</td>
          <td>
            <Device entry={entry} />
          </td>
          <td>
            <Changes entry={entry} />
          </td>
          <td>{notesOf(entry).join('; ')}</td>
          <td>{entry.performedByName}</td>
        </tr>
      ))}
    </PrintedList>
  )
}

function useActionName(): (action: string) => string {
  const t = useTranslations('masterDi.actions')
  return (action) => {
    const known = masterActions.find((offered) => offered === action)
    return known ? t(known) : action
  }
}

/** What a person typed stands in a `bdi`: from right to left it would tear the numbers beside it apart. */
function Device({ entry: { changesData } }: { entry: AuditEntry }) {
  return (
    <>
      {changesData?.deviceNumber} <bdi>{changesData?.deviceName}</bdi> {changesData?.versionNumber}
    </>
  )
}

const labelOf = (field: string): string =>
  (masterFields as Readonly<Record<string, Field>>)[field]?.label ?? field

/** The status and each field, from → to. */
function Changes({ entry: { changesData } }: { entry: AuditEntry }) {
  const { previousStatus, newStatus, changes } = changesData ?? {}
  const status = previousStatus !== newStatus && newStatus ? `${previousStatus ?? '–'} → ${newStatus}` : ''
  return (
    <>
      {status}
      {changes?.map(({ field, from, to }, index) => (
        <Fragment key={field}>
          {(index > 0 || status !== '') && '; '}
          <PrintedChange label={labelOf(field)} from={from} to={to} />
        </Fragment>
      ))}
    </>
  )
}
