import type { IssuingEntity } from '#core/code-lists/eudamed/issuing-entities.ts'
import { container, leaf, type XmlElement } from '#core/files/xml-tree.ts'

/** A Basic UDI-DI, UDI-DI or other device identifier (commondi:DIIdentifierType). */
export interface DiIdentifier {
  /** 1 to 120 characters. */
  readonly DICode: string
  readonly issuingEntityCode: IssuingEntity
}

/** The identifier as an element of this name; nothing without one. */
export function diIdentifier(name: string, identifier: DiIdentifier | undefined): XmlElement | undefined {
  if (identifier === undefined) return undefined
  return container(name, [
    leaf('commondi:DICode', identifier.DICode),
    leaf('commondi:issuingEntityCode', identifier.issuingEntityCode),
  ])
}
