/** From the lines of the specification to the tests that prove them: docs/requirements.csv against test titles. */

export interface Requirement {
  readonly id: string
  readonly requirement: string
  readonly where: string
  /** `later`: not part of this version, so nothing proves it yet. */
  readonly status: string
}

export interface TestResult {
  readonly file: string
  readonly title: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

const idPattern = /\bS\d+-(?:\d+(?:\.\d+)?|OPEN)-\d{2}\b/g

/** A test proves what it looks at: a title with more lines than these hides which of them it really asserts. */
export const mostIdsOfTitle = 5

/** The ids a text names. */
export const idsIn = (text: string): readonly string[] => text.match(idPattern) ?? []

/** Reads the table; its cells may be quoted, but hold no line breaks. */
export function readRequirements(csv: string): Requirement[] {
  const [header, ...lines] = csv.trim().split('\n')
  if (header !== 'id,requirement,where,status') throw new Error(`Unexpected columns: ${header}`)
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    )
    const [id = '', requirement = '', where = '', status = ''] = cells
    if (cells.length !== 4) throw new Error(`Not four cells: ${line}`)
    return { id, requirement, where, status }
  })
}

/** What is wrong, one sentence each; and the lines whose tests could not run on this machine. */
export interface Verdict {
  readonly problems: readonly string[]
  readonly unproven: readonly string[]
}

export function judge(requirements: readonly Requirement[], results: readonly TestResult[]): Verdict {
  const known = new Set(requirements.map(({ id }) => id))
  const outcomes = new Map<string, Set<TestResult['outcome']>>()
  const strangers = new Set<string>()
  const crowded = new Set<string>()
  for (const { file, title, outcome } of results) {
    const ids = new Set(idsIn(title))
    if (ids.size > mostIdsOfTitle)
      crowded.add(
        `${ids.size} lines stand in the title of one test of ${file}, at most ${mostIdsOfTitle} may: ${title}`,
      )
    for (const id of ids) {
      if (!known.has(id)) strangers.add(`${id} stands in a test of ${file} but not in docs/requirements.csv`)
      outcomes.set(id, (outcomes.get(id) ?? new Set()).add(outcome))
    }
  }
  const open = requirements.filter(({ id, status }) => status !== 'later' && !outcomes.get(id)?.has('passed'))
  const isSkipped = ({ id }: Requirement) =>
    outcomes.get(id)?.has('skipped') && !outcomes.get(id)?.has('failed')
  return {
    problems: [
      ...strangers,
      ...crowded,
      ...open
        .filter((line) => !isSkipped(line))
        .map(({ id, requirement }) => `${id} is proved by no passing test: ${requirement}`),
    ],
    unproven: open.filter(isSkipped).map(({ id }) => id),
  }
}

/** The page a person reads. It holds no outcomes and no times, so that it changes only with its sources. */
export function traceabilityPage(
  requirements: readonly Requirement[],
  results: readonly TestResult[],
): string {
  const proofs = proofsById(results)
  const later = requirements.filter(({ status }) => status === 'later')
  return [
    '# Traceability',
    '',
    'Made from `requirements.csv` and the titles of the tests by `npm run docs`, after `npm test`.',
    `${requirements.length} lines, ${later.length} of them for a later version.`,
    '',
    '| Id | Requirement | Where | Proved by |',
    '|---|---|---|---|',
    ...requirements
      .filter(({ status }) => status !== 'later')
      .map(({ id, requirement, where }) =>
        row([...[id, requirement, where].map(cell), proofCell(proofs.get(id) ?? new Map())]),
      ),
    '',
    '## Not part of this version',
    '',
    '| Id | Requirement | Where |',
    '|---|---|---|',
    ...later.map(({ id, requirement, where }) => row([id, requirement, where].map(cell))),
    '',
  ].join('\n')
}

/** Titles by file. */
type Proofs = ReadonlyMap<string, ReadonlySet<string>>

function proofsById(results: readonly TestResult[]): ReadonlyMap<string, Proofs> {
  const proofs = new Map<string, Map<string, Set<string>>>()
  for (const { file, title } of results) {
    for (const id of idsIn(title)) {
      const files = proofs.get(id) ?? new Map<string, Set<string>>()
      files.set(file, (files.get(file) ?? new Set()).add(withoutIds(title)))
      proofs.set(id, files)
    }
  }
  return proofs
}

/** A table of cases is one proof: of its titles the first few stand for all. */
const shownTitles = 3

function proofCell(proofs: Proofs): string {
  return [...proofs]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, titles]) => {
      const sorted = [...titles].toSorted()
      const more = sorted.length > shownTitles ? [`and ${sorted.length - shownTitles} more`] : []
      return `\`${file}\`: ${[...sorted.slice(0, shownTitles).map(cell), ...more].join(' · ')}`
    })
    .join('<br>')
}

const withoutIds = (title: string) =>
  title.replace(/\s*\[(?:S\d+-(?:[\d.]+|OPEN)-\d{2}[,\s]*)+\]/g, '').trim()
/** Neither a column nor an element of the page begins inside a cell. */
const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;')
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** The results of one report of the test runner, files named from the root of the project. */
export function readReport(json: string, root: string): TestResult[] {
  const report = JSON.parse(json) as VitestReport
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: name.startsWith(root) ? name.slice(root.length).replace(/^\//, '') : name,
      title: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  )
}
