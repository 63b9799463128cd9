import { Autocomplete, Button, Group, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { checkBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { findIssuingEntity } from '#core/identifiers/issuing-entities.ts'
import { usedBasicUdiDisQuery } from '#web/data/submissions.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { FormValues } from '#web/record-form/form-values.ts'

interface ExistingBasicUdiDiProps {
  form: UseFormReturn<FormValues>
  record: MasterRecord
  market: string
  onUse: (value: string) => void
}

/** A further UDI-DI of a model belongs under the Basic UDI-DI the model has already (decision D16). */
export function ExistingBasicUdiDi({ form, record, market, onUse }: ExistingBasicUdiDiProps) {
  const t = wordsOf(submissionsTexts.generator)
  const issuingEntity: unknown = useWatch({ control: form.control, name: 'basicUdiDiIssuingEntity' })
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 150)
  const { data: used = [] } = useQuery(usedBasicUdiDisQuery(record.id, market, search))
  const [problem, setProblem] = useState<string>()

  const nameOf = new Map(used.map(({ code, deviceName }) => [code, deviceName]))
  const groups = [
    {
      group: t('ofFamily', { family: record.deviceFamily ?? '' }),
      items: used.filter((row) => row.ofFamily),
    },
    {
      group: t('ofManufacturer', { manufacturer: record.manufacturerName ?? '' }),
      items: used.filter((row) => !row.ofFamily),
    },
  ]
  const take = () => {
    const result = checkBasicUdiDi(typed, findIssuingEntity(String(issuingEntity ?? ''))?.code)
    setProblem(result.valid ? undefined : result.problem.message)
    if (result.valid) onUse(typed)
  }
  return (
    <Group align="flex-end" gap="xs">
      <Autocomplete
        label={t('existing')}
        value={typed}
        error={problem}
        // The server has looked for it already, in names of devices too.
        filter={({ options }) => options}
        data={groups
          .filter(({ items }) => items.length > 0)
          .map(({ group, items }) => ({ group, items: items.map(({ code }) => code) }))}
        renderOption={({ option }) => (
          <div>
            <Text className="code">{option.value}</Text>
            <Text size="xs" c="dimmed">
              {nameOf.get(option.value)}
            </Text>
          </div>
        )}
        classNames={{ input: 'code' }}
        onChange={(value) => {
          setTyped(value)
          setProblem(undefined)
        }}
        style={{ flex: '1 1 16rem' }}
      />
      <Button variant="default" onClick={take} mb={problem ? 22 : 0}>
        {t('useExisting')}
      </Button>
    </Group>
  )
}
