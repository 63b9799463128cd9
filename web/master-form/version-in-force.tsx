import { Alert, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isolated } from '#web/ui/isolated.ts'
import { TextLink } from '#web/ui/router-link.tsx'

interface VersionInForceProps {
  record: Pick<
    MasterRecord,
    | 'status'
    | 'versionNumber'
    | 'versionInForce'
    | 'deleteReason'
    | 'updatedAt'
    | 'updatedByName'
    | 'abilities'
  >
  /** The country of the page, where it is one of a market; the link stays there. */
  country?: string
}

/** On a version that is not in force: shows which one is, with a link to it (decision D52). */
export function VersionInForce({ record, country }: VersionInForceProps) {
  const t = wordsOf(masterDiTexts.inForce)
  const { status, versionNumber, versionInForce } = record
  if (status === 'active') return null
  if (!versionInForce) {
    return status === 'archived' ? null : (
      <Alert color="yellow" icon={<IconInfoCircle aria-hidden />} mb="md">
        <Text size="sm">{t(status === 'deleted' ? 'allDeleted' : 'noneYet')}</Text>
        <Deletion record={record} />
        {status === 'deleted' && record.abilities.createVersion && <Text size="sm">{t('takeUp')}</Text>}
      </Alert>
    )
  }
  const { id, versionNumber: inForce } = versionInForce
  const words = { version: versionNumber, inForce }
  const label = t('open', { version: inForce })
  const params = { id: String(id) }
  return (
    <Alert color="yellow" icon={<IconInfoCircle aria-hidden />} mb="md">
      <Text size="sm" component="span">
        {t(status === 'archived' || status === 'deleted' ? status : 'draft', words)}
      </Text>{' '}
      {country === undefined ? (
        <TextLink to="/master-di/records/$id" params={params} size="sm">
          {label}
        </TextLink>
      ) : (
        <TextLink
          to="/country-specific/$country/$masterDiId"
          params={{ country, masterDiId: params.id }}
          size="sm"
        >
          {label}
        </TextLink>
      )}
      <Deletion record={record} />
    </Alert>
  )
}

/** When it was deleted, by whom and why; a deleted version changes no more, so its last change is that. */
function Deletion({ record }: Pick<VersionInForceProps, 'record'>) {
  const t = wordsOf(masterDiTexts.inForce)
  const format = useFormatter()
  const { status, deleteReason, updatedAt, updatedByName } = record
  if (status !== 'deleted') return null
  const when = format.dateTime(new Date(updatedAt), 'instant')
  return (
    <Text size="sm">
      {updatedByName === null
        ? t('deletedOn', { when })
        : t('deletedBy', { when, name: isolated(updatedByName) })}
      {deleteReason !== null && ` ${t('deletedWhy', { reason: isolated(deleteReason) })}`}
    </Text>
  )
}
