import { Alert, Button, type ButtonProps, Group, Stack, Text } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { ManyValidated } from '#core/contract/validation-errors.ts'
import { atOnce, validateSome } from '#web/data/validation.ts'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useBatches } from '#web/platform/use-batches.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RefusedList } from '#web/ui/refused-list.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface ValidateManyProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** The submissions, or how to find them once they are wanted. */
  ids: readonly number[] | (() => Promise<readonly number[]>)
  /** How many were chosen; some of them may turn out not to be validated. */
  count: number
  label: string
}

/** Validates many submissions, 50 at a time, with progress; it can be stopped. */
export function ValidateMany({ ids, count, label, ...look }: ValidateManyProps) {
  const t = wordsOf(manySubmissionsTexts.validate)
  const [opened, setOpened] = useState(false)
  const batches = useBatches<ManyValidated>({
    size: atOnce,
    nouns: ['submissions', 'exchange'],
    run: validateSome,
  })
  const begin = async () => {
    setOpened(true)
    try {
      await batches.start(typeof ids === 'function' ? await ids() : ids)
    } catch (error) {
      setOpened(false)
      toast({
        title: t('failed'),
        description: error instanceof Error ? error.message : String(error),
        variant: 'destructive',
      })
    }
  }
  const { running } = batches.state
  const close = () => {
    setOpened(false)
    batches.reset()
  }
  return (
    <>
      <Button {...look} leftSection={<IconShieldCheck size={16} aria-hidden />} onClick={() => void begin()}>
        {label}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('title', { count })} busy={running}>
        <Run batches={batches} onClose={close} />
      </Dialog>
    </>
  )
}

interface RunProps {
  batches: ReturnType<typeof useBatches<ManyValidated>>
  onClose: () => void
}

function Run({ batches, onClose }: RunProps) {
  const t = wordsOf(manySubmissionsTexts.validate)
  const { total, done, running, cancelled, error, results } = batches.state
  const validated = results.flatMap((each) => each.results)
  const refused = results.flatMap((each) => each.refused)
  const failed = validated.filter(({ status }) => status === 'error').length
  return (
    <Stack gap="md">
      {(running || done < total) && <ProgressBar label={t('progress')} done={done} total={total} />}
      <Text role="status">
        {total === 0 && !running
          ? t('none')
          : t('result', { valid: validated.length - failed, failed, count: validated.length })}
      </Text>
      {cancelled && <Text size="sm">{t('cancelled', { left: total - done })}</Text>}
      {error && (
        <Alert color="red" title={t('failed')} role="alert">
          {error.message}
        </Alert>
      )}
      <RefusedList
        title={t('refused', { count: refused.length })}
        messages={refused.map(({ message }) => message)}
      />
      <Group justify="flex-end" gap="xs">
        {running ? (
          <Button variant="default" onClick={batches.cancel}>
            {t('cancel')}
          </Button>
        ) : (
          <>
            {failed > 0 && (
              <TextLink to="/validation" search={{ tab: 'errors', view: 'rules' }} size="sm">
                {t('toErrors')}
              </TextLink>
            )}
            <Button onClick={onClose}>{t('close')}</Button>
          </>
        )}
      </Group>
    </Stack>
  )
}
