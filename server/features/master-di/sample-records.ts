import type { MasterChange } from '#core/contract/master-di.ts'
import { sampleDevices } from '#core/samples/devices.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { SampleLoader } from '#server/settings/sample-loader.ts'
import { createRecord } from './master-di-service.ts'

/** The devices of the sample data, created as if entered by hand. */
export const loadSampleRecords: SampleLoader = async (hub, actor) => {
  let count = 0
  for (const device of sampleDevices) {
    try {
      await createRecord(hub, actor, device as unknown as MasterChange)
      count += 1
    } catch (error) {
      if (!(error instanceof Refusal && error.type === 'duplicate_record')) throw error
    }
  }
  return { noun: 'master-di', count }
}
