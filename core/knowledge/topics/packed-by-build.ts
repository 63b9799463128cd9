import type { KeptTopics } from './kept-topics.ts'

/** The topics as the build has read them: it puts their JSON here (scripts/topics-read.ts). Run from source, there is none. */
export const keptByBuild = (): KeptTopics | undefined => undefined
