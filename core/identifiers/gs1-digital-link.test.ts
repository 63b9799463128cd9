import { describe, expect, it } from 'vitest'
import { hasConformingOrder, readDigitalLink } from './gs1-digital-link.ts'

describe('GS1 Digital Link', () => {
  it.each([
    ['https://id.gs1.org/01/51022222233336', [['01', '51022222233336']], 1],
    [
      'https://example.com/some/path/01/51022222233336/10/A213B1/21/1234?17=150707&linkType=all&11=141231#top',
      [
        ['01', '51022222233336'],
        ['10', 'A213B1'],
        ['21', '1234'],
        ['17', '150707'],
        ['11', '141231'],
      ],
      3,
    ],
    ['HTTPS://ID.GS1.ORG/01/51022222233336/', [['01', '51022222233336']], 1],
    [
      'https://id.gs1.org/01/51022222233336?17=150707;10=A%3BB',
      [
        ['01', '51022222233336'],
        ['17', '150707'],
        ['10', 'A;B'],
      ],
      1,
    ],
    ['https://id.gs1.org/01/1234567890128', [['01', '01234567890128']], 1],
    [
      'https://id.gs1.org/01/51022222233336/10/A%2FB%2801',
      [
        ['01', '51022222233336'],
        ['10', 'A/B(01'],
      ],
      2,
    ],
    [
      'https://id.gs1.org/01/51022222233336/10/01',
      [
        ['01', '51022222233336'],
        ['10', '01'],
      ],
      2,
    ],
  ])('%s', (text, elements, pathLength) => {
    const read = readDigitalLink(text)
    expect(read).not.toHaveProperty('problem')
    expect(read.elements.map(({ identifier, value }) => [identifier, value])).toEqual(elements)
    expect(read.pathLength).toBe(pathLength)
  })

  it.each([
    'https://example.com/',
    'https://example.com/products/123',
    'https://id.gs1.org/8013/1987654Ad4X4bL5ttr2310c2K',
    'https://id.gs1.org/01',
    'https://example.com/?01=51022222233336',
  ])('%s has no device identifier', (text) => {
    expect(readDigitalLink(text)).toMatchObject({ problem: { code: 'no_device_identifier' } })
  })

  it('leaves a broken escape as it is', () => {
    expect(readDigitalLink('https://id.gs1.org/01/51022222233336/10/A%ZZ').elements[1]?.value).toBe('A%ZZ')
  })

  it('knows where its values stand', () => {
    const text = 'https://id.gs1.org/01/51022222233336/10/A213B1?17=150707'
    for (const { value, index } of readDigitalLink(text).elements) {
      expect(text.slice(index, index + value.length)).toBe(value)
    }
  })

  it.each([
    [['01', '22', '10', '21'], true],
    [['01', '10'], true],
    [['01', '235'], true],
    [['01'], true],
    [[], true],
    [['01', '21', '10'], false],
    [['01', '10', '235'], false],
    [['01', '17'], false],
  ])('the order %j conforms: %s', (order, conforms) => expect(hasConformingOrder(order)).toBe(conforms))
})
