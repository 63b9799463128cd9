/** What lists of devices offer, apart from the words of the screens it leads to. */
export const listPartsTexts = {
  importChip: { of: 'Imported from {file}', unknown: 'From import {id}', remove: 'Show all' },
  left: { chip: 'Of people who have left', remove: 'Show all again' },
} as const
