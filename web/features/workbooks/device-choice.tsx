import { Checkbox, Group, Radio, ScrollArea, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { FillCheck } from '#core/contract/workbooks.ts'
import { fold } from '#core/text/fold.ts'
import { workbooksTexts } from '#web/messages/en/workbooks.ts'
import { wordsOf } from '#web/messages/words.ts'

interface DeviceChoiceProps {
  ready: FillCheck['ready']
  /** Null: all of them. */
  chosen: readonly number[] | null
  onChange: (chosen: readonly number[] | null) => void
}

const most = 200

/** All devices that can be filled in, or some of them. */
export function DeviceChoice({ ready, chosen, onChange }: DeviceChoiceProps) {
  const t = wordsOf(workbooksTexts.fill)
  return (
    <Stack gap="sm" component="section" aria-label={t('choice')}>
      <Title order={2} size="h4">
        {t('choice')}
      </Title>
      <Radio.Group
        value={chosen === null ? 'all' : 'some'}
        onChange={(value) => onChange(value === 'all' ? null : [])}
        aria-label={t('choice')}
      >
        <Group gap="lg">
          <Radio value="all" label={t('all', { count: ready.length })} />
          <Radio value="some" label={t('pick')} />
        </Group>
      </Radio.Group>
      {chosen !== null && <Devices ready={ready} chosen={chosen} onChange={onChange} />}
    </Stack>
  )
}

interface DevicesProps extends DeviceChoiceProps {
  chosen: readonly number[]
}

function Devices({ ready, chosen, onChange }: DevicesProps) {
  const t = wordsOf(workbooksTexts.fill)
  const [search, setSearch] = useState('')
  const wanted = fold(search.trim())
  const found = ready.filter(({ deviceName, deviceNumber, udiDi }) =>
    [deviceName, deviceNumber, udiDi].some((text) => fold(text ?? '').includes(wanted)),
  )
  const ticked = new Set(chosen)
  const set = (ids: readonly number[], on: boolean) => {
    for (const id of ids) {
      if (on) ticked.add(id)
      else ticked.delete(id)
    }
    onChange(ready.flatMap(({ submissionId }) => (ticked.has(submissionId) ? [submissionId] : [])))
  }
  const ids = found.map(({ submissionId }) => submissionId)
  const isAll = ids.length > 0 && ids.every((id) => ticked.has(id))
  return (
    <Stack gap="xs">
      <Group gap="md">
        <TextInput
          w="22rem"
          maw="100%"
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <Text size="sm" role="status">
          {t('chosenCount', { count: chosen.length })}
        </Text>
      </Group>
      <Checkbox
        label={t('tickAll')}
        checked={isAll}
        indeterminate={!isAll && ids.some((id) => ticked.has(id))}
        onChange={({ currentTarget }) => set(ids, currentTarget.checked)}
      />
      <ScrollArea.Autosize mah="20rem" type="auto" viewportProps={{ tabIndex: 0, 'aria-label': t('choice') }}>
        <Table aria-label={t('choice')} verticalSpacing={4}>
          <Table.Tbody>
            {found.slice(0, most).map(({ submissionId, deviceName, udiDi, deviceNumber }) => (
              <Table.Tr key={submissionId}>
                <Table.Td w="2.5rem">
                  <Checkbox
                    aria-label={t('tick', { name: deviceName ?? udiDi ?? String(submissionId) })}
                    checked={ticked.has(submissionId)}
                    onChange={({ currentTarget }) => set([submissionId], currentTarget.checked)}
                  />
                </Table.Td>
                <Table.Td>
                  <bdi>{deviceName}</bdi>{' '}
                  <Text span size="xs" c="dimmed">
                    {deviceNumber}
                  </Text>
                </Table.Td>
                <Table.Td className="code">{udiDi}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {found.length > most && (
        <Text size="sm" c="dimmed">
          {t('first', { count: String(most) })}
        </Text>
      )}
    </Stack>
  )
}
