import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Fragment, useCallback, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { masterActions } from '#core/audit/audit-entry.ts'
import type { AuditEntry } from '#core/contract/audit.ts'
import type { Field } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { masterTrailToPrint, type TrailFilters } from '#web/data/audit-trail.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { PrintSheet } from '#web/ui/print-sheet.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useEntryNotes } from './audit-entry-dialog.tsx'

type Printed = Awaited<ReturnType<typeof masterTrailToPrint>>

/** The filtered trail on paper, newest first: for auditors who want it signed. */
export function PrintTrail({ filters }: { filters: TrailFilters }) {
  const t = useTranslations('masterDi')
  const [printed, setPrinted] = useState<Printed>()
  const done = useCallback(() => setPrinted(undefined), [])
  // Nothing changes by it, so nothing is to be loaded anew.
  const load = useMutation({
    mutationFn: () => masterTrailToPrint(filters),
    onSuccess: setPrinted,
    onError: (error) =>
      toast({ title: t('workflow.error'), description: error.message, variant: 'destructive' }),
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        loading={load.isPending}
        onClick={() => load.mutate()}
      >
        {t('audit.print')}
      </Button>
      {printed && (
        <PrintSheet onDone={done}>
          <Sheet printed={printed} filters={filters} />
        </PrintSheet>
      )}
    </>
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
  return (
    <>
      {settings?.organisationName && <p>{settings.organisationName}</p>}
      <h1>{t('caption')}</h1>
      <p>
        {t('printedBy', { name: `${user.firstName} ${user.lastName}`, at: utcOf(new Date().toISOString()) })}
        {narrowed !== '' && ` ${t('printedFilter', { filter: narrowed })}`}
        {` ${t('printedCount', { shown: format.number(printed.items.length), total: format.number(printed.total) })}`}
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
            <th>{t('printedColumns.number')}</th>
            <th>{t('printedColumns.timestamp')}</th>
            <th>{t('columns.action')}</th>
            <th>{t('columns.device')}</th>
            <th>{t('columns.changes')}</th>
            <th>{t('columns.reason')}</th>
            <th>{t('columns.performedBy')}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </>
  )
}

/** Of the paper; what changed takes most of it. */
const widths = ['5%', '12%', '9%', '19%', '34%', '12%', '9%']

/** To the second; the column says that it is UTC. */
const utcOf = (instant: string): string => instant.slice(0, 19).replace('T', ' ')

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
  const said = (value: unknown) => (value === null || value === undefined ? '–' : String(value))
  return (
    <>
      {status}
      {changes?.map(({ field, from, to }, index) => (
        <Fragment key={field}>
          {(index > 0 || status !== '') && '; '}
          {labelOf(field)}: <bdi>{said(from)}</bdi> → <bdi>{said(to)}</bdi>
        </Fragment>
      ))}
    </>
  )
}
