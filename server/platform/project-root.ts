import { fileURLToPath } from 'node:url'

/** Two levels up from here, both in the sources and in the built server. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))
