import { queryOptions } from '@tanstack/react-query'
import { type NewUser, type UserChange, usersApi } from '#core/contract/users.ts'
import { call } from '#web/platform/api-client.ts'

/** What changes with the account of somebody who may have left. */
export const leavingNouns = [
  'users',
  'requests',
  'tasks',
  'rim',
  'impact-assessments',
  'my-work',
  'current-user',
  'countersignatures',
] as const

export const createUser = (body: NewUser) => call(usersApi.create, { body })

export const updateUser = (id: number, body: UserChange) => call(usersApi.update, { params: { id }, body })

export const setStatus = (id: number, isActive: boolean) =>
  call(usersApi.setStatus, { params: { id }, body: { isActive } })

/** Others go on working: read anew each time the dialog opens. */
export const openWorkQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', 'open work', id] as const,
    queryFn: ({ signal }) => call(usersApi.openWork, { params: { id }, signal }),
    staleTime: 0,
  })

export const deleteUser = (id: number) => call(usersApi.remove, { params: { id } })

export const makeLink = (id: number) => call(usersApi.makeLink, { params: { id } })

export const signOutEverywhere = (id: number) => call(usersApi.endSessions, { params: { id } })
