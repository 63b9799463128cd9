import type { AnyRouter } from '@tanstack/react-router'
import { ScreenError } from './features/shell/screen-error.tsx'
import { parseSearchParams, writeSearchParams } from './platform/search-params.ts'
import { CentredSpinner } from './ui/centred-spinner.tsx'
import { awaitHeading } from './ui/page-title.ts'

/** What both routers do alike. */
export const routerOptions = {
  parseSearch: parseSearchParams,
  stringifySearch: writeSearchParams,
  defaultPreload: 'intent',
  defaultErrorComponent: ScreenError,
  defaultPendingComponent: () => <CentredSpinner />,
  scrollRestoration: true,
} as const

/** The first screen keeps the browser's own focus; from then on the heading of each new one gets it. */
export function focusHeadings(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) awaitHeading()
  })
}
