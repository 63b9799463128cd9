import { createRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { signedIn } from './signed-in-route.tsx'

interface AddressedScreen<Search> {
  address: Search
  onAddressChange: (address: Search) => void
}

/** A screen whose search, filters and tab stand in its address: a change of them is no step back. */
export function searchRoute<const Path extends string, Search extends object>(
  path: Path,
  read: (given: Record<string, unknown>) => Search,
  Screen: ComponentType<AddressedScreen<Search>>,
) {
  const route = createRoute({
    getParentRoute: () => signedIn,
    path,
    validateSearch: read,
    component: () => {
      const navigate = route.useNavigate() as (to: object) => Promise<void>
      return (
        <Screen
          address={route.useSearch() as Search}
          onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
        />
      )
    },
  })
  return route
}
