import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What validation checks the files of a market by (decision D14). */
export const schemasApi = {
  download: endpoint({
    method: 'GET',
    path: '/api/markets/:market/schema',
    access: 'view-submissions',
    summary: "The hub's own schema set for the files of a market, as a zip",
    params: z.object({ market: z.string().max(10) }),
    response: 'file',
  }),
}
