import { clearIssuer } from '#core/identifiers/clear-issuer.ts'

/** The DI whose issuing entity a field or a column of a table names. */
const diOf: Readonly<Record<string, string>> = {
  udiDiIssuingEntity: 'udiDi',
  secondaryUdiDiIssuingEntity: 'secondaryUdiDi',
  directMarkingDiIssuingEntity: 'directMarkingDi',
  unitOfUseDiIssuingEntity: 'unitOfUseDi',
  issuingEntity: 'packageDi',
  issuingAgency: 'di',
}

/** Who issued the DI beside a blank issuing entity, where its form leaves no doubt. */
export function recognisedIssuer(
  values: Readonly<Record<string, unknown>>,
  name: string,
): string | undefined {
  const di = values[diOf[name] ?? '']
  if (typeof di !== 'string' || di === '') return undefined
  return clearIssuer(di)
}
