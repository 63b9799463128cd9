import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { isBlank } from '#core/dictionary/document.ts'
import { generateHubBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { checkUdiDi } from '#core/identifiers/udi-di.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { toast } from '#web/ui/toast-store.ts'
import { ExistingBasicUdiDi } from './existing-basic-udi-di.tsx'
import { Generated } from './generated-codes.tsx'
import { useGeneratedCode } from './use-generated-code.ts'

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
  const t = wordsOf(submissionsTexts.generator)
  const ofDevice: unknown = useWatch({ control: form.control, name: 'udiDi' })
  const inForm: unknown = useWatch({ control: form.control, name: 'basicUdiDi' })
  const { codes, use, clear, fill } = useGeneratedCode(form)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const udiDi = typed ?? (typeof ofDevice === 'string' ? ofDevice : '')

  const generate = () => {
    // The specified generator explains what is wrong with the number.
    const specified = generateHubBasicUdiDi(udiDi)
    setProblem(specified.valid ? undefined : specified.problem.message)
    if (!specified.valid || !fill(udiDi, t('generated'))) {
      clear()
      return toast({ title: t('failed'), description: t('failedDescription'), variant: 'destructive' })
    }
    const code = udiDi.trim()
    if (isBlank(ofDevice) && checkUdiDi(code).valid)
      form.setValue('udiDi', code, { shouldDirty: true, shouldValidate: true })
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
        {codes && <Generated codes={codes} inForm={inForm} onUse={use} />}
      </Stack>
    </Card>
  )
}
