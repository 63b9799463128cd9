import { type PackType, packTypes } from '#core/code-lists/eudamed/multi-component-types.ts'
import { one, type XmlTable } from '#core/files/xml-shape.ts'
import { codeOf, token } from '#core/files/xml-values.ts'
import { type BasicUdi, basicUdiTable } from '#core/markets/eu/message/basic-udi.ts'
import { type LanguageText, languageTexts } from '#core/markets/eu/message/language-text.ts'

/** Basic UDI-DI of a system or procedure pack (MDR Art. 22; basicudi:PRBasicUDIType). */
export type PackBasicUdi = BasicUdi & {
  readonly medicinalPurpose: readonly LanguageText[]
  /** SRN of the system or procedure pack producer. */
  readonly PRActorCode: string
  readonly type: PackType
}

export const packBasicUdiTable: XmlTable<PackBasicUdi> = {
  ...basicUdiTable,
  medicinalPurpose: one('basicudi:medicinalPurpose', languageTexts),
  PRActorCode: one('basicudi:PRActorCode', token),
  type: one('basicudi:type', codeOf(packTypes)),
}
