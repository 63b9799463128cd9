import { lazy, Suspense } from 'react'
import { useRunInSight } from './run-in-sight.ts'

const RunIndicator = lazy(() =>
  import('./run-indicator.tsx').then((found) => ({ default: found.RunIndicator })),
)

/** For the frame of all screens: loads what shows a validation only where there is one. */
export function ValidationInSight() {
  const run = useRunInSight()
  if (!run) return null
  return (
    <Suspense>
      <RunIndicator key={run.id} run={run} />
    </Suspense>
  )
}
