import { List, Stack, Table, Text, Title } from '@mantine/core'
import type { IdentifierProblem, IdentifierResult } from '#core/identifiers/identifier-result.ts'
import type { UdiCarrierParts, UdiElement } from '#core/identifiers/udi-carrier-parts.ts'
import type { UdiDate } from '#core/identifiers/udi-date.ts'
import { withVisibleControls } from '#core/identifiers/udi-label.ts'
import { udiLabelTexts } from '#web/messages/en/udi-label.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import classes from './label.module.css'

const facts = [
  'deviceIdentifier',
  'masterUdiDi',
  'lot',
  'serial',
  'expires',
  'manufactured',
  'softwareVersion',
  'donationNumber',
  'quantity',
] as const

/** The verdict on a scanned text, what it says, and the parts it is made of. */
export function CarrierParts({ read }: { read: IdentifierResult<UdiCarrierParts> }) {
  const t = wordsOf(udiLabelTexts.check)
  const notes = read.valid
    ? [t(`checkedBy.${read.checkedBy}`), ...read.warnings.map(({ message }) => message)]
    : []
  return (
    <Stack gap="md">
      <div role="status">
        <StatusBadge tone={read.valid ? 'positive' : 'critical'}>
          {read.valid ? t('valid') : t('invalid')}
        </StatusBadge>
        {!read.valid && <Problem problem={read.problem} text={read.value} />}
      </div>
      <Facts read={read} />
      {read.parts.elements && read.parts.elements.length > 0 && <Elements elements={read.parts.elements} />}
      {notes.length > 0 && (
        <List size="sm" aria-label={t('notes')}>
          {notes.map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List>
      )}
    </Stack>
  )
}

/** The message, and the place with a mark where the text goes wrong. */
function Problem({ problem, text }: { problem: IdentifierProblem; text: string }) {
  const t = wordsOf(udiLabelTexts.check)
  const { message, index } = problem
  return (
    <Stack gap={4} mt="xs">
      <Text size="sm">{message}</Text>
      {index !== undefined && index <= text.length && (
        <>
          <Text size="xs" c="dimmed">
            {t('where', { position: index + 1 })}
          </Text>
          <Text className={`code ${classes.encoded}`} size="sm">
            {withVisibleControls(text.slice(0, index))}
            <mark>{withVisibleControls(text.slice(index, index + 1)) || '␣'}</mark>
            {withVisibleControls(text.slice(index + 1))}
          </Text>
        </>
      )}
    </Stack>
  )
}

function Facts({ read: { scheme, parts } }: { read: IdentifierResult<UdiCarrierParts> }) {
  const t = wordsOf(udiLabelTexts.check)
  const shown = (value: string | UdiDate): string => {
    if (typeof value === 'string') return value
    const { date, day, time } = value
    if (day === 'end-of-month') return t('endOfMonth', { date })
    if (day === 'not-given') return t('noDay', { date })
    return time === undefined ? date : t('withTime', { date, time })
  }
  const rows = [
    { name: t('issuingEntity'), value: scheme },
    { name: t('form'), value: parts.form && t(`forms.${parts.form}`) },
    ...facts.map((fact) => {
      const value = parts[fact]
      return { name: t(`facts.${fact}`), value: value === undefined ? undefined : shown(value) }
    }),
  ].filter(({ value }) => value)
  if (rows.length === 0) return null
  return (
    <div>
      <Title order={2} size="h5" mb={4}>
        {t('says')}
      </Title>
      <Table w="auto" verticalSpacing={4} withRowBorders={false}>
        <Table.Tbody>
          {rows.map(({ name, value }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={400} c="dimmed">
                {name}
              </Table.Th>
              <Table.Td className={classes.encoded}>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function Elements({ elements }: { elements: readonly UdiElement[] }) {
  const t = wordsOf(udiLabelTexts.check)
  return (
    <div>
      <Title order={2} size="h5" mb={4}>
        {t('elements')}
      </Title>
      <Table verticalSpacing={4} aria-label={t('elements')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('columns.identifier')}</Table.Th>
            <Table.Th>{t('columns.title')}</Table.Th>
            <Table.Th>{t('columns.value')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {elements.map(({ identifier, title, value, index }) => (
            <Table.Tr key={`${index} ${identifier}`}>
              <Table.Td className="code">{identifier}</Table.Td>
              <Table.Td>{title}</Table.Td>
              <Table.Td className={`code ${classes.encoded}`}>{withVisibleControls(value)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
