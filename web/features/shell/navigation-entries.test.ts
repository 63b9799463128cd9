import { describe, expect, it } from 'vitest'
import { isHighlighted } from './navigation-entries.ts'

describe('isHighlighted', () => {
  it.each([
    ['/', '/', true],
    ['/', '/profile', false],
    ['/master-di/records', '/master-di/records', true],
    ['/master-di/records', '/master-di/create', false],
    ['/regulatory-intelligence', '/regulatory-intelligence/alerts', true],
    ['/profile', '/', false],
  ])('%s at %s: %s [S1-2.2-12, S1-2.2-13]', (route, path, highlighted) => {
    expect(isHighlighted(route, path)).toBe(highlighted)
  })
})
