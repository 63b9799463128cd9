/** /help; what the guide says stands in web/features/help/guide.ts. */
export const helpTexts = {
  search: 'Search the guide',
  tabs: { start: 'Getting Started', workflows: 'Workflows', features: 'Features Guide', faq: 'FAQ' },
  open: 'Open the screen',
  minutes: '{minutes} minutes',
  progress: '{done} of {all} done',
  completed: 'Completed',
  done: 'Done',
  markDone: 'Mark as done',
  found: '{count, plural, =0 {No topic found} one {# topic found} other {# topics found}}',
  nothing: 'No topic matches your search',
  nothingHelp: 'Try fewer words, or ask RegBot.',
  clear: 'Clear the search',
} as const
