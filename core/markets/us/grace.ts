/**
 * The days of grace of a published GUDID record: seven calendar days from the day after publication; they never begin
 * anew. Source: GUDID guidance (published 25 July: 26 July to 1 August, 23:59).
 */
export interface Grace {
  readonly first: string
  readonly last: string
}

/** `published` is a calendar date YYYY-MM-DD; undefined where it is none. */
export function graceOf(published: string): Grace | undefined {
  const start = Date.parse(`${published}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(published) || Number.isNaN(start)) return undefined
  const day = (later: number) => new Date(start + later * 86_400_000).toISOString().slice(0, 10)
  return { first: day(1), last: day(7) }
}
