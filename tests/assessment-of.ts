import { assessmentsApi } from '#core/contract/assessments.ts'
import { unique } from './factories.ts'
import type { TestApp } from './test-app.ts'
import type { Client } from './test-client.ts'

/** An update, as if a regulator had published it. */
export async function updateOf({ hub: { db, now } }: TestApp, title = unique('Notice')): Promise<number> {
  const { id } = await db
    .insertInto('updates')
    .values({
      ...{ feed_id: null, guid: unique('update'), title, summary: '', url: null, published_on: '2026-11-20' },
      ...{
        country: 'EU',
        category: 'UDI',
        priority: 'high',
        impact: '',
        tags: [],
        source: 'European Commission',
      },
      ...{ confirmed_on: null, search_text: title.toLowerCase(), stored_at: now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An impact assessment of an update; answers its number. */
export async function assessmentOf(hub: TestApp, api: Client): Promise<number> {
  const updateId = await updateOf(hub)
  return (await api.call(assessmentsApi.create, { body: { updateId } })).body.id
}
