export const profileTabs = ['profile', 'security', 'activity', 'permissions'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** What of the screen stands in the address bar; the first tab is left out. */
export interface ProfileSearch {
  readonly tab?: ProfileTab
}

export function readProfileSearch(search: Readonly<Record<string, unknown>>): ProfileSearch {
  const tab = profileTabs.find((known) => known === search.tab)
  return tab && tab !== 'profile' ? { tab } : {}
}
