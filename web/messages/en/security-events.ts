import type { SecurityEventKind } from '#core/audit/security-event.ts'

export const securityEvents = {
  caption: 'Security events',
  search: 'Search by address or person',
  showing: '{count, plural, one {# line} other {# lines}}',
  loadFailed: 'The security events could not be loaded',
  none: 'Nothing was refused',
  noneHelp: 'Failed sign-ins and refused requests are counted here, by minute, address and account.',
  noneMatch: 'No security event matches these filters',
  noneMatchHelp: 'Remove a filter, or choose a longer period. Days are in UTC.',
  clear: 'Clear filters',
  filters: { kind: 'Kind', anyKind: 'All kinds' },
  columns: { kind: 'Kind', count: 'Count', minute: 'Minute', address: 'Address', account: 'Account' },
  accounts: {
    nobody: 'None',
    other: 'Several, not kept apart',
    unknown: 'A name no account has',
    unknownHelp:
      'What was typed is not kept, as it may be a password. The same mark stands for the same name: {mark}',
    gone: 'Account {id}',
  },
  times: '{count, plural, one {once} other {# times}}',
  denied: 'Access Denied',
  deniedHelp: 'Security events are for administrators of the system.',
  severalAddresses: 'Several, not kept apart',
  kinds: {
    'failed-sign-in': 'Failed sign-in',
    'locked-account': 'Locked account',
    'too-many-requests': 'Too many requests',
    'invalid-token': 'Session not valid',
    forbidden: 'Permission missing',
  } satisfies Record<SecurityEventKind, string>,
} as const
