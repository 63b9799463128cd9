/**
 * What a file made for a market is (decision D55). Only an accepted upload carries the name of a regulator's system
 * without a qualifier.
 */

export const fileKinds = [
  'accepted-upload',
  'regulators-workbook',
  'own-workbook',
  'release-layout',
  'worksheet',
  'unconfirmed',
  'draft',
] as const
/**
 * `accepted-upload`: the regulator accepts it; `regulators-workbook`: the regulator's own workbook, filled in;
 * `own-workbook`: one of a customer, a distributor or the company itself, filled in;
 * `release-layout`: laid out as the regulator publishes its data, not accepted as an upload; `worksheet`: a table of the
 * hub's own; `unconfirmed`: the regulator takes such files, and nobody there has confirmed the hub's; `draft`: the regulator's format as far as it is public, confirmed by nobody.
 */
export type FileKind = (typeof fileKinds)[number]

export const fileKindLabels: Readonly<Record<FileKind, string>> = {
  'accepted-upload': 'Accepted upload',
  'regulators-workbook': 'Regulator’s workbook, filled in',
  'own-workbook': 'Own workbook, filled in',
  'release-layout': 'Release layout',
  worksheet: 'Hub worksheet',
  unconfirmed: 'Not confirmed',
  draft: 'Draft',
}

export const fileKindHelp: Readonly<Record<FileKind, string>> = {
  'accepted-upload': 'The regulator accepts this file.',
  'regulators-workbook': 'The regulator’s own workbook with your values in it.',
  'own-workbook':
    'A workbook of yours, or of a customer or distributor, with your values in it. It is no file for a regulator.',
  'release-layout': 'Laid out as the regulator publishes its data. It does not accept this file.',
  worksheet:
    'A table to copy from, laid out by the hub. The regulator does not accept this file and requires more.',
  unconfirmed:
    'The structure comes from public sources, and no regulator has confirmed it. Send it to the test environment first.',
  draft: 'Follows the format as far as it is public. No regulator has confirmed it: do not submit it.',
}

const helpWithoutDatabase =
  'A table to copy from, laid out by the hub. This market has no UDI database; the record keeps what licence and label say.'

/** What a file is, for people. */
export const fileHelp = ({ kind, noDatabase }: Pick<FileNature, 'kind' | 'noDatabase'>): string =>
  noDatabase ? helpWithoutDatabase : fileKindHelp[kind]

export interface FileNature {
  readonly kind: FileKind
  /** Of a worksheet: its market has no database that asks for more. */
  readonly noDatabase?: true | undefined
  /** What the format is called, and its release. */
  readonly format?: string
  readonly version?: string
  /** The source of this statement, and the day it was last confirmed. */
  readonly source?: string
  readonly asOf?: string
}

export const worksheet: FileNature = { kind: 'worksheet' }
