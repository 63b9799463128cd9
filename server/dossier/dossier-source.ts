import type { AuditChanges, AuditEntityType } from '#core/audit/audit-entry.ts'
import type { DossierKind } from '#core/contract/dossiers.ts'
import type { Fact, Section } from '#server/pdf/blocks.ts'
import type { Actor, Hub, Tx } from '#server/platform/hub.ts'

/**
 * What a dossier is of. A feature that has such things hands its source over in `app.ts`; all questions are asked in one
 * transaction, so that the dossier shows one moment.
 */
export interface DossierSource {
  readonly kind: DossierKind
  readonly gather: (call: DossierCall) => Promise<Dossier>
}

export interface DossierCall {
  readonly hub: Hub
  readonly actor: Actor
  readonly tx: Tx
  readonly id: number
}

export interface Dossier {
  /** What kind of thing it is of, for the cover: `submission`. */
  readonly of: string
  readonly title: string
  /** For the name of the file. */
  readonly name: string
  readonly facts: readonly Fact[]
  /** In controlled mode, what is not approved. */
  readonly isApproved: boolean
  readonly sections: readonly Section[]
  /** Whose trail tells that it was made. */
  readonly about: { readonly entityType: AuditEntityType; readonly entityId: number } & {
    readonly changesData: AuditChanges
  }
  /** Which forms Han characters have. */
  readonly language?: string | undefined
}

/** A part of a dossier: a title and blocks, of what was gathered. Without blocks it is left out. */
export type DossierSection<Gathered> = (gathered: Gathered) => Section | Promise<Section>

/** One after the other. */
export async function sectionsOf<Gathered>(
  parts: readonly DossierSection<Gathered>[],
  gathered: Gathered,
): Promise<Section[]> {
  const sections: Section[] = []
  for (const part of parts) {
    const section = await part(gathered)
    if (section.blocks.length > 0) sections.push(section)
  }
  return sections
}
