import { z } from 'zod'
import { Id } from './whole-number.ts'

/** Ids are integers; anything else names nothing. */
export const IdParams = z.object({ id: Id })
