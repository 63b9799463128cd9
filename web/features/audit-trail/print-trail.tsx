import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import type { AuditEntry } from '#core/contract/audit.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { PrintButton, PrintedChange, PrintedList, utcOf } from '#web/ui/printed-list.tsx'
import { trailToPrint } from './audit-trail-api.ts'
import { fieldLabel } from './field-labels.ts'
import type { TrailFilters } from './trail-search.ts'
import { useEntryNotes, useKindOf, usePerformer, useStatusChange, useSubjectOf } from './trail-words.tsx'

type Printed = Awaited<ReturnType<typeof trailToPrint>>

/** What the filters leave of the trail on paper, newest first: for auditors who want it signed. */
export function PrintTrail({ filters }: { filters: TrailFilters }) {
  const t = useTranslations('auditTrail.print')
  return (
    <PrintButton label={t('button')} failed={t('failed')} load={() => trailToPrint(filters)}>
      {(printed) => <Sheet printed={printed} filters={filters} />}
    </PrintButton>
  )
}

function Sheet({ printed, filters }: { printed: Printed; filters: TrailFilters }) {
  const t = useTranslations('auditTrail')
  const format = useFormatter()
  const user = useCurrentUser()
  const { data: settings } = useQuery(settingsQuery)
  const narrowed = useFilterWords()(filters)
  // What changed takes most of the paper.
  const columns = [
    { header: t('print.number'), width: '5%' },
    { header: t('print.timestamp'), width: '12%' },
    { header: t('columns.action'), width: '10%' },
    { header: t('columns.subject'), width: '18%' },
    { header: t('columns.changes'), width: '31%' },
    { header: t('columns.reason'), width: '14%' },
    { header: t('columns.performedBy'), width: '10%' },
  ]
  const about = [
    t('print.by', { name: `${user.firstName} ${user.lastName}`, at: utcOf(new Date().toISOString()) }),
    narrowed !== '' && t('print.filter', { filter: narrowed }),
    t('print.count', { shown: format.number(printed.items.length), total: format.number(printed.total) }),
  ]
  return (
    <PrintedList
      owner={settings?.organisationName}
      title={t('caption')}
      about={about.filter(Boolean).join(' ')}
      columns={columns}
    >
      {printed.items.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </PrintedList>
  )
}

/** What a person typed stands in a `bdi`: from right to left it would tear what is beside it apart. */
function Entry({ entry }: { entry: AuditEntry }) {
  const actions = useTranslations('auditTrail.actions')
  const subject = useSubjectOf()(entry)
  const kind = useKindOf()(entry)
  const performer = usePerformer()(entry)
  const status = useStatusChange()(entry)
  const notes = useEntryNotes()(entry)
  return (
    <tr>
      <td>{entry.id}</td>
      <td>{utcOf(entry.timestamp)}</td>
      <td>{actions(entry.action)}</td>
      <td>
        {kind} {entry.changesData?.deviceNumber} <bdi>{subject}</bdi>
      </td>
      <td>
        {status !== undefined && <div>{status}</div>}
        {entry.changesData?.changes?.map(({ field, from, to }) => (
          <div key={field}>
            <PrintedChange label={fieldLabel(field)} from={from} to={to} />
          </div>
        ))}
      </td>
      <td>{notes.join('; ')}</td>
      <td>{performer}</td>
    </tr>
  )
}

function useFilterWords(): (filters: TrailFilters) => string {
  const t = useTranslations('auditTrail')
  return ({ search, action, entityType, person, from, to }) =>
    [
      search,
      action && t(`actions.${action}`),
      entityType && t(`kinds.${entityType}`),
      person !== undefined && t('numbered', { kind: t('kinds.user'), id: String(person) }),
      (from ?? to) && t('print.period', { from: from ?? '…', to: to ?? '…' }),
    ]
      .filter(Boolean)
      .join(' · ')
}
