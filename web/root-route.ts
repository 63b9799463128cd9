import { createRootRoute } from '@tanstack/react-router'

/** Above every screen, signed in or not. */
export const root = createRootRoute()
