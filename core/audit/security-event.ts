/** What is counted as a security event (decision D28), as a closed list. */
export const securityEventKinds = [
  'failed-sign-in',
  'locked-account',
  'too-many-requests',
  'invalid-token',
  'forbidden',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]
