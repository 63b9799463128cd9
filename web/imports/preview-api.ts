import { queryOptions } from '@tanstack/react-query'
import {
  type ImportPreview,
  importPreviewsApi,
  type PreviewChange,
  type PreviewKind,
} from '#core/contract/import-previews.ts'
import type { Job } from '#core/contract/imports.ts'
import { call } from '#web/platform/api-client.ts'

/** Uploads that are looked at before they are imported. */

export const previewQuery = (id: number) =>
  queryOptions({
    // Not under the jobs: committing starts one, and the preview is gone by then.
    queryKey: ['import-previews', id] as const,
    gcTime: 0,
    queryFn: ({ signal }) => call(importPreviewsApi.get, { params: { id }, signal }),
  })

export const createPreview = (
  kind: PreviewKind,
  file: File,
  masterDiId: number | undefined,
): Promise<ImportPreview> => call(importPreviewsApi.create, { query: { kind, masterDiId }, file })

export const changePreview = (id: number, body: PreviewChange): Promise<ImportPreview> =>
  call(importPreviewsApi.change, { params: { id }, body })

/** Starts the import; the answer is its job. */
export async function commitPreview(id: number, revision: number | undefined): Promise<Job> {
  const headers = { Prefer: 'respond-async' }
  return (await call(importPreviewsApi.commit, {
    params: { id },
    query: { revision },
    headers,
  })) as unknown as Job
}

export const cancelPreview = (id: number) => call(importPreviewsApi.cancel, { params: { id } })
