import { ActionIcon, Menu } from '@mantine/core'
import {
  IconDots,
  IconEye,
  IconFileCertificate,
  IconHistory,
  IconPencil,
  IconVersions,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { editRoute } from './record-columns.tsx'

/** What opens a dialog of the screen; the rest are ways to other screens. */
export type RecordAction = 'view' | 'history' | 'newVersion'

interface RecordActionsProps {
  record: MasterRecord
  onAction: (action: RecordAction) => void
}

const icon = { size: 16, 'aria-hidden': true } as const

export function RecordActions({ record, onAction }: RecordActionsProps) {
  const t = useTranslations('masterDi.records.actions')
  const navigate = useNavigate()
  const params = { id: String(record.id) }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('menu', { device: record.deviceNumber ?? '' })}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEye {...icon} />} onClick={() => onAction('view')}>
          {t('view')}
        </Menu.Item>
        <Menu.Item leftSection={<IconHistory {...icon} />} onClick={() => onAction('history')}>
          {t('history')}
        </Menu.Item>
        {record.abilities.edit && (
          <Menu.Item
            leftSection={<IconPencil {...icon} />}
            onClick={() => void navigate({ to: editRoute(record), params })}
          >
            {record.status === 'draft' ? t('editDraft') : t('edit')}
          </Menu.Item>
        )}
        {record.abilities.createVersion && (
          <Menu.Item leftSection={<IconVersions {...icon} />} onClick={() => onAction('newVersion')}>
            {t('newVersion')}
          </Menu.Item>
        )}
        {record.abilities.createSubmission && (
          <Menu.Item
            leftSection={<IconFileCertificate {...icon} />}
            onClick={() =>
              void navigate({
                to: '/country-specific/$country/$masterDiId',
                params: { country: 'EU', masterDiId: String(record.id) },
              })
            }
          >
            {t('euForm')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
