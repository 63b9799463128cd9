import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      keys: { directory: resolve('data/keys'), secretKeys: undefined, auditKey: undefined },
      heads: { file: resolve('data/keys/audit-heads.jsonl'), everyMinutes: 60, mailTo: [] },
      referenceDir: undefined,
      trustProxy: false,
      allowPrivateAddresses: false,
      accessLog: undefined,
      leastFreeBytes: 100_000_000,
      jobsAtOnce: 2,
      logLevel: 'warn',
    })
  })

  it('with empty values is as good as without', () => {
    const names = [
      'PORT',
      'HOST',
      'HUB_DATA_DIR',
      'DATABASE_URL',
      'HUB_REFERENCE_DIR',
      'HUB_KEYS_DIR',
      'HUB_SECRET_KEY',
      'TRUST_PROXY',
      'ACCESS_LOG',
      'HUB_METRICS_TOKEN',
      'HUB_METRICS_PORT',
      'HUB_METRICS_HOST',
      'HUB_LEAST_FREE_MB',
      'HUB_JOBS',
      'LOG_LEVEL',
    ]
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}))
  })

  it.each([
    ['1', 1],
    ['2', 2],
    ['false', false],
    ['0', false],
    ['10.0.0.1', '10.0.0.1'],
    ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
    ['loopback,uniquelocal', 'loopback,uniquelocal'],
  ])('TRUST_PROXY=%s is read', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(expected)
  })

  it.each([
    ['PORT', 'x'],
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '1.5'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', '/var/db'],
    ['HUB_METRICS_TOKEN', 'short'],
    ['HUB_METRICS_TOKEN', 'with blanks and twenty letters'],
    ['HUB_METRICS_PORT', '70000'],
    ['HUB_LEAST_FREE_MB', '-1'],
    ['HUB_LEAST_FREE_MB', 'much'],
    ['LOG_LEVEL', 'verbose'],
    ['HUB_JOBS', '0'],
    ['HUB_JOBS', 'all'],
    ['TRUST_PROXY', 'yes please'],
    ['TRUST_PROXY', '100'],
    ['TRUST_PROXY', '10.0.0.1,,'],
    ['TRUST_PROXY', '10.0.0.1/x'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`The configuration is not valid:\\n {2}${name}: `),
    )
  })

  it('trusts no proxy it cannot know, and says why', () => {
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
      /TRUST_PROXY: true would believe whatever address .* addresses of the proxies, or how many/,
    )
  })

  it('is judged whole', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*\n.*LOG_LEVEL/)
  })

  describe('names a provider', () => {
    const whole = {
      OIDC_ISSUER: 'https://login.example.org/realms/acme',
      OIDC_CLIENT_ID: 'hub',
      OIDC_CLIENT_SECRET: 'secret',
      PUBLIC_URL: 'https://hub.example.org/',
    }

    it('with the roles its groups give', () => {
      const roles = '{"udi-admins": "admin", "qa, Berlin": ["quality-manager", "user"]}'
      expect(readConfig({ ...whole, OIDC_ROLES: roles }).provider).toMatchObject({
        name: 'login.example.org',
        publicUrl: 'https://hub.example.org',
        roles: new Map([
          ['udi-admins', ['admin']],
          ['qa, Berlin', ['quality-manager', 'user']],
        ]),
      })
      expect(readConfig({ ...whole, OIDC_ISSUER: 'http://localhost:8080' }).provider).toBeDefined()
    })

    it.each([
      ['OIDC_CLIENT_SECRET', ''],
      ['PUBLIC_URL', ''],
      ['OIDC_ISSUER', 'http://login.example.org'],
      ['OIDC_ISSUER', 'login'],
      ['OIDC_ROLES', 'udi-admins=admin'],
      ['OIDC_ROLES', '{"udi-admins": "root"}'],
    ])('not with %s=%s', (name, value) => {
      expect(() => readConfig({ ...whole, [name]: value })).toThrow(/OIDC_/)
    })
  })
})
