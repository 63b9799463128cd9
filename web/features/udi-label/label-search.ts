/** The state of the label screen kept in the URL. */
export interface LabelAddress {
  readonly tab?: 'check'
  /** The label to be made. */
  readonly udiDi?: string
  /** The text to be taken apart. */
  readonly code?: string
}

export function readLabelAddress(given: Readonly<Record<string, unknown>>): LabelAddress {
  const text = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value.slice(0, 2000) : undefined
  const [udiDi, code] = [text(given.udiDi), text(given.code)]
  return {
    ...(given.tab === 'check' && { tab: 'check' as const }),
    ...(udiDi !== undefined && { udiDi }),
    ...(code !== undefined && { code }),
  }
}
