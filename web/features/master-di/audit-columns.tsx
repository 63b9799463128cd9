import { Anchor, Group, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { type MasterAction, masterActions } from '#core/audit/audit-entry.ts'
import type { AuditEntry } from '#core/contract/audit.ts'
import { type MasterStatus, masterStatuses } from '#core/lifecycle/master-status.ts'
import { MasterStatusBadge } from '#web/master-form/master-status-badge.tsx'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useInstant } from '#web/platform/use-instant.ts'
import type { Column } from '#web/ui/column.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const tones: Partial<Record<MasterAction, Tone>> = {
  created: 'info',
  sent_for_approval: 'caution',
  approved: 'positive',
  rejected: 'critical',
  deleted: 'critical',
}

/** As the specification orders them; the changes open the entry. */
export function useAuditColumns(onShow: (entry: AuditEntry) => void): readonly Column<AuditEntry>[] {
  const t = wordsOf(masterDiTexts.audit)
  return [
    {
      id: 'action',
      header: t('columns.action'),
      width: '11.25rem',
      fixed: true,
      cell: (entry) => <ActionBadge action={entry.action} />,
    },
    {
      id: 'entityType',
      header: t('columns.entityType'),
      width: '6.5rem',
      // The list of master records tells of nothing else.
      cell: (entry) => t(entry.entityType === 'import' ? 'entityTypes.import' : 'entityTypes.master-di'),
    },
    { id: 'device', header: t('columns.device'), onCard: true, cell: (entry) => <Device entry={entry} /> },
    { id: 'reason', header: t('columns.reason'), wraps: true, cell: (entry) => entry.changeReason },
    {
      id: 'performedBy',
      header: t('columns.performedBy'),
      width: '8.25rem',
      wraps: true,
      cell: (entry) => entry.performedByName,
    },
    {
      id: 'timestamp',
      header: t('columns.timestamp'),
      sortBy: 'timestamp',
      width: '8rem',
      onCard: true,
      cell: (entry) => <When instant={new Date(entry.timestamp)} />,
    },
    {
      id: 'changes',
      header: t('columns.changes'),
      // A draft that becomes pending, on one line.
      width: '15rem',
      cell: (entry) => <Changes entry={entry} onShow={onShow} />,
    },
  ]
}

export function ActionBadge({ action }: { action: AuditEntry['action'] }) {
  const known = knownAction(action)
  return <StatusBadge tone={(known && tones[known]) ?? 'neutral'}>{useActionName()(action)}</StatusBadge>
}

const knownAction = (action: string): MasterAction | undefined =>
  masterActions.find((offered) => offered === action)

export function useActionName(): (action: string) => string {
  const t = wordsOf(masterDiTexts.actions)
  return (action) => {
    const known = knownAction(action)
    return known ? t(known) : action
  }
}

/** The day, and below it the second: both are compared, one after the other. */
function When({ instant }: { instant: Date }) {
  const { day, time, utc } = useInstant()(instant)
  return (
    <Stack gap={0}>
      <Text size="sm">{day}</Text>
      <Text size="xs" c="dimmed" title={utc}>
        {time}
      </Text>
      {utc !== undefined && (
        <Text size="xs" c="dimmed">
          {utc}
        </Text>
      )}
    </Stack>
  )
}

function Device({ entry }: { entry: AuditEntry }) {
  const data = entry.changesData
  if (!data?.deviceNumber && !data?.deviceName) return null
  const name = [data.deviceName, data.versionNumber].filter(Boolean).join(' ')
  return (
    <Stack gap={0}>
      <Text size="sm" truncate title={name}>
        {/* Apart from the version: a name that runs from right to left would tear it. */}
        <bdi>{data.deviceName}</bdi> {data.versionNumber}
      </Text>
      <Text size="xs" c="dimmed" className="code" truncate title={data.deviceNumber ?? undefined}>
        {data.deviceNumber}
      </Text>
    </Stack>
  )
}

function Changes({ entry, onShow }: { entry: AuditEntry; onShow: (entry: AuditEntry) => void }) {
  const t = wordsOf(masterDiTexts.audit)
  return (
    <Stack gap={2} align="flex-start">
      <StatusChange entry={entry} />
      <Anchor component="button" type="button" size="xs" onClick={() => onShow(entry)}>
        {t('details')}
      </Anchor>
    </Stack>
  )
}

/** Previous status to new status, where there was one. */
export function StatusChange({ entry }: { entry: AuditEntry }) {
  const { previousStatus, newStatus } = entry.changesData ?? {}
  const to = statusOf(newStatus)
  const from = previousStatus === newStatus ? undefined : statusOf(previousStatus)
  if (!to) return null
  return (
    <Group gap={4}>
      {from && <MasterStatusBadge status={from} />}
      {from && <IconArrowRight size={14} aria-label="→" />}
      <MasterStatusBadge status={to} />
    </Group>
  )
}

const statusOf = (status: string | null | undefined): MasterStatus | undefined =>
  masterStatuses.find((known) => known === status)
