import { changeEffectsApi } from '#core/contract/change-effects.ts'
import type { BodyInput } from '#core/contract/endpoint.ts'
import { call } from '#web/platform/api-client.ts'

export const previewChange = (id: number, values: Record<string, unknown>) =>
  call(changeEffectsApi.preview, { params: { id }, body: { values } })

export type ActBody = BodyInput<typeof changeEffectsApi.act>
export const actOnChange = (id: number, body: ActBody) => call(changeEffectsApi.act, { params: { id }, body })
