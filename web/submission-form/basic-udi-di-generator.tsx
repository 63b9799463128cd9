import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { isBlank } from '#core/dictionary/document.ts'
import { generateHubBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { checkUdiDi } from '#core/identifiers/udi-di.ts'
import { settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import { settingsQuery } from '#web/data/settings.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { toast } from '#web/ui/toast-store.ts'
import { ExistingBasicUdiDi } from './existing-basic-udi-di.tsx'
import { codesOf, filledCode, Generated, type GeneratedCodes, useGeneratedWords } from './generated-codes.tsx'

interface GeneratorProps {
  form: UseFormReturn<FormValues>
  record: MasterRecord
  market: string
}

/**
 * The generator of the specification (document 3 section 5): it fills in the GMN and shows the specified code beside it,
 * each with EUDAMED's verdict (decision D70); above both, the codes the device group already has (decision D16).
 */
export function BasicUdiDiGenerator({ form, record, market }: GeneratorProps) {
  const t = useTranslations('submissions.generator')
  const ofDevice: unknown = useWatch({ control: form.control, name: 'udiDi' })
  const inForm: unknown = useWatch({ control: form.control, name: 'basicUdiDi' })
  const words = useGeneratedWords()
  const { data: settings } = useQuery(settingsQuery)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [generated, setGenerated] = useState<GeneratedCodes>()
  const udiDi = typed ?? (typeof ofDevice === 'string' ? ofDevice : '')

  const use = (value: string) =>
    form.setValue('basicUdiDi', value, { shouldDirty: true, shouldValidate: true })
  const generate = () => {
    // The specified generator explains what is wrong with the number.
    const specified = generateHubBasicUdiDi(udiDi)
    const codes = codesOf(udiDi)
    const chosen = filledCode(codes, settings?.basicUdiDiFormat ?? settingsOutOfTheBox.basicUdiDiFormat)
    if (!specified.valid || chosen === undefined) {
      setGenerated(undefined)
      setProblem(specified.valid ? undefined : specified.problem.message)
      // Otherwise the code of another number would be saved with this one.
      form.setValue('basicUdiDi', '', { shouldDirty: true })
      return toast({ title: t('failed'), description: t('failedDescription'), variant: 'destructive' })
    }
    setProblem(undefined)
    setGenerated(codes)
    use(chosen)
    const code = udiDi.trim()
    if (isBlank(ofDevice) && checkUdiDi(code).valid)
      form.setValue('udiDi', code, { shouldDirty: true, shouldValidate: true })
    toast({ title: t('generated'), description: words(chosen) })
  }
  return (
    <Card withBorder padding="md" bg="var(--surface-page)">
      <Stack gap="sm">
        <div>
          <Title order={3} size="h5">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('purpose')}
          </Text>
        </div>
        <ExistingBasicUdiDi form={form} record={record} market={market} onUse={use} />
        <Group align="flex-end" gap="xs">
          <TextInput
            label={t('input')}
            value={udiDi}
            error={problem}
            classNames={{ input: 'code' }}
            onChange={(event) => setTyped(event.currentTarget.value)}
            style={{ flex: '1 1 16rem' }}
          />
          <Button variant="default" onClick={generate} mb={problem ? 22 : 0}>
            {t('generate')}
          </Button>
        </Group>
        {generated && <Generated codes={generated} inForm={inForm} onUse={use} />}
      </Stack>
    </Card>
  )
}
