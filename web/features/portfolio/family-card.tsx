import { ActionIcon, Button, Card, Group, Menu, Progress, Stack, Text, Title } from '@mantine/core'
import { IconDots, IconLink, IconPencil, IconSend, IconTableOptions, IconTrash } from '@tabler/icons-react'
import { defaultMarket } from '#core/code-lists/markets.ts'
import { shownOnCard } from '#core/contract/portfolio.ts'
import {
  type SubmissionStatus,
  submissionStatuses,
  submissionStatusLabels,
} from '#core/lifecycle/submission-status.ts'
import { type ListedFamily, matchedOf } from '#web/data/portfolio.ts'
import { useOpenSheet } from '#web/many-submissions/use-open-sheet.ts'
import { portfolioTexts } from '#web/messages/en/portfolio.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { SubmissionLink } from '#web/submission-form/submission-link.tsx'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import type { Doing } from './doing.ts'
import { TakeOut } from './take-out.tsx'

interface FamilyCardProps {
  family: ListedFamily
  onDo: (what: Doing['what']) => void
}

/** A family: how many devices are expected and matched, where they stand, and the first of them. */
export function FamilyCard({ family, onDo }: FamilyCardProps) {
  const t = wordsOf(portfolioTexts.card)
  const can = useCan()
  const { productFamily, description, deviceCount, matchedCount, matchedSubmissions, abilities } = family
  return (
    <Card withBorder padding="md" component="li" style={{ listStyle: 'none' }}>
      <Stack gap="sm" h="100%">
        <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
          <Title order={2} size="h4" dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {productFamily}
          </Title>
          {abilities.edit && <FamilyMenu name={productFamily ?? ''} onDo={onDo} />}
        </Group>
        {description && (
          <Text size="sm" c="dimmed" lineClamp={2} dir="auto">
            {description}
          </Text>
        )}
        <Text size="sm" fw={600}>
          {t('matched', { matched: matchedCount, expected: deviceCount })}
        </Text>
        {matchedCount > 0 && <StatusBar family={family} />}
        {matchedCount === 0 ? (
          <Text size="sm" c="dimmed">
            {t('none')}
          </Text>
        ) : (
          <Stack gap={6} component="ul" p={0} m={0}>
            {matchedSubmissions.map((submission) => (
              <Group
                key={submission.id}
                component="li"
                gap="xs"
                wrap="nowrap"
                justify="space-between"
                style={{ listStyle: 'none' }}
              >
                <SubmissionLink submission={submission} size="sm" truncate style={{ minWidth: 0 }}>
                  <bdi>{submission.deviceName ?? t('unnamed', { id: String(submission.id) })}</bdi>
                </SubmissionLink>
                <Group gap={4} wrap="nowrap">
                  <SubmissionStatusBadge
                    status={submission.status}
                    market={submission.country}
                    recordStatus={submission.recordStatus}
                  />
                  {abilities.match && (
                    <TakeOut family={family} id={submission.id} name={submission.deviceName ?? ''} />
                  )}
                </Group>
              </Group>
            ))}
          </Stack>
        )}
        <Group gap="xs" mt="auto">
          {abilities.match && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconLink size={14} aria-hidden />}
              aria-label={t('matchTo', { family: productFamily ?? '' })}
              onClick={() => onDo('match')}
            >
              {t('match')}
            </Button>
          )}
          {can('edit-submissions') && (family.matchedByStatus.validated ?? 0) > 0 && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconSend size={14} aria-hidden />}
              onClick={() => onDo('send')}
            >
              {t('send')}
            </Button>
          )}
          {matchedCount > 0 && can('create-submissions') && <AsSheet family={family} />}
          {matchedCount > 0 && (
            <Button size="xs" variant="subtle" onClick={() => onDo('show')}>
              {matchedCount > shownOnCard ? t('showAll', { count: matchedCount }) : t('show')}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}

/** The submissions of the family for the market that sheets are made for, filled in together. */
function AsSheet({ family }: { family: ListedFamily }) {
  const t = wordsOf(portfolioTexts.card)
  const sheet = useOpenSheet(defaultMarket, 'portfolio')
  const load = async () => {
    const { items } = await matchedOf(family.id)
    const own = items.filter(({ targetCountries }) => targetCountries.includes(defaultMarket))
    if (own.length === 0) throw new Error(t('noSheet', { country: defaultMarket }))
    return { submissionIds: own.map(({ id }) => id) }
  }
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconTableOptions size={14} aria-hidden />}
      aria-label={t('sheetOf', { family: family.productFamily ?? '' })}
      loading={sheet.isPending}
      onClick={() => sheet.mutate(load)}
    >
      {t('sheet')}
    </Button>
  )
}

function FamilyMenu({ name, onDo }: { name: string; onDo: FamilyCardProps['onDo'] }) {
  const t = wordsOf(portfolioTexts.card)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('more', { family: name })}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={14} aria-hidden />} onClick={() => onDo('edit')}>
          {t('edit')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={() => onDo('delete')}
        >
          {t('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const colours: Record<SubmissionStatus, string> = {
  draft: 'gray',
  pending: 'yellow',
  validating: 'blue',
  validated: 'teal',
  error: 'red',
  'approved-user': 'green',
  'approved-eudamed': 'green.9',
  rejected: 'red.9',
}

/** Where the submissions of the family stand, in colours and in words. */
function StatusBar({ family: { matchedByStatus, matchedCount } }: { family: ListedFamily }) {
  const t = wordsOf(portfolioTexts.card)
  const parts = submissionStatuses
    .map((status) => ({ status, count: matchedByStatus[status] ?? 0 }))
    .filter(({ count }) => count > 0)
  const words = parts
    .map(({ status, count }) =>
      t('statusCount', { count: String(count), status: submissionStatusLabels[status] }),
    )
    .join(', ')
  return (
    <div>
      <Progress.Root size="sm" aria-hidden>
        {parts.map(({ status, count }) => (
          <Progress.Section key={status} value={(count / matchedCount) * 100} color={colours[status]} />
        ))}
      </Progress.Root>
      <Text size="xs" c="dimmed" mt={4}>
        {words}
      </Text>
    </div>
  )
}
