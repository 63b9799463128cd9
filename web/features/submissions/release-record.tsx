import { Card, Group, List, Stack, Table, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ComparedRecord, ReleaseOutcome } from '#core/contract/release-comparison.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const tones: Record<ReleaseOutcome, Tone> = {
  different: 'caution',
  'only-there': 'info',
  same: 'positive',
  'only-here': 'neutral',
}

export function OutcomeOfRecord({ outcome }: { outcome: ReleaseOutcome }) {
  const t = useTranslations('releaseComparison.outcomes')
  return <StatusBadge tone={tones[outcome]}>{t(outcome)}</StatusBadge>
}

/** One record of the files or of the hub, with what differs. */
export function ReleaseRecord({ row, market }: { row: ComparedRecord; market: string }) {
  const t = useTranslations('releaseComparison')
  const { udiDi, name, outcome, version, versionDate, masterDiId, submissionId, lost } = row
  return (
    <Card withBorder padding="md" component="section" aria-label={udiDi}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <OutcomeOfRecord outcome={outcome} />
            <span className="code">{udiDi}</span>
            <Text size="sm" span dir="auto">
              {name}
            </Text>
          </Group>
          {masterDiId !== null && submissionId !== null && (
            <TextLink
              to="/country-specific/$country/$masterDiId"
              params={{ country: market, masterDiId: String(masterDiId) }}
              search={{ tab: 'form', submission: submissionId }}
              size="sm"
            >
              {t('openForm')}
            </TextLink>
          )}
        </Group>
        {version !== null && (
          <Text size="sm" c="dimmed">
            {t('version', { version: String(version), date: versionDate ?? '' })}
          </Text>
        )}
        {row.differences.length > 0 && <Differences row={row} />}
        {lost.length > 0 && (
          <div>
            <Text fw={600} size="sm">
              {t('lost')}
            </Text>
            <List size="sm">
              {lost.map(({ element, why }) => (
                <List.Item key={`${element} ${why}`}>
                  <span className="code">{element}</span>: {why}
                </List.Item>
              ))}
            </List>
          </div>
        )}
      </Stack>
    </Card>
  )
}

function Differences({ row: { differences, udiDi } }: { row: ComparedRecord }) {
  const t = useTranslations('releaseComparison')
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table aria-label={t('differences', { count: differences.length })} data-record={udiDi}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('field')}</Table.Th>
            <Table.Th>{t('there')}</Table.Th>
            <Table.Th>{t('here')}</Table.Th>
            <Table.Th w="9rem">{t('differences', { count: differences.length })}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map(({ field, label, kind, here, there }) => (
            <Table.Tr key={field}>
              <Table.Td>{label}</Table.Td>
              <Table.Td>
                <Shown value={there} />
              </Table.Td>
              <Table.Td>
                <Shown value={here} />
              </Table.Td>
              <Table.Td>
                <StatusBadge tone={kind === 'different' ? 'caution' : 'neutral'}>
                  {t(`kinds.${kind}`)}
                </StatusBadge>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Shown({ value }: { value: unknown }) {
  const t = useTranslations('releaseComparison')
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return (
      <Text span size="sm" c="dimmed">
        {t('empty')}
      </Text>
    )
  }
  if (typeof value === 'boolean') return <>{value ? t('yes') : t('no')}</>
  if (!Array.isArray(value)) return <span dir="auto">{String(value)}</span>
  return (
    <List size="sm">
      {value.map((one) => {
        const text = typeof one === 'string' ? one : Object.values(one as object).join(', ')
        return <List.Item key={text}>{text}</List.Item>
      })}
    </List>
  )
}
