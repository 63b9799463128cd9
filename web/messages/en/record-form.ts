/** Words of the form drawn from the dictionary. */
export const recordForm = {
  addRow: 'Add {row}',
  removeRow: 'Remove {row} {number}',
  noRows: 'No {row} yet.',
  noData: 'Not given',
  notStated: 'Not stated',
  yes: 'Yes',
  no: 'No',
  problems: '{count, plural, one {# field with a problem} other {# fields with problems}}',
  firstProblem: 'Go to the first',
  nothingSaved: 'Nothing was saved.',
  unsavedChanges: 'Unsaved changes',
  unsaved: 'Leave without saving?',
  unsavedConsequence: 'What you changed in this form is not saved yet and will be lost.',
  unsavedKept:
    'What you changed is not saved as a version. It is kept for you, and back in the form when you open it again.',
  leave: 'Leave',
  nomenclature: {
    noMatch: 'No match in the {count, number} codes of {name}. Try fewer letters, or another word.',
    noMatchInExtract: 'No match in the {count, number} codes loaded.',
    loadFull: 'Load the full EMDN',
    askAdmin: 'An administrator can load the full EMDN.',
    unknown: '{version} does not have this code. Check it, or ask an administrator to load a newer version.',
    notTerminal: 'More detailed codes stand below this one. Choose one of them for a device.',
  },
  kept: {
    waiting: 'When your session ended, a form had unsaved input. It is kept in this tab.',
    open: 'Go on with it',
    discard: 'Discard it',
    backTitle: 'Your unsaved input is back',
    back: 'It was kept when your session ended, and is not saved yet.',
  },
  compare: {
    changedFields: '{count, plural, =0 {Nothing differs} one {# field differs} other {# fields differ}}',
    same: 'Show fields that are the same ({count})',
  },
} as const
