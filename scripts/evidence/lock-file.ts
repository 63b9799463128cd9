import { z } from 'zod'

/** package-lock.json, version 3: what may be installed, and what needs what. */

const Locked = z.looseObject({
  version: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
})

export const LockFile = z.looseObject({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), Locked),
})
export type LockFile = z.infer<typeof LockFile>
export type Locked = z.infer<typeof Locked>

const folder = 'node_modules/'

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf(folder) + folder.length)

/** Where Node finds a package that the one at `from` asks for: beside it or above. */
function resolved({ packages }: LockFile, from: string, name: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf(folder) - 1))) {
    const path = place === '' ? folder + name : `${place}/${folder}${name}`
    if (packages[path]) return path
    if (place === '' || !place.includes(folder)) {
      const top = folder + name
      return packages[top] ? top : undefined
    }
  }
}

/** The packages of these names with everything they need, by path. */
export function reachable(lock: LockFile, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (from: string, name: string) => {
    const path = resolved(lock, from, name)
    if (path === undefined || found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {}
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      visit(path, needed)
    }
  }
  for (const name of names) visit('', name)
  return found
}

/** Packages that a source imports by name; own modules and those of Node are none. */
export function importedBy(source: string): readonly string[] {
  const names = [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name)
  return names
    .filter((name) => /^[@a-z]/i.test(name) && !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
}
