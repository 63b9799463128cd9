import { expect, it } from 'vitest'
import { trendOf } from './trend.ts'

it.each([
  [0, 0, { kind: 'same' }],
  [4, 4, { kind: 'same' }],
  [3, 0, { kind: 'new' }],
  [3, 2, { kind: 'up', share: 0.5 }],
  [1, 4, { kind: 'down', share: 0.75 }],
  [0, 4, { kind: 'down', share: 1 }],
] as const)('%i after %i [S1-2.4-10]', (current, previous, trend) => {
  expect(trendOf(current, previous)).toEqual(trend)
})
