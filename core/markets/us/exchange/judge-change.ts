import { sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { RuleIssue } from '#core/rules/rule.ts'
import { usFields } from '../fields.ts'
import { graceOf } from '../grace.ts'
import { agencyOf, declaredOf, type Premarket, premarketOf, textOf } from '../gudid-values.ts'
import { usRegulatorFields } from '../regulator-fields.ts'

/**
 * What GUDID no longer takes of a record it has (GUDID guidance): the publish date stays once it is past; out of the days
 * of grace a change of a new DI trigger is a new device, and premarket submissions can only be added.
 */
export function judgeChange(registered: AnyDocument, now: AnyDocument, today: string): readonly RuleIssue[] {
  const issue = (rule: string, field: string, message: string): RuleIssue => ({
    ...{ ruleId: rule, ruleSet: 'gudid-change', severity: 'error', field, message },
  })
  const issues: RuleIssue[] = []
  if (differs(registered, now, 'udiDi')) {
    const message = `GUDID has this record under the DI ${textOf(registered, 'udiDi')}. Another DI is another record: make one for it, and put this DI back.`
    issues.push(issue('GUDID-CHANGE-DI', 'udiDi', message))
  }
  const published = textOf(registered, 'usPublishDate')
  const grace = graceOf(published)
  if (!grace || published > today) return issues
  if (differs(registered, now, 'usPublishDate')) {
    const message = `GUDID published the record on ${published}. The publish date never changes: enter that day again.`
    issues.push(issue('GUDID-CHANGE-DATE', 'usPublishDate', message))
  }
  if (today <= grace.last) return issues
  for (const [field, { changeable }] of Object.entries(usRegulatorFields)) {
    if (changeable !== 'no' || field === 'udiDi' || !differs(registered, now, field)) continue
    const message = `"${labelOf(field)}" cannot change any more: the days of grace ended on ${grace.last}. The change needs a new DI: put the former value back, and make a record with a new DI for the changed device.`
    issues.push(issue('GUDID-CHANGE-NEW-DI', field, message))
  }
  const kept = premarketOf(now).map(told)
  const gone = premarketOf(registered).filter((one) => !kept.includes(told(one)))
  if (gone.length > 0) {
    const message = `Premarket submissions can only be added: the days of grace ended on ${grace.last}. Enter again ${gone.map(inWords).join(', ')}.`
    issues.push(issue('GUDID-CHANGE-PREMARKET', 'usFdaPremarketSubmissionNumber', message))
  }
  return issues
}

/** What GUDID has of a record and differs, whether a file can say it or somebody enters it there. */
export const changedFields = (registered: AnyDocument, now: AnyDocument): readonly string[] =>
  Object.entries(usRegulatorFields).flatMap(([field, { id }]) =>
    id !== undefined && differs(registered, now, field) ? [field] : [],
  )

/** The supplement 000 is the submission itself. */
const told = ({ number, supplement, type }: Premarket) =>
  `${number}/${supplement.replace(/^0+$/, '')}/${type}`
const inWords = ({ number, supplement, type }: Premarket) =>
  [number, supplement && `supplement ${supplement}`, type].filter((part) => part !== '').join(' ')

const differs = (before: AnyDocument, after: AnyDocument, field: string): boolean =>
  !sameValue(saidIn(before, field), saidIn(after, field))

/** As GUDID has it: what nobody has stated is a no, rows have no order. */
function saidIn(document: AnyDocument, field: string): unknown {
  const value = document[field]
  if (usFields[field]?.type === 'boolean') return declaredOf(document, field) === 'true'
  if (field === 'udiDiIssuingEntity') return agencyOf(document)
  if (Array.isArray(value)) return value.map((row) => JSON.stringify(row)).toSorted()
  return value ?? null
}

const labelOf = (field: string): string => usRegulatorFields[field]?.label ?? usFields[field]?.label ?? field
