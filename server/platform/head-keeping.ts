import { newestSeq } from './audit-chain-queries.ts'
import { entriesBetweenHeads, keepHead, readHeads, type SignedHead } from './audit-heads.ts'
import { type Hub, inTransaction } from './hub.ts'
import { queueMail } from './mail-outbox.ts'
import { queueHappenings } from './outbox.ts'

type Keeping = Pick<Hub, 'db' | 'now' | 'audit' | 'mailer'>

/** Signs a head where one is due, and tells those who want to have it too. To be looked at every minute or so. */
export async function keepHeadWhenDue(hub: Keeping): Promise<void> {
  const last = readHeads(hub.audit.heads.file).heads.at(-1)
  const newest = await newestSeq(hub.db)
  if (newest === undefined) return
  const isOld = !last || hub.now().getTime() >= Date.parse(last.at) + hub.audit.heads.everyMinutes * 60_000
  const isFar = last !== undefined && newest >= last.seq + entriesBetweenHeads
  if (isOld || isFar || last.keyId !== hub.audit.key.keyId) await signNow(hub)
}

/** Signs how far the trail has come by now: as the hub stops, and when one is due. */
export async function signNow(hub: Keeping): Promise<SignedHead | undefined> {
  const head = await keepHead(hub.db, hub.now(), hub.audit)
  if (head) await tellOthers(hub, head)
  return head
}

async function tellOthers(hub: Keeping, head: SignedHead): Promise<void> {
  await inTransaction(hub, null, async (unit) => {
    const happening = { event: 'audit.head', entityType: 'audit-trail', entityId: null, facts: head } as const
    await queueHappenings(unit.tx, unit.now, [happening])
    if (!hub.mailer) return
    for (const to of hub.audit.heads.mailTo) await queueMail(unit, { to, ...mailOf(head) })
  })
}

const mailOf = (head: SignedHead) => ({
  subject: `Audit trail, entry ${head.seq}`,
  text: `The head of the audit trail as it was signed. Keep this message: with it, anyone can check later whether the audit trail has been altered.\n\n${JSON.stringify(head)}\n`,
})

/** Told in the trail where heads were signed with another key before. */
export async function tellKeyChange(hub: Keeping): Promise<void> {
  const former = readHeads(hub.audit.heads.file).heads.at(-1)?.keyId
  const { keyId } = hub.audit.key
  if (former === undefined || former === keyId) return
  await inTransaction(hub, null, async ({ record }) => {
    record({
      action: 'key_changed',
      entityType: 'audit-trail',
      entityId: null,
      changesData: { changes: [{ field: 'keyId', from: former, to: keyId }] },
    })
  })
}
