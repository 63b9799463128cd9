import { config } from 'zod'

/**
 * Imported before anything that makes a schema: zod's compiled parsers need `eval`, which the content security
 * policy forbids, and even asking whether it is allowed is reported as a violation.
 */
config({ jitless: true })
