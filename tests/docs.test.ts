import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coveragePage } from '#core/markets/eu/coverage-page.ts'

it('docs/eudamed-coverage.md is what `npm run docs` would write', () => {
  const page = readFileSync(new URL('../docs/eudamed-coverage.md', import.meta.url), 'utf8')
  expect(page).toBe(coveragePage())
})
