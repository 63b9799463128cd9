import { expect, it } from 'vitest'
import { completeCountry } from '#tests/market-content.ts'
import { faultsBySplSchema, hasSplSchema } from '#tests/spl-schema.ts'
import { auSplFile } from './au.ts'
import { parseSpl, splValues } from './read.ts'
import { splProblems } from './rules.ts'

it('AusUDID gets a draft by the same table, which the rules of Australia have nothing against', () => {
  const complete = {
    ...completeCountry('AU'),
    udiDi: '09521234000013',
    gmdnCode: '12345',
    sterile: true,
    packages: [{ packageDi: '19521234000010', quantity: 5 }],
  }
  expect(auSplFile.missing(complete, '2026-11-26')).toEqual([])
  const { content, service } = auSplFile.write(complete, {
    correlationId: '0f1e2d3c-0000-4000-8000-000000000001',
    messageId: '0f1e2d3c-0000-4000-8000-000000000002',
    createdAt: '2026-11-26T09:00:00.000Z',
    facts: new Set(),
  })
  const root = parseSpl(String(content))
  expect(splProblems('AU', root)).toEqual([])
  const { single, groups } = splValues('AU', root)
  expect(single).toMatchObject({ di: '09521234000013', agency: 'GS1', sterile: 'true' })
  expect(groups.gmdn).toEqual([{ code: '12345' }])
  expect(groups.packages).toMatchObject([{ di: '19521234000010', quantity: '5', contains: '' }])
  expect(single.title).toMatch(/No sourced place: .*ARTG ID.*; entered in AusUDID by hand/)
  expect(single.title).toContain('not confirmed by FDA or TGA')
  if (hasSplSchema) expect(faultsBySplSchema([String(content)])).toEqual([])
  expect([service, auSplFile.nature.kind]).toEqual(['SPL-DRAFT', 'draft'])
  expect(String(content)).not.toContain('1.3.6.1.4.1.519.1')
})
