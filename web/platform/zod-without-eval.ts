/**
 * Stands before anything that makes a schema: zod's compiled parsers need `eval`, which the content security policy
 * forbids, and even asking whether it is allowed is reported as a violation. It is told where zod looks for it, since
 * zod itself comes later, with the first screen that checks something.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
