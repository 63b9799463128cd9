import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { permissions, permissionsOf } from '#core/lifecycle/permissions.ts'
import { register } from '#web/features/auth/auth-api.ts'
import { call } from './api-client.ts'
import { issuesOf } from './api-error.ts'
import { createQueryClient } from './query-client.ts'
import { can, login, logout } from './session.tsx'
import { currentUserQuery } from './session-provider.tsx'

/** What the browser sends, and what it does with the answer (specification, document 1 sections 4.1, 7 and 8). */

const stored = new Map<string, string>()
const sent = vi.fn<(url: string, options: RequestInit) => Promise<Response>>()
const answer = (body: unknown, status = 200) =>
  sent.mockImplementation(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  )
/** The last request. */
const request = () => {
  const [url = '', options = {}] = sent.mock.lastCall ?? []
  return { url, options, headers: new Headers(options.headers) }
}

beforeEach(() => {
  stored.clear()
  sent.mockReset()
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  it('goes to the address of its endpoint by its method, and reads JSON [S1-7.1-01, S1-7.1-05, S1-7.1-06]', async () => {
    answer({ id: 7 })
    expect(await call(masterDiApi.get, { params: { id: 7 } })).toEqual({ id: 7 })
    expect(request().url).toBe('/api/master-di/7')
    expect(request().options).toMatchObject({ method: 'GET', body: null })
  })

  it('carries credentials, and the token that is stored as authToken as a bearer [S1-7.1-02, S1-7.1-04, S1-9-07, S3-7-01, S3-7-02]', async () => {
    stored.set('authToken', 'abc')
    answer({ id: 7 })
    await call(masterDiApi.get, { params: { id: 7 } })
    expect(request().options).toMatchObject({ credentials: 'include' })
    expect(request().headers.get('Authorization')).toBe('Bearer abc')
  })

  it('says that it sends JSON [S1-7.1-03, S3-7-03]', async () => {
    answer({})
    await call(masterDiApi.create, { body: { versionNumber: '1.0' } })
    expect(request().headers.get('Content-Type')).toBe('application/json')
  })

  it('sends its body as JSON [S1-7.1-01, S1-7.3-05]', async () => {
    answer({})
    await call(masterDiApi.create, { body: { versionNumber: '1.0' } })
    expect(request().options).toMatchObject({ method: 'POST', body: '{"versionNumber":"1.0"}' })
  })

  it('sends a file as a form, whose type the browser writes [S1-7.1-03, S1-7.3-20, S3-7-03]', async () => {
    answer({})
    await call(masterDiApi.bulkUpload, { file: new File(['a'], 'a.csv') })
    expect(request().headers.has('Content-Type')).toBe(false)
    expect(request().options.body).toBeInstanceOf(FormData)
    expect((request().options.body as FormData).get('file')).toBeInstanceOf(File)
  })

  it('has no token when none is stored [S1-7.1-04]', async () => {
    answer({})
    await call(masterDiApi.stats)
    expect(request().headers.has('Authorization')).toBe(false)
  })
})

describe('a refusal', () => {
  const failure = async () => call(masterDiApi.stats).catch((error: unknown) => error)

  it('says what the body says, and carries status and body [S1-8-01, S3-7-52, S1-8-02, S1-8-03]', async () => {
    const body = { message: 'Already there', type: 'duplicate_record', record: { id: 3 } }
    answer(body, 409)
    expect(await failure()).toMatchObject({ message: 'Already there', status: 409, problem: body })
  })

  it.each([
    ['<html>', undefined],
    ['', undefined],
    ['{"error":1}', { error: 1 }],
    ['{"message":""}', { message: '' }],
    ['{"type":"duplicate_record"}', { type: 'duplicate_record' }],
  ])('with the body %j says its status [S1-8-01, S1-8-02, S1-8-03]', async (body, problem) => {
    answer(body, 502)
    expect(await failure()).toMatchObject({ message: 'HTTP 502 Error', status: 502, problem })
  })

  it('names what is wrong field by field, where it is the hub that answers', async () => {
    const issues = [{ path: 'deviceName', message: 'Device name is required' }]
    answer({ message: 'Not valid', issues }, 400)
    expect(issuesOf(await failure())).toEqual(issues)
    answer({ message: 'Not valid', issues: 'deviceName' }, 400)
    expect(issuesOf(await failure())).toEqual([])
  })

  it('of a token is thrown, and the token goes [S1-7.1-07, S1-4.1-03]', async () => {
    stored.set('authToken', 'old')
    answer({ message: 'Sign in', type: 'unauthenticated' }, 401)
    expect(await failure()).toMatchObject({ status: 401 })
    expect(stored.has('authToken')).toBe(false)
  })
})

