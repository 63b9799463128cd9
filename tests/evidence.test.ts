import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'
import { importedBy, type LockFile, reachable } from '../scripts/evidence/lock-file.ts'
import { signFolder, signingKey, verifyCommands } from '../scripts/evidence/manifest.ts'
import { asVersion16, licences, readLock } from '../scripts/evidence/packages.ts'
import { countProofs, proofRows, prove } from '../scripts/evidence/proofs.ts'
import { riskOf } from '../scripts/evidence/risk.ts'
import { settingsWithoutSecrets } from '../scripts/evidence/settings.ts'
import { allPassed, recorder } from '../scripts/evidence/step.ts'

/** The parts of `npm run evidence`; tests/journeys/evidence.test.ts runs the whole. */

const line = (id: string, requirement = 'What', where = '/', status = '') => ({
  id,
  requirement,
  where,
  status,
})

describe('requirements', () => {
  it.each([
    ['high', 'Changes go through approval', '/approval-workflow'],
    ['high', 'Entries have an actor', 'GET /api/audit-trail'],
    ['high', 'Ten wrong passwords', '/login'],
    ['high', 'A file has a head', 'GET /api/submissions/{id}/xml'],
    ['medium', 'Alerts are kept', 'POST /api/alerts'],
    ['medium', 'A card shows what is stored', 'GET /api/portfolio'],
    ['medium', 'Something else', 'everywhere'],
    ['low', 'Title "Welcome"', 'header of every screen'],
  ])('are of %s risk: %s', (risk, requirement, where) => {
    expect(riskOf({ requirement, where }).risk).toBe(risk)
  })

  it('hold where a test passed and none failed; a test that was skipped proves nothing', () => {
    const result = (title: string, outcome: 'passed' | 'failed' | 'skipped') => ({
      file: 'a.test.ts',
      title,
      outcome,
    })
    // In parts: tests/traceability.test.ts reads this file too.
    const id = (number: number) => `S9-1-${String(number).padStart(2, '0')}`
    const lines = [...[1, 2, 3, 4].map((number) => line(id(number))), line(id(5), 'What', '/', 'later')]
    const proved = prove(lines, [
      result(`one [${id(1)}, ${id(2)}]`, 'passed'),
      result(`two [${id(2)}]`, 'failed'),
      result(`three [${id(3)}]`, 'skipped'),
    ])
    expect(proved.map(({ verdict }) => verdict)).toEqual(['passed', 'failed', 'not run', 'not run', 'later'])
    expect(countProofs(proved)[1]).toEqual({
      risk: 'medium',
      lines: 5,
      passed: 1,
      failed: 1,
      notRun: 2,
      later: 1,
    })
    expect(proofRows(proved)).toContainEqual(expect.arrayContaining([id(2), 'failed', `two [${id(2)}]`]))
  })
})

describe('a protocol', () => {
  it('has not passed where a step found something else, threw, or there was none', async () => {
    const now = () => new Date(0)
    expect(allPassed(recorder(now).finish())).toBe(false)
    const good = recorder(now)
    await good.step('Look', 'there', () => ['there', true])
    expect(allPassed(good.finish())).toBe(true)
    await good.step('Look', 'there', () => Promise.reject(new Error('Nothing there')))
    expect(allPassed(good.finish())).toBe(false)
    expect(good.finish().steps[1]).toEqual({
      what: 'Look',
      expected: 'there',
      actual: 'Nothing there',
      passed: false,
    })
  })
})

describe('settings', () => {
  it('are told without what is secret in them', () => {
    const told = settingsWithoutSecrets({
      PORT: '3000',
      HOME: '/root',
      HUB_BACKUP_KEY: 'c2VjcmV0',
      OIDC_CLIENT_SECRET: 'secret',
      DATABASE_URL: 'postgres://hub:secret@db.example/hub?options=secret',
      SMTP_URL: 'secret',
      HUB_METRICS_TOKEN: '',
    })
    expect(JSON.stringify(told)).not.toMatch(/secret|c2Vj/)
    expect(Object.keys(told)).toEqual([
      'PORT',
      'HUB_BACKUP_KEY',
      'OIDC_CLIENT_SECRET',
      'DATABASE_URL',
      'SMTP_URL',
    ])
    expect(told.DATABASE_URL).toContain('postgres://db.example/hub')
  })
})

