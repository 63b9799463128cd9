/** How a figure compares with the one before it. */
export type Trend =
  | { readonly kind: 'same' }
  | { readonly kind: 'fromNone' }
  /** As a share of the figure before: 0.5 is half as many more, or fewer. */
  | { readonly kind: 'up' | 'down'; readonly share: number }

export function trendOf(current: number, previous: number): Trend {
  if (current === previous) return { kind: 'same' }
  if (previous === 0) return { kind: 'fromNone' }
  const share = Math.abs(current - previous) / previous
  return { kind: current > previous ? 'up' : 'down', share }
}
