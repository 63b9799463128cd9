import type { MarketChanges } from '../change-statements.ts'

/** No text of the NMPA itself was at hand. */
const source = {
  source: 'ChinaMedDevice and Medtech Chopsticks (2026), on edits of published records; not the NMPA itself',
  on: '2026-11-23',
}

const added = { source: 'ChinaMedDevice, on mandatory fields of UDID; not the NMPA itself', on: '2026-11-27' }

export const cnChanges: MarketChanges = {
  newDi: {
    rule: 'Once the record is published, its DI, coding system and quantity in the smallest sales unit are locked. A device that differs in them needs a DI of its own.',
    ...source,
  },
  refused: { rule: 'The release date is locked once the record is published.', ...source },
  addOnly: {
    rule: 'Once the record is published, packages and numbers of registrations can be added to it. Those it has can neither be edited nor removed.',
    ...added,
  },
  update: {
    rule: 'Locked after publication are DI, coding system, release date and quantity in the smallest sales unit; packages and numbers of registrations are only added to. This can be changed in the record.',
    ...source,
  },
}
