import type { SecurityEventKind } from '#core/audit/security-event.ts'

export const securityEventsTexts = {
  caption: 'Security events',
  search: 'Search by address or person',
  showing: '{count, plural, one {# line} other {# lines}}',
  loadFailed: 'The security events could not be loaded',
  none: 'No security events yet',
  noneHelp: 'Failed sign-ins and refused requests are counted here, by minute, address and account.',
  noneMatch: 'No security event matches these filters',
  noneMatchHelp: 'Remove a filter, or choose a longer period. Days are in UTC.',
  clear: 'Clear filters',
  filters: { kind: 'Kind', anyKind: 'All kinds' },
  columns: { kind: 'Kind', count: 'Count', minute: 'Minute', address: 'Address', account: 'Account' },
  accounts: {
    nobody: 'None',
    other: 'Several, not recorded separately',
    unknown: 'Unknown account name',
    unknownHelp:
      'The name entered is not stored, as it may be a password. The same mark always stands for the same name: {mark}',
    gone: 'Account {id}',
  },
  times: '{count, plural, one {once} other {# times}}',
  denied: 'Access Denied',
  deniedHelp: 'Only system administrators can view security events.',
  severalAddresses: 'Several, not recorded separately',
  kinds: {
    'failed-sign-in': 'Failed sign-in',
    'locked-account': 'Locked account',
    'too-many-requests': 'Too many requests',
    'invalid-token': 'Session not valid',
    forbidden: 'Permission missing',
  } satisfies Record<SecurityEventKind, string>,
} as const