describe('cached data', () => {
  /** How often it is asked, of a client that is used as the browser uses it. */
  const asking = (ask: () => Promise<unknown>) => {
    const client = createQueryClient()
    client.mount()
    const queryFn = vi.fn(ask)
    const observer = new QueryObserver(client, { queryKey: ['jobs', 'asked'], queryFn })
    const stop = observer.subscribe(() => undefined)
    const end = () => {
      stop()
      client.unmount()
    }
    return { client, queryFn, observer, end }
  }

  it('is not asked for again where it failed, nor is a change [S1-7.1-08, S3-7-49]', async () => {
    const fails = () => Promise.reject(new Error('Broken'))
    const { client, queryFn, observer, end } = asking(fails)
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
    expect(queryFn).toHaveBeenCalledOnce()
    const mutationFn = vi.fn(fails)
    await expect(client.getMutationCache().build(client, { mutationFn }).execute(undefined)).rejects.toThrow()
    expect(mutationFn).toHaveBeenCalledOnce()
    end()
  })

  it('holds until a change of it [S1-7.1-09, S3-7-50]', async () => {
    const { client, queryFn, observer, end } = asking(async () => 'read')
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('read'))
    vi.useFakeTimers({ now: Date.now() + 365 * 86_400_000 })
    expect(observer.getCurrentResult().isStale).toBe(false)
    expect(await client.fetchQuery({ queryKey: ['jobs', 'asked'], queryFn })).toBe('read')
    expect(queryFn).toHaveBeenCalledOnce()
    vi.useRealTimers()
    end()
  })

  it('is not asked for again because a window gets the focus, nor by itself [S1-7.1-10, S1-7.1-11, S3-7-51]', async () => {
    const { client, queryFn, observer, end } = asking(async () => 'read')
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('read'))
    // Even what is known to have changed.
    await client.invalidateQueries({ refetchType: 'none' })
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await Promise.resolve()
    expect(queryFn).toHaveBeenCalledOnce()
    focusManager.setFocused(undefined)
    end()
    expect(createQueryClient().getDefaultOptions().queries).not.toHaveProperty('refetchInterval')
  })

  it('of a noun is asked again after a change of it, others are not [S1-7.1-09, S1-7.3-02]', async () => {
    const client = createQueryClient()
    client.setQueryData(['master-di', 'list'], [])
    client.setQueryData(['jobs', 1], {})
    const change = client
      .getMutationCache()
      .build(client, { mutationFn: async () => 1, meta: { nouns: ['master-di'] } })
    await change.execute(undefined)
    expect(client.getQueryState(['master-di', 'list'])?.isInvalidated).toBe(true)
    expect(client.getQueryState(['jobs', 1])?.isInvalidated).toBe(false)
  })

  it('of who is signed in holds five minutes [S1-7.2-03, S1-9-05, S3-9-01]', () => {
    expect(currentUserQuery('abc')).toMatchObject({ staleTime: 300_000, enabled: true })
  })

  it('of who is signed in is not had without a token [S1-4.1-02, S1-7.2-02]', () => {
    expect(currentUserQuery(null)).toMatchObject({ enabled: false })
  })

  it('of who is signed in is neither repeated nor asked on focus, as nothing is [S1-7.2-04]', () => {
    expect(currentUserQuery('abc')).not.toHaveProperty('retry')
    expect(currentUserQuery('abc')).not.toHaveProperty('refetchOnWindowFocus')
  })
})

describe('people', () => {
  it('who sign in send name and password, and keep the token [S1-4.1-01, S1-4.1-04, S1-7.2-07, S1-7.2-08]', async () => {
    answer({ token: 'new', user: {} })
    await login({ emailOrUsername: 'ada', password: 'secret' })
    expect([request().url, request().options.body]).toEqual([
      authApi.login.path,
      '{"emailOrUsername":"ada","password":"secret"}',
    ])
    expect(stored.get('authToken')).toBe('new')
  })

  it('who sign out lose token and cache, even where the server fails, which is logged [S1-4.1-07, S1-4.1-08, S1-4.1-10, S1-7.2-11]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const client = createQueryClient()
    client.setQueryData(['master-di', 'list'], [])
    stored.set('authToken', 'abc')
    answer('broken', 500)
    await logout(client)
    expect(request().url).toBe('/api/auth/logout')
    expect(log).toHaveBeenCalledOnce()
    expect(stored.has('authToken')).toBe(false)
    expect(client.getQueryCache().getAll()).toEqual([])
    log.mockRestore()
  })

  it('who register send everything but the repeated password, as user [S1-6-09, S1-7.2-09, S1-7.2-10]', async () => {
    answer({}, 201)
    const names = { firstName: 'Ada', lastName: 'Lovelace', email: 'a@x.eu', username: 'ada' }
    const work = { company: 'Engines', jobTitle: 'Engineer', department: 'R' }
    await register({ ...names, ...work, password: 'secret', confirmPassword: 'secret', setupCode: '' })
    expect(JSON.parse(String(request().options.body))).toEqual({
      ...names,
      ...work,
      password: 'secret',
      roles: ['user'],
    })
  })

  it('may do what they hold, administrators all [S1-6-19, S1-6-20]', () => {
    const base = {
      id: 1,
      firstName: '',
      lastName: '',
      username: '',
      email: '',
      company: null,
      jobTitle: null,
    }
    const rest = {
      department: null,
      phone: null,
      profileImageUrl: null,
      isActive: true,
      mustSettleRoles: false,
      lastLogin: null,
      createdAt: '',
    }
    const holder = { ...base, ...rest, roles: ['user' as const], permissions: ['export-data' as const] }
    expect([can(holder, 'export-data'), can(holder, 'manage-users')]).toEqual([true, false])
    const admin = (controlled: boolean) => ({
      ...holder,
      roles: ['admin' as const],
      permissions: permissionsOf(['admin'], [], { controlled }),
    })
    expect(permissions.every((each) => can(admin(false), each))).toBe(true)
    // In controlled mode whoever manages decides nothing (decision D60).
    expect(permissions.filter((each) => !can(admin(true), each))).toEqual(['approve-submissions'])
  })
})
