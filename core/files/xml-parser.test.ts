import { describe, expect, it } from 'vitest'
import { XmlReadError } from '#core/files/xml-error.ts'
import { parseXml, type XmlLimits } from '#core/files/xml-parser.ts'
import type { XmlElement } from '#core/files/xml-tree.ts'
import { writeXml } from '#core/files/xml-writer.ts'
import { amount, within } from '#tests/amount.ts'

const namespaces = { xsi: 'http://www.w3.org/2001/XMLSchema-instance', a: 'urn:a', b: 'urn:b' }
const declared = 'xmlns:a="urn:a" xmlns:b="urn:b" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'

const parse = (text: string, limits?: Partial<XmlLimits>) => parseXml(text, { namespaces, limits })
const inside = (text: string) => parse(`<a:x ${declared}>${text}</a:x>`).content

function errorOf(text: string, limits?: Partial<XmlLimits>): XmlReadError {
  try {
    parse(text, limits)
  } catch (error) {
    if (error instanceof XmlReadError) return error
  }
  throw new Error('nothing was refused')
}

describe('what is read', () => {
  it('is elements, attributes and text, with their lines', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<a:r ${declared} v='1'>\n  <b:s>one</b:s>\n  <b:t/>\n</a:r>\n`
    expect(parse(text)).toEqual({
      name: 'a:r',
      attributes: { v: '1' },
      line: 2,
      content: [
        { name: 'b:s', attributes: {}, content: 'one', line: 3 },
        { name: 'b:t', attributes: {}, content: '', line: 4 },
      ],
    })
  })

  it.each([
    ['its own prefixes', '<a:r xmlns:a="urn:a"><b:s xmlns:b="urn:b"/></a:r>'],
    ['other prefixes', '<b:r xmlns:b="urn:a"><a:s xmlns:a="urn:b"/></b:r>'],
    ['none', '<r xmlns="urn:a"><s xmlns="urn:b"/></r>'],
  ])('has the names of the reader, the document having %s', (_, text) => {
    expect(parse(text)).toMatchObject({ name: 'a:r', content: [{ name: 'b:s' }] })
  })

  it('has the names of the reader in xsi:type too', () => {
    const text =
      '<q:r xmlns:q="urn:a" xmlns:t="http://www.w3.org/2001/XMLSchema-instance" t:type=" q:Kind "/>'
    expect(parse(text).attributes).toEqual({ 'xsi:type': 'a:Kind' })
  })

  it('names strangers by their namespace', () => {
    expect(parse('<x:r xmlns:x="urn:x"/>').name).toBe('{urn:x}r')
    expect(parse('<r/>').name).toBe('r')
  })

  it.each([
    ['references', '&lt;&#65;&#x1F600;&amp;amp;&quot;&apos;&gt;', '<A😀&amp;"\'>'],
    ['character data', 'a<![CDATA[<b>&amp;]]>c', 'a<b>&amp;c'],
    ['text around a comment and an instruction', 'a<!-- b -->c<?d e?>f', 'acf'],
    ['ends of lines', 'a\r\nb\rc&#13;d', 'a\nb\nc\rd'],
    ['blanks alone', '  \n ', '  \n '],
    ['any script', 'Ünïcödé 漢字 \u0085', 'Ünïcödé 漢字 \u0085'],
  ])('keeps %s', (_, text, read) => {
    expect(inside(text)).toBe(read)
  })

  it('leaves out white space, comments and instructions between elements', () => {
    const content = inside('\n <!-- x --> <b:y/> <?p i?>\n <b:y> z </b:y> ') as readonly XmlElement[]
    expect(content.map((element) => element.content)).toEqual(['', ' z '])
  })

  it('keeps the blanks of attributes that are written as references', () => {
    expect(parse('<r a="x\ty&#9;z&lt;"/>').attributes).toEqual({ a: 'x y\tz<' })
  })

  it('begins behind a byte order mark', () => {
    expect(parse('\uFEFF<?xml version="1.0"?><r/>').name).toBe('r')
  })

  it('is what the writer wrote', () => {
    const tree: XmlElement = {
      name: 'a:r',
      attributes: { 'xsi:type': 'b:T', n: '"\t<' },
      content: [{ name: 'b:s', attributes: {}, content: ' ]]> \r\n' }],
    }
    expect(parse(writeXml(tree, { namespaces }))).toMatchObject(tree)
  })

  it('takes names that objects have of themselves', () => {
    expect(Object.entries(parse('<r __proto__="x" constructor="y"/>').attributes)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
  })
})

describe('what is no document', () => {
  it.each([
    ['', 'There is no element (line 1)'],
    [' \n ', 'There is no element (line 2)'],
    ['hello', 'Text outside the root element: hello (line 1)'],
    ['<r/>\nx', 'Text outside the root element: x (line 1)'],
    ['<r/><s/>', 'There is a second root element (line 1)'],
    ['<r>\n<s>\n</r>', '</r> ends nothing that is open (line 3, /r/s)'],
    ['<r>\n<s>', 'The end of s is missing (line 2, /r/s)'],
    ['</r>', '</r> ends nothing that is open (line 1)'],
    ['<rs></r>', '</r> ends nothing that is open (line 1, /rs)'],
    ['<r', 'A tag has no end (line 1)'],
    ['<r a="1"b="2"/>', 'A tag has no end (line 1)'],
    ['<r / >', 'A > is missing (line 1, /r)'],
    ['<r a=1/>', 'The attribute a has no value in quotes (line 1)'],
    ['<r a/>', 'The attribute a has no value in quotes (line 1)'],
    ['<r a="1', 'The value of a has no end (line 1)'],
    ['<r a="<"/>', 'A < stands in the value of a (line 1)'],
    ['<r a="1" a="2"/>', 'The attribute a stands twice (line 1)'],
    ['<r>x<s/></r>', 'Text beside elements: x (line 1, /r)'],
    ['<r><s/><s/>x</r>', 'Text beside elements: x (line 1, /r)'],
    ['<r><s/><s>a]]></s></r>', ']]> cannot stand in a text (line 1, /r/s[2])'],
    ['<1/>', '1 is not a name (line 1)'],
    ['< />', ' is not a name (line 1)'],
    ['<a:r/>', 'Nothing declares the prefix of a:r (line 1)'],
    ['<r a:b="1"/>', 'Nothing declares the prefix of a:b (line 1)'],
    ['<a:b:c xmlns:a="urn:a"/>', 'a:b:c is not a name (line 1)'],
    ['<r xmlns:a=""/>', 'The prefix a cannot be declared as  (line 1)'],
    ['<r xmlns:xmlns="urn:a"/>', 'The prefix xmlns cannot be declared as urn:a (line 1)'],
    ['<r><!-- a -- b --></r>', '-- cannot stand in a comment (line 1, /r)'],
    ['<r><!-- a', 'A comment has no end (line 1, /r)'],
    ['<r><![CDATA[ a', 'A CDATA section has no end (line 1, /r)'],
    ['<![CDATA[a]]><r/>', 'Text outside the root element (line 1)'],
    ['<r><?p', 'A processing instruction has no end (line 1, /r)'],
    [' <?xml version="1.0"?><r/>', 'The XML declaration must be at the very beginning, or absent (line 1)'],
    ['<?xml version="1.1"?><r/>', 'Only XML 1.0 is read (line 1)'],
  ])('%j is refused', (text, message) => {
    expect(errorOf(text).message).toBe(message)
  })
})

describe('hostile input', () => {
  const laughs = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  )

  it.each([
    ['a document type', '<!DOCTYPE r><r/>', 'A document type'],
    [
      'a file from outside',
      '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>',
      'A document type',
    ],
    ['a billion laughs', `<!DOCTYPE r [<!ENTITY l0 "ha">${laughs.join('')}]><r>&l9;</r>`, 'A document type'],
    ['an entity of its own', '<r>&x;</r>', '&x; is not a reference'],
    ['an entity of HTML', '<r>&nbsp;</r>', '&nbsp; is not a reference'],
    ['a property of objects as an entity', '<r>&toString;</r>', '&toString; is not a reference'],
    ['a bare ampersand', '<r>a & b</r>', '& is not a reference'],
    ['a reference without end', `<r>&#${'0'.repeat(1000)}65;</r>`, '& is not a reference'],
    ['a reference to a control character', '<r>&#1;</r>', 'A reference to U+0001'],
    ['a reference to a surrogate', '<r>&#xD800;</r>', 'A reference to U+D800'],
    ['a reference beyond Unicode', '<r>&#x110000;</r>', '&#x110000; is not a reference'],
    ['a lone surrogate', '<r>\n\uD83D</r>', 'Character U+D83D cannot stand in XML (line 2)'],
    ['a lone surrogate behind pairs', '<r>😀😀\uDE00</r>', 'Character U+DE00'],
    ['UTF-16 read as bytes', '<\0r\0/\0>\0', 'Character U+0000'],
    ['UTF-16 in the wrong order', '\uFFFE<r/>', 'Character U+FFFE'],
    ['a byte order mark read as bytes', 'ï»¿<r/>', 'Text outside the root element: ï»¿'],
    ['two byte order marks', '\uFEFF\uFEFF<r/>', 'Text outside the root element'],
    ['UTF-16 bytes read in pairs', '㰀爀⼀㸀', 'Text outside the root element'],
  ])('%s is refused', (_, text, reason) => {
    expect(errorOf(text).message).toContain(reason)
  })

  it.each<[string, string, Partial<XmlLimits>, string]>([
    ['length', '<r>12345</r>', { length: 11 }, 'longer than 11 characters'],
    ['depth', '<r><r><r/></r></r>', { depth: 2 }, 'more than 2 levels deep (line 1, /r/r)'],
    ['elements', '<r><s/><s/></r>', { elements: 2 }, 'more than 2 elements'],
    ['attributes', '<r a="" b="" c=""/>', { attributes: 2 }, 'more than 2 attributes'],
  ])('is bounded in %s', (_, text, limits, reason) => {
    expect(errorOf(text, limits).message).toContain(reason)
  })

  /** Of what grows with the square the smaller amount ends within no day either. */
  const many = amount(500_000, 2_000_000)
  it.each([
    ['deep', '<r>'.repeat(many)],
    ['wide', `<r>${'<s/>'.repeat(many)}`],
    ['a huge attribute', `<r a="${'x'.repeat(10 * many)}"`],
    ['an attribute of references', `<r a="${'&amp;'.repeat(many)}"`],
    ['many attributes', `<r ${'a="" '.repeat(many)}/>`],
    ['a huge name', `<${'r'.repeat(10 * many)}/>`],
    ['a huge prefix', `<${'r'.repeat(10 * many)}:r/>`],
    ['a huge namespace', `<r xmlns="${'r'.repeat(10 * many)}"/>`],
    ['open comments', '<r>'.concat('<!--'.repeat(many))],
    ['open instructions', '<r>'.concat('<?'.repeat(many))],
    ['open tags', '<'.repeat(many)],
    ['quotes', `<r a=${'"'.repeat(many)}`],
    ['ampersands', `<r>${'&'.repeat(many)}</r>`],
    ['blanks', `<r>${' '.repeat(10 * many)}<s/>x`],
    ['line feeds', '\r'.repeat(10 * many)],
    [
      'namespaces that pile up',
      `${'<r xmlns:a="urn:a">'.repeat(63)}${'<r xmlns:b="urn:b"/>'.repeat(many / 20)}`,
    ],
  ])('is refused soon: %s', { timeout: within(20_000) }, (_, text) => {
    // What takes more than linear time never ends within the time of this test.
    expect(errorOf(text).message.length).toBeLessThan(400)
  })

  it('of 50 MB is read in bounded time and memory', { timeout: 60_000 }, () => {
    const text = `<r>${`<s>${'x'.repeat(93)}</s>`.repeat(500_000)}</r>`
    const before = process.memoryUsage().heapUsed
    const root = parse(text)
    expect(root.content).toHaveLength(500_000)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(400 * 1024 * 1024)
    expect(errorOf(`${text}${' '.repeat(5_000_000)}`).message).toContain('longer than')
  })
})
