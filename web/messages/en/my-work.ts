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
  noDate: 'No deadline known for these devices',
  passed: '{days, plural, one {# day ago} other {# days ago}}',
  inForce: 'in force',
  firstDue: 'Earliest date',
  named: '{names}{more, plural, =0 {} other { and # more}}',
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
    'left-requests':
      '{count, plural, one {# request of a person who has left is assigned to somebody who cannot decide} other {# requests of people who have left are assigned to somebody who cannot decide}}',
    'left-rework':
      '{count, plural, one {# rejected request of a person who has left needs rework} other {# rejected requests of people who have left need rework}}',
    'left-tasks':
      '{count, plural, one {# open task of a person who has left} other {# open tasks of people who have left}}',
    'left-projects':
      '{count, plural, one {# open project of a person who has left} other {# open projects of people who have left}}',
    'left-assessments':
      '{count, plural, one {# open impact assessment of a person who has left} other {# open impact assessments of people who have left}}',
    'tasks-overdue': '{count, plural, one {# of your tasks is overdue} other {# of your tasks are overdue}}',
    'tasks-within-7-days':
      '{count, plural, one {# of your tasks is due within 7 days} other {# of your tasks are due within 7 days}}',
    'tasks-within-30-days':
      '{count, plural, one {# of your tasks is due in 8 to 30 days} other {# of your tasks are due in 8 to 30 days}}',
    'assessments-overdue':
      '{count, plural, one {# of your impact assessments is overdue} other {# of your impact assessments are overdue}}',
    assessments:
      '{count, plural, one {# impact assessment assigned to you} other {# impact assessments assigned to you}}',
    'updates-unassessed':
      '{count, plural, one {# high-priority update affects your devices and is not assessed} other {# high-priority updates affect your devices and are not assessed}}',
    'sending-unknown':
      '{count, plural, one {# file has an unknown outcome} other {# files have an unknown outcome}}',
    'sending-failed': '{count, plural, one {# file could not be sent} other {# files could not be sent}}',
    'former-codes':
      '{count, plural, one {# operator changed: submissions still give its former SRN or representative} other {# operators changed: submissions still give their former SRN or representative}}',
    'certificates-expired':
      '{count, plural, one {# certification has expired} other {# certifications have expired}}',
    'certificates-within-30-days':
      '{count, plural, one {# certification expires within 30 days} other {# certifications expire within 30 days}}',
    'certificates-within-90-days':
      '{count, plural, one {# certification expires in 31 to 90 days} other {# certifications expire in 31 to 90 days}}',
    'register-certificates-lost':
      '{count, plural, one {# notified body certificate was withdrawn, cancelled or suspended; devices still rely on it} other {# notified body certificates were withdrawn, cancelled or suspended; devices still rely on them}}',
    'register-certificates-replaced':
      '{count, plural, one {# notified body certificate was replaced; submissions still state it} other {# notified body certificates were replaced; submissions still state them}}',
    'register-certificates-expired':
      '{count, plural, one {# notified body certificate has expired, no renewal begun} other {# notified body certificates have expired, no renewal begun}}',
    'register-certificates-within-30-days':
      '{count, plural, one {# notified body certificate expires within 30 days, no renewal begun} other {# notified body certificates expire within 30 days, no renewal begun}}',
    'register-certificates-within-90-days':
      '{count, plural, one {# notified body certificate expires in 31 to 90 days, no renewal begun} other {# notified body certificates expire in 31 to 90 days, no renewal begun}}',
    'register-certificates-within-180-days':
      '{count, plural, one {# notified body certificate expires in 91 to 180 days, no renewal begun} other {# notified body certificates expire in 91 to 180 days, no renewal begun}}',
    'register-certificates-differ':
      '{count, plural, one {# certificate differs between EUDAMED and submissions} other {# certificates differ between EUDAMED and submissions}}',
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
    /** Where the regulator asks for more than the hub knows. */
    sendChecked: '{count, number} checked, not sent',
    /** In controlled mode what is valid may still need its approval. */
    sendControlled: '{count, number} to approve or send',
    sendCheckedControlled: '{count, number} checked or approved, not sent',
    update: '{count, number} out of date',
  },
  filters: {
    correct: 'Refused: correct',
    'read-answer': 'Sent: record the answer',
    'mark-sent': 'File created: mark as sent',
    'fill-in': 'Gaps: fill in',
    begin: 'No submission: create one',
    validate: 'Complete: validate',
    send: 'Valid or approved: send',
    update: 'Out of date: update',
  },
} as const
