import { Group, List, Stack, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { generatorsTexts } from '#web/messages/en/generators.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'

type PartName = keyof typeof generatorsTexts.parts
const isPartName = (name: string): name is PartName => Object.hasOwn(generatorsTexts.parts, name)

export interface Part {
  readonly name: string
  readonly value: string | null
}

interface CheckedCodeProps {
  code: string
  isValid: boolean
  /** Why not. */
  message: string | null
  warnings: readonly string[]
  parts: readonly Part[]
  splitAssumed?: boolean
  badges?: ReactNode
  actions?: ReactNode
}

/** A code with the verdict, its parts, and what is to be known besides. */
export function CheckedCode(props: CheckedCodeProps) {
  const { code, isValid, message, warnings, parts, splitAssumed = false } = props
  const t = wordsOf(generatorsTexts)
  const notes = [...warnings, ...(splitAssumed && isValid ? [t('assumed')] : [])]
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <StatusBadge tone={isValid ? 'positive' : 'critical'}>
          {isValid ? t('valid') : t('invalid')}
        </StatusBadge>
        {props.badges}
      </Group>
      <CopiedCode code={code} />
      {message !== null && <Text size="sm">{message}</Text>}
      <Parts parts={parts} />
      {notes.length > 0 && (
        <List size="sm" aria-label={t('notes')}>
          {notes.map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List>
      )}
      {props.actions}
    </Stack>
  )
}

export function CopiedCode({ code }: { code: string }) {
  const t = wordsOf(generatorsTexts)
  return (
    <Group gap="xs" wrap="nowrap">
      <Text className="code" fz="lg" style={{ overflowWrap: 'anywhere' }}>
        {code}
      </Text>
      <CopyButton
        text={code}
        label={t('copy', { what: code.slice(0, 40) })}
        onCopied={() => toast({ title: t('copied') })}
      />
    </Group>
  )
}

function Parts({ parts }: { parts: readonly Part[] }) {
  const t = wordsOf(generatorsTexts.parts)
  const given = parts.filter((part) => part.value !== null && part.value !== '')
  if (given.length === 0) return null
  return (
    <Table w="auto" verticalSpacing={4} withRowBorders={false}>
      <Table.Tbody>
        {given.map(({ name, value }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw={400} c="dimmed">
              {isPartName(name) ? t(name) : name}
            </Table.Th>
            <Table.Td className="code" style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
