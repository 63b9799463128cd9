import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconTableImport, IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDownload } from '#web/platform/use-download.ts'
import { downloadTemplate } from './master-di-api.ts'

export function BulkUploadMenu() {
  const t = wordsOf(masterDiTexts.records)
  const navigate = useNavigate()
  const save = useDownload()
  const template = () => save(() => downloadTemplate(), t('templateDownloaded'))
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {t('bulkUpload')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void template()}>
          {t('template')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconUpload size={16} aria-hidden />}
          onClick={() => void navigate({ to: '/master-di/bulk-upload' })}
        >
          {t('uploadCsv')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTableImport size={16} aria-hidden />}
          onClick={() => void navigate({ to: '/bulk-upload' })}
        >
          {t('bulkUpload')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
