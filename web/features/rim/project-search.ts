/** In their order; the first has no word in the address. */
export const projectTabs = ['overview', 'devices', 'tasks', 'documents', 'history'] as const
export type ProjectTab = (typeof projectTabs)[number]

export interface ProjectAddress {
  tab?: Exclude<ProjectTab, 'overview'> | undefined
}

export function readProject({ tab }: Readonly<Record<string, unknown>>): ProjectAddress {
  const known = projectTabs.find((one) => one === tab)
  return known === undefined || known === 'overview' ? {} : { tab: known }
}
