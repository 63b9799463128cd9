import { queryOptions } from '@tanstack/react-query'
import { type PasswordChange, type ProfileChange, profileApi } from '#core/contract/profile.ts'
import { call, callList } from '#web/platform/api-client.ts'

export const saveProfile = (body: ProfileChange) => call(profileApi.update, { body })

export const changePassword = (body: PasswordChange) => call(profileApi.changePassword, { body })

export const savePicture = (file: File) => call(profileApi.setPicture, { file })

export const removePicture = () => call(profileApi.removePicture)

export const endSession = (id: number) => call(profileApi.endSession, { params: { id } })

export const endOtherSessions = () => call(profileApi.endOtherSessions)

/** Sessions come and go, and everything one does is activity. */
const shared = { staleTime: 0 } as const

export const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'] as const,
  queryFn: ({ signal }) => call(profileApi.sessions, { signal }),
  ...shared,
})

/** The first ten (specification, document 3 section 9). */
export const shownActivities = 10

export const activitiesQuery = queryOptions({
  queryKey: ['profile', 'activities'] as const,
  queryFn: ({ signal }) => callList(profileApi.activities, { query: { limit: shownActivities }, signal }),
  ...shared,
})
