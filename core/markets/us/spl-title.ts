import { unconfirmed } from '../spl/table.ts'

/** What a document says of itself, and what somebody has to enter besides it. */
export function splTitle(
  byHand: readonly string[],
  { isPreview = false }: { readonly isPreview?: boolean } = {},
): string {
  const left = byHand.length === 0 ? '' : ` No sourced place: ${byHand.join(', ')}; entered in GUDID by hand.`
  const preview = isPreview ? 'PREVIEW, not kept by the hub: do not send it. ' : ''
  return `${preview}GUDID DI record: ${unconfirmed}.${left}`
}
