import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { element, leaf, type XmlElement } from '#core/files/xml-tree.ts'
import { writeXml } from '#core/files/xml-writer.ts'
import { elements, recordKey } from './elements.ts'
import { lists, type NmpaList } from './lists.ts'

/**
 * A record in the shape of NMPA's release files: `<udid><devices><device>` with its elements in words. What the
 * database numbers and dates itself stays out. Throws an XmlWriteError for characters XML cannot carry.
 */
export function writeRelease(document: AnyDocument): string {
  const root = element('udid', [element('devices', [deviceOf(document)])], { version: '1.0' })
  return writeXml(root, { namespaces: {}, indent: '  ' })
}

/** Elements that say nothing are written too, as the database does. */
function deviceOf(document: AnyDocument): XmlElement {
  return element('device', [
    ...elements.map((one) => said(one.name, one.word(document))),
    ...lists.map((list) =>
      element(
        list.name,
        rowsOf(document, list).map((row) =>
          element(
            list.row,
            list.columns.map(({ name, column, otherwise }) =>
              said(name, cellOf(document, row[column], otherwise)),
            ),
          ),
        ),
      ),
    ),
    said(recordKey.name, recordKey.word(document)),
  ])
}

const said = (name: string, text: string): XmlElement => leaf(name, text) ?? element(name, [])

export const rowsOf = (document: AnyDocument, { field }: NmpaList): readonly FieldRow[] =>
  (document[field] as readonly FieldRow[] | undefined) ?? []

/** A cell as text; blank, what it stands for then. */
export function cellOf(
  document: AnyDocument,
  value: FieldRow[string],
  otherwise: string | undefined,
): string {
  const text = value === undefined ? '' : String(value)
  return text === '' && otherwise !== undefined ? String(document[otherwise] ?? '') : text
}
