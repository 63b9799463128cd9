import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import {
  type ArchivedEntry,
  type ArchivedRow,
  type ArchivedRows,
  peopleOf,
  readRows,
  type Subject,
} from '#server/archive/kept-rows-queries.ts'
import { peopleIn } from '#server/archive/people-in.ts'
import { nomenclatureCodes, type Terms } from '#server/dossier/field-words.ts'
import { type Names, namesOf, text } from '#server/dossier/words.ts'
import { entriesNamed } from '#server/emdn/emdn-version-queries.ts'
import type { Tx } from '#server/platform/hub.ts'

import { currentHashes } from './dossier-queries.ts'

/** What dossiers of devices and of submissions have in common. */
export interface Gathered {
  readonly rows: ArchivedRows
  readonly names: Names
  readonly entries: readonly ArchivedEntry[]
  readonly hashOf: (request: ArchivedRow) => string | undefined
  readonly terms: Terms
}

interface Asked {
  readonly subject: Subject
  readonly entries: readonly ArchivedEntry[]
  readonly fields: Fields
  readonly document: AnyDocument
}

export async function gather(tx: Tx, { subject, entries, fields, document }: Asked): Promise<Gathered> {
  // Revisions are told by the trail; the document is read as this version of the hub reads it.
  const rows = await readRows(tx, subject, ['master_revisions', 'submission_revisions'])
  const hashes = await currentHashes(tx, subject)
  const codes = nomenclatureCodes(fields, document)
  const named = codes.length === 0 ? [] : (await entriesNamed(tx, codes)).entries
  return {
    rows,
    entries,
    names: namesOf(await peopleOf(tx, peopleIn([rows]))),
    hashOf: ({ entity_type, entity_id }) => hashes.get(`${text(entity_type)} ${text(entity_id)}`),
    terms: new Map(named.map(({ code, term }) => [code, term])),
  }
}
