import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'

/** Ids of the people whose name has a text in it, folded. Names are few, and compared as everything else that is searched. */
export async function peopleNamed(db: Db, search: string): Promise<number[]> {
  const people = await db.selectFrom('users').select(['id', 'first_name', 'last_name']).execute()
  return people
    .filter((each) => fold(`${each.first_name} ${each.last_name}`).includes(search))
    .map(({ id }) => id)
}