describe('packages', () => {
  const lock: LockFile = {
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/a': { dependencies: { b: '2', absent: '1' } },
      'node_modules/b': { version: '1' },
      'node_modules/a/node_modules/b': { version: '2', dependencies: { '@s/c': '1' } },
      'node_modules/@s/c': { peerDependencies: { a: '1' } },
      'node_modules/other': {},
    },
  }

  it('are found as Node finds them: the nearest first', () => {
    expect([...reachable(lock, ['a'])].sort()).toEqual([
      'node_modules/@s/c',
      'node_modules/a',
      'node_modules/a/node_modules/b',
    ])
  })

  it('are those a source names', () => {
    const source = `import a from 'a/b'\nimport '@s/c/d.css'\nconst x = import("e")\nimport f from './f.ts'\nimport '#core/g.ts'\nimport h from 'node:fs'`
    expect(importedBy(source)).toEqual(['a', '@s/c', 'e'])
  })

  it('of the product all state their licence, those bundled for the browser too', () => {
    const all = licences(projectRoot, readLock(projectRoot))
    const named = (name: string) => all.find((one) => one.name === name)
    expect(named('fastify')).toMatchObject({ licence: 'MIT', runsIn: 'server', isInstalled: true })
    expect(named('react')).toMatchObject({ licence: 'MIT', runsIn: 'browser' })
    expect(named('vitest')).toBeUndefined()
    expect(all.filter(({ licence }) => licence === 'not stated' || licence === 'see its text')).toEqual([])
  })

  it('stand in a bill of version 1.6 under the product’s own name', () => {
    const bill = {
      specVersion: '1.5',
      metadata: {
        tools: [{ vendor: 'npm', name: 'cli', version: '11' }],
        component: { name: 'folder', purl: 'p' },
      },
      components: [],
    }
    expect(asVersion16(bill, { name: 'hub', version: '1.0.0' })).toMatchObject({
      specVersion: '1.6',
      metadata: {
        tools: { components: [{ type: 'application', author: 'npm', name: 'cli', version: '11' }] },
        component: { name: 'hub', version: '1.0.0', purl: 'p' },
      },
    })
    expect(() => asVersion16({ ...bill, specVersion: '1.7' }, { name: 'hub', version: '1' })).toThrow('1.7')
  })
})

const hasTools =
  spawnSync('openssl', ['version']).status === 0 && spawnSync('sha256sum', ['--version']).status === 0

describe.skipIf(!hasTools)('a signed folder, checked with openssl and sha256sum', () => {
  const check = (folder: string) =>
    verifyCommands.map(
      (command) => spawnSync('sh', ['-c', `set -e; ${command}`], { cwd: folder }).status === 0,
    )

  function signed(): string {
    const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    mkdirSync(join(folder, 'more'))
    writeFileSync(join(folder, 'a file.txt'), 'one')
    writeFileSync(join(folder, 'more/b.json'), '{}')
    signFolder(folder, { product: 'hub 1.0.0' }, signingKey(undefined))
    return folder
  }

  it('is good as it was written', () => {
    expect(check(signed())).toEqual([true, true])
  })

  it('is not where a file or the manifest was changed', () => {
    const one = signed()
    writeFileSync(join(one, 'more/b.json'), '{ }')
    expect(check(one)).toEqual([true, false])
    const other = signed()
    execFileSync('sed', ['-i', 's/hub 1.0.0/hub 1.0.1/', join(other, 'manifest.json')])
    expect(check(other)).toEqual([false, true])
  })
})
