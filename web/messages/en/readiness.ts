/** The matrix of devices and markets. */
export const readinessTexts = {
  back: 'Multi-Country UDI',
  counting:
    '{open, plural, one {# device is} other {# devices are}} still being counted. The figures will update.',
  cards: {
    label: 'Ready devices by region',
    ready: '{ready, number} of {aimed, number} ready',
    worksheets:
      '{aimed, plural, one {# more pair of device and market is} other {# more pairs of device and market are}} not counted: the hub does not know all the required data, or there is no UDI database to fill',
  },
  table: {
    caption: 'Readiness of each device for every market',
    search: 'Search by device name, number or manufacturer',
    showing: '{count, plural, one {# device} other {# devices}}',
    loadFailed: 'The matrix could not be loaded',
    nothingFound: 'No device matches the search and the filters',
    clear: 'Clear filters',
    empty: 'No devices yet',
    emptyHelp: 'Once there is a Master DI record, this matrix shows what each market still requires.',
    toRecords: 'Master DI Records',
    device: 'Device',
    targets: 'Target Markets',
    targetsReady: '{ready} of {count} ready',
    targetsPartlyKnown: '{count, number} not fully known',
    worksheets:
      '* Only what is public and known to the hub is counted. The regulator requires more, or has no UDI database to fill, so no device is shown as complete.',
    noTargets: 'None chosen',
  },
  selected: {
    label: 'Selected devices',
    count: '{count, plural, one {# device selected} other {# devices selected}}',
    all: '{count, plural, one {Select the # device that matches} other {Select all # devices that match}}',
    row: 'Select {device}',
  },
  filters: {
    region: 'Region',
    country: 'Target market',
    allCountries: 'All target markets',
    ready: 'Readiness',
    allReady: 'Any readiness',
    readyFor: 'Ready for {country}',
    notReadyFor: 'Not ready for {country}',
    filledFor: 'All known fields filled in for {country}',
    gapsFor: 'Known fields missing for {country}',
    task: 'To do',
    allTasks: 'With or without tasks',
  },
  regions: { europe: 'Europe', americas: 'Americas', apac: 'Asia Pacific', mena: 'MENA' },
  cell: {
    name: '{share} {country}: {missing, plural, =0 {{wrong, plural, =0 {{ready, select, yes {ready} other {nothing missing}}} one {# error} other {# errors}}} one {# field missing} other {# fields missing}} of {needed}, {target, select, yes {target market} other {not a target market}}, {stage}',
    worksheet:
      '{share} {country}: {filled} of {needed} known fields, {database, select, yes {the regulator asks for more} other {no UDI database to fill}}, {target, select, yes {target market} other {not a target market}}, {stage}',
    waiting: 'Being counted',
  },
  fill: {
    title: '{country}: {device}',
    loading: 'Loading the missing fields …',
    failed: 'The missing fields could not be loaded',
    nothing:
      'Nothing is missing. {country} needs {needed, plural, one {# field} other {# fields}}, and all are filled in.',
    nothingKnown:
      '{country}: {needed} of {needed} known fields are filled in. {database, select, yes {The regulator requires more fields than the hub knows.} other {There is no UDI database to fill; the record keeps what licence and label say.}}',
    ofSubmission: 'These fields of the submission are still empty. Fill them in here, or open the full form.',
    ofRecord:
      'There is no submission for {country} yet. Saving creates one from the Master DI record with the values you enter here.',
    save: 'Save',
    make: 'Save as a new submission',
    saved: 'Saved',
    made: 'Submission for {country} created',
    saveFailed: 'The values could not be saved',
    openForm: 'Open the form',
    readOnly: 'You can view this, but not change it.',
  },
} as const
