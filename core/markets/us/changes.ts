import type { BrokenChangeRule, MarketChanges } from '../change-statements.ts'

const guidance = {
  source: 'FDA, Global Unique Device Identification Database (GUDID) guidance',
  on: '2026-11-20',
}

export const usChanges: MarketChanges = {
  update: {
    rule: 'GUDID takes this change. Before publication and in the seven days of grace everything may change but the primary DI and a past publish date; after that, everything that is no new DI trigger. A package whose quantity or content changes gets a new package DI.',
    ...guidance,
  },
  addOnly: {
    rule: 'The days of grace have ended: it can be added, and after that neither changed nor removed.',
    ...guidance,
  },
}

export const usChangeRules: Readonly<Record<string, BrokenChangeRule>> = {
  'GUDID-CHANGE-DI': { effect: 'new-di', ...guidance },
  // Of brand name, kit, single use, latex, MRI safety, sizes and sterilization the list of triggers was not seen.
  'GUDID-CHANGE-NEW-DI': {
    effect: 'new-di',
    source: `${guidance.source}; for some attributes general knowledge, not confirmed by a source at hand`,
    on: guidance.on,
  },
  'GUDID-CHANGE-PACKAGE': { effect: 'new-di', source: '21 CFR 801.3 and 830.50(b)', on: '2026-11-28' },
  'GUDID-CHANGE-DATE': { effect: 'refused', ...guidance },
  'GUDID-CHANGE-PREMARKET': { effect: 'refused', ...guidance },
}
