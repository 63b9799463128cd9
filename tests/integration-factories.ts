import { connectionKinds } from '#core/connections/kinds.ts'
import { connectionsApi } from '#core/contract/connections.ts'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import { rimApi } from '#core/contract/rim.ts'
import { tasksApi } from '#core/contract/tasks.ts'
import { webhooksApi } from '#core/contract/webhooks.ts'
import { type Workbook, workbooksApi } from '#core/contract/workbooks.ts'
import { unique } from './factories.ts'
import { laidOut } from './laid-out-workbook.ts'
import type { Client } from './test-client.ts'

/** One of each noun around the devices, by the beginning of its path. */
export async function createNounsAround(api: Client): Promise<Record<string, number>> {
  const webhook = await api.call(webhooksApi.create, {
    body: { name: 'ERP', url: 'http://127.0.0.1:1/', events: ['ping'], isActive: false },
  })
  const [kind] = connectionKinds
  const given = (kind?.settings ?? []).map(({ name, usual }) => [name, usual ?? 'any'])
  const connection = await api.call(connectionsApi.create, {
    body: {
      kind: kind?.id ?? '',
      name: 'Access point',
      settings: { ...Object.fromEntries(given), address: 'http://127.0.0.1:1/' },
      secrets: { password: 'a password', token: 'a token' },
    },
  })
  const submission = await api.call(rimApi.createSubmission, { body: {} })
  const project = { type: 'project' as const, id: submission.body.id }
  const task = await api.call(tasksApi.create, {
    body: { kind: 'task', title: 'Translate', subject: project },
  })
  const item = await api.call(rimApi.createCompliance, { body: { regulation: 'MDR' } })
  const document = await api.call(rimApi.createDocument, { body: { name: 'IFU' } })
  const alert = await api.call(intelligenceApi.createAlert, {
    body: { name: 'Valves', keywords: ['valve'] },
  })
  const feed = await api.call(intelligenceApi.addFeed, {
    body: {
      name: unique('Feed'),
      url: `https://example.org/${unique('feed')}.xml`,
      format: 'rss',
      country: 'EU',
    } as never,
  })
  return {
    workbooks: await confirmedWorkbook(api),
    'regulatory-intelligence/feeds': feed.body.id,
    'regulatory-intelligence/alerts': alert.body.id,
    webhooks: webhook.body.id,
    connections: connection.body.id,
    'rim/submissions': submission.body.id,
    tasks: task.body.id,
    'rim/compliance': item.body.id,
    'rim/documents': document.body.id,
  }
}

/** A workbook that can be filled in. */
async function confirmedWorkbook(api: Client): Promise<number> {
  const bytes = laidOut({ sheets: [{ name: 'Devices', rows: [['UDI-DI', 'Brand Name', unique('Own')]] }] })
  const { body } = await api.upload<Workbook>('/api/workbooks?market=AU', bytes, 'Template.xlsx')
  const { id, name, mapping, revision } = body
  await api.call(workbooksApi.save, { id, body: { name, mapping, revision } })
  return id
}
