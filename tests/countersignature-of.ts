import { type Person, person } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** Something that waits for a second administrator; answers its number. */
export async function countersignatureOf(testApp: TestApp, by?: Person): Promise<number> {
  const asker = by ?? (await person(testApp, ['admin']))
  const { id } = await testApp.hub.db
    .insertInto('countersignatures')
    .values({
      kind: 'settings',
      user_id: null,
      subject_revision: 0,
      changes: '[]',
      asked_by: asker.id,
      asked_at: testApp.hub.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
