import { Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ChangeActed, ChangeEffects, MarketChange } from '#core/contract/change-effects.ts'
import { ApproverFields } from '#web/approval/approver-fields.tsx'
import { changeEffectsTexts } from '#web/messages/en/change-effects.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { useBusyDialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ActedList } from './acted-list.tsx'
import { type ActBody, actOnChange } from './change-effects-api.ts'
import { countryOf } from './effects-list.tsx'

interface ApplyChangeProps {
  masterDiId: number
  found: ChangeEffects
  onClose: () => void
}

/** Chooses the markets, and who decides where somebody has to; then what came of each. */
export function ApplyChange({ masterDiId, found, onClose }: ApplyChangeProps) {
  const t = wordsOf(changeEffectsTexts.act)
  // What was seen when it was opened: the list behind it is read again once something is done.
  const [seen] = useState(found)
  const offered = seen.markets.filter(({ act }) => act !== 'none')
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [assignee, setAssignee] = useState<number | null>(null)
  const [dueDate, setDueDate] = useState('')
  const isTicked = ({ country, effect }: MarketChange) => ticked.get(country) ?? effect !== 'unknown'
  const chosen = offered.filter(isTicked)
  const asks = chosen.some(({ act }) => act === 'approval')
  const act = useChange<ActBody, ChangeActed>({
    nouns: ['submissions', 'audit-trail', 'requests', 'notifications', 'exchange', 'my-work'],
    run: (body) => actOnChange(masterDiId, body),
  })
  useBusyDialog(act.isPending)
  if (act.data) return <ActedList masterDiId={masterDiId} acted={act.data} onClose={onClose} />
  const apply = () =>
    act.mutate({
      revision: seen.revision,
      submissions: chosen.flatMap(({ submissionId, submissionRevision }) =>
        submissionId === null || submissionRevision === null
          ? []
          : [{ submissionId, revision: submissionRevision }],
      ),
      ...(asks && { sending: { assignedUserId: assignee, dueDate } }),
    })
  return (
    <Stack gap="md">
      <Text size="sm">{t('help')}</Text>
      {act.error && <ErrorPanel comesIntoSight title={t('failed')} message={act.error.message} />}
      <Stack gap="sm" role="group" aria-label={t('choose')}>
        {offered.map((market) => (
          <Checkbox
            key={market.country}
            label={countryOf(market.country)}
            description={describe(market, t)}
            checked={isTicked(market)}
            disabled={act.isPending}
            onChange={({ currentTarget }) =>
              setTicked(new Map(ticked).set(market.country, currentTarget.checked))
            }
          />
        ))}
      </Stack>
      {asks && (
        <ApproverFields
          required
          assignee={assignee}
          onAssignee={setAssignee}
          dueDate={dueDate}
          onDueDate={setDueDate}
        />
      )}
      <DialogButtons
        cancel={t('cancel')}
        onCancel={onClose}
        confirm={t('confirm', { count: chosen.length })}
        onConfirm={apply}
        pending={act.isPending}
        disabled={chosen.length === 0 || (asks && (assignee === null || dueDate === ''))}
      />
    </Stack>
  )
}

const actTexts = changeEffectsTexts.act

function describe(
  { act, effect, beginsUpdate, carriesOver }: MarketChange,
  t: ReturnType<typeof wordsOf<typeof actTexts>>,
): string {
  return [
    `${t(`ends.${act}`)}.`,
    ...(beginsUpdate && carriesOver.length > 0 ? [t('beginsUpdate')] : []),
    ...(effect === 'unknown' ? [t('unknown')] : []),
  ].join(' ')
}
