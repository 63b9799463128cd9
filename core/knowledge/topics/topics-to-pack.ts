import { topics } from './index.ts'
import { keepTopics } from './kept-topics.ts'
import { readTopics } from './read-topics.ts'
import { unknowable } from './unknowable.ts'

/** For the build: all that there is to ask, read. */
export const topicsToKeep = keepTopics(readTopics(topics, unknowable))
