import { expect, it } from 'vitest'
import { topics } from './index.ts'
import { keepTopics, keptAgain } from './kept-topics.ts'
import { readTopics } from './read-topics.ts'
import { unknowable } from './unknowable.ts'

it('topics the build has kept are those that are read from source', () => {
  const some = topics.filter((_, at) => at % 10 === 0)
  const questions = unknowable.slice(0, 50)
  const read = readTopics(some, questions)
  const kept = JSON.parse(JSON.stringify(keepTopics(read)))
  expect(keptAgain(kept, some, questions)).toEqual(read)
})
