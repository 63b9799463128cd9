import { topics } from './index.ts'
import { packTopics } from './packed-topics.ts'
import { readTopics } from './read-topics.ts'
import { unknowable } from './unknowable.ts'

/** For the build (scripts/topics-read.ts): everything people can ask, read and packed. */
export const packedTopics = packTopics(readTopics(topics, unknowable))
