import type { AnyDocument } from '#core/dictionary/field.ts'
import { compile } from './compile-condition.ts'
import type { Condition, Facts, Test } from './condition.ts'
import type { Linters } from './linters.ts'

/** What is known of each guard for one document; numbers, so that forgetting is making a new array. */
export type Answers = Uint8Array

const unknown = 0
const holds = 1
const fails = 2

type Guard = { readonly test: Test } | { readonly all: readonly number[] }

/**
 * The distinct conditions under which rules apply. Many rules are about the same devices, so each condition, and
 * each part of a composed one, is asked at most once of a document, however many rules share it.
 */
export class Guards {
  readonly #guards: Guard[] = []
  readonly #places = new Map<string, number>()
  readonly #linters: Linters

  constructor(linters: Linters) {
    this.#linters = linters
  }

  /** The place of a condition in the list. */
  add(condition: Condition): number {
    const key = JSON.stringify(condition)
    const known = this.#places.get(key)
    if (known !== undefined) return known
    const guard =
      condition.op === 'all'
        ? { all: condition.of.map((part) => this.add(part)) }
        : { test: compile(condition, this.#linters) }
    const place = this.#guards.push(guard) - 1
    this.#places.set(key, place)
    return place
  }

  noAnswers(): Answers {
    return new Uint8Array(this.#guards.length)
  }

  hold(place: number, document: AnyDocument, facts: Facts, answers: Answers): boolean {
    const answer = answers[place]
    if (answer !== unknown) return answer === holds
    const found = this.#ask(place, document, facts, answers)
    answers[place] = found ? holds : fails
    return found
  }

  #ask(place: number, document: AnyDocument, facts: Facts, answers: Answers): boolean {
    const guard = this.#guards[place]
    if (!guard) return false
    if ('test' in guard) return guard.test(document, facts)
    for (const part of guard.all) if (!this.hold(part, document, facts, answers)) return false
    return true
  }
}
