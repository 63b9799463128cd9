import { type CarryingOver, carryOverApi } from '#core/contract/carry-over.ts'
import { call } from '#web/platform/api-client.ts'

export const carryOver = (masterDiId: number, body: CarryingOver) =>
  call(carryOverApi.carryOver, { params: { id: masterDiId }, body })
