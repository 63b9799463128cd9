import { type MasterSync, masterSyncApi } from '#core/contract/master-sync.ts'
import { call } from '#web/platform/api-client.ts'

export const syncFromMaster = (masterDiId: number, body: MasterSync) =>
  call(masterSyncApi.sync, { params: { id: masterDiId }, body })
