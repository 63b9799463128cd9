import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { PrintSheet } from './print-sheet.tsx'
import { toast } from './toast-store.ts'

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

interface PrintedListProps {
  /** Above the title: whose list it is. */
  owner: string | null | undefined
  title: string
  /** Printed by whom, when, and how many entries. */
  about: ReactNode
  /** Each with its share of the paper. */
  columns: readonly { readonly header: string; readonly width: string }[]
  /** Rows of a table. */
  children: ReactNode
}

/** A list on paper: whose, what, and its table. */
export function PrintedList({ owner, title, about, columns, children }: PrintedListProps) {
  return (
    <>
      {owner && <p>{owner}</p>}
      <h1>{title}</h1>
      <p>{about}</p>
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
        <tbody>{children}</tbody>
      </table>
    </>
  )
}

/** From → to of a field; what a person typed stands in a `bdi`: from right to left it would tear what is beside it apart. */
export function PrintedChange({ label, from, to }: { label: string; from: unknown; to: unknown }) {
  return (
    <>
      {label}: <bdi>{said(from)}</bdi> → <bdi>{said(to)}</bdi>
    </>
  )
}

function said(value: unknown): string {
  if (value === null || value === undefined) return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** To the second; the column says that it is UTC. */
export const utcOf = (instant: string): string => instant.slice(0, 19).replace('T', ' ')
