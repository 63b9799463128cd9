import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import type { Submission } from '#core/contract/submissions.ts'
import { fileHelp, fileKindLabels } from '#core/markets/file-nature.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { formatOf } from './use-download-submission.ts'
import type { SubmissionActions } from './use-submission-actions.ts'

interface DownloadButtonProps {
  submission: Submission
  actions: SubmissionActions
  disabled: boolean
}

/** The first file of the market, and a menu with the others where there are several. Each states what it is. */
export function DownloadButton({ submission, actions, disabled }: DownloadButtonProps) {
  const t = wordsOf(submissionsTexts.form)
  const [first, ...others] = submission.files
  const button = (
    <Button
      title={first && `${first.label}: ${fileHelp(first.nature)}`}
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={actions.downloading}
      disabled={disabled}
      onClick={() => actions.download()}
    >
      {first === undefined || first.nature.kind === 'accepted-upload'
        ? t('download', { format: formatOf(submission) })
        : t('downloadOther', { label: first.label })}
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
              <Text size="xs" c="dimmed">
                {fileKindLabels[file.nature.kind]}
              </Text>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
