import type { DossierKind } from '#core/contract/dossiers.ts'
import { plainFileName } from '#core/text/file-name.ts'
import type { Dossier, DossierSource } from '#server/dossier/dossier-source.ts'
import { fact } from '#server/dossier/words.ts'
import type { PdfDocument } from '#server/pdf/blocks.ts'
import { inTurn, layOut, pdfType } from '#server/pdf/in-thread.ts'
import { hashOfFile } from '#server/platform/audit.ts'
import { todayOf } from '#server/platform/day.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import type { Sender } from '#server/platform/uploads.ts'
import manifest from '../../../package.json' with { type: 'json' }

/** A dossier as PDF; that it was made is told in the trail of what it is of. */
export async function makeDossier(
  hub: Hub,
  actor: Actor,
  { source, id, gone }: { readonly source: DossierSource; readonly id: number; readonly gone: AbortSignal },
): Promise<FileAnswer> {
  const sender: Sender = { id: actor.id, gone }
  // Gathering has its turn as well: it holds a connection for as long as it takes.
  const { dossier, content } = await inTurn(sender, async () => {
    const gathered = await hub.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => source.gather({ hub, actor, tx, id }))
    gone.throwIfAborted()
    return { dossier: gathered, content: await layOut(paperOf(gathered, hub, actor), gone) }
  })
  const day = todayOf(hub)
  const fileName = plainFileName(`dossier-${dossier.name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_')}-${day}.pdf`)
  const { about } = dossier
  await inTransaction(hub, actor, async ({ record }) => {
    const actionNotes = `Dossier ${fileName}`
    record({
      action: 'exported',
      ...about,
      changesData: { ...about.changesData, actionNotes, ...hashOfFile(content) },
    })
  })
  return { fileName, contentType: pdfType, content }
}

export const sourceOf = (sources: readonly DossierSource[], kind: DossierKind): DossierSource => {
  const found = sources.find((source) => source.kind === kind)
  if (!found) throw new Error(`No feature makes dossiers of a ${kind}`)
  return found
}

function paperOf(
  { of, title, facts, isApproved, sections, language }: Dossier,
  hub: Hub,
  actor: Actor,
): PdfDocument {
  const madeAt = hub.now().toISOString().slice(0, 19).replace('T', ' ')
  return {
    kind: `Dossier of a ${of}`,
    title,
    about: [
      ...facts,
      fact('Dossier made', `${madeAt} UTC`),
      fact('Made by', `${actor.name} (${actor.username})`),
      fact('Made with', `Regulatory Device Identifier Hub, version ${manifest.version}`),
    ],
    notes: [
      'This dossier shows what the hub held when the dossier was created. Values that nobody has stated are marked “Not stated”. Times are in UTC.',
      'Files are named with their SHA-256 and can be compared with the files themselves. The creation of this dossier and its SHA-256 are recorded in the audit trail.',
    ],
    cover: true,
    sections,
    ...(actor.rules.controlled && !isApproved && { stamp: 'Not approved' }),
    ...(language !== undefined && { language }),
  }
}
