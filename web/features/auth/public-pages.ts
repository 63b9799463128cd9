/** The short pages behind the footer of the landing page, by their addresses; what they say is loaded with them. */
export const publicPages = [
  'features',
  'pricing',
  'security',
  'integrations',
  'documentation',
  'support',
  'tutorials',
  'compliance',
  'about',
  'contact',
  'privacy',
  'terms',
] as const
export type PublicPage = (typeof publicPages)[number]
