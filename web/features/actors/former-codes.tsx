import { Alert, Button, Group, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Actor } from '#core/contract/actors.ts'
import { exportNamingFormerly, namingFormerlyQuery } from '#web/data/former-codes.ts'
import { StandingBadge } from '#web/exchange/standing-badge.tsx'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useDownload } from '#web/platform/use-download.ts'
import { SubmissionLink } from '#web/submission-form/submission-link.tsx'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'

interface FormerCodesProps {
  operator: Actor
  /** What was typed would be lost. */
  hasUnsaved: boolean
  /** Absent where it cannot be carried over from here. */
  onCarryOver?: (() => void) | undefined
}

/** Names the submissions that still say what the operator was, and begins the carry-over anew (decision D149). */
export function FormerCodes({ operator, hasUnsaved, onCarryOver }: FormerCodesProps) {
  const t = wordsOf(actorsTexts.formerCodes)
  const can = useCan()
  const save = useDownload()
  const { data } = useQuery(namingFormerlyQuery(operator.id))
  if (!data || data.total === 0) return null
  const mayCarryOver = onCarryOver !== undefined && can('edit-submissions') && can('manage-actors')
  const more = data.total - data.items.length
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={t('title', { count: data.total })}>
      <Text size="sm">{t(mayCarryOver ? 'help' : 'helpByHand')}</Text>
      <List size="sm" my="xs" aria-label={t('list')}>
        {data.items.map(
          ({
            id,
            deviceName,
            udiDi,
            targetCountries,
            masterDiId,
            status,
            recordStatus,
            standing,
            toBeConfirmed,
          }) => (
            <List.Item key={id}>
              <Group gap="xs">
                <SubmissionLink submission={{ id, country: targetCountries[0] ?? '', masterDiId }} inherit>
                  {[deviceName, udiDi, ...targetCountries].filter(Boolean).join(', ')}
                </SubmissionLink>
                <SubmissionStatusBadge
                  status={status}
                  market={targetCountries[0]}
                  recordStatus={recordStatus}
                />
                <StandingBadge standing={standing} toBeConfirmed={toBeConfirmed} />
              </Group>
            </List.Item>
          ),
        )}
      </List>
      {more > 0 && <Text size="sm">{t('more', { count: more })}</Text>}
      <Group gap="xs" mt="xs">
        {mayCarryOver && (
          <Button size="xs" variant="default" disabled={hasUnsaved} onClick={onCarryOver}>
            {t('carryOver')}
          </Button>
        )}
        {mayCarryOver && hasUnsaved && <Text size="sm">{t('saveFirst')}</Text>}
        {more > 0 && can('export-data') && (
          <Button
            size="xs"
            variant="subtle"
            onClick={() => void save(() => exportNamingFormerly(operator.id), t('saved'))}
          >
            {t('file')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
