import type { Actor, Hub } from '#server/platform/hub.ts'

/**
 * Loads what a feature has of the sample data; what is there already stays. Answers how much it loaded, and how much
 * of it there is now.
 */
export type SampleLoader = (
  hub: Hub,
  actor: Actor,
) => Promise<{ readonly noun: string; readonly count: number; readonly total?: number }>
