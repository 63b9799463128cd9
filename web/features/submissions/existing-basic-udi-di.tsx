import { Autocomplete, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { checkBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { findIssuingEntity } from '#core/identifiers/issuing-entities.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { familyQuery, submissionsOfManufacturerQuery } from './submission-api.ts'
import { usedBasicUdiDis } from './used-basic-udi-dis.ts'

interface ExistingBasicUdiDiProps {
  form: UseFormReturn<FormValues>
  record: MasterRecord
  market: string
  onUse: (value: string) => void
}

const none: ReadonlySet<number> = new Set()

/** A further UDI-DI of a model belongs under the Basic UDI-DI the model has already (decision D16). */
export function ExistingBasicUdiDi({ form, record, market, onUse }: ExistingBasicUdiDiProps) {
  const t = useTranslations('submissions.generator')
  const manufacturer = record.manufacturerName ?? ''
  const { data: submissions } = useQuery(submissionsOfManufacturerQuery(manufacturer, market))
  const { data: family } = useQuery({
    ...familyQuery(record.deviceFamily ?? ''),
    enabled: Boolean(record.deviceFamily),
  })
  const issuingEntity: unknown = useWatch({ control: form.control, name: 'basicUdiDiIssuingEntity' })
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()

  const used = usedBasicUdiDis(submissions?.items ?? [], manufacturer, family ?? none)
  const nameOf = new Map([...used.ofFamily, ...used.ofManufacturer].map((row) => [row.code, row.deviceName]))
  const groups = [
    { group: t('ofFamily', { family: record.deviceFamily ?? '' }), items: used.ofFamily },
    { group: t('ofManufacturer', { manufacturer }), items: used.ofManufacturer },
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
        limit={50}
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
