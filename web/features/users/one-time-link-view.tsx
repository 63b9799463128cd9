import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCopy } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import type { UserWithLink } from '#core/contract/users.ts'
import { countersigningTexts } from '#web/messages/en/countersigning.ts'
import { usersTexts } from '#web/messages/en/users.ts'
import { wordsOf } from '#web/messages/words.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { toast } from '#web/ui/toast-store.ts'
import classes from './users.module.css'

/** The token stands behind the #: browsers send nothing of that to any server. */
const addressOf = (token: string) => `${window.location.origin}/login#invite=${token}`

/** Shown once; the hub keeps only the hash. */
interface OneTimeLinkViewProps {
  made: UserWithLink
  onDone: () => void
}

export function OneTimeLinkView({ made, onDone }: OneTimeLinkViewProps) {
  const { link, mail, email } = made
  const waits = wordsOf(countersigningTexts)
  const t = wordsOf(usersTexts.link)
  const format = useFormatter()
  if (!link) {
    return (
      <Stack gap="md">
        <Text size="sm">{waits('askedHelp')}</Text>
        <Text size="sm">{waits('linkHelp')}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onDone}>
            {t('done')}
          </Button>
        </Group>
      </Stack>
    )
  }
  const address = addressOf(link.token)
  const copy = async () => {
    if (await copyText(address)) toast({ title: t('copied') })
  }
  return (
    <Stack gap="md">
      <Text size="sm">{t('text', { until: format.dateTime(new Date(link.expiresAt), 'instant') })}</Text>
      {mail === 'sent' && <Text size="sm">{t('mailSent', { email })}</Text>}
      {mail === 'failed' && (
        <Text size="sm" c="var(--mantine-color-error)">
          {t('mailFailed', { email })}
        </Text>
      )}
      <div className={classes.link}>
        <TextInput
          label={t('label')}
          classNames={{ input: 'code' }}
          readOnly
          data-fixed
          data-autofocus
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
        {t('hand')}
      </Alert>
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t('done')}
        </Button>
      </Group>
    </Stack>
  )
}
