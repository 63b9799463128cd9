import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { Substance } from '../message/common-di.ts'
import { commentsOf, filled, flag, type RowOf, someOrNone, togetherBy } from './values.ts'

/** All substances a device under the MDR declares. */
export function substancesOf(document: SubmissionDocument): readonly Substance[] | undefined {
  return someOrNone([
    ...eachSubstance(document.cmrSubstances).map(cmrOf),
    ...eachSubstance(document.endocrineSubstances).map(endocrineOf),
    ...medicinalOf(document),
  ])
}

/** Those a legacy device declares: the directives asked for no others (BR-DTX-UDID-089). */
export function medicinalSubstancesOf(document: SubmissionDocument): readonly Substance[] | undefined {
  return someOrNone(medicinalOf(document))
}

interface NameRow {
  readonly substance?: number
  readonly name?: string
  readonly language?: string
}
type NameRows<R> = readonly [R, ...R[]]

/** Rows with the same figure name one substance; a row without one is a substance of its own. */
function eachSubstance<R extends NameRow>(rows: readonly R[] | undefined): readonly NameRows<R>[] {
  return togetherBy(rows ?? [], ({ substance }, index) =>
    substance === undefined ? `row ${index}` : `${substance}`,
  )
}

const namesOf = (rows: NameRows<NameRow>) =>
  commentsOf(rows.map(({ name, language }) => ({ text: name, language })))

function cmrOf(rows: NameRows<RowOf<'cmrSubstances'>>): Substance {
  return {
    ...codedOf(rows),
    kind: 'cmr',
    type: rows[0].category as Extract<Substance, { kind: 'cmr' }>['type'],
  }
}

function endocrineOf(rows: NameRows<RowOf<'endocrineSubstances'>>): Substance {
  return { ...codedOf(rows), kind: 'endocrine' }
}

function codedOf(rows: NameRows<RowOf<'endocrineSubstances'>>) {
  const [{ casNumber, ecNumber }] = rows
  return { names: namesOf(rows), CASCode: filled(casNumber), ECCode: filled(ecNumber) }
}

function medicinalOf({ medicinalSubstances }: SubmissionDocument): readonly Substance[] {
  return eachSubstance(medicinalSubstances).map((rows) => ({
    kind: 'medicinal-human',
    names: namesOf(rows),
    INN: filled(rows[0].inn),
    type: flag(rows[0].fromHumanBlood) ? 'HUMAN_PRODUCT_SUBSTANCE' : 'MEDICINAL_PRODUCT_SUBSTANCE',
  }))
}
