import { sql } from 'kysely'
import type { Countersignature, CountersignatureQuery } from '#core/contract/countersignatures.ts'
import { countersignatureProperties } from '#server/countersigning/countersignature-presenter.ts'
import {
  type CountersignatureRow,
  countersignatureColumns,
} from '#server/countersigning/countersignature-queries.ts'
import { anywhere } from '#server/database/expressions.ts'
import { defineList } from '#server/lists/list.ts'
import { oneOf } from '#server/lists/properties.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'

/** Administrators see all of it, others what they asked for. */
export const countersignatureList = (hub: Hub) =>
  defineList<CountersignatureRow, Countersignature, CountersignatureQuery>()({
    table: 'countersignatures',
    key: 'id',
    derived: countersignatureColumns,
    properties: countersignatureProperties(hub),
    sorts: {
      askedAt: { by: sql`asked_at` },
      resolvedAt: { by: sql`resolved_at`, emptyLast: true },
    },
    defaultSort: '-askedAt',
    always: (viewer) => (isAdmin(viewer) ? sql`true` : sql`asked_by = ${viewer.id}`),
    filters: {
      status: oneOf('status'),
      kind: oneOf('kind'),
      mine: (mine, { viewer }) => (mine === 'asked' ? sql`asked_by = ${viewer.id}` : toSign(viewer)),
    },
    // By the name of the person it is about, or of who asked.
    search: (text) => sql`exists (
      select from users
      where users.id in (countersignatures.user_id, countersignatures.asked_by)
        and users.name_key like ${anywhere(text)})`,
    changes: null,
  })

const isAdmin = ({ roles }: Actor): boolean => roles.includes('admin')

const toSign = (viewer: Actor) =>
  isAdmin(viewer)
    ? sql<boolean>`status = 'pending' and asked_by <> ${viewer.id} and user_id is distinct from ${viewer.id}::int`
    : sql<boolean>`false`
