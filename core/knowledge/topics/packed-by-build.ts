import type { PackedTopics } from './packed-topics.ts'

/** The build replaces this with the topics it has read (scripts/topics-read.ts); run from source, there are none. */
export const packedByBuild = (): PackedTopics | undefined => undefined
