import { createRoute, Outlet } from '@tanstack/react-router'
import type { PaletteSource } from './features/shell/palette-source.ts'
import { SessionGate } from './features/shell/session-gate.tsx'
import { SignedInLayout } from './features/shell/signed-in-layout.tsx'
import { LandingScreen, root } from './public-routes.tsx'

/** What Ctrl/⌘ K finds beside the screens. */
const paletteSources: readonly PaletteSource[] = []

/** What every screen behind the sign-in stands in. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: () => (
    <SessionGate signedOut={<LandingScreen />}>
      <SignedInLayout paletteSources={paletteSources}>
        <Outlet />
      </SignedInLayout>
    </SessionGate>
  ),
})
