import { useRouter } from '@tanstack/react-router'
import { type ScreenGroup, screenGroups } from './screen-groups.ts'
import { neededFor } from './screen-permissions.ts'
import { useCan } from './session.tsx'

/** The screens of a group that there are, and that one may open. */
export function useScreens(group: ScreenGroup): readonly (typeof screenGroups)[ScreenGroup][number][] {
  const router = useRouter()
  const can = useCan()
  return screenGroups[group].filter((path) => {
    const needed = neededFor(path)
    const { staticData } = router.routesByPath[path].options
    return (needed === undefined || can(needed)) && !staticData?.comesLater
  })
}
