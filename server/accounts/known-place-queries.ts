import type { Unit } from '#server/platform/hub.ts'

/** From where people have signed in before. */

export interface KnownPlace {
  readonly browser: string
  readonly address: string
}

/** Forgotten after so long without a sign-in from there. */
const keptDays = 365

export async function knownPlaces({ tx, now }: Unit, userId: number): Promise<KnownPlace[]> {
  const since = new Date(now.getTime() - keptDays * 86_400_000)
  await tx.deleteFrom('known_places').where('user_id', '=', userId).where('seen_at', '<', since).execute()
  return tx.selectFrom('known_places').select(['browser', 'address']).where('user_id', '=', userId).execute()
}

export async function notePlace({ tx, now }: Unit, userId: number, place: KnownPlace): Promise<void> {
  await tx
    .insertInto('known_places')
    .values({ user_id: userId, ...place, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'browser', 'address']).doUpdateSet({ seen_at: now }),
    )
    .execute()
}
