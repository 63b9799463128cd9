import type { FastifyInstance } from 'fastify'
import { releaseComparisonApi } from '#core/contract/release-comparison.ts'
import { spoolUpload } from '#server/files/spooled-file.ts'
import { answerImport } from '#server/imports/import-answer.ts'
import { notFound } from '#server/platform/errors.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { marketByName } from '#server/submissions/market-by-name.ts'
import { compareRelease } from './release-comparison.ts'
import type { ReleaseImport } from './release-import.ts'

const releaseUpload = {
  maxBytes: 1024 ** 3,
  tooLargeMessage: 'A file has 1 GB at most',
  // The type is detected from the content.
  kindOf: () => 'release' as const,
  typeMessage: 'Please upload a file the regulator has published',
}

/** Files that regulators publish: compared with what the hub has, and what is new in them imported. */
export function releaseRoutes(
  app: FastifyInstance,
  hub: Hub,
  releases: ReadonlyMap<string, ReleaseImport>,
): void {
  const subject = async ({ params }: { params: { country: string } }) => marketByName(hub, params.country)
  mount(app, hub, releaseComparisonApi.compare, {
    subject,
    handle: async ({ actor, subject: { module }, request }) => {
      const file = await spoolUpload(request, releaseUpload)
      try {
        return await compareRelease(hub, actor, module, file)
      } finally {
        await file.close()
      }
    },
  })
  mount(app, hub, releaseComparisonApi.importNew, {
    subject,
    handle: async ({ actor, subject: { module }, request, reply }) => {
      const release = releases.get(module.code)
      if (!release) throw notFound('The hub cannot read published files of this market')
      const file = await spoolUpload(request, releaseUpload)
      try {
        return await answerImport(request, reply, await release.start(hub, actor, file))
      } finally {
        await file.close()
      }
    },
  })
}
