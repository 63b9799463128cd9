import { expect } from 'vitest'
import type { Answer } from './test-client.ts'

/** One of them all; the others are told why not. */
export function oneWins(answers: readonly Answer<unknown>[], types: RegExp): void {
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  for (const { problem } of answers.filter(({ status }) => status >= 300)) {
    expect(problem.type).toMatch(types)
  }
}
