import { expect, it } from 'vitest'
import { topics } from './index.ts'
import { packTopics, unpackTopics } from './packed-topics.ts'
import { readTopics } from './read-topics.ts'
import { unknowable } from './unknowable.ts'

it('unpacked topics are what was read from source', () => {
  const some = topics.filter((_, at) => at % 10 === 0)
  const questions = unknowable.slice(0, 50)
  const read = readTopics(some, questions)
  const packed = JSON.parse(JSON.stringify(packTopics(read)))
  expect(unpackTopics(packed, some, questions)).toEqual(read)
})
