import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import type { LockFile } from './lock-file.ts'
import type { Machine } from './machine.ts'
import { settingsWithoutSecrets } from './settings.ts'
import { type Found, type Protocol, recorder } from './step.ts'

/** The installation protocol: what stands on this machine, compared with what should. */

export interface Installation {
  readonly protocol: Protocol
  /** The built product: path, bytes, SHA-256. */
  readonly files: readonly (readonly [path: string, bytes: number, sha256: string])[]
  readonly settings: Readonly<Record<string, string>>
}

type Environment = Readonly<Record<string, string | undefined>>

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex')

export async function installationProtocol(
  { root, lock, machine }: { root: string; lock: LockFile; machine: Machine },
  environment: Environment,
  now: () => Date,
  say?: (line: string) => void,
): Promise<Installation> {
  const { step, finish } = recorder(now, say)
  const files = filesOf(join(root, 'dist'))
  await step('Version of Node', '20.19 or newer', () => {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
    return [machine.node, major > 20 || (major === 20 && minor >= 19)]
  })
  await step('Version of the bundled PostgreSQL', '18, or DATABASE_URL names a server', () => [
    machine.postgres,
    /\b18\./.test(machine.postgres) || Boolean(environment.DATABASE_URL),
  ])
  await step('package-lock.json', 'the packages were installed from it', () => lockFits(root))
  await step('Installed packages', 'each has the version of package-lock.json', () => packagesFit(root, lock))
  await step('Built files', 'the server and the web are there', () => {
    const has = (path: string) => files.some(([name]) => name === path)
    const all = sha256(files.map(([path, , hash]) => `${hash}  ${path}\n`).join(''))
    return [
      `${files.length} files, SHA-256 of their list ${all}`,
      has('server/main.js') && has('server/cli.js') && has('web/index.html'),
    ]
  })
  await step('Settings of the environment', 'all of them are valid', () => {
    readConfig(environment)
    return [
      `${Object.keys(settingsWithoutSecrets(environment)).length} settings differ from the defaults`,
      true,
    ]
  })
  await step('Data directory', 'rights 700, or not made yet: the first start does', () =>
    dataDirectory(root, environment),
  )
  return { protocol: finish(), files, settings: settingsWithoutSecrets(environment) }
}

function lockFits(root: string): Found {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
  const stamp = join(root, 'node_modules/.hub-installed')
  const fits = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  return [`SHA-256 ${sha256(lock)}${fits ? '' : ', not the one of the installation'}`, fits]
}

/** Optional ones are of other platforms where they are not there. */
function packagesFit(root: string, { packages }: LockFile): Found {
  let [right, absent] = [0, 0]
  const wrong: string[] = []
  for (const [path, { version, optional, link }] of Object.entries(packages)) {
    if (path === '' || link) continue
    const file = join(root, path, 'package.json')
    if (!existsSync(file)) {
      if (optional) absent += 1
      else wrong.push(`${path} is not there`)
      continue
    }
    const installed = JSON.parse(readFileSync(file, 'utf8')).version as string
    if (installed === version) right += 1
    else wrong.push(`${path} is ${installed}, not ${version}`)
  }
  const about = `${right} as they should be, ${absent} optional ones not installed`
  return [[about, ...wrong.slice(0, 20)].join('; '), wrong.length === 0]
}

function dataDirectory(root: string, environment: Environment): Found {
  if (environment.DATABASE_URL) return ['the database is at DATABASE_URL', true]
  const path = resolve(root, environment.HUB_DATA_DIR ?? 'data')
  if (!existsSync(path)) return ['not made yet', true]
  const mode = statSync(path).mode & 0o777
  return [mode.toString(8), process.platform === 'win32' || mode === 0o700]
}

function filesOf(folder: string): Installation['files'] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('tests-') && statSync(join(folder, name)).isFile())
    .map((name) => {
      const content = readFileSync(join(folder, name))
      const path = relative(folder, join(folder, name)).replaceAll('\\', '/')
      return [path, content.length, sha256(content)] as const
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
