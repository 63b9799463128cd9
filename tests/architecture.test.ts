import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { marketModules } from '#core/markets/index.ts'
import { projectRoot } from '#server/platform/project-root.ts'

/** The walls of ARCHITECTURE.md, held by a test where neither compiler nor linter can. */

interface SourceFile {
  readonly path: string
  readonly text: string
  readonly imports: readonly string[]
}

function filesUnder(folder: string): SourceFile[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesUnder(path)
    if (!/\.(ts|tsx)$/.test(name)) return []
    const text = readFileSync(path, 'utf8')
    const imports = [...text.matchAll(/from '([^']+)'|import\('([^']+)'\)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    )
    return [{ path: relative(projectRoot, path), text, imports }]
  })
}

const rooms = { core: room('core'), server: room('server'), web: room('web') }
const all = Object.values(rooms).flat()
const product = all.filter((file) => !/\.test\.tsx?$/.test(file.path))

function room(name: string): SourceFile[] {
  return filesUnder(join(projectRoot, name))
}

describe('walls', () => {
  it('core knows nobody', () => {
    const strangers = product
      .filter((file) => file.path.startsWith('core/'))
      .flatMap((file) =>
        file.imports.filter((name) => !/^(\.|#core\/|zod$)/.test(name)).map((name) => [file.path, name]),
      )
    expect(strangers).toEqual([])
  })

  it('core has neither clock nor chance', () => {
    const found = product
      .filter(
        (file) => file.path.startsWith('core/') && /\bnew Date\(\)|Date\.now|Math\.random/.test(file.text),
      )
      .map((file) => file.path)
    expect(found).toEqual([])
  })

  it('server and web never meet', () => {
    const crossings = product
      .flatMap((file) => file.imports.map((name) => ({ path: file.path, name })))
      .filter(
        ({ path, name }) =>
          (path.startsWith('server/') && name.startsWith('#web/')) ||
          (path.startsWith('web/') && name.startsWith('#server/')),
      )
    expect(crossings).toEqual([])
  })

  it.each(['server', 'web'])('features of %s never import each other', (half) => {
    const meetings = product.flatMap((file) => {
      const own = new RegExp(`^${half}/features/([^/]+)/`).exec(file.path)?.[1]
      if (!own) return []
      return file.imports
        .map((name) => [name, /features\/([^/]+)\/|^\.\.\/([^./][^/]*)\//.exec(name)] as const)
        .filter(([, other]) => other && (other[1] ?? other[2]) !== own)
        .map(([name]) => [file.path, name])
    })
    expect(meetings).toEqual([])
  })

  it('rooms beside the features know no feature', () => {
    const found = product
      .filter((file) => /^(server|web)\/(?!features\/)[^/]+\//.test(file.path))
      .filter((file) => file.imports.some((name) => /(^|\/)features\//.test(name)))
      .map((file) => file.path)
    expect(found).toEqual([])
  })

  it('no file needs itself, on whatever way, be it for a type alone', () => {
    const known = new Set(product.map(({ path }) => path))
    const needs = new Map(
      product.map(({ path, imports }) => [
        path,
        imports
          .map((name) => (name.startsWith('#') ? name.slice(1) : normalize(join(dirname(path), name))))
          .filter((name) => known.has(name)),
      ]),
    )
    const circles: string[] = []
    const left = new Set<string>()
    const walk = (path: string, way: readonly string[]) => {
      const begin = way.indexOf(path)
      if (begin >= 0) circles.push([...way.slice(begin), path].join(' → '))
      if (begin >= 0 || left.has(path)) return
      for (const next of needs.get(path) ?? []) walk(next, [...way, path])
      left.add(path)
    }
    for (const path of needs.keys()) walk(path, [])
    expect(circles).toEqual([])
  })

  it('keys, hashes and chance come from Node and from packages made for them', () => {
    const known = /^(node:crypto|@node-rs\/argon2|otpauth|openid-client|@simplewebauthn\/server)$/
    const servers = product.filter(({ path }) => path.startsWith('server/'))
    const named = servers.flatMap(({ imports }) =>
      imports.filter((name) => /crypt|argon|otp|openid|webauthn|jose|jwt|hash|cipher/i.test(name)),
    )
    const packages = [...new Set(named.filter((name) => !/^[#.]/.test(name)))]
    expect(packages.length).toBeGreaterThan(3)
    expect(packages.filter((name) => !known.test(name))).toEqual([])
    const text = servers.map((file) => file.text).join('\n')
    const algorithms = [...text.matchAll(/create(?:Hash|Hmac)\('([^']+)'/g)].map(([, name]) => name)
    expect(new Set(algorithms)).toEqual(new Set(['sha256']))
    expect(text).not.toContain('Math.random')
  })

  it('SQL stands in queries, writes and the rooms it is made for', () => {
    const isItsPlace = (path: string) =>
      /-(queries|writes)\.ts$|^server\/(platform|database|lists)\//.test(path)
    const found = product
      .filter((file) => !isItsPlace(file.path))
      .filter(
        ({ text }) =>
          /import \{[^}]*\bsql\b[^}]*\} from 'kysely'/.test(text) ||
          /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text),
      )
      .map((file) => file.path)
    expect(found).toEqual([])
  })
})

describe('shared code', () => {
  /** Where no market and no field of one may be named. */
  const shared = new RegExp(
    [
      '^core/(rules|dictionary)/|^core/markets/(country-kit/)?[\\w-]+\\.ts$',
      '^server/(platform|files|approval|lists|entities|imports|operators|submissions|exchange)/',
      '^server/features/(submissions|sheets|readiness|validation|versions|exchange|register|releases|uploads)/',
      '^server/features/(change-effects|master-sync|operator-sync|device-families)/',
      '^web/(ui|record-form|submission-form|exchange)/|^web/features/(submissions|exchange)/',
    ].join('|'),
  )
  const exceptions = [
    // Texts of the specified master form, which say what regulators call a field.
    'core/dictionary/master/',
    // Countries and roles in an SRN, of which some have the letters of a market.
    'core/dictionary/operator/',
    'core/rules/operator-checks.ts',
    // Authorities of the specified dialog, beside those of the markets.
    'core/dictionary/rim/',
    // The registry, and the list of markets that are one file each.
    'core/markets/index.ts',
    'core/markets/countries.ts',
    // What an AccessGUDID import brought is read by its own names.
    'core/markets/copy-master.ts',
    // Screens that stand under one strip, by their addresses.
    'web/ui/screen-tabs.tsx',
    'web/features/exchange/export-screen.tsx',
    // The specified generator of Basic UDI-DIs, a widget that markets may choose.
    'web/submission-form/basic-udi-di-generator.tsx',
    'web/submission-form/existing-basic-udi-di.tsx',
  ]
  // A specified status and property, and where the code lists come from.
  const specified = /approved-eudamed|eudamedData|#core\/code-lists\/eudamed\/[\w-]+\.ts/g
  const own = marketModules.flatMap(({ fields }) =>
    Object.keys(fields).filter((id) => !(id in submissionFields)),
  )
  const codes = marketModules.map(({ code }) => `'${code}'`)
  const names = new RegExp(`EUDAMED|GUDID|NMPA|swissdamed|\\b(${own.join('|')})\\b`, 'i')
  // In capitals alone: 'id' and 'in' are words.
  const named = { test: (line: string) => names.test(line) || codes.some((code) => line.includes(code)) }

  it('names no market and no field of one', () => {
    const found = product
      .filter(({ path }) => shared.test(path) && !exceptions.some((one) => path.startsWith(one)))
      .flatMap(({ path, text }) => {
        const lines = text.replaceAll(specified, '').split('\n')
        return lines.flatMap((line, at) => (named.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : []))
      })
    expect(found).toEqual([])
  })
})

describe('a person who is admitted', () => {
  /** Rules that look at more than her permissions and the endpoint, which `tests/admission-table.ts` cannot know. */
  const reasons: Readonly<Record<string, string>> = {
    'server/platform/http.ts': 'the admission itself',
    'server/platform/job-actor.ts': 'a job goes on only while its person may do it',
    'server/countersigning/countersigning.ts': 'nobody signs her own request, nor one about herself',
    'server/approval/deciding.ts': 'nobody decides on what she asked for or wrote',
    'server/approval/reassigning.ts': 'a decision is handed on by those it concerns',
    'server/features/submissions/submission-approval.ts': 'nobody decides on what she edited last',
    'server/features/rim/document-approval.ts': 'nobody approves what she wrote part of',
    'server/features/rim/renewal-completion.ts':
      'the end of a certification is entered by who manages operators',
    'server/features/assessments/assessment-service.ts':
      'without editing one completes one’s own assessments',
    'server/tasks/task-service.ts': 'without editing one completes one’s own tasks',
    'server/features/second-factor/reset-service.ts': 'a lost factor is reset by two, and not by oneself',
    'server/features/users/user-service.ts': 'nobody gives what she lacks, or manages who may do more',
    'server/features/users/user-countersigner.ts': 'the same, when the second administrator signs',
    'server/features/comments/comment-service.ts': 'a comment is its writer’s',
    'server/features/integration/api-token-service.ts': 'tokens of everybody are for who runs the hub',
    'server/features/actors/operator-sync.ts': 'changing drafts takes editing as well',
    'server/imports/update-import.ts': 'what an import is of says who changes it',
    'server/imports/undo-import.ts': 'undoing deletes, which takes the permission to delete',
    'server/imports/preview-service.ts': 'each kind of file has the permission of its import',
    'server/features/auth/registration-service.ts': 'registration may be closed',
    'server/features/auth/provider-account.ts': 'the provider’s groups may give nothing here',
    'server/features/auth/unknown-proxy.ts': 'nobody registers through a proxy that is not named',
  }

  it('is refused by reviewed rules only', () => {
    const refusing = product.filter(({ text }) => /new Refusal\(\s*'forbidden'/.test(text))
    expect(refusing.map(({ path }) => path).toSorted()).toEqual(Object.keys(reasons).toSorted())
  })
})

describe('files', () => {
  it('are short; data tables are exempt', () => {
    const isTable = (path: string) =>
      /^core\/(code-lists|dictionary|markets\/\w+\/(rules|regulator-fields|fields|elements)|markets\/country\/\w\w)\b/.test(
        path,
      ) ||
      /^core\/knowledge\/(topics\/(?:[\w-]+-topics|definitions|unknowable)|topics\/facts\/[\w-]+|question\/word-table)\.ts$/.test(
        path,
      ) ||
      /^tests\/assistant-questions\//.test(path) ||
      /^web\/messages\//.test(path)
    const long = all
      .filter((file) => !isTable(file.path) && file.text.split('\n').length > 301)
      .map((file) => `${file.path} ${file.text.split('\n').length}`)
    expect(long).toEqual([])
  })

  it('are named for what they hold', () => {
    const drawers = all.filter((file) => /(^|\/)(utils?|helpers?|misc|common|types)\.tsx?$/.test(file.path))
    expect(drawers.map((file) => file.path)).toEqual([])
  })

  it('switch off no check of the compiler', () => {
    const found = product
      .filter((file) => /@ts-(ignore|expect-error|nocheck)/.test(file.text))
      .map((file) => file.path)
    expect(found).toEqual([])
  })
})
