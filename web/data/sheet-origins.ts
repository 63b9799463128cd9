/** Where a sheet is opened from, and led back to. */
export const sheetOrigins = ['records', 'submissions', 'portfolio', 'readiness'] as const
export type SheetOrigin = (typeof sheetOrigins)[number]
