import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { defaultMarket } from '#core/code-lists/markets.ts'
import type { ApprovalRequest } from '#core/contract/requests.ts'
import type { Field } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { submissionQuery } from '#web/data/submissions.ts'
import { requestsTexts } from '#web/messages/en/requests.ts'
import { wordsOf } from '#web/messages/words.ts'
import { FieldText } from '#web/record-form/record-view.tsx'
import { useFieldWords } from '#web/submission-form/use-field-words.ts'
import classes from './requests.module.css'

/** The fields of what a request is about; those of a submission, as the form of its market calls them. */
export function useFields({ entityType, submissionId }: ApprovalRequest): (id: string) => Field | undefined {
  const { data } = useQuery({ ...submissionQuery(submissionId ?? 0), enabled: submissionId !== null })
  const country = data?.targetCountries[0] ?? defaultMarket
  const words = useFieldWords(entityType === 'submission' ? [country] : [])
  const ofMaster: Readonly<Record<string, Field>> = masterFields
  return (id) => (entityType === 'submission' ? words.fieldOf(country, id) : ofMaster[id])
}

/** What a new version would change, field by field; of a first one, what it holds. */
export function RequestValues({ request }: { request: ApprovalRequest }) {
  const t = wordsOf(requestsTexts.details)
  const { proposedChanges } = request
  const fieldOf = useFields(request)
  if (proposedChanges.length === 0) return <Text size="sm">{t('nothingChanges')}</Text>
  const first = isFirstVersion(request)
  return (
    <>
      {first && (
        <Text size="sm" c="dimmed">
          {t(request.entityType === 'submission' ? 'firstApproval' : 'firstVersion')}
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
              <th scope="row">{fieldOf(field)?.label ?? field}</th>
              {!first && (
                <td data-label={t('from')}>
                  <ValueOf field={fieldOf(field)} value={from} />
                </td>
              )}
              <td data-label={first ? undefined : t('to')} className={classes.to}>
                <ValueOf field={fieldOf(field)} value={to} />
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
