/**
 * State of an entity in EUDAMED.
 * Source: EUDAMED DTX schema set 3.0.25, e:StateEnum.
 */

export const entityStates = [
  { code: 'DRAFT', label: 'Draft' },
  { code: 'SUBMITTED', label: 'Submitted' },
  { code: 'REGISTERED', label: 'Registered' },
  { code: 'DISCARDED', label: 'Discarded' },
  { code: 'DELETED', label: 'Deleted' },
  { code: 'OTHER', label: 'Other' },
] as const

export type EntityState = (typeof entityStates)[number]['code']
