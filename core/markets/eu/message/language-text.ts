import { type Language, languages } from '#core/code-lists/eudamed/languages.ts'
import { one, optional, rowsOf, sequence } from '#core/files/xml-shape.ts'
import { codeOf, text } from '#core/files/xml-values.ts'

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

const language = codeOf(languages)

export const languageText = sequence<LanguageText>({
  language: one('lsn:language', language),
  textValue: one('lsn:textValue', text),
})

export const optionalLanguageText = sequence<OptionalLanguageText>({
  language: optional('lsn:language', language),
  textValue: one('lsn:textValue', text),
})

export const languageTexts = rowsOf('lsn:name', languageText)
export const optionalLanguageTexts = rowsOf('lsn:name', optionalLanguageText)
