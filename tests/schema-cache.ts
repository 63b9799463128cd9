import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/platform/project-root.ts'

const cache = join(projectRoot, 'node_modules/.cache/hub-tests')

/** Names the schema: other migrations, other triggers, or another PostgreSQL, make another one. */
export function schemaFingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(projectRoot, 'package-lock.json')))
  for (const folder of ['migrations', 'trail']) {
    const path = join(projectRoot, 'server/database', folder)
    for (const name of readdirSync(path).sort()) hash.update(readFileSync(join(path, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** The file or directory of this name that `make` made for the schema as it is; made once, then kept for later runs. */
export async function madeForSchema(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(cache, `${name}-${schemaFingerprint()}`)
  if (existsSync(path)) return path
  mkdirSync(cache, { recursive: true })
  for (const old of readdirSync(cache).filter((other) => new RegExp(`^${name}-[0-9a-f]{12}$`).test(other))) {
    rmSync(join(cache, old), { recursive: true, force: true })
  }
  // Two workers may do this at once: each makes its own, and the first to give it the name wins.
  const own = `${path}.${process.pid}`
  await make(own)
  try {
    renameSync(own, path)
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    if (!existsSync(path)) throw error
  }
  return path
}
