/** What is done with many submissions at once, from whatever list they were chosen in. */
export const manySubmissionsTexts = {
  validate: {
    all: 'Validate {count, plural, one {this one} other {all #}}',
    chosen: 'Validate ({count, number})',
    ofRecords: 'Validate submissions',
    title: 'Validate {count, plural, one {# submission} other {# submissions}}',
    progress: 'Validating submissions',
    waiting: 'Waiting for other jobs to finish',
    result:
      '{count, plural, one {# submission} other {# submissions}} validated: {valid, number} without errors, {failed, number} with errors.',
    cancelled:
      'Stopped: {left, plural, one {# submission was} other {# submissions were}} not validated. What has been validated stays validated.',
    refused: '{count, plural, one {# submission was} other {# submissions were}} skipped',
    because: '{message}: {count}',
    failed: 'Validation Failed',
    notStarted: 'The validation could not be started',
    notStopped: 'The validation could not be stopped',
    goesOn: 'Validation continues if you close this dialog or leave the page. The header shows its progress.',
    underWay: 'Validating submissions: {share}',
    ended: 'Validation finished: {done} done',
    cancel: 'Stop',
    leave: 'Continue in the background',
    close: 'Close',
    toInvalid: '{country}: {count, plural, one {# submission} other {# submissions}} with errors',
    toErrors: 'See the errors by rule',
    toErrorsOf: '{country}: see the errors by rule',
    found: 'With errors in validation {id}',
    remove: 'Show all submissions',
  },
  sheet: {
    open: 'Open as sheet ({count, number})',
    ofMarket: '{country} submissions ({count, number})',
    failed: 'The sheet could not be opened',
    tooMany: 'A sheet can hold at most {most, number} devices. Select fewer.',
  },
  send: 'Send for Approval ({count, number})',
  export: { chosen: 'Create {country} files ({count, number})', failed: 'The files were not created' },
} as const
