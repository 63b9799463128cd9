import type { EntityState } from '#core/code-lists/eudamed/entity-states.ts'
import { leaf, type XmlContent } from '#core/files/xml-tree.ts'

/**
 * What EUDAMED knows about the version of a thing (e:Entity). A new thing is sent without; an update may
 * carry the next version (current + 1) or 0 for "whatever is next" (BR-DTX-UDI-036). State and date are
 * EUDAMED's own.
 */
export interface EntityVersion {
  readonly state?: EntityState
  readonly version?: number
  /** Date and time (xs:dateTime). */
  readonly versionDate?: string
}

/** The e: elements that come before all others of a thing. */
export function entityVersion(entity: EntityVersion): readonly XmlContent[] {
  return [
    leaf('e:state', entity.state),
    leaf('e:version', entity.version),
    leaf('e:versionDate', entity.versionDate),
  ]
}
