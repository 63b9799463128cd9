import { describe, expect, it } from 'vitest'
import { parseXml } from '#core/files/xml-parser.ts'
import type { XmlElement } from '#core/files/xml-tree.ts'
import { complete } from './fixtures/complete.ts'
import { us } from './index.ts'

/** The draft of the SPL message: well-formed, with the codes of its table, and marked as what it is. */

const file = us.files.find(({ id }) => id === 'spl')
const context = {
  correlationId: '0f1e2d3c-0000-4000-8000-000000000001',
  messageId: '0f1e2d3c-0000-4000-8000-000000000002',
  createdAt: '2026-11-22T09:00:00.000Z',
  facts: new Set<string>(),
}
const read = (document: typeof complete) =>
  parseXml(String(file?.write(document, context).content), { namespaces: { v: 'urn:hl7-org:v3' } })
const all = (element: XmlElement, name: string): XmlElement[] => [
  ...(element.name === `v:${name}` ? [element] : []),
  ...(typeof element.content === 'string' ? [] : element.content.flatMap((one) => all(one, name))),
]

describe('the SPL draft', () => {
  it('says that it is one: in its name, its label and its title', () => {
    expect(file?.label).toContain('draft')
    expect(file?.write(complete, context).service).toBe('SPL-DRAFT')
    expect(all(read(complete), 'title')[0]?.content).toMatch(/^DRAFT, not accepted by the FDA/)
  })

  it('has the DI, labeler, product code, premarket submission and packages under their code systems', () => {
    const spl = read(complete)
    const codes = all(spl, 'code').map(({ attributes }) => `${attributes.codeSystem} ${attributes.code}`)
    expect(codes).toEqual(
      expect.arrayContaining([
        '1.3.160 09521234000013',
        '1.3.160 19521234000010',
        '2.16.840.1.113883.6.303 FRN',
        '2.16.840.1.113883.6.276 12345',
        '2.16.840.1.113883.3.26.1.1 C80442',
      ]),
    )
    const ids = all(spl, 'id').map(({ attributes }) => `${attributes.root} ${attributes.extension}`)
    expect(ids).toContain('1.3.6.1.4.1.519.1 012345678')
    expect(ids).toContain('2.16.840.1.113883.3.150 K123456')
    expect(all(spl, 'numerator')[0]?.attributes.value).toBe('5')
  })

  it('names a supplement with its submission, and says who is out of distribution', () => {
    const spl = read({
      ...complete,
      usFdaPremarketSubmissionNumber: 'P110042',
      usPremarketSupplement: '017',
      usPremarketType: 'PMA',
      usDistributionEndDate: '2026-01-31',
    })
    const ids = all(spl, 'id').map(({ attributes }) => attributes.extension)
    expect(ids).toContain('P110042/S017')
    expect(all(spl, 'statusCode')[0]?.attributes.code).toBe('completed')
  })
})
