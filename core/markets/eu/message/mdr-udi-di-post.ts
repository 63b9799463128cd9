import type { MdrUdiDiData } from '#core/markets/eu/message/mdr-udi-di-data.ts'
import { udiDiPost } from '#core/markets/eu/message/udi-di-post.ts'

/** UDI_DI.POST under the MDR. */
export const mdrUdiDiPost = (data: MdrUdiDiData) => udiDiPost('MDR', data)
