/**
 * Where a submission stands with the register, in the environment the hub works for. A file that was made does not
 * count as sent until somebody marks it so (decision D59).
 */
export const standings = ['not-sent', 'file-made', 'sent', 'registered', 'changed', 'refused'] as const
export type Standing = (typeof standings)[number]
