import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  projectsApi,
  type RenewalCompletion,
  type ScopeAddition,
  type ScopeRemoval,
} from '#core/contract/projects.ts'
import { rimApi } from '#core/contract/rim.ts'
import { call } from '#web/platform/api-client.ts'

/** What is read of one project, and done with it. */

export const projectQuery = (id: number) =>
  queryOptions({
    queryKey: ['rim', 'project', id] as const,
    queryFn: ({ signal }) => call(projectsApi.get, { params: { id }, signal }),
    // Tasks, readings and deadlines change it.
    staleTime: 0,
  })

/** Devices on one page of the scope. */
export const scopePageSize = 20

export const scopeQuery = (id: number, { search, page }: { search: string; page: number }) =>
  queryOptions({
    queryKey: ['rim', 'project', id, 'scope', search, page] as const,
    queryFn: ({ signal }) => {
      const query = { limit: scopePageSize, offset: (page - 1) * scopePageSize, ...(search && { search }) }
      return call(projectsApi.scope, { params: { id }, query, signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const projectDocumentsQuery = (id: number) =>
  queryOptions({
    queryKey: ['rim', 'project', id, 'documents'] as const,
    queryFn: ({ signal }) => call(projectsApi.documents, { params: { id }, signal }),
    staleTime: 0,
  })

export const historyQuery = (id: number, limit: number) =>
  queryOptions({
    queryKey: ['rim', 'project', id, 'history', limit] as const,
    queryFn: ({ signal }) => call(projectsApi.history, { params: { id }, query: { limit }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const figuresQuery = queryOptions({
  queryKey: ['rim', 'figures'] as const,
  queryFn: ({ signal }) => call(projectsApi.figures, { signal }),
  staleTime: 0,
})

export const addScope = (id: number, body: ScopeAddition) =>
  call(projectsApi.addScope, { params: { id }, body })
export const removeScope = (id: number, body: ScopeRemoval) =>
  call(projectsApi.removeScope, { params: { id }, body })

export const setOwner = (id: number, ownerId: number | null) =>
  call(rimApi.updateSubmission, { params: { id }, body: { ownerId } })

export const completeRenewal = (id: number, body: RenewalCompletion) =>
  call(projectsApi.completeRenewal, { params: { id }, body })

export const createDocumentOf = (id: number, body: { name: string; type: string | null }) =>
  call(rimApi.createDocument, { body: { ...body, submissionIds: [id] } })
