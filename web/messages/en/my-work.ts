/** What waits for somebody. Counts are those of the lists the words lead to. */
export const myWorkTexts = {
  title: 'My work',
  all: 'All my work',
  people: 'Waiting for you',
  devices: 'Devices by market',
  dates: 'Running out',
  news: 'News',
  loading: 'Looking for what waits for you',
  failed: 'Your work could not be loaded',
  nothing: 'Nothing is waiting for you',
  nothingHelp:
    'Requests, gaps, refusals and dates appear here as soon as there is something you can do about them.',
  uncounted:
    '{count, plural, one {# device is still being counted} other {# devices are still being counted}}; the figures may change.',
  nextDate: 'Next date',
  noDate: 'No date for these devices',
  firstDue: 'First due',
  moreMarkets: '{count, plural, one {# more market} other {# more markets}}',
  lines: {
    admit: '{count, plural, one {# person waits to be admitted} other {# people wait to be admitted}}',
    decide:
      '{count, plural, one {# request waits for your decision} other {# requests wait for your decision}}',
    rework: '{count, plural, one {# of your requests was rejected} other {# of your requests were rejected}}',
    'certificates-expired':
      '{count, plural, one {# certification has expired} other {# certifications have expired}}',
    'certificates-within-30-days':
      '{count, plural, one {# certification expires within 30 days} other {# certifications expire within 30 days}}',
    'certificates-within-90-days':
      '{count, plural, one {# certification expires in 31 to 90 days} other {# certifications expire in 31 to 90 days}}',
    news: '{count, plural, one {# unread update on your markets} other {# unread updates on your markets}}',
  },
  tasks: {
    correct: '{count, number} refused',
    'read-answer': '{count, number} sent, not answered',
    'mark-sent': '{count, number} in a file, not marked as sent',
    'fill-in': '{count, number} with gaps',
    begin: '{count, number} without a submission',
    validate: '{count, number} to validate',
    send: '{count, number} ready to send',
    update: '{count, number} out of date',
  },
  filters: {
    correct: 'Refused: correct',
    'read-answer': 'Sent: waiting for the answer',
    'mark-sent': 'File made: mark as sent',
    'fill-in': 'Gaps: fill in',
    begin: 'No submission: create one',
    validate: 'Complete: validate',
    send: 'Valid: send',
    update: 'Out of date: update',
  },
} as const
