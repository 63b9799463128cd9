import { Alert, Card, Stack, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { MasterFormMode } from '#web/master-form/master-form-mode.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { Details } from './details-dialog.tsx'

type Can = ReturnType<typeof useCan>

/** Whether this person may do now what the form is for, as the server sees it. */
export function mayBegin(mode: MasterFormMode, record: MasterRecord | undefined, can: Can): boolean {
  if (mode === 'create') return can('create-submissions')
  const ability = mode === 'new-version' ? 'createVersion' : 'edit'
  return record?.abilities[ability] ?? false
}

interface NotNowProps {
  mode: MasterFormMode
  record: MasterRecord | undefined
}

/** In place of the form: why there is none, and the record to read. */
export function NotNow({ mode, record }: NotNowProps) {
  const t = wordsOf(masterDiTexts.form)
  const can = useCan()
  const permitted = can(
    mode === 'create' || mode === 'new-version' ? 'create-submissions' : 'edit-submissions',
  )
  const reason = permitted && record ? reasonAgainst(mode, record) : 'permission'
  const version = record?.openVersion?.versionNumber ?? ''
  return (
    <Stack gap="lg">
      <Alert
        color="yellow"
        icon={<IconLock aria-hidden />}
        title={t(permitted ? (mode === 'new-version' ? 'cannotCreate' : 'readOnly') : 'notPermitted')}
        role="status"
      >
        <Text size="sm">
          {reason === 'pendingVersion' ? t('cannotCreateHelp') : t(`notNow.${reason}`, { version })}
        </Text>
      </Alert>
      {record && (
        <Card withBorder padding="lg">
          <Details record={record} />
        </Card>
      )}
    </Stack>
  )
}

type Reason = 'permission' | 'pending' | 'pendingVersion' | 'deletion' | 'openVersion' | 'status'

function reasonAgainst(mode: MasterFormMode, record: MasterRecord): Reason {
  if (record.pendingRequests.includes('delete')) return 'deletion'
  if (mode !== 'new-version') return record.status === 'pending-approval' ? 'pending' : 'status'
  if (record.openVersion?.status === 'pending-approval') return 'pendingVersion'
  return record.openVersion ? 'openVersion' : 'status'
}
