import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'
import { chRegulatorFields } from './regulator-fields.ts'

/** A statement with legal weight is made for each market anew, and so is whether the device is on it. */
const notTaken = ['declarationsChecked', 'chMarketStatus']

/** What the EU submission of the same device says of the fields of the Swiss form, word for word. */
export function fromEuSubmission(document: AnyDocument): AnyDocument {
  const taken = Object.keys(chRegulatorFields).filter(
    (id) => !notTaken.includes(id) && !isBlank(document[id]),
  )
  return Object.fromEntries(taken.map((id) => [id, document[id] as FieldValue]))
}
