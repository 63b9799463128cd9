import { queryOptions } from '@tanstack/react-query'
import {
  mostChanges,
  mostChecked,
  type SheetChanges,
  type SheetChecked,
  type SheetSaved,
  type SubmissionSheet,
  submissionSheetsApi,
} from '#core/contract/submission-sheets.ts'
import { type ManyValidated, mostAtOnce, validationErrorsApi } from '#core/contract/validation-errors.ts'
import { call } from '#web/platform/api-client.ts'

export interface GroupToStore {
  readonly name: string
  readonly reason: string
  readonly basicUdiDi: string | null
  readonly masterDiIds: readonly number[]
}

export const storeGroups = (
  id: number,
  revision: number,
  groups: readonly GroupToStore[],
): Promise<SubmissionSheet> =>
  call(submissionSheetsApi.group, {
    params: { id },
    body: { revision, groups: groups.map((group) => ({ ...group, masterDiIds: [...group.masterDiIds] })) },
  })

export const makeDrafts = (id: number): Promise<SubmissionSheet> =>
  call(submissionSheetsApi.makeDrafts, { params: { id } })

/** What becomes of devices under a Basic UDI-DI; nothing is stored. */
export const joiningQuery = (id: number, basicUdiDi: string, masterDiIds: readonly number[]) =>
  queryOptions({
    queryKey: ['submission-sheets', 'joining', id, basicUdiDi, masterDiIds] as const,
    queryFn: ({ signal }) =>
      call(submissionSheetsApi.joining, {
        params: { id },
        body: { basicUdiDi, masterDiIds: [...masterDiIds] },
        signal,
      }),
    staleTime: 0,
  })

type Change = SheetChanges['changes'][number]

/** As many calls as it takes; what was stored before one fails stays stored. */
export async function changeValues(
  id: number,
  changes: readonly Change[],
  onSaved: (saved: SheetSaved) => void,
  source?: string,
): Promise<void> {
  for (const part of portions(changes, mostChanges)) {
    const body = { changes: [...part], ...(source !== undefined && { source }) }
    onSaved(await call(submissionSheetsApi.change, { params: { id }, body }))
  }
}

export async function check(
  id: number,
  submissionIds: readonly number[],
  onChecked: (checked: SheetChecked, done: number) => void,
): Promise<void> {
  let done = 0
  for (const part of portions(submissionIds, mostChecked)) {
    const checked = await call(submissionSheetsApi.check, {
      params: { id },
      body: { submissionIds: [...part] },
    })
    done += part.length
    onChecked(checked, done)
  }
}

export async function validateAll(
  ids: readonly number[],
  onValidated: (answer: ManyValidated, done: number) => void,
): Promise<void> {
  let done = 0
  for (const part of portions(ids, mostAtOnce)) {
    const answer = await call(validationErrorsApi.validateSubmissions, { body: { ids: [...part] } })
    done += part.length
    onValidated(answer, done)
  }
}

function* portions<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}
