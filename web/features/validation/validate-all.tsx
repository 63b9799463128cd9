import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { ManyValidated } from '#core/contract/validation-errors.ts'
import { atOnce, idsToValidate, type OverviewFilters, validateSome } from '#web/data/validation.ts'
import { validationTexts } from '#web/messages/en/validation.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useBatches } from '#web/platform/use-batches.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface ValidateAllProps {
  filters: OverviewFilters
  /** How many the list shows. */
  matching: number
}

/** Validates all that search and filters leave, 50 at a time; it can be stopped. */
export function ValidateAll({ filters, matching }: ValidateAllProps) {
  const t = wordsOf(validationTexts.all)
  const [opened, setOpened] = useState(false)
  const batches = useBatches<ManyValidated>({ size: atOnce, nouns: ['submissions'], run: validateSome })
  const begin = async () => {
    setOpened(true)
    try {
      const ids = await idsToValidate(filters)
      await batches.start(ids)
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
      <Button leftSection={<IconShieldCheck size={16} aria-hidden />} onClick={() => void begin()}>
        {t('button', { count: matching })}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('title')} busy={running}>
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
  const t = wordsOf(validationTexts.all)
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
      {refused.length > 0 && (
        <Alert color="yellow" title={t('refused', { count: refused.length })}>
          <List size="sm">
            {[...new Set(refused.map(({ message }) => message))].map((message) => (
              <List.Item key={message}>{message}</List.Item>
            ))}
          </List>
        </Alert>
      )}
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
