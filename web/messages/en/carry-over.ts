/** What a change of a record left behind in its submissions. */
export const carryOverTexts = {
  title: 'Submissions compared with this record',
  purpose:
    'Submissions keep the values copied from this record. When the record changes, you can carry the new values over, field by field.',
  none: 'Nothing has been copied from this record yet.',
  loadFailed: 'The submissions of this record could not be loaded',
  nothing: 'All submissions have the values of this record: {countries}.',
  upToDate: 'Nothing to carry over: {countries}.',
  versionInForce: 'Compared with version {version}, which is in force.',
  differs: '{count, plural, one {# field differs} other {# fields differ}} from the record',
  differsHelp: 'These differences are not carried over. If the submission is right, correct the record.',
  behind: '{count, plural, one {# field} other {# fields}} out of date',
  otherwise: '{count, plural, one {# field} other {# fields}} changed in the submission',
  beginsUpdate:
    'Carrying over starts an update: the submission becomes a draft and has to be validated and approved again.',
  updateFile: {
    button: 'Carry over {count, plural, one {# field} other {# fields}}, validate and create the update file',
    notCreated: 'The update file was not created',
    needsApproval:
      'The values were carried over and validated without errors. The submission has to be approved before the file can be created.',
    hasErrors:
      'The values were carried over, but validation found errors. Correct them before creating the file.',
  },
  submission: 'Submission',
  record: 'Record now',
  changedHere: 'Changed in the submission',
  wasCopied: 'Copied from the record:',
  legend: 'Fields to carry over to the submission for {country}',
  apply: '{count, plural, =0 {Carry over} one {Carry over # field} other {Carry over # fields}}',
  consequence: 'Changed submissions become drafts and have to be validated again.',
  done: '{count, plural, one {# submission updated} other {# submissions updated}}',
  others:
    '{count, plural, one {# more submission shares its Basic UDI-DI and changed with it} other {# more submissions share its Basic UDI-DI and changed with it}}',
  failed: 'Nothing was carried over',
  failedHelp: 'Your selection is kept. The values shown are current.',
  changed: 'The record has changed: {count, plural, one {# field is} other {# fields are}} out of date here',
  changedFields: '{fields}.',
  see: 'Review and carry over',
  leftBehind:
    '{count, plural, one {# submission still has the old values of the record.} other {# submissions still have the old values of the record.}}',
} as const
