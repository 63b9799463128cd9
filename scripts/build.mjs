import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, root, runTool, tell } from './install.mjs'

/** What each half is made of; the builds are stale when one of these differs. */
const halves = {
  web: {
    sources: [
      'core',
      'web',
      'vite.config.ts',
      'scripts/browser-parts.ts',
      'scripts/compiled-messages.ts',
      'package-lock.json',
    ],
    config: 'vite.config.ts',
  },
  server: {
    sources: [
      'core',
      'server',
      'vite.server.config.ts',
      'scripts/rule-content.ts',
      'scripts/topics-read.ts',
      'package-lock.json',
    ],
    config: 'vite.server.config.ts',
  },
}

/** Builds what is stale. */
export function build() {
  for (const [name, half] of Object.entries(halves)) {
    const wanted = fingerprint(half.sources)
    if (isBuilt(name, wanted)) continue
    tell(`Building the ${name} …\n`)
    runTool('vite/bin/vite.js', ['build', '--config', half.config, '--logLevel', 'warn'])
    mkdirSync(join(root, 'dist'), { recursive: true })
    writeFileSync(stampOf(name), wanted)
  }
}

/**
 * The server's half in a folder named for its sources, made once however many tests want it: they never run on
 * yesterday's code, nor take a running server's files away.
 */
export function serverForTests() {
  const wanted = fingerprint(halves.server.sources)
  const dist = join(root, 'dist')
  const folder = join(dist, `tests-${wanted.slice(0, 12)}`)
  if (existsSync(folder)) return folder
  mkdirSync(dist, { recursive: true })
  for (const name of readdirSync(dist)) {
    const old = join(dist, name)
    // A younger one may be another run's.
    if (name.startsWith('tests-') && Date.now() - statSync(old).mtimeMs > 3_600_000) {
      rmSync(old, { recursive: true, force: true })
    }
  }
  const unfinished = `${folder}.${process.pid}`
  if (isBuilt('server', wanted)) cpSync(join(dist, 'server'), unfinished, { recursive: true })
  else {
    const { config } = halves.server
    runTool('vite/bin/vite.js', ['build', '--config', config, '--outDir', unfinished, '--logLevel', 'warn'])
  }
  renameSync(unfinished, folder)
  return folder
}

const stampOf = (name) => join(root, 'dist', `${name}.stamp`)

function isBuilt(name, wanted) {
  const stamp = stampOf(name)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
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
  if (process.argv[2] === 'for-tests') process.stdout.write(`${serverForTests()}\n`)
  else build()
}
