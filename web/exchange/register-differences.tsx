import { List, Table, Text } from '@mantine/core'
import type { LostElement, RegisterDifference } from '#core/contract/register-differences.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'

interface RegisterDifferencesProps {
  differences: readonly RegisterDifference[]
  /** Says whose fields they are, for those who do not see the table's surroundings. */
  label: string
  /** Heads the column of the register. */
  there: string
}

/** Field by field: what the register has, and what the hub has. */
export function RegisterDifferences({ differences, label, there: register }: RegisterDifferencesProps) {
  const t = wordsOf(exchangeTexts.differences)
  return (
    <Table.ScrollContainer minWidth={520}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('field')}</Table.Th>
            <Table.Th>{register}</Table.Th>
            <Table.Th>{t('here')}</Table.Th>
            <Table.Th w="9rem">{t('comparison')}</Table.Th>
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

/** What of a device has no place in the hub, and why; nothing where all of it has. */
export function LostElements({ lost }: { lost: readonly LostElement[] }) {
  const t = wordsOf(exchangeTexts.differences)
  if (lost.length === 0) return null
  return (
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
  )
}

function Shown({ value }: { value: unknown }) {
  const t = wordsOf(exchangeTexts.differences)
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
