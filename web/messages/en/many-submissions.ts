/** What is done with many submissions at once, from whatever list they were chosen in. */
export const manySubmissionsTexts = {
  validate: {
    all: 'Validate {count, plural, one {this one} other {all #}}',
    chosen: 'Validate ({count, number})',
    title: 'Validate {count, plural, one {# submission} other {# submissions}}',
    progress: 'Validating submissions',
    result:
      '{count, plural, one {# submission} other {# submissions}} validated: {valid, number} without errors, {failed, number} failed.',
    none: 'None of these can be validated. To validate an approved submission, edit it first.',
    cancelled: 'Stopped: {left, plural, one {# submission was} other {# submissions were}} not validated.',
    refused: '{count, plural, one {# submission was} other {# submissions were}} not validated',
    failed: 'Validation Failed',
    cancel: 'Stop',
    close: 'Close',
    toErrors: 'See the errors by rule',
  },
  sheet: {
    open: 'Open as sheet ({count, number})',
    ofMarket: '{country} submissions ({count, number})',
    failed: 'The sheet could not be opened',
  },
  send: 'Send for Approval ({count, number})',
  export: { chosen: 'Create {country} files ({count, number})', failed: 'The files were not created' },
} as const
