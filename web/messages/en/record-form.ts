/** Words of the form drawn from the dictionary. */
export const recordFormTexts = {
  addRow: 'Add {row}',
  removeRow: 'Remove {row} {number}',
  noRows: 'No {row} yet.',
  noData: 'Not given',
  notStated: 'Not stated',
  yes: 'Yes',
  no: 'No',
  problems: '{count, plural, one {# field with a problem} other {# fields with problems}}',
  firstProblem: 'Go to the first one',
  nothingSaved: 'Nothing was saved.',
  unsavedChanges: 'Unsaved changes',
  unsaved: 'Leave without saving?',
  unsavedConsequence: 'Your changes in this form are not saved and will be lost.',
  unsavedKept:
    'Your changes are not saved as a version. They are kept for you and shown again when you reopen the form.',
  leave: 'Leave',
  nomenclature: {
    noMatch: 'No match in the {count, number} codes of {name}. Try fewer letters or a different word.',
    noMatchInExtract: 'No match in the {count, number} codes loaded.',
    loadFull: 'Load the full EMDN',
    askAdmin: 'An administrator can load the full EMDN.',
    unknown: 'This code is not in {version}. Check it, or ask an administrator to load a newer version.',
    notTerminal: 'This code has more detailed codes below it. Choose one of those for a device.',
  },
  kept: {
    waiting: 'A form had unsaved input when your session ended. It is kept in this tab.',
    open: 'Continue editing',
    discard: 'Discard',
    backTitle: 'Your unsaved input was restored',
    back: 'It was kept when your session ended and is not saved yet.',
  },
  compare: {
    changedFields: '{count, plural, =0 {Nothing differs} one {# field differs} other {# fields differ}}',
    same: 'Show fields that are the same ({count})',
  },
} as const
