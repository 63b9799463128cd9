import { type EntityState, entityStates } from '#core/code-lists/eudamed/entity-states.ts'
import { optional, type XmlTable } from '#core/files/xml-shape.ts'
import { codeOf, integer, token } from '#core/files/xml-values.ts'

/**
 * What EUDAMED knows about the version of a thing (e:Entity). A new thing is sent without; an update carries
 * the next version (current + 1) or 0 for "whatever is next" (BR-DTX-UDI-036). State and date are EUDAMED's
 * own.
 */
export interface EntityVersion {
  readonly state?: EntityState
  readonly version?: number
  /** Date and time (xs:dateTime). */
  readonly versionDate?: string
}

/** The e: elements, which come before all others of a thing. */
export const entityVersion: XmlTable<EntityVersion> = {
  state: optional('e:state', codeOf(entityStates)),
  version: optional('e:version', integer),
  versionDate: optional('e:versionDate', token),
}
