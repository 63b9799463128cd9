/** How a figure compares with the one before it. */
export type Trend =
  | { readonly kind: 'same' }
  /** There was none before, so there is no share of it. */
  | { readonly kind: 'new' }
  /** As a share of the figure before: 0.5 is half as many more, or fewer. */
  | { readonly kind: 'up' | 'down'; readonly share: number }

export function trendOf(current: number, previous: number): Trend {
  if (current === previous) return { kind: 'same' }
  if (previous === 0) return { kind: 'new' }
  const share = Math.abs(current - previous) / previous
  return { kind: current > previous ? 'up' : 'down', share }
}
