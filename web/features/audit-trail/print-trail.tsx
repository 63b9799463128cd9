import { fieldLabel } from '#web/audit-trail/field-labels.ts'
import {
  PrintButton,
  PrintedChanges,
  PrintedSignature,
  PrintedTrail,
  usePrintedTrail,
} from '#web/audit-trail/printed-trail.tsx'
import {
  useAccount,
  useEntryNotes,
  useKindOf,
  useStatusChange,
  useSubjectOf,
} from '#web/audit-trail/trail-words.tsx'
import { auditTrailTexts } from '#web/messages/en/audit-trail.ts'
import { wordsOf } from '#web/messages/words.ts'
import { trailToPrint } from './audit-trail-api.ts'
import type { TrailFilters } from './trail-search.ts'

type Printed = Awaited<ReturnType<typeof trailToPrint>>

/** What the filters leave of the trail on paper, newest first: for auditors who want it signed. */
export function PrintTrail({ filters }: { filters: TrailFilters }) {
  const t = wordsOf(auditTrailTexts.print)
  return (
    <PrintButton label={t('button')} failed={t('failed')} load={() => trailToPrint(filters)}>
      {(printed) => <Sheet printed={printed} filters={filters} />}
    </PrintButton>
  )
}

function Sheet({ printed, filters }: { printed: Printed; filters: TrailFilters }) {
  const t = wordsOf(auditTrailTexts)
  const { about, columns } = usePrintedTrail(useFilterWords()(filters))
  const subjectOf = useSubjectOf()
  const kindOf = useKindOf()
  const accountOf = useAccount()
  const notesOf = useEntryNotes()
  const statusOf = useStatusChange()
  return (
    <PrintedTrail
      title={t('caption')}
      about={about}
      printed={printed}
      // What changed takes most of the paper.
      columns={[
        ...columns,
        { header: t('columns.action'), width: '10%', cell: ({ action }) => t(`actions.${action}`) },
        {
          header: t('columns.subject'),
          width: '18%',
          // What a person typed stands in a `bdi`: from right to left it would tear what is beside it apart.
          cell: (entry) => (
            <>
              {kindOf(entry)} {entry.changesData?.deviceNumber} <bdi>{subjectOf(entry)}</bdi>
            </>
          ),
        },
        {
          header: t('columns.changes'),
          width: '31%',
          cell: (entry) => (
            <>
              {statusOf(entry) !== undefined && <div>{statusOf(entry)}</div>}
              <PrintedChanges changes={entry.changesData?.changes} labelOf={fieldLabel} />
              <PrintedSignature data={entry.changesData} />
            </>
          ),
        },
        { header: t('columns.reason'), width: '14%', cell: (entry) => notesOf(entry).join('; ') },
        { header: t('columns.performedBy'), width: '10%', cell: accountOf },
      ]}
    />
  )
}

function useFilterWords(): (filters: TrailFilters) => string {
  const t = wordsOf(auditTrailTexts)
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
