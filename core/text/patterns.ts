/** Long patterns in parts, each on a line of its own. */

/** What any of these patterns matches, tried in their order; all have the same flags. */
export function patternOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(sourcesOf(patterns).join('|'), flagsOf(patterns))
}

/** The first pattern, then any of those in the middle, then the last. */
export function patternBetween(
  before: RegExp | undefined,
  middle: readonly RegExp[],
  after?: RegExp,
): RegExp {
  const source = `${before?.source ?? ''}(?:${sourcesOf(middle).join('|')})${after?.source ?? ''}`
  return new RegExp(source, flagsOf(middle))
}

const sourcesOf = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source)

function flagsOf(patterns: readonly RegExp[]): string {
  const flags = new Set(patterns.map((one) => one.flags))
  const [only] = flags
  if (only === undefined || flags.size > 1)
    throw new Error(`Patterns of other flags: ${[...flags].join(', ')}`)
  return only
}
