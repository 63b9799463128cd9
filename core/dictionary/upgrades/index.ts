import { type Dictionaries, tagOf, type Upgrade, versionIn } from './upgrade.ts'

/** Since version 2 a flag that is absent states nothing; before, it may have been a no (decision D31). */
const flagsHaveThreeStates: Upgrade = (document) => document
const versionWithStatements = 2

/** Every upgrade of every kind of stored document, by number. */
export const dictionaries = {
  master: [flagsHaveThreeStates],
  submission: [flagsHaveThreeStates],
  operator: [],
  certification: [],
  portfolio: [],
  'rim-submission': [],
  'rim-compliance': [],
  'rim-document': [],
  task: [],
  assessment: [],
} as const satisfies Dictionaries

export type DictionaryName = keyof typeof dictionaries

/** What is written beside a new document. */
export const currentTag = (name: DictionaryName): string => tagOf(dictionaries, name)

/** Whether a document told "no" apart from nothing when it was stored. */
export const statesNo = (tag: string): boolean => versionIn(tag) >= versionWithStatements
