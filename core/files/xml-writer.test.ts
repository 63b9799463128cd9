import { describe, expect, it } from 'vitest'
import { container, element, leaf, type XmlElement } from '#core/files/xml-tree.ts'
import { writeXml, XmlWriteError } from '#core/files/xml-writer.ts'

const namespaces = {
  xsi: 'http://www.w3.org/2001/XMLSchema-instance',
  a: 'urn:a',
  b: 'urn:b&c',
  unused: 'urn:d',
}
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

function errorOf(root: XmlElement): XmlWriteError {
  try {
    writeXml(root, { namespaces })
  } catch (error) {
    if (error instanceof XmlWriteError) return error
  }
  throw new Error('nothing was refused')
}

describe('layout', () => {
  const root = element('a:root', [leaf('a:x', 'one'), container('a:y', [leaf('b:z', 2)])])

  it('writes one line without indentation and declares only what occurs', () => {
    expect(writeXml(root, { namespaces })).toBe(
      `${head}<a:root xmlns:a="urn:a" xmlns:b="urn:b&amp;c"><a:x>one</a:x><a:y><b:z>2</b:z></a:y></a:root>\n`,
    )
  })

  it('indents elements and leaves text alone', () => {
    expect(writeXml(root, { namespaces, indent: '  ' })).toBe(
      `${head}<a:root xmlns:a="urn:a" xmlns:b="urn:b&amp;c">
  <a:x>one</a:x>
  <a:y>
    <b:z>2</b:z>
  </a:y>
</a:root>
`,
    )
  })

  it('declares the prefix inside xsi:type', () => {
    expect(writeXml(element('a:root', [], { 'xsi:type': 'b:Kind', version: '1' }), { namespaces })).toBe(
      `${head}<a:root xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:a="urn:a" xmlns:b="urn:b&amp;c" xsi:type="b:Kind" version="1"/>\n`,
    )
  })
})

describe('escaping', () => {
  it.each([
    ['a & b < c > d', 'a &amp; b &lt; c &gt; d'],
    [']]>', ']]&gt;'],
    [`"quoted" 'text'`, `"quoted" 'text'`],
    ['line\nfeed\ttab', 'line\nfeed\ttab'],
    ['carriage\r\nreturn', 'carriage&#13;\nreturn'],
    ['Ünïcödé 漢字 😀 \u0085', 'Ünïcödé 漢字 😀 \u0085'],
  ])('writes the text %j', (text, written) => {
    expect(writeXml({ name: 'a:x', attributes: {}, content: text }, { namespaces })).toContain(
      `>${written}</a:x>`,
    )
  })

  it.each([
    ['a & "b" < c', 'a &amp; &quot;b&quot; &lt; c'],
    ['tab\tline\nreturn\r', 'tab&#9;line&#10;return&#13;'],
  ])('writes the attribute %j', (value, written) => {
    expect(writeXml(element('a:x', [], { note: value }), { namespaces })).toContain(` note="${written}"/>`)
  })
})

describe('refusals', () => {
  it.each([
    ['NUL', '\u0000', 'U+0000'],
    ['a bell', 'ding\u0007', 'U+0007'],
    ['a form feed', '\f', 'U+000C'],
    ['a lone high surrogate', 'x\uD800y', 'U+D800'],
    ['a lone low surrogate', '\uDE00', 'U+DE00'],
    ['a non-character', '\uFFFF', 'U+FFFF'],
  ])('refuses %s and says where it stands', (_, text, code) => {
    const rows = [leaf('a:row', 'fine'), container('a:row', [leaf('b:cell', text)])]
    const error = errorOf(element('a:root', rows))
    expect(error.path).toBe('/a:root/a:row[2]/b:cell')
    expect(error.message).toBe(`Character ${code} cannot stand in XML at /a:root/a:row[2]/b:cell`)
  })

  it('refuses them in attributes too', () => {
    expect(errorOf(element('a:root', [], { note: '\u0001' })).path).toBe('/a:root')
  })

  it('refuses a prefix nobody declared', () => {
    expect(errorOf(element('a:root', [leaf('nobody:x', 1)])).message).toContain('nobody:x')
  })
})
