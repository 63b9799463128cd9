/** Many records taken to many countries at once. */
export const manyCountriesTexts = {
  button: 'Copy to countries… ({count, number})',
  title: 'Copy {count, plural, one {# record} other {# records}} to countries',
  purpose:
    'Each record becomes a draft submission in each country you choose, filled in from the record and its manufacturer’s defaults. Where a record already has a submission in a country, nothing is copied.',
  regions: { europe: 'Europe', americas: 'Americas', apac: 'Asia Pacific', mena: 'MENA' },
  allOfRegion: 'All',
  allOf: 'All of {region}',
  without: '{count, plural, =0 {nothing to copy} other {# of {total} to copy}}',
  nothingOpen: 'Every record already has a submission in every country.',
  countFailed: 'The submissions of these records could not be counted',
  choose: 'Choose the countries.',
  proposed: 'The countries that all these records target are already ticked.',
  sum: '{count, plural, =0 {No drafts will be created.} one {# draft will be created.} other {# drafts will be created.}}',
  begin: '{count, plural, =0 {Copy} one {Copy to # country} other {Copy to # countries}}',
  cancel: 'Cancel',
  progress: 'Creating drafts',
  stop: 'Stop',
  cancelled:
    'Stopped. {left, plural, one {# record was} other {# records were}} not copied. Drafts already created are kept.',
  failed: 'Not every record was copied',
  failedHelp: 'Drafts already created are kept. Copy again to create the rest; nothing is created twice.',
  again: 'Copy again',
  close: 'Close',
  result: {
    made: '{count, plural, =0 {No drafts were created} one {# draft was created} other {# drafts were created}} in {countries, plural, one {# country} other {# countries}}.',
    caption: 'Drafts created in each country',
    country: 'Country',
    drafts: 'Drafts created',
    existing: 'Already there',
    refused: 'Not copied',
  },
} as const
