import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Submission } from '#core/contract/submissions.ts'
import { formatOf } from './use-download-submission.ts'
import type { SubmissionActions } from './use-submission-actions.ts'

interface DownloadButtonProps {
  submission: Submission
  actions: SubmissionActions
  disabled: boolean
}

/** The file the regulator takes; where it takes several formats, the others are in reach. */
export function DownloadButton({ submission, actions, disabled }: DownloadButtonProps) {
  const t = useTranslations('submissions.form')
  const [, ...others] = submission.files
  const button = (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={actions.downloading}
      disabled={disabled}
      onClick={() => actions.download()}
    >
      {t('download', { format: formatOf(submission) })}
    </Button>
  )
  if (others.length === 0) return button
  return (
    <Group gap={4} wrap="nowrap">
      {button}
      <Menu position="top-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={36} disabled={disabled} aria-label={t('otherFormats')}>
            <IconChevronDown size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((file) => (
            <Menu.Item key={file.id} onClick={() => actions.download(file)}>
              {file.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
