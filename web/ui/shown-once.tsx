import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CopyButton } from './copy-button.tsx'
import { toast } from './toast-store.ts'

interface ShownOnceProps {
  label: string
  text: string
  help: string
  onDone: () => void
}

/** A secret shown only once; focused, so that screen readers announce it. */
export function ShownOnce({ label, text, help, onDone }: ShownOnceProps) {
  const t = wordsOf(uiTexts.shownOnce)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Stack gap="md">
      <TextInput
        ref={input}
        label={label}
        description={help}
        value={text}
        readOnly
        classNames={{ input: 'code' }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        rightSection={
          <CopyButton
            text={text}
            label={t('copy', { name: label })}
            onCopied={() => toast({ title: t('copied') })}
          />
        }
      />
      <Group justify="flex-end">
        <Button onClick={onDone}>{t('done')}</Button>
      </Group>
    </Stack>
  )
}
