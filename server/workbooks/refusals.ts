import { refuseFile } from '#server/files/table-limits.ts'
import type { Part } from './package-parts.ts'

/** Files that are no workbook the hub fills, each told apart so that people know what to do. */

const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** By its first bytes: a workbook with a password, and one of before 2007, come in another container. */
export function refuseOtherContainers(bytes: Buffer): void {
  if (bytes.length === 0) throw refuseFile('The file is empty.')
  if (!bytes.subarray(0, 8).equals(compound)) return
  throw refuseFile(
    bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
      ? 'The workbook is encrypted. Open it in Excel, remove its password (File, Info, Protect Workbook), save it and upload it again.'
      : 'This workbook is in the Excel format used before 2007 (.xls). Open it in Excel, save it as .xlsx and upload it again.',
  )
}

const refused: readonly { readonly part: RegExp; readonly told: string }[] = [
  {
    part: /(^|\/)(vbaProject\w*\.bin|vbaData\.xml)$|(^|\/)macrosheets\/|(^|\/)dialogsheets\//i,
    told: 'The workbook contains macros, which the hub neither accepts nor passes on. Save it without macros (.xlsx), if the recipient allows it.',
  },
  {
    part: /(^|\/)externalLinks\//i,
    told: 'The workbook links to other workbooks, so that its values depend on files the hub does not have. Remove the links in Excel (Data, Edit Links), save it and upload it again.',
  },
  {
    part: /(^|\/)(connections\.xml$|queryTables\/)/i,
    told: 'The workbook takes data from elsewhere (a data connection). Remove the connection in Excel (Data, Queries & Connections), save it and upload it again.',
  },
  {
    part: /(^|\/)_xmlsignatures\//i,
    told: 'The workbook is signed digitally, and filling it would break the signature. Remove the signature in Excel, save it and upload it again.',
  },
  {
    part: /(^|\/)workbook\.bin$/i,
    told: 'This is a binary workbook (.xlsb). Open it in Excel, save it as .xlsx and upload it again.',
  },
]

export function refuseParts(parts: readonly Part[]): void {
  const found = refused.find(({ part }) => parts.some(({ name }) => part.test(name)))
  if (found) throw refuseFile(found.told)
}

/** What says it may run macros, even if none are there. */
export function refuseMacroType(contentTypes: string): void {
  if (/macroEnabled|vbaProject/i.test(contentTypes)) throw refuseFile(refused[0]?.told ?? '')
}
