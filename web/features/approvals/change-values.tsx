import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PendingChange } from '#core/contract/pending-changes.ts'
import type { Field } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { FieldText } from '#web/record-form/record-view.tsx'
import classes from './approvals.module.css'

/** What a new version would change, field by field; of a first one, what it holds. */
export function ChangeValues({ change }: { change: PendingChange }) {
  const t = useTranslations('approvals.details')
  const { proposedChanges } = change
  if (proposedChanges.length === 0) return <Text size="sm">{t('nothingChanges')}</Text>
  const first = isFirstVersion(change)
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
              <th scope="row">{(masterFields as Record<string, Field>)[field]?.label ?? field}</th>
              {!first && (
                <td data-label={t('from')}>
                  <ValueOf field={field} value={from} />
                </td>
              )}
              <td data-label={first ? undefined : t('to')} className={classes.to}>
                <ValueOf field={field} value={to} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** All versions of a device have its number: only where it comes from nothing there was none before. */
export function isFirstVersion({ proposedChanges }: PendingChange): boolean {
  return proposedChanges.some(({ field, from }) => field === 'deviceNumber' && from === null)
}

/** In the words of the dictionary; of a field that it has no longer, as it was stored. */
function ValueOf({ field, value }: { field: string; value: unknown }) {
  const known = (masterFields as Record<string, Field>)[field]
  return known ? <FieldText field={known} value={value} /> : JSON.stringify(value)
}
