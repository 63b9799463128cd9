import { expect, it } from 'vitest'
import { isShownRegistered } from './shown-registered.ts'

const one = (versions: Record<string, number> = {}, more = {}) => ({
  environment: 'production' as const,
  source: 'answer' as const,
  versions: { 'basic-udi': 1, 'udi-di': 1, ...versions },
  ...more,
})

it.each([
  ['was taken', false, [one()]],
  ['was entered by hand', false, [one({}, { source: 'by-hand' })]],
  ['was read', true, [one({}, { source: 'import' })]],
  ['has another version', true, [one({ 'udi-di': 2 })]],
  ['has other countries', true, [one({ market: 2 })]],
  ['has other packages', true, [one({ package: 2 })]],
  ['has another original manufacturer', true, [one({ designer: 2 })]],
  ['is one of a group that was changed', false, [one({ 'basic-udi': 2 })]],
  ['was read in the playground', false, [one(), one({}, { source: 'import', environment: 'playground' })]],
  ['was taken in the playground alone', true, [one({}, { environment: 'playground' })]],
  ['is not registered', true, []],
])('a device that %s is shown: %s', (_, expected, registrations) => {
  expect(isShownRegistered(registrations, 'production')).toBe(expected)
})
