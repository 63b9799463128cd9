import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type ComplianceCount,
  complianceCounts,
  type ProjectCount,
  projectCounts,
} from '#core/contract/list-filters.ts'
import { type RimDocument, type RimSubmissionInput, rimApi } from '#core/contract/rim.ts'
import type { SigningGiven } from '#web/approval/signing.tsx'
import { call, callList, download } from '#web/platform/api-client.ts'
import { pageQuery, type TableState } from '#web/ui/table-state.ts'

/** What is read of the regulatory information view, and done with it. */

export const overviewQuery = queryOptions({
  queryKey: ['rim', 'overview'] as const,
  queryFn: ({ signal }) => call(rimApi.overview, { signal }),
  // Refetched, because deadlines depend on the date.
  staleTime: 0,
})

export interface RimFilters {
  readonly search: string
  readonly status: string | undefined
  readonly mine?: 'true' | undefined
  /** Of people who have left. */
  readonly left?: 'true' | undefined
  readonly counted?: ProjectCount | ComplianceCount | undefined
}

const given = ({ search, status }: RimFilters) => ({
  ...(search && { search }),
  ...(status && { status: [status] }),
})

const oneOf = <T extends string>(words: readonly T[], word: string | undefined): T | undefined =>
  words.find((one) => one === word)

/** What a counter of the one list counts is none of the other. */
const givenOfProjects = (filters: RimFilters) => {
  const counted = oneOf(projectCounts, filters.counted)
  const { mine, left } = filters
  return { ...given(filters), ...(mine && { mine }), ...(left && { left }), ...(counted && { counted }) }
}
const givenOfCompliance = (filters: RimFilters) => {
  const counted = oneOf(complianceCounts, filters.counted)
  return { ...given(filters), ...(counted && { counted }) }
}
const kept = { placeholderData: keepPreviousData, staleTime: 0 } as const

export const submissionsQuery = (state: TableState, filters: RimFilters) =>
  queryOptions({
    queryKey: ['rim', 'submissions', state, filters] as const,
    queryFn: ({ signal }) => {
      const { limit, offset } = pageQuery(state)
      return callList(rimApi.submissions, { query: { limit, offset, ...givenOfProjects(filters) }, signal })
    },
    ...kept,
  })

export const complianceQuery = (state: TableState, filters: RimFilters) =>
  queryOptions({
    queryKey: ['rim', 'compliance', state, filters] as const,
    queryFn: ({ signal }) => {
      const { limit, offset } = pageQuery(state)
      return callList(rimApi.compliance, { query: { limit, offset, ...givenOfCompliance(filters) }, signal })
    },
    ...kept,
  })

export const documentsQuery = (state: TableState, filters: RimFilters) =>
  queryOptions({
    queryKey: ['rim', 'documents', state, filters] as const,
    queryFn: ({ signal }) => {
      const { limit, offset } = pageQuery(state)
      return callList(rimApi.documents, { query: { limit, offset, ...given(filters) }, signal })
    },
    ...kept,
  })

/** A few that a document may be linked to. */
export async function findSubmissions(search: string, signal: AbortSignal) {
  const query = { limit: 20, sort: 'name' as const, ...(search && { search }) }
  return (await callList(rimApi.submissions, { query, signal })).items
}

export const filesQuery = (id: number) =>
  queryOptions({
    queryKey: ['rim', 'files', id] as const,
    queryFn: ({ signal }) => call(rimApi.files, { params: { id }, signal }),
    staleTime: 0,
  })

export const loadFile = (id: number) => download(rimApi.file, { params: { id } })
export const addFile = ({ id, file }: { id: number; file: File }) =>
  call(rimApi.addFile, { params: { id }, file })

export const exportSubmissions = (filters: RimFilters) =>
  download(rimApi.exportSubmissions, { query: givenOfProjects(filters) })
export const exportCompliance = (filters: RimFilters) =>
  download(rimApi.exportCompliance, { query: givenOfCompliance(filters) })

export const approveDocument = (
  { id, revision, fileHash }: Pick<RimDocument, 'id' | 'revision' | 'fileHash'>,
  given: SigningGiven,
) => call(rimApi.approveDocument, { params: { id }, body: { revision, fileHash, ...given } })

/** The three kinds of the view, with how each is made, changed and deleted. */
export const rimCalls = {
  submission: {
    create: rimApi.createSubmission,
    update: rimApi.updateSubmission,
    remove: rimApi.deleteSubmission,
  },
  compliance: {
    create: rimApi.createCompliance,
    update: rimApi.updateCompliance,
    remove: rimApi.deleteCompliance,
  },
  document: { create: rimApi.createDocument, update: rimApi.updateDocument, remove: rimApi.deleteDocument },
} as const
export type RimNoun = keyof typeof rimCalls

/** Each kind is judged by its own schema on the server; here they differ by their fields alone. */
export function saveItem(
  noun: RimNoun,
  id: number | undefined,
  body: z.input<typeof RimSubmissionInput>,
): Promise<unknown> {
  const { create, update } = rimCalls[noun]
  return id === undefined
    ? call(create as typeof rimApi.createSubmission, { body })
    : call(update as typeof rimApi.updateSubmission, { params: { id }, body })
}

export const deleteItem = (noun: RimNoun, id: number, reason: string): Promise<unknown> =>
  call(rimCalls[noun].remove as typeof rimApi.deleteSubmission, { params: { id }, body: { reason } })
