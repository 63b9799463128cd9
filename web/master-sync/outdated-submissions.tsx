import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { findMarket } from '#core/code-lists/markets.ts'
import { marketsWithExchange } from '#core/code-lists/registers.ts'
import type {
  MasterSync,
  MasterSynced,
  OutdatedField,
  OutdatedSubmission,
  OutdatedSubmissions,
} from '#core/contract/master-sync.ts'
import { outdatedSubmissionsQuery } from '#web/data/master-sync.ts'
import { carryOverTexts } from '#web/messages/en/carry-over.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { syncFromMaster } from './master-sync-api.ts'
import { StaleSubmissionCard } from './outdated-submission-card.tsx'
import { behindId } from './outdated-submissions-anchor.ts'
import { UpdateFile } from './update-file.tsx'

interface SubmissionsBehindProps {
  masterDiId: number
  /** Where the record can be corrected, for who may. */
  editRecord?: ReactNode
}

/** What the changes of a record left behind in its submissions, to be carried over field by field. */
export function SubmissionsBehind({ masterDiId, editRecord }: SubmissionsBehindProps) {
  const t = wordsOf(carryOverTexts)
  const { data, error, refetch } = useQuery(outdatedSubmissionsQuery(masterDiId))
  const card = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const behind = data?.submissions.filter(({ fields }) => fields.length > 0).length
  const focusKept = useFocusKept(behind, () => heading.current?.focus())
  const isThere = data !== undefined
  // Who follows a link to it comes here once there is something to see.
  useEffect(() => {
    if (isThere && window.location.hash === `#${behindId}`) card.current?.scrollIntoView({ block: 'start' })
  }, [isThere])
  return (
    <Card
      ref={card}
      {...focusKept}
      withBorder
      padding="lg"
      component="section"
      id={behindId}
      aria-label={t('title')}
    >
      <Title ref={heading} order={2} tabIndex={-1}>
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('purpose')}
      </Text>
      {error ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <Stack gap="md">
          {data.masterDiId !== masterDiId && data.submissions.length > 0 && (
            <Text size="sm">{t('versionInForce', { version: data.versionNumber })}</Text>
          )}
          <Behind masterDiId={masterDiId} found={data} editRecord={editRecord} />
        </Stack>
      ) : (
        // As high as what mostly comes: nothing below jumps.
        <Skeleton height={22} />
      )}
    </Card>
  )
}

const isRegister = (market: string) => marketsWithExchange.some((code) => code === market)
const namesOf = ({ id, revision, beginsUpdate }: OutdatedSubmission) => ({
  submissionId: id,
  revision,
  beginUpdate: beginsUpdate,
})
const countryOf = (code: string): string => findMarket(code)?.country ?? code
const keyOf = (submissionId: number, field: string) => `${submissionId} ${field}`

interface BehindProps extends SubmissionsBehindProps {
  found: OutdatedSubmissions
}

const saysOtherwise = ({ fields, differs }: OutdatedSubmission) => fields.length > 0 || differs.length > 0

function Behind({ masterDiId, found, editRecord }: BehindProps) {
  const t = wordsOf(carryOverTexts)
  const can = useCan()
  const mayEdit = can('edit-submissions')
  // What somebody ticked or unticked; the rest is as proposed.
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const stale = found.submissions.filter(saysOtherwise)
  const current = found.submissions.filter((one) => !saysOtherwise(one))
  const isOffered = stale.some(({ fields }) => fields.length > 0)
  const isTicked = (submission: (typeof stale)[number], { field, state }: OutdatedField) =>
    ticked.get(keyOf(submission.id, field)) ?? (state === 'stale' && !submission.beginsUpdate)
  const chosen = stale.flatMap((submission) => {
    const fields = submission.fields.filter((field) => isTicked(submission, field)).map(({ field }) => field)
    return fields.length === 0 ? [] : [{ ...namesOf(submission), fields }]
  })
  /** What an update would carry over: what is ticked, or else all that the record says otherwise. */
  const updated = (submission: (typeof stale)[number]) => {
    const own = submission.fields.filter((field) => isTicked(submission, field))
    const all = submission.fields.filter(({ state }) => state === 'stale')
    return (own.length > 0 ? own : all).map(({ field }) => field)
  }
  const mayUpdate = (submission: (typeof stale)[number]) =>
    submission.beginsUpdate &&
    isRegister(submission.country) &&
    updated(submission).length > 0 &&
    mayEdit &&
    can('export-data')
  const count = chosen.reduce((sum, { fields }) => sum + fields.length, 0)
  const apply = useChange<MasterSync, MasterSynced>({
    nouns: ['submissions', 'audit-trail', 'requests', 'notifications'],
    run: (body) => syncFromMaster(masterDiId, body),
    onSuccess: ({ submissions, alsoChanged }) => {
      setTicked(new Map())
      toast({
        title: t('done', { count: submissions.length }),
        ...(alsoChanged.length > 0 && { description: t('others', { count: alsoChanged.length }) }),
      })
    },
  })
  const countries = current.map(({ country }) => countryOf(country)).join(', ')
  if (found.submissions.length === 0) return <Text size="sm">{t('none')}</Text>
  if (stale.length === 0) return <Text size="sm">{t('nothing', { countries })}</Text>
  return (
    <Stack gap="md">
      {apply.error && (
        <ErrorPanel
          comesIntoSight
          title={t('failed')}
          message={apply.error.message}
          consequence={t('failedHelp')}
        />
      )}
      {stale.map((submission) => (
        <StaleSubmissionCard
          key={submission.id}
          submission={submission}
          editRecord={editRecord}
          readOnly={!mayEdit || apply.isPending}
          isTicked={(field) => isTicked(submission, field)}
          onTick={(field, on) => setTicked(new Map(ticked).set(keyOf(submission.id, field.field), on))}
        >
          {mayUpdate(submission) && (
            <UpdateFile
              masterDiId={masterDiId}
              country={submission.country}
              disabled={apply.isPending}
              revision={found.revision}
              submission={{ ...namesOf(submission), fields: updated(submission) }}
            />
          )}
        </StaleSubmissionCard>
      ))}
      {current.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('upToDate', { countries })}
        </Text>
      )}
      {mayEdit && isOffered && (
        <Group gap="md">
          <Button
            disabled={count === 0}
            loading={apply.isPending}
            onClick={() => apply.mutate({ revision: found.revision, submissions: chosen })}
          >
            {t('apply', { count })}
          </Button>
          <Text size="sm" c="dimmed" flex="1 1 16rem">
            {t('consequence')}
          </Text>
        </Group>
      )}
    </Stack>
  )
}
