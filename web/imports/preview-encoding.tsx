import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import type { ImportPreview } from '#core/contract/import-previews.ts'
import { encodingNames, type OldEncoding, oldEncodings } from '#core/imports/encodings.ts'
import { importPreviewTexts } from '#web/messages/en/import-preview.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import type { PreviewChanging } from './use-preview-change.ts'

interface PreviewEncodingProps {
  encoding: NonNullable<ImportPreview['encoding']>
  change: PreviewChanging
}

/** What a text file that is not Unicode is read as: its bytes do not say it, people see it. */
export function PreviewEncoding({ encoding, change }: PreviewEncodingProps) {
  const t = wordsOf(importPreviewTexts.encoding)
  const [asked, setAsked] = useState(false)
  const choose = (used: OldEncoding) => {
    setAsked(true)
    change.read(used)
  }
  return (
    <Alert
      color={encoding.isConfirmed ? 'blue' : 'yellow'}
      title={t(encoding.isConfirmed ? 'confirmed' : 'title')}
      icon={<IconAlertTriangle aria-hidden />}
    >
      <Stack gap="xs">
        <Text size="sm">{t('help')}</Text>
        <Text size="sm">
          {t('samples')} {encoding.samples.map((sample) => `“${sample}”`).join(' · ')}
        </Text>
        <Group gap="sm" align="end">
          <Select
            size="sm"
            label={t('label')}
            allowDeselect={false}
            data={oldEncodings.map((value) => ({
              value,
              label: `${encodingNames[value]} · ${t(`of.${value}`)}`,
            }))}
            value={encoding.used}
            onChange={(used) => used && choose(used as OldEncoding)}
            disabled={change.busy}
          />
          {!encoding.isConfirmed && (
            <Button size="sm" loading={change.busy && asked} onClick={() => choose(encoding.used)}>
              {t('confirm')}
            </Button>
          )}
        </Group>
        {change.failed === 'encoding' && change.error && (
          <ErrorPanel title={t('failed')} message={change.error.message} />
        )}
      </Stack>
    </Alert>
  )
}
