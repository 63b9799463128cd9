import { idsIn, type Requirement, type TestResult } from '../traceability.ts'
import { type Risk, riskOf } from './risk.ts'

/** `not run`: skipped on that machine, or no test names it in these results. */
export type Verdict = 'passed' | 'failed' | 'not run' | 'later'

/** A line of the specification with what the last run of the tests says of it. */
export interface ProvedRequirement extends Requirement, Risk {
  readonly tests: readonly TestResult[]
  readonly verdict: Verdict
}

export function prove(
  requirements: readonly Requirement[],
  results: readonly TestResult[],
): readonly ProvedRequirement[] {
  const byId = new Map<string, TestResult[]>()
  for (const result of results) {
    for (const id of new Set(idsIn(result.title))) byId.set(id, [...(byId.get(id) ?? []), result])
  }
  return requirements.map((requirement) => {
    const tests = byId.get(requirement.id) ?? []
    return { ...requirement, ...riskOf(requirement), tests, verdict: verdictOf(requirement, tests) }
  })
}

/** One failed test is enough to say that the line does not hold. */
function verdictOf({ status }: Requirement, tests: readonly TestResult[]): Verdict {
  const outcomes = new Set(tests.map(({ outcome }) => outcome))
  if (outcomes.has('failed')) return 'failed'
  if (outcomes.has('passed')) return 'passed'
  return status === 'later' ? 'later' : 'not run'
}

/** A row for each requirement and test, as a spreadsheet takes it. */
export const proofRows = (proved: readonly ProvedRequirement[]): readonly (readonly string[])[] => [
  ['id', 'requirement', 'where', 'risk', 'why this risk', 'verdict', 'test file', 'test', 'result'],
  ...proved.flatMap(({ id, requirement, where, risk, why, verdict, tests }) => {
    const head = [id, requirement, where, risk, why, verdict]
    return tests.length === 0
      ? [[...head, '', '', '']]
      : tests.map(({ file, title, outcome }) => [...head, file, title, outcome])
  }),
]

/** How many of each risk class have which verdict. */
export function countProofs(proved: readonly ProvedRequirement[]) {
  return (['high', 'medium', 'low'] as const).map((risk) => {
    const own = proved.filter((line) => line.risk === risk)
    const count = (verdict: Verdict) => own.filter((line) => line.verdict === verdict).length
    return {
      risk,
      lines: own.length,
      passed: count('passed'),
      failed: count('failed'),
      notRun: count('not run'),
      later: count('later'),
    }
  })
}
