import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, root, runTool } from './install.mjs'

/** What each half is made of; the builds are stale when one of these differs. */
const halves = {
  web: { sources: ['core', 'web', 'vite.config.ts', 'package-lock.json'], config: 'vite.config.ts' },
  server: {
    sources: ['core', 'server', 'vite.server.config.ts', 'package-lock.json'],
    config: 'vite.server.config.ts',
  },
}

/** Builds what is stale. */
export function build() {
  for (const [name, half] of Object.entries(halves)) {
    const stamp = join(root, 'dist', `${name}.stamp`)
    const wanted = fingerprint(half.sources)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue
    process.stdout.write(`Building the ${name} …\n`)
    runTool('vite/bin/vite.js', ['build', '--config', half.config, '--logLevel', 'warn'])
    mkdirSync(join(root, 'dist'), { recursive: true })
    writeFileSync(stamp, wanted)
  }
}

/** Names and contents of all files; tests do not count. */
function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesOf(join(root, source)))) {
    hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesOf(join(path, name)))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  installPackages()
  build()
}
