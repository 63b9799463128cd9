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
  /** What a drawing beside a step shows, for who does not see it. */
  drawings: {
    recordForm:
      'The form of a record with device number, device name and UDI-DI; below them “Create Master DI”.',
    markets: 'The field “Target Regulatory Jurisdictions” with the European Union and the United States.',
    matrix:
      'A row of the matrix: 41 % for the European Union, the cell to select, and 100 % for the United States.',
    template: 'The area to drop a file on, and “Download template”.',
    check:
      'The ticked box “Check the file before importing”, and how many rows are new, already there, or cannot be imported.',
    undo: 'The result of an import, with “Undo this import…”.',
    recordMenu: 'The menu of a record with its entry “EU submission”.',
    generator: 'The generator with company prefix and model reference, and “Generate GMN”.',
    findings: 'An error and a warning of a validation, each a link to its field.',
    package: 'Three submissions that can be sent now, and “Create the file”.',
    answer: 'The area to drop an answer on; one submission is registered, one is refused.',
    queue: 'The list of requests, narrowed to those assigned to you, with one that is due today.',
    changes: 'A table with field, old value and new value.',
    decision: 'The notes of the decision, and the buttons “Approve” and “Reject”.',
  },
} as const
