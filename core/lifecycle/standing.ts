/** Where a submission stands with the register: of the environment the hub works for (flow 3). */
export const standings = ['not-sent', 'sent', 'registered', 'changed', 'refused'] as const
export type Standing = (typeof standings)[number]
