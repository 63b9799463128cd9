import type { Endpoint } from '#core/contract/endpoint.ts'

/** Who may call an endpoint, in the words of the contract. */
export function accessWords({ access, andOneOf = [], signedInOnly }: Endpoint): string {
  const parts = [
    access,
    ...(andOneOf.length > 0 ? [`with ${andOneOf.join(' or ')}`] : []),
    ...(signedInOnly ? ['not with an API token'] : []),
  ]
  return parts.join(', ')
}
