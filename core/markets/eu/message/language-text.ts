import type { Language } from '#core/code-lists/eudamed/languages.ts'
import { container, leaf, type XmlElement } from '#core/files/xml-tree.ts'

/** A text in a language (lsn:LanguageSpecificTextType). */
export interface LanguageText {
  readonly language: Language
  /** 1 to 2,000 characters. */
  readonly textValue: string
}

/** A text whose language may stay open (lsn:LanguageOptionalTextType). */
export interface OptionalLanguageText {
  readonly language?: Language
  /** 1 to 2,000 characters. */
  readonly textValue: string
}

/** One text as an element of this name; nothing without one. */
export function languageText(name: string, text: OptionalLanguageText | undefined): XmlElement | undefined {
  if (text === undefined) return undefined
  return container(name, [leaf('lsn:language', text.language), leaf('lsn:textValue', text.textValue)])
}

/** The texts, one lsn:name each, inside an element of this name; nothing without any. */
export function languageTexts(
  name: string,
  texts: readonly OptionalLanguageText[] | undefined,
): XmlElement | undefined {
  return container(name, texts?.map((text) => languageText('lsn:name', text)) ?? [])
}
