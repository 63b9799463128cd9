import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { shortTemplate } from '#core/markets/country-template.ts'
import { declaredIn } from '#core/markets/declarations.ts'
import { worksheet } from '#core/markets/file-nature.ts'
import type { MarketModule, RegulatorFields } from '#core/markets/market.ts'
import { uniqueUdiDi } from '#core/markets/market-parts.ts'
import { hubRules, marketValidator } from '#core/markets/market-validator.ts'
import { requirementsOf } from '#core/markets/required.ts'
import { tableFile } from '#core/markets/table-file.ts'
import { matches, present } from '#core/rules/condition-builders.ts'
import { ruleSet } from '#core/rules/evaluate.ts'

/** A market no regulator has: everything its folder would hold, to see that a market takes nothing else. */

const fields: Fields = {
  ...submissionFields,
  ...defineFields('zz', {
    zzPermit: { type: 'text', label: 'Permit', maxLength: 20, help: 'Number of the permit, e.g. ZZ-1.' },
  }),
}

const regulatorFields: RegulatorFields = {
  deviceName: { neededToSave: true, requiredMessage: 'Device name is required' },
  udiDi: { needed: true, requiredMessage: 'The register needs the UDI-DI.' },
  zzPermit: { id: 'permit', needed: true, requiredMessage: 'The register needs the permit.' },
}

const zzRules = ruleSet('zz', '1', [
  {
    id: 'ZZ-1',
    severity: 'error',
    field: 'zzPermit',
    when: present('zzPermit'),
    must: matches('zzPermit', 'ZZ-[0-9]+'),
    message: 'A permit is ZZ- and a number.',
    source: 'The test',
    accepts: { document: { zzPermit: 'ZZ-1' } },
    rejects: { document: { zzPermit: '1' } },
  },
])

export const zz: MarketModule = {
  code: 'ZZ',
  modelled: 'worksheet',
  fields,
  regulatorFields,
  requirements: requirementsOf(regulatorFields, []),
  ...marketValidator({
    fields,
    regulatorFields,
    hub: hubRules({ fields, regulatorFields, rules: [] }),
    market: zzRules,
  }),
  ...uniqueUdiDi,
  declarationsAsked: declaredIn(regulatorFields),
  template: shortTemplate(regulatorFields),
  changes: {
    untold: { rule: 'Nothing is public.', source: 'The test', on: '2026-11-26' },
  },
  files: [
    tableFile({
      id: 'csv',
      label: 'Register CSV',
      format: 'csv',
      nature: worksheet,
      service: 'REGISTER',
      columns: [
        ['di', 'udiDi'],
        ['permit', 'zzPermit'],
      ],
      regulatorFields,
    }),
  ],
}
