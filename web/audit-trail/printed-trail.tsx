import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { useFormatter } from 'use-intl'
import type { AuditEntry } from '#core/contract/audit.ts'
import { signatureLines } from '#core/contract/entry-facts.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { auditTrailTexts } from '#web/messages/en/audit-trail.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { PrintSheet } from '#web/ui/print-sheet.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface PrintButtonProps<Printed> {
  label: string
  /** The title of the toast when nothing could be loaded. */
  failed: string
  load: () => Promise<Printed>
  /** The sheet, once it is loaded. */
  children: (printed: Printed) => ReactNode
}

/** Loads what is to be printed when it is asked for, and prints it. */
export function PrintButton<Printed>({ label, failed, load, children }: PrintButtonProps<Printed>) {
  const [printed, setPrinted] = useState<Printed>()
  const done = useCallback(() => setPrinted(undefined), [])
  // Changes nothing, so nothing is invalidated.
  const loading = useMutation({
    mutationFn: load,
    onSuccess: (loaded) => setPrinted(() => loaded),
    onError: (error) => toast({ title: failed, description: error.message, variant: 'destructive' }),
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        loading={loading.isPending}
        onClick={() => loading.mutate()}
      >
        {label}
      </Button>
      {printed !== undefined && <PrintSheet onDone={done}>{children(printed)}</PrintSheet>}
    </>
  )
}

interface PrintedTrailProps<Entry> {
  title: string
  printed: { readonly items: readonly Entry[]; readonly total: number }
  /** What is said above the table. */
  about: (facts: Record<'name' | 'at' | 'shown' | 'total', string>) => ReactNode
  /** Each with its share of the paper. */
  columns: readonly {
    readonly header: string
    readonly width: string
    readonly cell: (entry: Entry) => ReactNode
  }[]
}

/** An audit trail on paper: whose, what, printed by whom, when and how much of it, and its table. */
export function PrintedTrail<Entry extends { readonly id: number }>(props: PrintedTrailProps<Entry>) {
  const { title, printed, about, columns } = props
  const format = useFormatter()
  const { firstName, lastName } = useCurrentUser()
  const { data: settings } = useQuery(settingsQuery)
  const facts = {
    name: `${firstName} ${lastName}`,
    at: utcOf(new Date().toISOString()),
    shown: format.number(printed.items.length),
    total: format.number(printed.total),
  }
  return (
    <>
      {settings?.organisationName && <p>{settings.organisationName}</p>}
      <h1>{title}</h1>
      <p>{about(facts)}</p>
      <table>
        <colgroup>
          {columns.map(({ header, width }) => (
            <col key={header} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ header }) => (
              <th key={header}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {printed.items.map((entry) => (
            <tr key={entry.id}>
              {columns.map(({ header, cell }) => (
                <td key={header}>{cell(entry)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The first columns of a trail, and what is said above it: printed by whom, what it is narrowed to, how much it is. */
export function usePrintedTrail(narrowed: string) {
  const t = wordsOf(auditTrailTexts.print)
  const about: PrintedTrailProps<unknown>['about'] = ({ name, at, shown, total }) =>
    [
      t('by', { name, at }),
      narrowed !== '' && t('filter', { filter: narrowed }),
      t('count', { shown, total }),
    ]
      .filter(Boolean)
      .join(' ')
  const columns = [
    { header: t('number'), width: '5%', cell: ({ id }: AuditEntry) => id },
    { header: t('timestamp'), width: '12%', cell: ({ timestamp }: AuditEntry) => utcOf(timestamp) },
  ]
  return { about, columns }
}

interface PrintedChangeProps {
  label: string
  from?: unknown
  to?: unknown
}

/** From → to of a field; what a person typed stands in a `bdi`: from right to left it would tear what is beside it apart. */
export function PrintedChange({ label, from, to }: PrintedChangeProps) {
  return (
    <>
      {label}: <bdi>{said(from)}</bdi> → <bdi>{said(to)}</bdi>
    </>
  )
}

type Changes = NonNullable<AuditEntry['changesData']>['changes']

interface PrintedChangesProps {
  changes: Changes
  labelOf: (field: string) => string
}

/** Each field on a line of its own. */
export function PrintedChanges({ changes, labelOf }: PrintedChangesProps) {
  return changes?.map(({ field, from, to }) => (
    <div key={field}>
      <PrintedChange label={labelOf(field)} from={from} to={to} />
    </div>
  ))
}

/** How it was signed, each fact on a line of its own. */
export function PrintedSignature({ data }: { data: AuditEntry['changesData'] }) {
  return signatureLines(data).map((line) => <div key={line}>{line}</div>)
}

function said(value: unknown): string {
  if (value === null || value === undefined) return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** To the second; the column says that it is UTC. */
export const utcOf = (instant: string): string => instant.slice(0, 19).replace('T', ' ')
