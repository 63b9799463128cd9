import type { AnyDocument } from '../field.ts'

/**
 * Makes a document of one version of its dictionary one of the next. Pure, and kind to what it does not expect: a
 * value it cannot read stays as it is.
 */
export type Upgrade = (document: AnyDocument) => AnyDocument

/**
 * How the fields of one kind of document changed over time. `upgrades[0]` leads from version 1 to 2, and so on:
 * they are added at the end and never edited, like migrations.
 */
export type Dictionaries<Name extends string = string> = Readonly<Record<Name, readonly Upgrade[]>>

/** What stands beside every stored document: the name of its dictionary and the version, as in `master/2`. */
export type DictionaryTag = string

export const tagOf = (dictionaries: Dictionaries, name: string): DictionaryTag =>
  `${name}/${(dictionaries[name]?.length ?? 0) + 1}`

/** The version in a tag. */
export const versionIn = (tag: DictionaryTag): number => Number(/\/([1-9]\d*)$/.exec(tag)?.[1])

/** A stored document as the dictionary of today has it. Throws a RangeError for one this hub is too old to know. */
export function upgraded(dictionaries: Dictionaries, tag: DictionaryTag, document: AnyDocument): AnyDocument {
  const name = tag.slice(0, tag.lastIndexOf('/'))
  const upgrades = Object.hasOwn(dictionaries, name) ? dictionaries[name] : undefined
  const version = versionIn(tag)
  if (!upgrades || !(version <= upgrades.length + 1)) {
    throw new RangeError(`This version of the hub does not know the dictionary ${tag} of a document`)
  }
  return upgrades.slice(version - 1).reduce((current, upgrade) => upgrade(current), document)
}
