import type { FastifyInstance } from 'fastify'
import { type DossierKind, dossiersApi } from '#core/contract/dossiers.ts'
import type { DossierSource } from '#server/dossier/dossier-source.ts'
import { goneSignal } from '#server/platform/clients.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { makeDossier, sourceOf } from './dossier-service.ts'
import { recordDossier } from './record-dossier.ts'
import { submissionDossier } from './submission-dossier.ts'

/** `others` are of what other features keep. */
export function dossierRoutes(app: FastifyInstance, hub: Hub, others: readonly DossierSource[]): void {
  const sources = [recordDossier, submissionDossier, ...others]
  for (const kind of Object.keys(dossiersApi) as DossierKind[]) {
    const source = sourceOf(sources, kind)
    mount(app, hub, dossiersApi[kind], {
      handle: ({ actor, params, request }) =>
        makeDossier(hub, actor, { source, id: params.id, gone: goneSignal(request) }),
    })
  }
}
