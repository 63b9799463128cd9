import { sql } from 'kysely'
import { type SecurityAlertKind, securityAlertTitles } from '#core/audit/security-alert.ts'
import type { Db } from '#server/database/connect.ts'
import type { Hub, Tx, Unit } from './hub.ts'

export interface SecurityAlert {
  readonly kind: SecurityAlertKind
  /** A sentence or two: what happened, and who did it. */
  readonly text: string
  /** Where it is looked into. */
  readonly link: string
}

/**
 * Tells every active administrator under the bell, by mail where a mail server is named, and everybody a webhook tells;
 * the trail keeps it. Of the same `subject` not again within the hours given.
 */
export async function tellAdministrators(
  { mailer }: Pick<Hub, 'mailer'>,
  unit: Unit,
  { kind, text, link }: SecurityAlert,
  once?: { readonly subject: string; readonly hours: number },
): Promise<void> {
  if (once && !(await isNews(unit, kind, once))) return
  const { tx, now } = unit
  const title = securityAlertTitles[kind]
  await sql`
    insert into notifications (user_id, title, body, link, created_at)
    select id, ${title}, ${text}, ${link}, ${now} from users
    where is_active and 'admin' = any(roles)`.execute(tx)
  if (mailer) {
    const body = `${text}\n\n${mailer.publicUrl}${link}`
    await sql`
      insert into mails (recipient, subject, text, next_attempt_at)
      select email, ${title}, ${body}, ${now} from users
      where is_active and 'admin' = any(roles)`.execute(tx)
  }
  unit.record({
    action: 'security_alert',
    entityType: 'security-event',
    entityId: null,
    changesData: { actionNotes: `${title}. ${text}` },
  })
}

/** Whether so many hours have passed since this was due last; then it is not due again until they have passed anew. */
export const isDue = (
  hub: Pick<Hub, 'db' | 'now'>,
  kind: SecurityAlertKind,
  due: { readonly subject: string; readonly hours: number },
): Promise<boolean> => isNews({ tx: hub.db, now: hub.now() }, kind, due)

async function isNews(
  { tx, now }: { readonly tx: Db | Tx; readonly now: Date },
  kind: SecurityAlertKind,
  { subject, hours }: { readonly subject: string; readonly hours: number },
): Promise<boolean> {
  const before = new Date(now.getTime() - hours * 3_600_000)
  const { rows } = await sql`
    insert into security_alerts (kind, subject, told_at) values (${kind}, ${subject}, ${now})
    on conflict (kind, subject) do update set told_at = excluded.told_at where security_alerts.told_at <= ${before}
    returning 1`.execute(tx)
  return rows.length > 0
}
