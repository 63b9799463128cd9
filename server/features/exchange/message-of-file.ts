import { rulesOf } from '#core/lifecycle/settings.ts'
import type { MessageMade, MessageThrough } from '#server/connections/exchange-port.ts'
import { attemptsOfFile } from '#server/exchange/attempt-queries.ts'
import { registeredState } from '#server/exchange/registration-queries.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub, Tx } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { otherThanApproved } from '#server/submissions/approved-files.ts'
import { findSubmissions } from '#server/submissions/submission-queries.ts'
import { exchangeMarketOf } from './exchange-market.ts'

/**
 * What leaves for a register's machines in place of a file: made of the revision the file was made of. In controlled
 * mode that content, made again with the ids it was approved with, has to have the SHA-256 that was approved; only the
 * number of the message is new (decision D138).
 */
export async function messageOfFile(
  hub: Hub,
  tx: Tx,
  exportId: number,
  through: MessageThrough,
): Promise<MessageMade> {
  const [attempt, ...others] = await attemptsOfFile(tx, exportId)
  const [row] = attempt ? await findSubmissions(tx, [attempt.submission_id]) : []
  if (!attempt || !row || others.length > 0)
    return { refused: 'A message takes one device, and this file has not one.' }
  if (row.revision !== attempt.submission_revision)
    return { held: 'The device was changed since this file was made.' }
  const { market, exchange } = exchangeMarketOf(hub, row.market)
  const { message } = exchange
  const file = market.files.find(({ id }) => id === message?.file)
  if (!message || !file) return { refused: `${exchange.register} takes no messages, only files.` }
  const [gap] = file.missing(row.document, todayOf(hub))
  if (gap) return { refused: `The file cannot be sent as a message: ${gap.message}` }
  const asked = message.asks?.(row.document, through.settings)
  if (asked) return { refused: asked }
  const { settings } = await readSettings(tx)
  const rules = rulesOf(settings, hub)
  const { environment } = attempt
  const leaving = { market, file, settings, environment, whole: true }
  const [other] = (await otherThanApproved(tx, { rules }, [row.id], leaving)).values()
  if (other) return { held: other }
  const registered = await registeredState(tx, row.id, environment)
  if (registered && message.saysTheSame(registered.document, row.document))
    return {
      refused: `Nothing in the message differs from what ${exchange.register} accepted last, so nothing was sent.`,
    }
  return { content: message.write(row.document, through.messageId) }
}
