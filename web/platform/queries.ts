import { createQueryClient } from './query-client.ts'

/** What the browser knows of the server's data: screens read it, and routes fetch ahead into it. */
export const queries = createQueryClient()
