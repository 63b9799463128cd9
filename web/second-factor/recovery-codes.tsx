import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { wordsOf } from '#web/messages/words.ts'
import { saveDownload } from '#web/platform/api-client.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { toast } from '#web/ui/toast-store.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = wordsOf(secondFactorTexts.recovery)
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    if (await copyText(text)) toast({ title: t('copied') })
  }
  return (
    <Stack gap="md">
      <Text fw={600}>{t('title')}</Text>
      <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
        {t('help')}
      </Alert>
      <Stack component="ul" gap="xs" m={0} p={0}>
        {codes.map((code) => (
          <Text key={code} component="li" className="code" ta="center" style={{ listStyle: 'none' }}>
            {code}
          </Text>
        ))}
      </Stack>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button
          variant="default"
          onClick={() => saveDownload({ blob: new Blob([text]), fileName: 'recovery-codes.txt' })}
        >
          {t('download')}
        </Button>
        <Button onClick={onDone}>{t('done')}</Button>
      </Group>
    </Stack>
  )
}
