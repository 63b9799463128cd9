import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { Substance } from '../message/substance.ts'
import { filled, flag, nameOf, type RowOf, someOrNone } from './values.ts'

/** All substances a device under the MDR declares. */
export function substancesOf(document: SubmissionDocument): readonly Substance[] | undefined {
  return someOrNone([
    ...(document.cmrSubstances?.map(cmrOf) ?? []),
    ...(document.endocrineSubstances?.map(endocrineOf) ?? []),
    ...(document.medicinalSubstances?.map(medicinalOf) ?? []),
  ])
}

/** Those a legacy device declares: the directives asked for no others (BR-DTX-UDID-089). */
export function medicinalSubstancesOf(document: SubmissionDocument): readonly Substance[] | undefined {
  return someOrNone(document.medicinalSubstances?.map(medicinalOf))
}

function cmrOf(row: RowOf<'cmrSubstances'>): Substance {
  return {
    ...codedOf(row),
    kind: 'cmr',
    type: row.category as Extract<Substance, { kind: 'cmr' }>['type'],
  }
}

function endocrineOf(row: RowOf<'endocrineSubstances'>): Substance {
  return { ...codedOf(row), kind: 'endocrine' }
}

function codedOf(row: RowOf<'endocrineSubstances'>) {
  return { names: nameOf(row), CASCode: filled(row.casNumber), ECCode: filled(row.ecNumber) }
}

function medicinalOf(row: RowOf<'medicinalSubstances'>): Substance {
  return {
    kind: 'medicinal-human',
    names: nameOf(row),
    INN: filled(row.inn),
    type: flag(row.fromHumanBlood) ? 'HUMAN_PRODUCT_SUBSTANCE' : 'MEDICINAL_PRODUCT_SUBSTANCE',
  }
}
