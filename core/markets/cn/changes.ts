import type { MarketChanges } from '../change-statements.ts'

/** No text of the NMPA itself was at hand. */
const source = {
  source: 'ChinaMedDevice and Medtech Chopsticks (2026), on edits of published records; not the NMPA itself',
  on: '2026-11-23',
}

export const cnChanges: MarketChanges = {
  newDi: {
    rule: 'Once the record is published, its DI, coding system and quantity in the smallest sales unit are locked. A device that differs in them needs a DI of its own.',
    ...source,
  },
  refused: { rule: 'The release date is locked once the record is published.', ...source },
  update: {
    rule: 'Locked after publication are only DI, coding system, release date and quantity in the smallest sales unit. This can be changed in the record.',
    ...source,
  },
}
