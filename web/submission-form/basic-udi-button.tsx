import { Box, Button, type ButtonProps } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { entriesTexts } from '#web/messages/en/entries.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { Generated } from './generated-codes.tsx'
import { useBasicUdi } from './use-basic-udi.ts'

interface BasicUdiButtonProps extends ButtonProps {
  form: UseFormReturn<FormValues>
}

export function BasicUdiButton({ form, ...look }: BasicUdiButtonProps) {
  const t = wordsOf(entriesTexts.generator)
  const { busy, start, codes, use } = useBasicUdi(form)
  const inForm: unknown = useWatch({ control: form.control, name: 'basicUdiDi' })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconWand size={16} aria-hidden />}
        loading={busy}
        onClick={start}
        {...look}
      >
        {t('generate')}
      </Button>
      {codes && (
        <Box w="100%">
          <Generated codes={codes} inForm={inForm} onUse={use} />
        </Box>
      )}
    </>
  )
}
