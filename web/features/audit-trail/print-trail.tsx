import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { AuditEntry } from '#core/contract/audit.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { PrintSheet } from '#web/ui/print-sheet.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { trailToPrint } from './audit-trail-api.ts'
import { fieldLabel } from './field-labels.ts'
import type { TrailFilters } from './trail-search.ts'
import { useEntryNotes, useKindOf, usePerformer, useStatusChange, useSubjectOf } from './trail-words.tsx'

type Printed = Awaited<ReturnType<typeof trailToPrint>>

/** What the filters leave of the trail on paper, newest first: for auditors who want it signed. */
export function PrintTrail({ filters }: { filters: TrailFilters }) {
  const t = useTranslations('auditTrail.print')
  const [printed, setPrinted] = useState<Printed>()
  const done = useCallback(() => setPrinted(undefined), [])
  // Nothing changes by it, so nothing is to be loaded anew.
  const load = useMutation({
    mutationFn: () => trailToPrint(filters),
    onSuccess: setPrinted,
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        loading={load.isPending}
        onClick={() => load.mutate()}
      >
        {t('button')}
      </Button>
      {printed && (
        <PrintSheet onDone={done}>
          <Sheet printed={printed} filters={filters} />
        </PrintSheet>
      )}
    </>
  )
}

/** Of the paper; what changed takes most of it. */
const widths = ['5%', '12%', '10%', '18%', '31%', '14%', '10%']

function Sheet({ printed, filters }: { printed: Printed; filters: TrailFilters }) {
  const t = useTranslations('auditTrail')
  const format = useFormatter()
  const user = useCurrentUser()
  const { data: settings } = useQuery(settingsQuery)
  const narrowed = useFilterWords()(filters)
  return (
    <>
      {settings?.organisationName && <p>{settings.organisationName}</p>}
      <h1>{t('caption')}</h1>
      <p>
        {t('print.by', { name: `${user.firstName} ${user.lastName}`, at: utcOf(new Date().toISOString()) })}
        {narrowed !== '' && ` ${t('print.filter', { filter: narrowed })}`}
        {` ${t('print.count', { shown: format.number(printed.items.length), total: format.number(printed.total) })}`}
      </p>
      <table>
        <colgroup>
          {widths.map((width, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay as they are.
            <col key={column} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th>{t('print.number')}</th>
            <th>{t('print.timestamp')}</th>
            <th>{t('columns.action')}</th>
            <th>{t('columns.subject')}</th>
            <th>{t('columns.changes')}</th>
            <th>{t('columns.reason')}</th>
            <th>{t('columns.performedBy')}</th>
          </tr>
        </thead>
        <tbody>
          {printed.items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </>
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
            {fieldLabel(field)}: <bdi>{said(from)}</bdi> → <bdi>{said(to)}</bdi>
          </div>
        ))}
      </td>
      <td>{notes.join('; ')}</td>
      <td>{performer}</td>
    </tr>
  )
}

/** To the second; the column says that it is UTC. */
const utcOf = (instant: string): string => instant.slice(0, 19).replace('T', ' ')

function said(value: unknown): string {
  if (value === null || value === undefined) return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
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
