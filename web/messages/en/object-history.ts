/** What happened to one project or assessment, on its page. */
export const objectHistoryTexts = {
  count: '{count, plural, =0 {No entries yet} one {# entry} other {# entries}}',
  loadFailed: 'The history could not be loaded',
  loading: 'Loading the history',
  named: '{kind}: {name}',
  changes: '{count, plural, one {# change} other {# changes}}',
  more: 'Show earlier entries',
} as const
