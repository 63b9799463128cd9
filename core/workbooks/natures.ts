import type { FileKind } from '#core/markets/file-nature.ts'

/** Whose a workbook is: the regulator's, or a customer's or distributor's. */
export const workbookNatures = ['regulator', 'own'] as const
export type WorkbookNature = (typeof workbookNatures)[number]

/** What a filled copy is (decision D55). */
export const natureOfCopy: Readonly<Record<WorkbookNature, FileKind>> = {
  regulator: 'regulators-workbook',
  own: 'own-workbook',
}

/** Nothing is filled before somebody has looked at what the hub proposes. */
export const workbookStates = ['proposed', 'confirmed'] as const
export type WorkbookState = (typeof workbookStates)[number]
