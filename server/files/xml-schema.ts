import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ErrorDetail, ParseOption, XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

/** One thing an XML schema, or XML itself, objects to. */
export interface XmlProblem {
  readonly line: number
  readonly message: string
  /** XPath of the element, where it can be told. */
  readonly path?: string
}

/** A compiled schema set. */
export interface XmlSchema {
  /** Everything wrong with the document; nothing when it is valid. */
  validate(xml: string): XmlProblem[]
}

/** Nothing is fetched or expanded for a document; its lines are counted past 65,535; its bytes are UTF-8. */
const documentOptions =
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_BIG_LINES |
  ParseOption.XML_PARSE_IGNORE_ENC

const compiled = new Map<string, XmlSchema>()
let filesReadable = false

/**
 * The schema set in a directory, compiled at the first call and kept for the life of the process; a new release
 * of a set belongs into a directory of its own. `entry` is the file that imports the others.
 *
 * Throws an Error naming the file when the set is missing or broken.
 */
export function loadXmlSchema(directory: string, entry: string): XmlSchema {
  const file = resolve(join(directory, entry))
  const known = compiled.get(file)
  if (known !== undefined) return known
  const validator = compile(file)
  const schema: XmlSchema = { validate: (xml) => validate(validator, xml) }
  compiled.set(file, schema)
  return schema
}

function compile(file: string): XsdValidator {
  // libxml2 reads imported files itself; only schemas make it do so, never the documents validated.
  if (!filesReadable) filesReadable = xmlRegisterFsInputProviders()
  let document: XmlDocument | undefined
  try {
    document = XmlDocument.fromBuffer(readFileSync(file), { url: file, option: ParseOption.XML_PARSE_NONET })
    return XsdValidator.fromDoc(document)
  } catch (error) {
    throw new Error(`The schema set cannot be used: ${file}: ${messageOf(error)}`, { cause: error })
  } finally {
    document?.dispose()
  }
}

function validate(validator: XsdValidator, xml: string): XmlProblem[] {
  // A message has no document type; refusing it keeps entities out altogether.
  const doctype = xml.indexOf('<!DOCTYPE')
  if (doctype !== -1) {
    return [
      {
        line: xml.slice(0, doctype).split('\n').length,
        message: 'A document type declaration is not allowed',
      },
    ]
  }
  let document: XmlDocument | undefined
  try {
    // Taking bytes is much quicker than taking a string.
    document = XmlDocument.fromBuffer(Buffer.from(xml), { option: documentOptions })
    validator.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error
    // Of empty text libxml2 only says that it failed.
    return error.details.length > 0 ? error.details.map(problem) : [{ line: 1, message: error.message }]
  } finally {
    document?.dispose()
  }
}

function problem({ line, message, xpath }: ErrorDetail): XmlProblem {
  // libxml2 writes out every namespace, which hides the element's name behind a long address.
  const plain = message.replaceAll(/\{[^{}]*\}(?=[\w*])/g, '').trim()
  return xpath === undefined ? { line, message: plain } : { line, message: plain, path: xpath }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error)
}
