import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '#tests/contract-endpoints.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The description clients are made from says what the server does (decision D2). */

let hub: TestApp
let version: string
let paths: Record<string, Record<string, Operation>>
beforeAll(async () => {
  hub = await startTestApp()
  const { body } = await hub
    .api()
    .get<{ info: { version: string }; paths: typeof paths }>('/api/openapi.json')
  version = body.info.version
  paths = body.paths
})
afterAll(() => hub.close())

interface Operation {
  readonly description: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly responses: Readonly<Record<string, { readonly content: object; readonly headers?: object }>>
}

it('names the version the changelog begins with', () => {
  const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8')
  expect(version).toBe(/^## (\S+)/m.exec(changelog)?.[1])
})

it('has every endpoint with the status it answers', () => {
  for (const { method, path, status = 200 } of endpoints) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect([path, Object.keys(operation?.responses ?? {})]).toEqual([
      path,
      expect.arrayContaining([String(status), 'default']),
    ])
  }
})

it('says who may call an endpoint', async () => {
  expect([
    paths['/api/master-di']?.get?.description,
    paths['/api/master-di/{id}/comments']?.post?.description,
    paths['/api/rim/documents/{id}/approve']?.post?.description,
  ]).toEqual([
    'Access: view-submissions',
    'Access: view-submissions, with edit-submissions or approve-submissions',
    'Access: approve-submissions, not with an API token',
  ])
  expect((await hub.api().get('/api/docs')).text).toContain('approve-submissions, not with an API token')
})

it('tells of uploads that they can be answered at once', () => {
  const upload = paths['/api/master-di/bulk-upload']?.post
  expect(Object.keys(upload?.responses ?? {})).toContain('202')
  expect(upload?.responses['202']?.headers).toHaveProperty('Location')
  expect(upload?.parameters).toMatchObject([{ name: 'Prefer', in: 'header' }])
})

it('tells of lists which properties can be asked for, and what comes then', () => {
  const list = paths['/api/pending-changes']?.get
  const fields = list?.parameters.find(({ name }) => name === 'fields')
  expect(fields).toMatchObject({
    schema: { description: expect.stringContaining('id, entityType, masterDiId') },
  })
  expect(list?.responses['200']?.content).toMatchObject({
    'application/json': {
      schema: { items: { anyOf: [{ required: expect.arrayContaining(['status']) }, { required: ['id'] }] } },
    },
  })
})

it('promises no kind of content that a download does not have', () => {
  const download = paths['/api/master-di/audit-trail/export']?.get
  expect(Object.keys(download?.responses['200']?.content ?? {})).toEqual(['*/*'])
})
