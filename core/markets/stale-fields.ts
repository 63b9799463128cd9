import { sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow, FieldValue } from '#core/dictionary/field.ts'
import { copyOfMaster } from './copy-master.ts'
import type { MarketForm, MarketModule } from './market.ts'

/** What the record says at a revision, beside what came with the file it was made of. */
export interface MasterAt {
  readonly document: AnyDocument
  readonly sourceData: Readonly<Record<string, Readonly<Record<string, string>>>> | null
}

/** A master record since a submission was taken from it. */
export interface MasterSince {
  /** As it was copied. */
  readonly was: MasterAt
  /** The revisions after that, up to the one before now. */
  readonly between: readonly MasterAt[]
  readonly now: MasterAt
}

export interface OutdatedField {
  readonly field: string
  /**
   * `stale`: the submission still says what the record once said. `changed-here`: somebody wrote otherwise, which
   * carrying over replaces.
   */
  readonly state: 'stale' | 'changed-here'
  readonly value: FieldValue | null
  /** What copying the record gave, and would give; null is nothing. */
  readonly was: FieldValue | null
  readonly now: FieldValue | null
}

export type DifferingField = Pick<OutdatedField, 'field' | 'value' | 'now'>

type Market =
  | Pick<MarketForm, 'fields' | 'regulatorFields' | 'ofImport' | 'ofMaster'>
  | Pick<MarketModule, 'fields' | 'regulatorFields' | 'ofImport' | 'ofMaster'>

/**
 * What a change of the record has left behind in a submission, in the order of its fields. A value that the record
 * does not say otherwise than before is not in it, nor is one that the market does not ask for.
 */
export function staleFields(market: Market, document: AnyDocument, master: MasterSince): OutdatedField[] {
  const copyOf = ({ document: said, sourceData }: MasterAt): AnyDocument =>
    copyOfMaster(said, sourceData, market)
  const was = copyOf(master.was)
  const between = master.between.map(copyOf)
  const now = copyOf(master.now)
  return Object.keys(market.fields).flatMap((field): OutdatedField[] => {
    if (market.regulatorFields[field] === undefined) return []
    const value = document[field] ?? null
    const at = (copy: AnyDocument): FieldValue | null => inLanguageOf(value, copy[field] ?? null)
    if (sameValue(value, at(now))) return []
    const found = { field, value, was: at(was), now: at(now) }
    const wasCopied = [was, ...between].some((copy) => sameValue(value, at(copy)))
    if (wasCopied) return [{ ...found, state: 'stale' }]
    return sameValue(found.was, found.now) ? [] : [{ ...found, state: 'changed-here' }]
  })
}

/**
 * The fields in which a submission says otherwise than its record does now, however that came about. What the record
 * does not say, or the market does not ask for, does not differ.
 */
export function differingFields(market: Market, document: AnyDocument, record: MasterAt): DifferingField[] {
  const copy: AnyDocument = copyOfMaster(record.document, record.sourceData, market)
  return Object.keys(market.fields).flatMap((field): DifferingField[] => {
    const value = document[field] ?? null
    const now = inLanguageOf(value, copy[field] ?? null)
    if (now === null || market.regulatorFields[field] === undefined) return []
    return sameValue(value, now) ? [] : [{ field, value, now }]
  })
}

/** A name copied in no language, as the brand is, in that of the one name it stands for: the operator or a person chose it. */
function inLanguageOf(value: FieldValue | null, copied: FieldValue | null): FieldValue | null {
  const [said, copy] = [onlyRow(value), onlyRow(copied)]
  if (said?.language === undefined || copy?.language !== 'ANY') return copied
  return [{ ...copy, language: said.language }]
}

function onlyRow(value: FieldValue | null): FieldRow | undefined {
  const [row, ...others] = Array.isArray(value) ? value : []
  return typeof row === 'object' && others.length === 0 ? row : undefined
}
