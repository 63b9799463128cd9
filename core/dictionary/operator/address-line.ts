import type { AnyDocument } from '../field.ts'

/** The address of an operator in one line, as regulators and letters take it. */
export function addressLine({ address, postalCode, city, country }: AnyDocument): string | undefined {
  const place = [postalCode, city].filter(Boolean).join(' ')
  const line = [address, place, country].filter(Boolean).join(', ')
  return line === '' ? undefined : line
}
