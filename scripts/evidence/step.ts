/** One line of a protocol: what was done, what should have come of it, and what did. */
export interface Step {
  readonly what: string
  readonly expected: string
  readonly actual: string
  readonly passed: boolean
}

export interface Protocol {
  /** ISO 8601. */
  readonly startedAt: string
  readonly endedAt: string
  readonly steps: readonly Step[]
}

export const allPassed = ({ steps }: Protocol): boolean =>
  steps.length > 0 && steps.every(({ passed }) => passed)

/** Writes down what really happens. */
export interface Recorder {
  /** `work` answers what it found and whether that is what was expected; what it throws is a step that failed. */
  step(what: string, expected: string, work: () => Promise<Found> | Found): Promise<void>
  finish(): Protocol
}

export type Found = readonly [actual: string, passed: boolean]

export function recorder(now: () => Date, say: (line: string) => void = () => undefined): Recorder {
  const startedAt = now().toISOString()
  const steps: Step[] = []
  return {
    step: async (what, expected, work) => {
      const [actual, passed] = await tried(work)
      steps.push({ what, expected, actual, passed })
      say(`${passed ? '✓' : '✗'} ${what}${passed ? '' : `: ${actual}`}`)
    },
    finish: () => ({ startedAt, endedAt: now().toISOString(), steps }),
  }
}

async function tried(work: () => Promise<Found> | Found): Promise<Found> {
  try {
    return await work()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), false]
  }
}
