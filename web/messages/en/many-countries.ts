/** Many records taken to many countries at once. */
export const manyCountries = {
  button: 'Copy to countries… ({count, number})',
  title: 'Copy {count, plural, one {# record} other {# records}} to countries',
  purpose:
    'Each record becomes a draft submission in each country you choose, filled from the record and from what its manufacturer gives. A record that has a submission in a country is left as it is.',
  regions: { europe: 'Europe', americas: 'Americas', apac: 'Asia Pacific', mena: 'MENA' },
  allOfRegion: 'All',
  allOf: 'All of {region}',
  without: '{count, plural, =0 {nothing to copy} other {# of {total} to copy}}',
  nothingOpen: 'Every record has a submission in every country.',
  countFailed: 'The submissions of these records could not be counted',
  choose: 'Choose the countries.',
  sum: '{count, plural, =0 {No draft will be made.} one {# draft will be made.} other {# drafts will be made.}}',
  begin: '{count, plural, =0 {Copy} one {Copy to # country} other {Copy to # countries}}',
  cancel: 'Cancel',
  progress: 'Making drafts',
  stop: 'Stop',
  cancelled:
    'Stopped. {left, plural, one {# record is} other {# records are}} not copied; what was made stays.',
  failed: 'Not every record was copied',
  failedHelp: 'What was made stays. Copy again to complete it: nothing is made twice.',
  again: 'Copy again',
  close: 'Close',
  result: {
    made: '{count, plural, =0 {No draft was made} one {# draft was made} other {# drafts were made}} in {countries, plural, one {# country} other {# countries}}.',
    caption: 'What was made in each country',
    country: 'Country',
    drafts: 'Drafts made',
    existing: 'There already',
    refused: 'Not copied',
  },
} as const
