import { Fragment } from 'react'
import type { AuditEntry } from '#core/contract/audit.ts'
import type { Field } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import {
  PrintButton,
  PrintedChange,
  PrintedSignature,
  PrintedTrail,
  usePrintedTrail,
} from '#web/audit-trail/printed-trail.tsx'
import { useAccount, useEntryNotes } from '#web/audit-trail/trail-words.tsx'
import { masterTrailToPrint, type TrailFilters } from '#web/data/audit-trail.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useActionName } from './audit-columns.tsx'

type Printed = Awaited<ReturnType<typeof masterTrailToPrint>>

/** The filtered trail on paper, newest first: for auditors who want it signed. */
export function PrintTrail({ filters }: { filters: TrailFilters }) {
  const t = wordsOf(masterDiTexts)
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
  const t = wordsOf(masterDiTexts.audit)
  const nameOf = useActionName()
  const accountOf = useAccount()
  const notesOf = useEntryNotes()
  const { about, columns } = usePrintedTrail([search, action && nameOf(action)].filter(Boolean).join(' · '))
  return (
    <PrintedTrail
      title={t('caption')}
      about={about}
      printed={printed}
      // What changed takes most of the paper.
      columns={[
        ...columns,
        { header: t('columns.action'), width: '9%', cell: (entry) => nameOf(entry.action) },
        {
          header: t('columns.device'),
          width: '19%',
          // What a person typed stands in a `bdi`: from right to left it would tear the numbers beside it apart.
          cell: ({ changesData }) => (
            <>
              {changesData?.deviceNumber} <bdi>{changesData?.deviceName}</bdi> {changesData?.versionNumber}
            </>
          ),
        },
        { header: t('columns.changes'), width: '34%', cell: (entry) => <Changes entry={entry} /> },
        { header: t('columns.reason'), width: '12%', cell: (entry) => notesOf(entry).join('; ') },
        { header: t('columns.performedBy'), width: '9%', cell: accountOf },
      ]}
    />
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
      <PrintedSignature data={changesData} />
    </>
  )
}
