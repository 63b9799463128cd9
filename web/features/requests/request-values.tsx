import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ApprovalRequest, RequestEntityType } from '#core/contract/requests.ts'
import type { Field } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { FieldText } from '#web/record-form/record-view.tsx'
import classes from './requests.module.css'

/** The fields of what requests are about. */
const fieldsOf: Readonly<Record<RequestEntityType, Readonly<Record<string, Field>>>> = {
  'master-di': masterFields,
  submission: submissionFields,
}

/** What a new version would change, field by field; of a first one, what it holds. */
export function RequestValues({ request }: { request: ApprovalRequest }) {
  const t = useTranslations('requests.details')
  const { proposedChanges } = request
  if (proposedChanges.length === 0) return <Text size="sm">{t('nothingChanges')}</Text>
  const first = isFirstVersion(request)
  const fields = fieldsOf[request.entityType]
  return (
    <>
      {first && (
        <Text size="sm" c="dimmed">
          {t('firstVersion')}
        </Text>
      )}
      <table className={classes.changes} data-first={first || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            {!first && <th scope="col">{t('from')}</th>}
            <th scope="col">{t('to')}</th>
          </tr>
        </thead>
        <tbody>
          {proposedChanges.map(({ field, from, to }) => (
            <tr key={field}>
              <th scope="row">{fields[field]?.label ?? field}</th>
              {!first && (
                <td data-label={t('from')}>
                  <ValueOf field={fields[field]} value={from} />
                </td>
              )}
              <td data-label={first ? undefined : t('to')} className={classes.to}>
                <ValueOf field={fields[field]} value={to} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/**
 * All versions of a device have its number: only where it comes from nothing there was none before. Of a submission
 * nothing was approved before where nothing is replaced.
 */
export function isFirstVersion({ entityType, proposedChanges }: ApprovalRequest): boolean {
  if (entityType === 'submission') return proposedChanges.every(({ from }) => from === null)
  return proposedChanges.some(({ field, from }) => field === 'deviceNumber' && from === null)
}

/** In the words of the dictionary; of a field that it has no longer, as it was stored. */
function ValueOf({ field, value }: { field: Field | undefined; value: unknown }) {
  return field ? <FieldText field={field} value={value} /> : JSON.stringify(value)
}
