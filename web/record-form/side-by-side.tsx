import { Checkbox, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { changesBetween } from '#core/dictionary/document.ts'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { recordFormTexts } from '#web/messages/en/record-form.ts'
import { wordsOf } from '#web/messages/words.ts'
import { FieldText } from './record-view.tsx'

interface Compared {
  /** Heads its column. */
  readonly name: string
  readonly document: AnyDocument
}

interface SideBySideProps {
  fields: Fields
  first: Compared
  second: Compared
}

/** Two documents of the same fields, what differs first; the rest where it is asked for. */
export function SideBySide({ fields, first, second }: SideBySideProps) {
  const t = wordsOf(recordFormTexts.compare)
  const [shown, setShown] = useState(false)
  const changed = changesBetween(fields, first.document, second.document).map(({ field }) => field)
  const same = Object.keys(fields).filter((id) => !changed.includes(id))
  return (
    <Stack gap="sm">
      <Text fw={600} role="status">
        {t('changedFields', { count: changed.length })}
      </Text>
      {changed.length > 0 && <Values ids={changed} fields={fields} pair={[first, second]} marked />}
      <Checkbox
        label={t('same', { count: String(same.length) })}
        checked={shown}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
      {shown && <Values ids={same} fields={fields} pair={[first, second]} />}
    </Stack>
  )
}

interface ValuesProps {
  ids: readonly string[]
  fields: Fields
  pair: readonly [Compared, Compared]
  marked?: boolean
}

function Values({ ids, fields, pair, marked = false }: ValuesProps) {
  return (
    <Table layout="fixed" withTableBorder verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th />
          <Table.Th>{pair[0].name}</Table.Th>
          <Table.Th>{pair[1].name}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {ids.map((id) => {
          const field = fields[id]
          return field ? (
            <Table.Tr key={id} bg={marked ? 'var(--mantine-color-yellow-light)' : undefined}>
              <Table.Th scope="row" fw={500} style={{ overflowWrap: 'anywhere' }}>
                {field.label}
              </Table.Th>
              {pair.map(({ document }, side) => (
                <Table.Td key={side === 0 ? 'first' : 'second'} style={{ overflowWrap: 'anywhere' }}>
                  <FieldText field={field} value={document[id]} />
                </Table.Td>
              ))}
            </Table.Tr>
          ) : null
        })}
      </Table.Tbody>
    </Table>
  )
}
