/**
 * The bodies that issue device identifiers, spelled as EUDAMED spells them (IssuingEntityTypeEnum, schema
 * 3.0.25). GS1, HIBCC, ICCBBA and IFA are designated by Commission Implementing Decision (EU) 2019/939;
 * EUDAMED itself issues the identifiers of legacy devices. As of 2026-11-20.
 *
 * `forLegacyDevices` follows the narrower EUIssuingEntityTypeEnum, which has no IFA.
 */
export const issuingEntities = [
  { code: 'GS1', name: 'GS1', basicUdiDiName: 'Global Model Number (GMN)', forLegacyDevices: true },
  {
    code: 'HIBCC',
    name: 'Health Industry Business Communications Council',
    basicUdiDiName: 'HIBCC Basic UDI-DI',
    forLegacyDevices: true,
  },
  {
    code: 'ICCBBA',
    name: 'ICCBBA (ISBT 128)',
    basicUdiDiName: 'ICCBBA Basic UDI-DI',
    forLegacyDevices: true,
  },
  {
    code: 'IFA',
    name: 'Informationsstelle für Arzneispezialitäten',
    basicUdiDiName: 'IFA Basic UDI-DI',
    forLegacyDevices: false,
  },
  { code: 'EUDAMED', name: 'EUDAMED (legacy devices)', basicUdiDiName: 'EUDAMED DI', forLegacyDevices: true },
] as const

export type IssuingEntity = (typeof issuingEntities)[number]
export type IssuingEntityCode = IssuingEntity['code']

const byCode = new Map<string, IssuingEntity>(issuingEntities.map((entity) => [entity.code, entity]))

/** The issuing entity of a code in EUDAMED's spelling; undefined when there is none. */
export function findIssuingEntity(code: string): IssuingEntity | undefined {
  return byCode.get(code)
}
