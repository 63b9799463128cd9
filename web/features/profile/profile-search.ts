export const profileTabs = ['profile', 'security', 'activity', 'permissions'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The screen state kept in the URL; the first tab is the default. */
export interface ProfileSearch {
  readonly tab?: ProfileTab
}

export function readProfileSearch(search: Readonly<Record<string, unknown>>): ProfileSearch {
  const tab = profileTabs.find((known) => known === search.tab)
  return tab && tab !== 'profile' ? { tab } : {}
}
