import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importedBy, LockFile, nameOf, reachable } from './lock-file.ts'

/** What of other people is in the product: a bill of materials, and licences. */

export interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Where it runs; packages of the browser are bundled into dist/web. */
  readonly runsIn: 'server' | 'browser' | 'server and browser'
  /** Of another platform it is not. */
  readonly isInstalled: boolean
  /** As its files have it; blank where it brings none. */
  readonly text: string
}

export const readLock = (root: string): LockFile =>
  LockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))

/** The bill of materials of everything in the lock file, made by npm. Needs no network. */
export function billOfMaterials(root: string, product: { name: string; version: string }): string {
  const words = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const isWindows = process.platform === 'win32'
  const json = execFileSync(isWindows ? 'npm.cmd' : 'npm', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: isWindows,
  })
  return `${JSON.stringify(asVersion16(JSON.parse(json), product), null, 2)}\n`
}

interface Bill {
  readonly specVersion: string
  readonly metadata: {
    readonly tools?: unknown
    readonly component?: Readonly<Record<string, unknown>>
  }
  readonly components: readonly { readonly licenses?: unknown }[]
}

/**
 * npm writes CycloneDX 1.5 and calls the product by its folder. All it writes means the same in 1.6, but tools are a list of
 * components there.
 */
export function asVersion16(bill: Bill, { name, version }: { name: string; version: string }) {
  if (bill.specVersion !== '1.5') throw new Error(`npm wrote CycloneDX ${bill.specVersion}, not 1.5`)
  const tools = bill.metadata.tools as { vendor: string; name: string; version: string }[]
  const components = tools.map((tool) => ({
    type: 'application',
    author: tool.vendor,
    name: tool.name,
    version: tool.version,
  }))
  return {
    ...bill,
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    specVersion: '1.6',
    metadata: {
      ...bill.metadata,
      tools: { components },
      component: { ...bill.metadata.component, name, version },
    },
  }
}

/** Of what runs on the server, and of what the browser's half imports with all it needs. */
export function licences(root: string, lock: LockFile): readonly Licence[] {
  const browser = reachable(lock, browserImports(root))
  const paths = Object.keys(lock.packages).filter(
    (path) => path !== '' && (!lock.packages[path]?.dev || browser.has(path)),
  )
  return paths.sort().map((path) => {
    const { version = '', license, dev } = lock.packages[path] ?? {}
    const place = join(root, path)
    return {
      name: nameOf(path),
      version,
      licence: license ?? statedIn(place),
      runsIn: dev ? 'browser' : browser.has(path) ? 'server and browser' : 'server',
      isInstalled: existsSync(place),
      text: licenceText(place),
    }
  })
}

function browserImports(root: string): readonly string[] {
  const sources = ['web', 'core'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, room, name), 'utf8')),
  )
  // The font's files are named by a style sheet, the drawings of flags by a pattern.
  return [...new Set([...sources.flatMap(importedBy), '@fontsource-variable/inter', 'flag-icons'])]
}

/** An old package may say so in its own words, or in the text alone. */
function statedIn(place: string): string {
  const text = licenceText(place)
  if (/Permission is hereby granted, free of charge/.test(text)) return 'MIT (by its text)'
  return text === '' ? 'not stated' : 'see its text'
}

function licenceText(place: string): string {
  if (!existsSync(place)) return ''
  return readdirSync(place)
    .filter((name) => /^(licen[cs]e|copying|notice|ofl)/i.test(name))
    .map((name) => readFileSync(join(place, name), 'utf8').trim())
    .join('\n\n')
}
