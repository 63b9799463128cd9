import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diag } from 'libxml2-wasm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadXmlSchema } from '#server/files/xml-schema.ts'

const xs = 'http://www.w3.org/2001/XMLSchema'
const entry = `<xs:schema xmlns:xs="${xs}" xmlns:o="urn:other" targetNamespace="urn:list" elementFormDefault="qualified">
  <xs:import namespace="urn:other" schemaLocation="other.xsd"/>
  <xs:element name="list"><xs:complexType><xs:sequence>
    <xs:element name="row" type="o:Row" maxOccurs="unbounded"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`
const imported = `<xs:schema xmlns:xs="${xs}" targetNamespace="urn:other">
  <xs:simpleType name="Row"><xs:restriction base="xs:string"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>
</xs:schema>`

// A directory with a space, as people have them.
let directory = ''
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'schema set '))
  writeFileSync(join(directory, 'entry.xsd'), entry)
  writeFileSync(join(directory, 'other.xsd'), imported)
  writeFileSync(
    join(directory, 'broken.xsd'),
    `<xs:schema xmlns:xs="${xs}"><xs:element name="a" type="b"/></xs:schema>`,
  )
  writeFileSync(join(directory, 'secret.txt'), 'abc')
})
afterAll(() => rmSync(directory, { recursive: true }))

const validate = (xml: string) => loadXmlSchema(directory, 'entry.xsd').validate(xml)

describe('validate', () => {
  it('finds nothing in a valid document', () => {
    expect(validate('<l:list xmlns:l="urn:list"><l:row>abc</l:row></l:list>')).toEqual([])
  })

  it('reports every error with its line, a plain message and the path of the element', () => {
    const problems = validate(
      '<l:list xmlns:l="urn:list">\n<l:row>abcd</l:row>\n<l:row>abc</l:row>\n<l:line/>\n</l:list>',
    )
    expect(problems).toMatchObject([
      {
        line: 2,
        path: '/l:list/l:row[1]',
        message: expect.stringContaining("Element 'row': [facet 'maxLength']"),
      },
      {
        line: 4,
        path: '/l:list/l:line',
        message: expect.stringContaining("Element 'line': This element is not expected"),
      },
    ])
  })

  it('counts lines past 65,535', () => {
    expect(
      validate(`<l:list xmlns:l="urn:list">${'\n'.repeat(70_000)}<l:row>abcd</l:row></l:list>`),
    ).toMatchObject([{ line: 70_001 }])
  })

  it.each([
    ['what is not well-formed', '<l:list xmlns:l="urn:list"><l:row>'],
    ['what is empty', ''],
  ])('reports %s', (_, xml) => {
    expect(validate(xml)).not.toEqual([])
  })

  it.each([
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "secret.txt">]>'],
    ['an entity that grows', '<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY x "&a;&a;&a;&a;">]>'],
  ])('refuses %s before reading it', (_, doctype) => {
    const xml = `<?xml version="1.0"?>\n${doctype}<l:list xmlns:l="urn:list"><l:row>&x;</l:row></l:list>`
    expect(validate(xml)).toEqual([{ line: 2, message: 'A document type declaration is not allowed' }])
  })
})

it('keeps no document, valid or not', () => {
  diag.configure({ enabled: true })
  for (const row of ['abc', 'abcd', '<'])
    validate(`<l:list xmlns:l="urn:list"><l:row>${row}</l:row></l:list>`)
  expect(diag.report()).toEqual({})
  diag.configure({ enabled: false })
})

describe('loadXmlSchema', () => {
  it('compiles a set once', () => {
    expect(loadXmlSchema(directory, 'entry.xsd')).toBe(loadXmlSchema(`${directory}/.`, 'entry.xsd'))
  })

  it.each(['missing.xsd', 'broken.xsd'])('says which set cannot be used: %s', (name) => {
    expect(() => loadXmlSchema(directory, name)).toThrow(new RegExp(`cannot be used: .*${name}`))
  })
})
