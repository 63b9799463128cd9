import type { AnyDocument } from '#core/dictionary/field.ts'
import type { ExchangeService } from '#core/markets/exchange.ts'
import { graceOf } from '../grace.ts'
import { textOf } from '../gudid-values.ts'

/** The hub's own names: GUDID takes every document in the same way. */
const first: ExchangeService = {
  id: 'DI.NEW',
  title: 'A DI record GUDID does not have yet',
  purpose: 'The first document of a DI record. It stays the first until GUDID has accepted one.',
}
const edit: ExchangeService = {
  id: 'DI.EDIT',
  title: 'A DI record before publication or in its days of grace',
  purpose: 'Replaces the document GUDID has. Everything may change except the DI and a past publish date.',
}
const addition: ExchangeService = {
  id: 'DI.AFTER-GRACE',
  title: 'A DI record after its days of grace',
  purpose: 'Replaces the document GUDID has. New DI triggers stay, premarket submissions are only added.',
}

export const gudidServices: readonly ExchangeService[] = [first, edit, addition]

/** `today` is YYYY-MM-DD. */
export function serviceOf(registered: AnyDocument | undefined, today: string): string {
  if (!registered) return first.id
  const grace = graceOf(textOf(registered, 'usPublishDate'))
  return grace && today > grace.last ? addition.id : edit.id
}
