import type { Installation } from './installation.ts'
import type { Machine } from './machine.ts'
import { verifyCommands } from './manifest.ts'
import type { Licence } from './packages.ts'
import { countProofs, type ProvedRequirement } from './proofs.ts'
import { type Block, chapter, code, heading, row, small, text } from './report.ts'
import { howRiskIsDerived } from './risk.ts'
import type { Protocol } from './step.ts'

/** The chapters of the report. */

/** The results of the tests as they were found. */
export interface TestRun {
  readonly files: readonly { readonly name: string; readonly sha256: string; readonly startedAt: string }[]
  /** As `npm test` noted it; `unknown` for results from elsewhere. */
  readonly commit: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface Evidence {
  readonly title: string
  readonly madeAt: string
  readonly machine: Machine
  readonly run: TestRun
  readonly proved: readonly ProvedRequirement[]
  readonly installation: Installation
  readonly operation: Protocol
  readonly licences: readonly Licence[]
  readonly decisions: readonly { readonly name: string; readonly title: string }[]
  /** docs/known-limits.md. */
  readonly limits: string
  readonly key: { readonly name: string; readonly isFresh: boolean }
}

export const pagesOf = (evidence: Evidence): readonly Block[] => [
  ...firstPage(evidence),
  ...requirementPages(evidence.proved),
  ...installationPages(evidence.installation),
  ...protocolPages('Operation protocol (OQ)', evidence.operation),
  ...licencePages(evidence.licences),
  chapter('Decisions'),
  text('Each is a page of docs/decisions: context, decision, consequences.'),
  ...evidence.decisions.map(({ name, title }) => row(name, title)),
  ...limitPages(evidence.limits),
]

function firstPage({ machine, run, madeAt, proved, installation, operation, key }: Evidence): Block[] {
  const steps = (protocol: Protocol) =>
    `${protocol.steps.filter(({ passed }) => passed).length} of ${protocol.steps.length} steps passed`
  return [
    small(
      `Made at ${madeAt} on the machine described below; its figures and results are what was found there.`,
    ),
    heading('What this says'),
    row('Requirements', countProofs(proved).map(countLine).join('\n')),
    row('Installation', steps(installation.protocol)),
    row('Operation', steps(operation)),
    row('Tests', `${run.passed} passed, ${run.failed} failed, ${run.skipped} skipped`, runNote(run, machine)),
    heading('Where'),
    ...Object.entries(machine).map(([name, value]) => row(name, value)),
    heading('The results of the tests'),
    ...run.files.map(({ name, sha256, startedAt }) =>
      row(name, `SHA-256 ${sha256}`, startedAt === '' ? '' : `begun at ${startedAt}`),
    ),
    heading('Who signed'),
    text(
      key.isFresh
        ? `The key ${key.name} was made for this folder and thrown away. Its signature shows that no file was changed since, not who made the folder: for that, sign with a key of your own (--key FILE).`
        : `The key ${key.name}, which was given. Compare it with what you know of its owner: the copy of the public key in the folder proves nothing by itself.`,
    ),
    text('To check it, in the folder:'),
    ...verifyCommands.map(code),
    small(
      'Evidence for a validation, not a validation: what the hub is used for, and whether this is enough for it, is judged by the company that uses it.',
    ),
  ]
}

const countLine = (count: ReturnType<typeof countProofs>[number]) =>
  `${count.risk}: ${count.lines} lines, ${count.passed} passed, ${count.failed} failed, ${count.notRun} not run, ${count.later} for a later version`

function runNote({ commit }: TestRun, machine: Machine): string {
  if (commit === 'unknown') return 'Nothing says of which commit these results are.'
  if (commit === machine.commit) return `Of this commit, ${commit}.`
  return `ATTENTION: of another state, ${commit}.`
}

/** A table of cases is one proof: its first titles stand for all, which requirements.csv has. */
const shownTests = 3

function requirementPages(proved: readonly ProvedRequirement[]): Block[] {
  const [how = '', ...lines] = howRiskIsDerived
  return [
    chapter('Requirements and the tests that prove them'),
    text(how),
    ...lines.map((line) => small(`• ${line}`)),
    text('All tests of each line are in requirements.csv.'),
    ...proved.map(({ id, requirement, where, risk, verdict, tests }) => {
      const some = tests
        .slice(0, shownTests)
        .map(({ file, title, outcome }) => `${outcome}: ${file} › ${title}`)
      const more = tests.length > shownTests ? [`and ${tests.length - shownTests} more`] : []
      return row(id, `${risk}, ${verdict}: ${requirement}`, [where, ...some, ...more].join('\n'))
    }),
  ]
}

const protocolPages = (title: string, { startedAt, endedAt, steps }: Protocol): Block[] => [
  chapter(title),
  small(`From ${startedAt} to ${endedAt}.`),
  ...steps.map(({ what, expected, actual, passed }, place) =>
    row(`${place + 1} ${passed ? 'pass' : 'FAIL'}`, what, `Expected: ${expected}\nActual: ${actual}`),
  ),
]

function installationPages({ protocol, files, settings }: Installation): Block[] {
  const set = Object.entries(settings)
  return [
    ...protocolPages('Installation protocol (IQ)', protocol),
    heading('Settings that are not the default'),
    ...(set.length === 0 ? [text('None.')] : set.map(([name, value]) => row(name, value))),
    heading('Built files'),
    text('With their SHA-256 in dist-files.csv. Those of the server:'),
    ...files
      .filter(([path]) => path.startsWith('server/') && !path.includes('/', 'server/'.length))
      .map(([path, bytes, sha256]) => row('', `${path}, ${bytes} bytes`, sha256)),
  ]
}

function licencePages(all: readonly Licence[]): Block[] {
  const byLicence = new Map<string, Licence[]>()
  for (const one of all) byLicence.set(one.licence, [...(byLicence.get(one.licence) ?? []), one])
  const most = [...byLicence].toSorted(([, a], [, b]) => b.length - a.length)
  return [
    chapter('Packages of others, and their licences'),
    text(
      `${all.length} packages run on the server or are bundled for the browser. sbom.cdx.json (CycloneDX 1.6) has these and the tools that build and test; licences.csv and licence-texts.txt have the rest.`,
    ),
    ...most.map(([licence, packages]) =>
      row(licence, packages.map(({ name, version }) => `${name} ${version}`).join(', ')),
    ),
  ]
}

/** The page as it is, without marks of Markdown. */
const limitPages = (markdown: string): Block[] => [
  chapter('Known limits'),
  ...markdown
    .split(/\n\n+/)
    .filter((part) => part.trim() !== '' && !part.startsWith('# '))
    .flatMap((part) =>
      part.startsWith('## ')
        ? [heading(part.slice(3).trim())]
        : part.split(/\n(?=- )/).map((line) => text(plain(line))),
    ),
]

const plain = (line: string) =>
  line
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/^- /, '• ')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .trim()
