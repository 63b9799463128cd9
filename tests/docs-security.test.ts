import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'

/** docs/security.md claims nothing without saying which test shows it. */

const page = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8')
const definitions = new Map(
  [...page.matchAll(/^\[([a-z0-9-]+)\]: (\S+)$/gm)].map(([, name = '', to = '']) => [name, to]),
)
const used = new Set([...page.matchAll(/\[([a-z0-9-]+)\](?![(:])/g)].map(([, name = '']) => name))

/** Cells of the rows below the heads that say `Answer`. */
const answers = page
  .split(/\n(?=\| (?:Clause|Line) \| Answer \|)/)
  .slice(1)
  .flatMap((table) => (table.split('\n\n')[0] ?? '').split('\n').slice(2))
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .map(([, line = '', answer = '', today = '', shownBy = '']) => ({ line, answer, today, shownBy }))

describe('the page on security', () => {
  it('links tests that are there, each name once and none for nothing', () => {
    expect([...definitions.keys()].sort()).toEqual([...used].sort())
    for (const [name, path] of definitions) {
      expect([name, path]).toEqual([
        name,
        expect.stringMatching(/^\.\.\/(core|server|web|tests)\/.*\.test\.ts$/),
      ])
      expect([path, existsSync(join(projectRoot, 'docs', path))]).toEqual([path, true])
    }
  })

  it('answers every line: yes with a test, else with the reason', () => {
    expect(answers.length).toBeGreaterThan(120)
    for (const { line, answer, today, shownBy } of answers) {
      expect([line, ['yes', 'partly', 'no', '–']]).toEqual([line, expect.arrayContaining([answer])])
      if (answer === 'yes') expect([line, shownBy]).toEqual([line, expect.stringMatching(/^\[/)])
      else expect([line, today]).toEqual([line, expect.stringMatching(/\w{2}/)])
    }
  })

  it('says of nothing that it is not tested without saying why', () => {
    const admitted = page.split('\n').filter((line) => /\b(not|un)\s?tested\b/i.test(line))
    expect(admitted.filter((line) => !/tested(:| because) \w/i.test(line))).toEqual([])
  })

  it.each(['security.md', 'known-limits.md'])('%s links pages that are there', (name) => {
    const path = join(projectRoot, 'docs', name)
    const pages = [...readFileSync(path, 'utf8').matchAll(/\]\(([^)#]+)\)/g)].map(([, to = '']) => to)
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.filter((to) => !existsSync(join(dirname(path), to)))).toEqual([])
  })
})
