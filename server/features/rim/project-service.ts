import type { AuditEntry } from '#core/contract/audit.ts'
import type { Project, ProjectDocument, ProjectFigures } from '#core/contract/projects.ts'
import type { RimDocument, RimSubmission } from '#core/contract/rim.ts'
import { isDecided } from '#core/lifecycle/rim.ts'
import { entryProperties } from '#server/entities/entry-presenter.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { lostOf } from '#server/renewals/certificate-status.ts'
import {
  countOpenTasks,
  documentsOf,
  filesOfDocuments,
  historyOf,
  peopleCalled,
  projectFigures,
} from './project-queries.ts'
import { renewedCertificates, renewedEntry, shownOfRenewed } from './renewal-queries.ts'
import { documentProps, submissionProperties } from './rim-presenter.ts'
import { findItems, type RimRow } from './rim-queries.ts'

/** The page of a project (decision D140). */

export async function presentProject(hub: Hub, actor: Actor, row: RimRow): Promise<Project> {
  const { assignedTo } = row.document
  const named = row.owner_id === null && typeof assignedTo === 'string' ? assignedTo.trim() : ''
  const [people, renewed, lost, openTasks] = await Promise.all([
    named === '' ? [] : peopleCalled(hub.db, named),
    renewedOf(hub, row),
    lostCertificate(hub, row),
    countOpenTasks(hub.db, row.id),
  ])
  return {
    ...presentWhole<RimRow, RimSubmission>(row, actor, submissionProperties(hub)),
    // Two people of one name are no proposal.
    proposedOwner: people.length === 1 ? (people[0] ?? null) : null,
    renewed: [...renewed],
    lost,
    openTasks,
  }
}

async function renewedOf(hub: Hub, { id, renewal, status }: RimRow): Promise<Project['renewed']> {
  if (!renewal || isDecided(status)) return []
  return renewal.source === 'certificate' || renewal.source === 'stated'
    ? renewedCertificates(hub.db, id, todayOf(hub))
    : renewedEntry(hub.db, id)
}

/** Whether the certificate that is being renewed was taken away meanwhile. */
async function lostCertificate(hub: Hub, { id, renewal, status }: RimRow): Promise<Project['lost']> {
  if (!renewal || isDecided(status)) return null
  const shown = await shownOfRenewed(hub.db, id)
  const lost = shown && lostOf(hub, shown)
  return lost ? { status: lost.status, readOn: lost.readOn } : null
}

/** Each with all versions of its file; the first file is version 1. */
export async function projectDocuments(hub: Hub, actor: Actor, id: number): Promise<ProjectDocument[]> {
  const ids = await documentsOf(hub.db, id)
  const [rows, files] = await Promise.all([findItems(hub.db, ids), filesOfDocuments(hub.db, ids)])
  const place = new Map(ids.map((documentId, at) => [documentId, at]))
  return rows
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map((row) => {
      const own = files.filter(({ document_id }) => document_id === row.id)
      return {
        ...presentWhole<RimRow, RimDocument>(row, actor, documentProps),
        files: own.map((file, at) => ({
          version: own.length - at,
          id: file.id,
          fileName: file.file_name,
          size: file.size,
          sha256: file.sha256,
          uploadedAt: file.uploaded_at.toISOString(),
          uploadedByName: file.uploaded_by_name,
        })),
      }
    })
}

export async function projectHistory(
  hub: Hub,
  actor: Actor,
  id: number,
  { limit, offset }: { readonly limit?: number | undefined; readonly offset?: number | undefined },
): Promise<{ total: number; items: AuditEntry[] }> {
  const { total, rows } = await historyOf(hub.db, id, { limit: limit ?? 50, offset: offset ?? 0 })
  return { total, items: rows.map((row) => presentWhole(row, actor, entryProperties)) }
}

export const figuresOf = (hub: Hub, { id }: Actor): Promise<ProjectFigures> =>
  projectFigures(hub.db, { today: todayOf(hub), viewer: id })
