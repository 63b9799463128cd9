/** The state of the EMDN screen kept in the URL. */
export interface EmdnAddress {
  readonly tab?: 'versions'
  readonly search?: string
  /** The code the information box shows. */
  readonly code?: string
}

export function readEmdnAddress(given: Readonly<Record<string, unknown>>): EmdnAddress {
  const text = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined
  const [search, code] = [text(given.search), text(given.code)]
  return {
    ...(given.tab === 'versions' && { tab: 'versions' as const }),
    ...(search !== undefined && { search }),
    ...(code !== undefined && { code }),
  }
}

export interface EmdnScreenProps {
  address: EmdnAddress
  onAddressChange: (address: EmdnAddress, how: { replace: boolean }) => void
}
