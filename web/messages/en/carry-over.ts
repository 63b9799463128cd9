/** What a change of a record left behind in its submissions. */
export const carryOver = {
  title: 'Submissions out of date with this record',
  purpose:
    'Submissions keep what was copied from the record. What the record says differently now can be carried over, field by field.',
  none: 'Nothing has been copied from this record yet.',
  loadFailed: 'The submissions of this record could not be loaded',
  nothing: 'All submissions say what this record says: {countries}.',
  upToDate: 'Nothing to carry over: {countries}.',
  behind: '{count, plural, one {# field} other {# fields}} behind',
  otherwise: '{count, plural, one {# field} other {# fields}} changed here',
  beginsUpdate:
    'Carrying over begins an update: the submission becomes a draft, to be validated and approved again.',
  submission: 'Submission',
  record: 'Record now',
  changedHere: 'Changed here',
  wasCopied: 'Copied from the record:',
  takenFrom: 'Taken from version {version}',
  legend: 'Fields to carry over to the submission for {country}',
  apply: '{count, plural, =0 {Carry over} one {Carry over # field} other {Carry over # fields}}',
  consequence: 'Submissions that are changed become drafts and are validated anew.',
  done: '{count, plural, one {# submission was changed} other {# submissions were changed}}',
  others:
    '{count, plural, one {# more submission shares its Basic UDI-DI and changed with it} other {# more submissions share its Basic UDI-DI and changed with it}}',
  failed: 'Nothing was carried over',
  failedHelp: 'What you ticked is still ticked. What you see is how things stand now.',
  changed: 'The record has changed since: {count, plural, one {# field} other {# fields}}',
  changedFields: '{fields}.',
  see: 'See and carry over',
  leftBehind:
    '{count, plural, one {# submission still says what the record said before.} other {# submissions still say what the record said before.}}',
} as const
