import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'
import { idsIn, judge, mostIdsOfTitle, readRequirements, traceabilityPage } from '../scripts/traceability.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const requirements = readRequirements(read('docs/requirements.csv'))

/** Whatever a test file names anywhere: tables of cases fill their titles from rows. */
const sources = ['core', 'server', 'web', 'tests']
  .flatMap((room) =>
    readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(room, name),
    ),
  )
  .filter((path) => path.endsWith('.test.ts') && path !== 'tests/traceability.test.ts')
  .map((path) => ({ path, text: read(path) }))
const named = sources.flatMap(({ path, text }) => idsIn(text).map((id) => ({ id, path })))

describe('docs/requirements.csv', () => {
  it('has each id once, complete words, and one status besides none', () => {
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
    for (const line of requirements) {
      expect(idsIn(line.id)).toEqual([line.id])
      expect([line.id, line.requirement !== '' && line.where !== '']).toEqual([line.id, true])
      expect(['', 'later']).toContain(line.status)
    }
  })

  it('has a test for every line of this version', () => {
    const proved = new Set(named.map(({ id }) => id))
    expect(
      requirements.filter(({ id, status }) => status === '' && !proved.has(id)).map(({ id }) => id),
    ).toEqual([])
  })

  it('is proved by titles of five lines at most', () => {
    const crowded = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\[([^\][]*)\]/g)].flatMap(([, inside = '']) =>
        /^S\d+-/.test(inside) && idsIn(inside).length > mostIdsOfTitle ? [`${path}: ${inside}`] : [],
      ),
    )
    expect(crowded).toEqual([])
  })

  it('has every line a test names', () => {
    const known = new Set(requirements.map(({ id }) => id))
    expect(named.filter(({ id }) => !known.has(id))).toEqual([])
  })
})

describe('judging', () => {
  const line = (id: string, status = '') => ({ id, requirement: 'What', where: '/', status })
  const result = (title: string, outcome: 'passed' | 'failed' | 'skipped') => ({
    file: 'a.test.ts',
    title,
    outcome,
  })
  const lines = [line('S9-1.1-01'), line('S9-1.1-02'), line('S9-1.1-03', 'later')]

  it('is content with a passing test for each line that is not for later', () => {
    const results = [result('does both [S9-1.1-01, S9-1.1-02]', 'passed')]
    expect(judge(lines, results)).toEqual({ problems: [], unproven: [] })
  })

  it('names lines without one, and ids that nobody knows', () => {
    const results = [result('fails [S9-1.1-01]', 'failed'), result('is lost [S9-7-01]', 'passed')]
    expect(judge(lines, results).problems).toEqual([
      'S9-7-01 stands in a test of a.test.ts but not in docs/requirements.csv',
      'S9-1.1-01 is proved by no passing test: What',
      'S9-1.1-02 is proved by no passing test: What',
    ])
  })

  it('is not content with a title of more than five lines', () => {
    const many = ['01', '02', '03', '04', '05', '06'].map((at) => line(`S9-1.1-${at}`))
    const title = (lines: typeof many) => `does it all [${lines.map(({ id }) => id).join(', ')}]`
    expect(judge(many.slice(1), [result(title(many.slice(1)), 'passed')]).problems).toEqual([])
    expect(judge(many, [result(title(many), 'passed')]).problems).toEqual([
      `6 lines stand in the title of one test of a.test.ts, at most 5 may: ${title(many)}`,
    ])
  })

  it('tells what was skipped from what is missing', () => {
    const results = [result('has no browser [S9-1.1-01]', 'skipped'), result('works [S9-1.1-02]', 'passed')]
    expect(judge(lines, results)).toEqual({ problems: [], unproven: ['S9-1.1-01'] })
  })

  it('reads cells in quotes', () => {
    const [read] = readRequirements('id,requirement,where,status\nS9-1-01,"a, ""b""",/,later\n')
    expect(read).toEqual({ id: 'S9-1-01', requirement: 'a, "b"', where: '/', status: 'later' })
  })
})

describe('the page', () => {
  it('has each line with the tests that prove it, without their ids and in one line of a table', () => {
    const requirement = { id: 'S9-1.1-01', requirement: 'One | two', where: '/', status: '' }
    const result = { file: 'a.test.ts', title: 'does <it> [S9-1.1-01]', outcome: 'passed' } as const
    expect(traceabilityPage([requirement], [result])).toContain(
      '| S9-1.1-01 | One \\| two | / | `a.test.ts`: does &lt;it> |',
    )
  })
})
