import { type IssuingEntity, issuingEntities } from '#core/code-lists/eudamed/issuing-entities.ts'
import { one, sequence } from '#core/files/xml-shape.ts'
import { codeOf, text } from '#core/files/xml-values.ts'

/** A Basic UDI-DI, UDI-DI or other device identifier (commondi:DIIdentifierType). */
export interface DiIdentifier {
  /** 1 to 120 characters. */
  readonly DICode: string
  readonly issuingEntityCode: IssuingEntity
}

export const diIdentifier = sequence<DiIdentifier>({
  DICode: one('commondi:DICode', text),
  issuingEntityCode: one('commondi:issuingEntityCode', codeOf(issuingEntities)),
})
