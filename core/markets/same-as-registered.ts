import { sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { comparable, type MarketExchange, type RegisteredState, withFieldsOf } from './exchange.ts'

/** Whether a submission says what the register has of it; what is carried over without being sent is no difference. */
export function sameAsRegistered(
  exchange: Pick<MarketExchange, 'groups'>,
  registered: Pick<RegisteredState, 'document' | 'namedByAnother' | 'unstated'>,
  now: AnyDocument,
): boolean {
  const there = comparable(exchange, registered, now)
  const here = withFieldsOf(there, now, exchange.groups?.kept ?? [])
  return [...new Set([...Object.keys(there), ...Object.keys(here)])].every((id) =>
    sameValue(there[id] ?? null, here[id] ?? null),
  )
}
