/** What waits for somebody. Counts are those of the lists the words lead to. */
export const myWorkTexts = {
  title: 'My Work',
  all: 'All My Work',
  people: 'Waiting for you',
  devices: 'Devices by market',
  loading: 'Loading your work',
  failed: 'Your work could not be loaded',
  nothing: 'Nothing is waiting for you',
  nothingHelp: 'Requests, gaps, refusals and deadlines appear here when they need your attention.',
  uncounted:
    '{count, plural, one {# device is} other {# devices are}} still being checked; the figures may change.',
  noDate: 'No deadline for these devices',
  firstDue: 'Earliest date',
  moreMarkets: '{count, plural, one {# more market} other {# more markets}}',
  lines: {
    admit:
      '{count, plural, one {# account is waiting for approval} other {# accounts are waiting for approval}}',
    countersign:
      '{count, plural, one {# change is waiting for your second signature} other {# changes are waiting for your second signature}}',
    decide:
      '{count, plural, one {# request is waiting for your decision} other {# requests are waiting for your decision}}',
    rework: '{count, plural, one {# of your requests was rejected} other {# of your requests were rejected}}',
    reassign:
      '{count, plural, one {# of your requests is assigned to somebody who cannot decide} other {# of your requests are assigned to somebody who cannot decide}}',
    'certificates-expired':
      '{count, plural, one {# certification has expired} other {# certifications have expired}}',
    'certificates-within-30-days':
      '{count, plural, one {# certification expires within 30 days} other {# certifications expire within 30 days}}',
    'certificates-within-90-days':
      '{count, plural, one {# certification expires in 31 to 90 days} other {# certifications expire in 31 to 90 days}}',
    news: '{count, plural, one {# unread update for your markets} other {# unread updates for your markets}}',
  },
  tasks: {
    correct: '{count, number} refused',
    'read-answer': '{count, number} sent, no answer yet',
    'mark-sent': '{count, number} with a file, not marked as sent',
    'fill-in': '{count, number} with gaps',
    begin: '{count, number} without a submission',
    validate: '{count, number} to validate',
    send: '{count, number} ready to send',
    update: '{count, number} out of date',
  },
  filters: {
    correct: 'Refused: correct',
    'read-answer': 'Sent: record the answer',
    'mark-sent': 'File created: mark as sent',
    'fill-in': 'Gaps: fill in',
    begin: 'No submission: create one',
    validate: 'Complete: validate',
    send: 'Ready: send',
    update: 'Out of date: update',
  },
} as const
