import { createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { shellTexts } from '#web/messages/en/shell.ts'
import { FloatingAssistant } from './features/assistant/floating-assistant.tsx'
import type { PaletteSource } from './features/shell/palette-source.ts'
import { SessionGate } from './features/shell/session-gate.tsx'
import { SignedInLayout } from './features/shell/signed-in-layout.tsx'
import { wordsOf } from './messages/words.ts'
import { root } from './root-route.ts'

const LandingScreen = lazyRouteComponent(() => import('./features/auth/landing-screen.tsx'), 'LandingScreen')

const EnrolScreen = lazyRouteComponent(() => import('./features/auth/enrolment.tsx'), 'EnrolScreen')

const headings = wordsOf(shellTexts.palette)

/** What Ctrl/⌘ K finds beside the screens; each is loaded when it is first asked. */
const paletteSources: readonly PaletteSource[] = [
  {
    id: 'records',
    heading: headings('records'),
    fromLength: 2,
    find: async (query, signal) =>
      (await import('./features/master-di/records-source.ts')).findRecords(query, signal),
  },
  {
    id: 'submissions',
    heading: headings('submissions'),
    fromLength: 3,
    find: async (query, signal) =>
      (await import('./features/submissions/submissions-source.ts')).findSubmissions(query, signal),
  },
  {
    id: 'operators',
    heading: headings('operators'),
    fromLength: 2,
    find: async (query, signal) =>
      (await import('./features/actors/operators-source.ts')).findOperators(query, signal),
  },
  {
    id: 'rules',
    heading: headings('rules'),
    fromLength: 2,
    find: async (query) => (await import('./features/business-rules/rules-source.ts')).findRules(query),
  },
  {
    id: 'emdn',
    heading: headings('emdn'),
    fromLength: 2,
    find: async (query, signal) => (await import('./features/emdn/emdn-source.ts')).findEmdn(query, signal),
  },
]

/** Layout of all signed-in screens. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: () => (
    <SessionGate signedOut={<LandingScreen />} enrol={<EnrolScreen />}>
      <SignedInLayout paletteSources={paletteSources} assistant={<FloatingAssistant />}>
        <Outlet />
      </SignedInLayout>
    </SessionGate>
  ),
})
