import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow, FieldValue } from '#core/dictionary/field.ts'
import { declaredIn } from '../declarations.ts'
import type { MarketRelease, RegisterDifference, ReleaseReader } from '../register.ts'
import { ReleaseDevices } from '../release-devices.ts'
import { elements, noneCarried, recordKey } from './elements.ts'
import { cnFields } from './fields.ts'
import { lists } from './lists.ts'
import { readRelease } from './read-release.ts'
import { cnRegulatorFields } from './regulator-fields.ts'
import { cellOf } from './release-file.ts'

const compared: readonly string[] = [
  ...new Set([
    ...elements.map(({ field }) => field),
    noneCarried,
    recordKey.field,
    ...lists.map(({ field }) => field),
  ]),
]
const listByField = new Map(lists.map((list) => [list.field, list]))
const declared = declaredIn(cnRegulatorFields)

/** Field by field, in the order of the database's elements; order of codes and rows does not count. */
function compare(here: AnyDocument, there: AnyDocument): readonly RegisterDifference[] {
  const asked = declared(here)
  return compared.flatMap((field): RegisterDifference[] => {
    // A tick answers open declarations with no, and so does the file.
    const answered = here.declarationsChecked === true && asked.includes(field) && here[field] === undefined
    const own = answered ? false : here[field]
    const [ours, theirs] = [comparable(field, own, here), comparable(field, there[field], there)]
    if (ours === theirs) return []
    const kind = theirs === '' ? 'not-stated-there' : ours === '' ? 'not-stated-here' : 'different'
    const label = cnRegulatorFields[field]?.label ?? cnFields[field]?.label ?? field
    return [{ field, label, kind, here: own ?? null, there: there[field] ?? null }]
  })
}

/** A value as a text that is the same for the same; empty for nothing. */
function comparable(field: string, value: FieldValue | undefined, document: AnyDocument): string {
  if (value === undefined || (typeof value !== 'boolean' && isBlank(value))) return ''
  const list = listByField.get(field)
  if (list) {
    const rows = (value as readonly FieldRow[]).map((row) =>
      list.columns.map(({ column, otherwise }) => cellOf(document, row[column], otherwise).trim()),
    )
    return JSON.stringify(rows.map((row) => JSON.stringify(row)).toSorted())
  }
  return Array.isArray(value)
    ? JSON.stringify([...(value as readonly string[])].toSorted())
    : String(value).trim()
}

/** Parts of a release, each a document of its own. */
function begin(isOwn: (document: AnyDocument) => boolean): ReleaseReader {
  const found = new ReleaseDevices(isOwn)
  return {
    order: () => 0,
    whole: (file) => {
      const { devices, problems } = readRelease([file])
      for (const device of devices) {
        found.counted()
        if (isOwn(device.document)) found.add(device)
      }
      for (const problem of problems) found.problem(problem.file, problem.message)
    },
    problem: (file, message) => found.problem(file, message),
    result: () => found.result('NMPA release'),
  }
}

export const nmpaRelease: MarketRelease = {
  endings: ['xml'],
  begin,
  compare,
  ownerFields: ['cnCreditCode', 'cnRegistrantName'],
}
