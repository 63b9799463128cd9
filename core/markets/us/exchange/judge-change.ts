import { sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import type { RuleIssue } from '#core/rules/rule.ts'
import { rowsOf } from '#core/rules/values.ts'
import { usFields } from '../fields.ts'
import { givenByRegister } from '../form/publishing.ts'
import { graceOf } from '../grace.ts'
import { type Premarket, premarketOf, textOf } from '../gudid-values.ts'
import { usRegulatorFields } from '../regulator-fields.ts'
import { saidIn } from '../said-in.ts'
import { storedDi } from '../stored-di.ts'

/**
 * What GUDID no longer takes in a file of a record it has (GUDID guidance): the publish date stays once it is past; out of
 * the days of grace a change of a new DI trigger is a new device, of what a package holds a new package, and premarket
 * submissions can only be added. A record that was wrong is unlocked and corrected in GUDID itself (decision D155).
 */
export function judgeChange(registered: AnyDocument, now: AnyDocument, today: string): readonly RuleIssue[] {
  const issue = (rule: string, field: string, message: string): RuleIssue => ({
    ...{ ruleId: rule, ruleSet: 'gudid-change', severity: 'error', field, message },
  })
  const issues: RuleIssue[] = []
  if (ofWhichDi(registered) !== ofWhichDi(now)) {
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
    if (isBeyond(registered, field)) continue
    // What the hub did not know before is no change: a published record may have come without its methods.
    if (field === 'sterilisationMethod' && textOf(registered, field) === '') continue
    const message = `"${labelOf(field)}" cannot change by a file any more: the days of grace ended on ${grace.last}. If the device has changed, it needs a new DI: put the former value back, and make a record with a new DI for it. If the record was wrong, put the former value back, unlock the record in GUDID and correct it there by hand.`
    issues.push(issue('GUDID-CHANGE-NEW-DI', field, message))
  }
  for (const di of changedPackages(registered, now)) {
    const message = `The package ${di} holds another quantity or another DI than GUDID has, and the days of grace ended on ${grace.last}. A changed package needs a new package DI: put the former values back, and add the package with its own DI. If the record was wrong, put them back, unlock the record in GUDID and correct it there by hand.`
    issues.push(issue('GUDID-CHANGE-PACKAGE', 'usPackages', message))
  }
  const kept = premarketOf(now).map(told)
  const gone = premarketOf(registered).filter((one) => !kept.includes(told(one)))
  if (gone.length > 0) {
    const message = `Premarket submissions can only be added: the days of grace ended on ${grace.last}. Enter again ${gone.map(inWords).join(', ')}. If one was wrong, unlock the record in GUDID and correct it there by hand.`
    issues.push(issue('GUDID-CHANGE-PREMARKET', 'usFdaPremarketSubmissionNumber', message))
  }
  return issues
}

/** A number that no record of GUDID holds is a wrong entry here, and free to be corrected. */
function isBeyond(document: AnyDocument, field: string): boolean {
  const max = usRegulatorFields[field]?.max
  return max !== undefined && Number(document[field]) > max
}

/** The DI however it is written: as on a barcode, or as databases keep it. */
const ofWhichDi = (document: AnyDocument): string => diKey(storedDi(textOf(document, 'udiDi')))

/**
 * The packages both have under one DI, with other contents. A package is a fixed quantity (21 CFR 801.3, 830.50(b)). What
 * the hub did not know of one before is no change: a file may have named its DI alone.
 */
function changedPackages(registered: AnyDocument, now: AnyDocument): readonly string[] {
  const heldBy = (document: AnyDocument, row: FieldRow) =>
    diKey(textOf(row, 'containedDi') || textOf(document, 'udiDi'))
  const known = rowsOf(registered, 'usPackages').filter((row) =>
    ['quantity', 'containedDi', 'status'].some((column) => textOf(row, column) !== ''),
  )
  return rowsOf(now, 'usPackages').flatMap((row) => {
    const before = known.filter(({ packageDi }) => diKey(packageDi) === diKey(row.packageDi))
    const isAmong = before.some((one) => {
      const quantity = textOf(one, 'quantity')
      const isAsMany = quantity === '' || quantity === textOf(row, 'quantity')
      return isAsMany && heldBy(registered, one) === heldBy(now, row)
    })
    return before.length === 0 || isAmong ? [] : [textOf(row, 'packageDi')]
  })
}

const given: ReadonlySet<string> = new Set(givenByRegister)

/** What GUDID has of a record and differs, whether a file can say it or somebody enters it there. */
export const changedFields = (registered: AnyDocument, now: AnyDocument): readonly string[] =>
  Object.entries(usRegulatorFields).flatMap(([field, { id }]) =>
    id !== undefined && !given.has(field) && differs(registered, now, field) ? [field] : [],
  )

/** The supplement 000 is the submission itself. */
const told = ({ number, supplement, type }: Premarket) =>
  `${number}/${supplement.replace(/^0+$/, '')}/${type}`
const inWords = ({ number, supplement, type }: Premarket) =>
  [number, supplement && `supplement ${supplement}`, type].filter((part) => part !== '').join(' ')

const differs = (before: AnyDocument, after: AnyDocument, field: string): boolean =>
  !sameValue(saidIn(before, field), saidIn(after, field))

const labelOf = (field: string): string => usRegulatorFields[field]?.label ?? usFields[field]?.label ?? field
