/** Screens that belong together, and stand as links above the title of each (decision D27). */
export const screenGroups = {
  /** Beside User Management (decision D27). */
  administration: ['/admin/users', '/admin/settings', '/admin/audit-trail', '/admin/security'],
  /** The side navigation names none of them but the second. */
  eudamed: [
    '/submissions',
    '/multi-country-udi',
    '/portfolio',
    '/validation',
    '/version-control',
    '/export',
    '/eudamed-import',
    '/register-certificates',
    '/bulk-upload',
    '/emdn',
    '/gmn-generator',
    '/udi-label',
    '/business-rules',
  ],
  /** The others it does not name; the suite leads to them. */
  suite: ['/readiness', '/simple-rim', '/help'],
} as const

export type ScreenGroup = keyof typeof screenGroups

/** Of a screen with several parts: the one the strip leads to. */
export const beginsAt: Readonly<Record<string, { readonly view: 'eudamed' } | undefined>> = {
  '/multi-country-udi': { view: 'eudamed' },
}
