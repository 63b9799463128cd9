import type { CurrentUser } from '#core/contract/auth.ts'
import type { Hub, Unit } from '#server/platform/hub.ts'
import { queueMail } from '#server/platform/mail-outbox.ts'
import { notify } from '#server/platform/notices.ts'
import { endOldestSessions, mostSessions, openSession, type SessionPlace } from '#server/platform/session.ts'
import { readRules } from '#server/settings/settings-queries.ts'
import { authorOf, presentAccount } from './account-presenter.ts'
import { type AccountRow, noteLogin } from './account-queries.ts'
import { browserName } from './browser-name.ts'
import { type KnownPlace, knownPlaces, notePlace } from './known-place-queries.ts'

export interface SignedIn {
  readonly token: string
  readonly user: CurrentUser
}

/** Opens the session of somebody who has proved who she is; `how` is told in the trail. */
export async function openSessionFor(
  hub: Hub,
  unit: Unit,
  row: AccountRow,
  { place, how }: { readonly place: SessionPlace; readonly how?: string },
): Promise<SignedIn> {
  const token = await openSession(unit.tx, row.id, unit.now, place)
  const ended = await endOldestSessions(unit.tx, row.id)
  await noteLogin(unit, row.id)
  await tellOfNewPlace(hub, unit, row, place)
  const notes = [
    ...(how === undefined ? [] : [how]),
    ...(ended > 0 ? [`${ended} of more than ${mostSessions} sessions ended`] : []),
  ]
  const changesData = notes.length > 0 ? { changesData: { actionNotes: notes.join('; ') } } : {}
  unit.record({ action: 'signed_in', entityType: 'user', entityId: row.id, ...changesData }, authorOf(row))
  const rules = await readRules(hub, unit.tx)
  return { token, user: presentAccount({ ...row, last_login: unit.now }, rules) }
}

const securityPage = '/profile?tab=security'

/** A device or an address the account was not seen with; of its first sign-in there is nothing to compare. */
async function tellOfNewPlace(
  { mailer }: Pick<Hub, 'mailer'>,
  unit: Unit,
  { id, email, first_name }: AccountRow,
  { address, userAgent }: SessionPlace,
): Promise<void> {
  const place = { browser: userAgent === undefined ? 'an unknown program' : browserName(userAgent), address }
  const known = await knownPlaces(unit, id)
  await notePlace(unit, id, place)
  if (known.length === 0 || isKnown(known, place)) return
  const title = 'New sign-in'
  const body = `Your account was signed in with ${place.browser} from ${address}. If that was not you, end the session and change your password.`
  await notify(unit, { userId: id, title, body, link: securityPage })
  if (!mailer) return
  const when = `${unit.now.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const text = [`Hello ${first_name},`, `${when}: ${body}`, `${mailer.publicUrl}${securityPage}`].join('\n\n')
  await queueMail(unit, { to: email, subject: title, text })
}

const isKnown = (known: readonly KnownPlace[], { browser, address }: KnownPlace): boolean =>
  known.some((one) => one.browser === browser) && known.some((one) => one.address === address)
