import { Button, Group, Stack, Table, Text, Textarea, TextInput } from '@mantine/core'
import { IconEyeCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { TrailPeriod, TrailReview } from '#core/contract/trail-reviews.ts'
import { reasonLength } from '#core/dictionary/reason.ts'
import { SignForm } from '#web/approval/sign-form.tsx'
import { trailReviewsTexts } from '#web/messages/en/trail-reviews.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan, useCurrentUser } from '#web/platform/session.tsx'
import { displayName } from '#web/platform/user-name.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useReason } from '#web/ui/use-reason.ts'
import { periodQuery, reviewsQuery, signReview } from './trail-reviews-api.ts'

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** Entries of a kind that are linked one by one; the trail has the rest. */
const linked = 5

/** Opens the review of a period, for all who may read the trail; signed by whoever may decide. */
export function ReviewTrail() {
  const t = wordsOf(trailReviewsTexts)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEyeCheck size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('button')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('title')} size="lg">
        <Review onClose={() => setOpened(false)} />
      </Dialog>
    </>
  )
}

function Review({ onClose }: { onClose: () => void }) {
  const t = wordsOf(trailReviewsTexts)
  const { data: reviews } = useQuery(reviewsQuery)
  const last = reviews?.items[0]
  const today = dayOf(new Date())
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({})
  const days = { from: chosen.from ?? last?.to ?? monthBefore(today), to: chosen.to ?? today }
  const { data: period, error } = useQuery(periodQuery(days))
  const mayDecide = useCan()('approve-submissions')
  return (
    <Stack gap="md">
      <Text size="sm">{t('purpose')}</Text>
      <Group grow>
        <TextInput
          type="date"
          label={t('from')}
          value={days.from}
          onChange={({ currentTarget }) => setChosen({ ...chosen, from: currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('to')}
          value={days.to}
          onChange={({ currentTarget }) => setChosen({ ...chosen, to: currentTarget.value })}
        />
      </Group>
      {error && <ErrorPanel title={t('loadFailed')} message={error.message} />}
      {period && <StandsOut period={period} onLeave={onClose} />}
      {mayDecide && period ? (
        <SignReview period={period} onDone={onClose} />
      ) : (
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </Group>
      )}
      {reviews && <Earlier reviews={reviews.items} />}
    </Stack>
  )
}

function monthBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 30)
  return dayOf(date)
}

function StandsOut({ period, onLeave }: { period: TrailPeriod; onLeave: () => void }) {
  const t = wordsOf(trailReviewsTexts)
  const found = period.found.filter(({ count }) => count > 0)
  const told = {
    first: String(period.firstSeq ?? ''),
    last: String(period.lastSeq ?? ''),
    refused: period.refused,
  }
  return (
    <>
      <Text size="sm">{t('entries', { count: period.entries, ...told })}</Text>
      {found.length === 0 ? (
        <Text size="sm">{t('nothing')}</Text>
      ) : (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('what')}</Table.Th>
              <Table.Th>{t('count')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.map(({ what, count, entries }) => (
              <Table.Tr key={what}>
                <Table.Td>
                  {t(`kinds.${what}`)} ({count})
                </Table.Td>
                <Table.Td>
                  <Group gap="xs">
                    {entries.slice(0, linked).map((entry) => (
                      <TextLink
                        key={entry}
                        to="/admin/audit-trail"
                        search={{ entry }}
                        size="sm"
                        onClick={onLeave}
                      >
                        {t('show', { entry: String(entry) })}
                      </TextLink>
                    ))}
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  )
}

interface SignReviewProps {
  period: TrailPeriod
  onDone: () => void
}

function SignReview({ period, onDone }: SignReviewProps) {
  const t = wordsOf(trailReviewsTexts)
  const user = useCurrentUser()
  const remarks = useReason(reasonLength)
  return (
    <SignForm
      nouns={['audit-trail']}
      run={(given) => signReview(period, remarks.text, given)}
      onSigned={() => {
        toast({ title: t('signed') })
        onDone()
      }}
      onCancel={onDone}
      meaning={t('meaning', { name: displayName(user), last: String(period.lastSeq ?? '–') })}
      isComplete={() => !remarks.isRefused({ title: t('failed'), message: t('remarksMissing') })}
      words={{ failed: t('failed'), cancel: t('close'), sign: t('sign') }}
    >
      <Textarea {...remarks.input} label={t('remarks')} description={t('remarksHelp')} withAsterisk />
    </SignForm>
  )
}

function Earlier({ reviews }: { reviews: readonly TrailReview[] }) {
  const t = wordsOf(trailReviewsTexts)
  const format = useFormatter()
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('earlier')}</Text>
      {reviews.length === 0 && <Text size="sm">{t('none')}</Text>}
      {reviews.map((one) => (
        <div key={one.id}>
          <Text size="sm" fw={600}>
            {t('days', { from: one.from, to: one.to, count: one.entries })}
          </Text>
          <Text size="sm">{one.remarks}</Text>
          <Text size="sm" c="dimmed">
            {t('by', { name: one.printedName, when: format.dateTime(new Date(one.reviewedAt), 'instant') })}
          </Text>
        </div>
      ))}
    </Stack>
  )
}
