import type { SubmissionDocument, SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import type { PlanContext } from '#core/markets/exchange.ts'

const actors = [
  'manufacturerSrn',
  'authorizedRepresentativeSrn',
  'packProducerActorId',
  'originalManufacturerSrn',
] as const satisfies readonly SubmissionFieldId[]

/** The document with the actors as they are registered in that EUDAMED: the playground has SRNs of its own. */
export function inEnvironment(
  document: SubmissionDocument,
  { environment, settings }: Pick<PlanContext, 'environment' | 'settings'>,
): SubmissionDocument {
  if (environment === 'production' || settings.playgroundActors.length === 0) return document
  const known = new Map(settings.playgroundActors.map(({ srn, playgroundSrn }) => [srn, playgroundSrn]))
  const named = actors.flatMap((field) => {
    const there = known.get(document[field] ?? '')
    return there === undefined ? [] : [[field, there]]
  })
  return { ...document, ...Object.fromEntries(named) }
}
