import { Group, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { defaultMarket } from '#core/code-lists/markets.ts'
import type { Submission } from '#core/contract/submissions.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { comparisonQuery, timeLineQuery } from '#web/data/version-control.ts'
import { versionControlTexts } from '#web/messages/en/version-control.ts'
import { wordsOf } from '#web/messages/words.ts'
import { SideBySide } from '#web/record-form/side-by-side.tsx'
import { useFieldWords } from '#web/submission-form/use-field-words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { RevertButton } from './revert-button.tsx'

interface CompareTabProps {
  submission: Submission
  from: number | undefined
  to: number | undefined
  onChoose: (from: number, to: number) => void
}

/** Any two versions; the newest with the one before it until others are chosen. */
export function CompareTab({ submission, from: givenFrom, to: givenTo, onChoose }: CompareTabProps) {
  const t = wordsOf(versionControlTexts.compare)
  const format = useFormatter()
  const { revision } = submission
  const known = (number: number | undefined) => number !== undefined && number <= revision
  const to = known(givenTo) ? (givenTo as number) : revision
  const from = known(givenFrom) ? (givenFrom as number) : Math.max(1, to - 1)
  const { data: line } = useQuery(timeLineQuery(submission.id))
  if (revision === 1) return <EmptyState title={t('onlyOne')} description={t('onlyOneHelp')} />
  const when = new Map(line?.map(({ versionNumber, createdAt }) => [versionNumber, createdAt]))
  const choices = Array.from({ length: revision }, (_, at) => {
    const number = revision - at
    const saved = when.get(number)
    return {
      value: String(number),
      label: saved
        ? t('choiceAt', {
            number: String(number),
            when: format.dateTime(new Date(saved), { dateStyle: 'medium', timeStyle: 'short' }),
          })
        : t('choice', { number: String(number) }),
    }
  })
  return (
    <Stack gap="md">
      <Group gap="sm" align="flex-end">
        <Select
          label={t('first')}
          data={choices}
          value={String(from)}
          allowDeselect={false}
          w="19rem"
          maw="100%"
          onChange={(next) => onChoose(Number(next), to)}
        />
        <Select
          label={t('second')}
          data={choices}
          value={String(to)}
          allowDeselect={false}
          w="19rem"
          maw="100%"
          onChange={(next) => onChoose(from, Number(next))}
        />
        <RevertButton named submission={submission} versionNumber={from} />
      </Group>
      <Compared submission={submission} from={from} to={to} />
    </Stack>
  )
}

function Compared({ submission, from, to }: { submission: Submission; from: number; to: number }) {
  const t = wordsOf(versionControlTexts.compare)
  const { data, error, refetch } = useQuery(comparisonQuery(submission.id, from, to))
  const country = submission.targetCountries[0] ?? defaultMarket
  const words = useFieldWords([country])
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <CentredSpinner label={t('loading')} />
  if (from === to) return <Text c="dimmed">{t('same')}</Text>
  return (
    <SideBySide
      fields={words.fieldsFor(country, [...Object.keys(data.from.data), ...Object.keys(data.to.data)])}
      first={{ name: t('choice', { number: String(from) }), document: data.from.data as AnyDocument }}
      second={{ name: t('choice', { number: String(to) }), document: data.to.data as AnyDocument }}
    />
  )
}
