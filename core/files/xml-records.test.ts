import { describe, expect, it } from 'vitest'
import { XmlReadError } from './xml-error.ts'
import { XmlRecordReader } from './xml-records.ts'
import type { XmlElement } from './xml-tree.ts'

const namespaces = { g: 'urn:g' }
const longest = 1000

/** Whatever the size of the pieces, the records are the same. */
function read(text: string, pieceLength: number): XmlElement[] {
  const reader = new XmlRecordReader({ namespaces }, longest)
  const records: XmlElement[] = []
  for (let at = 0; at < text.length; at += pieceLength) {
    for (const { element } of reader.read(text.slice(at, at + pieceLength))) records.push(element)
  }
  reader.end()
  return records
}

const document = `<?xml version="1.0"?>
<!-- before: <a> -->
<root xmlns="urn:g" note="a > b"
      more="x">
  <head/>
  <a n='1 > 0'><!-- </a> --><b><![CDATA[</a> & <a>]]></b></a>
  <?note <a> ?>
  <a><a>inner</a></a>
</root>
<!-- after -->
`

describe.each([1, 2, 3, 7, 64, 4096])('a document in pieces of %i', (pieceLength) => {
  it('gives out the children of its root, names in its namespaces', () => {
    const records = read(document, pieceLength)
    expect(records.map(({ name }) => name)).toEqual(['g:head', 'g:a', 'g:a'])
    expect(records[1]).toMatchObject({ attributes: { n: '1 > 0' }, content: [{ content: '</a> & <a>' }] })
    expect(records[2]).toMatchObject({ content: [{ name: 'g:a', content: 'inner' }] })
  })

  it.each([
    [
      'an entity declared',
      '<!DOCTYPE r [<!ENTITY x "y">]><r><a>&x;</a></r>',
      /document type.*not allowed \(line 1/,
    ],
    ['a declaration inside', '<r>\n<a><!ELEMENT a ANY></a></r>', /declaration is not allowed \(line 2/],
    ['an unknown entity', '<r>\n<a>\n&x;</a></r>', /&x;.*\(line 2/],
    ['no end of the root', '<r><a/>', /The end of r is missing/],
    ['no end of a record', '<r><a>', /The end of r is missing/],
    ['no end of a tag', '<r><a', /missing/],
    ['ends in the wrong order', '<r>\n<a><b></a></b></r>', /ends nothing that is open \(line 2/],
    ['another end of the root', '<r><a/></s>', /<\/s> ends nothing that is open/],
    ['a second root', '<r></r><r></r>', /second root/],
    ['text beside records', '<r>text<a/></r>', /only elements can stand: t/],
    ['no element', '   ', /no element/],
    ['an end only', '</r>', /ends nothing/],
    ['depth', `<r>${'<a>'.repeat(70)}${'</a>'.repeat(70)}</r>`, /levels deep/],
    ['a forbidden character', '<r><a>\u0001</a></r>', /cannot stand in XML/],
    ['a text without end', `<r><a>${'x'.repeat(9000)}</a></r>`, /longer than 1000|More than 1000/],
    ['a comment without end', `<r><!--${'x'.repeat(9000)}`, /More than 1000/],
    ['an attribute without end', `<r><a b="${'x'.repeat(9000)}`, /More than 1000/],
    ['depth without end', `<r>${'<a>'.repeat(9000)}`, /More than 1000/],
    ['a first tag without end', `<r ${'x '.repeat(9000)}`, /More than 1000/],
  ])('is refused for %s', (_, text, message) => {
    expect(() => read(text, pieceLength)).toThrow(message)
    expect(() => read(text, pieceLength)).toThrow(XmlReadError)
  })
})

it('counts lines through the whole document', () => {
  const lines = Array.from({ length: 500 }, () => '<a>\n</a>').join('\n')
  expect(() => read(`<r>\n${lines}\n<a>\n&no;</a>\n</r>`, 100)).toThrow(/line 1002/)
})
