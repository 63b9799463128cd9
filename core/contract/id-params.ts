import { z } from 'zod'

/** Ids are integers; anything else names nothing. */
export const IdParams = z.object({ id: z.coerce.number<number>().int().min(1).max(2_147_483_647) })
