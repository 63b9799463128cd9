import { type ScreenGroup, screenGroups } from './screen-groups.ts'
import { neededFor } from './screen-permissions.ts'
import { useCan } from './session.tsx'

/** The screens of a group that one may open. */
export function useScreens<Group extends ScreenGroup>(
  group: Group,
): readonly (typeof screenGroups)[Group][number][] {
  const can = useCan()
  return screenGroups[group].filter((path) => {
    const needed = neededFor(path)
    return needed === undefined || can(needed)
  })
}
