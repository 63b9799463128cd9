import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type ApplicationIdentifier,
  applicationIdentifierAt,
  applicationIdentifiers,
  findApplicationIdentifier,
  valueLimits,
} from './gs1-application-identifiers.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

const dictionary = `${process.env.HUB_REFERENCE_DIR ?? ''}/identifiers/gs1-syntax-dictionary.txt`

describe('GS1 application identifiers', () => {
  it.each([
    ['01', true, 14, 14],
    ['10', false, 1, 20],
    ['17', true, 6, 6],
    ['3103', true, 6, 6],
    ['414', true, 13, 13],
    ['422', false, 3, 3],
    ['421', false, 4, 12],
    ['7003', false, 10, 10],
    ['3695', true, 6, 6],
    ['8003', false, 14, 30],
    ['8008', false, 8, 12],
    ['8013', false, 1, 25],
    ['95', false, 1, 90],
  ])('(%s)', (ai, predefinedLength, min, max) => {
    const entry = findApplicationIdentifier(ai)
    expect(entry).toMatchObject({ ai, predefinedLength })
    expect(entry && valueLimits(entry)).toEqual({ min, max })
  })

  it('are found at a place in a text', () => {
    expect(applicationIdentifierAt('xx8012V1', 2)?.ai).toBe('8012')
    expect(applicationIdentifierAt('10LOT', 0)?.ai).toBe('10')
    expect(applicationIdentifierAt('10LOT', 5)).toBeUndefined()
    expect(findApplicationIdentifier('04')).toBeUndefined()
  })

  it('are no beginnings of one another', () => {
    const all = applicationIdentifiers.map((entry) => entry.ai)
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((ai) => all.some((other) => other !== ai && other.startsWith(ai)))).toEqual([])
  })
})

describe.skipIf(!existsSync(dictionary))('the GS1 Barcode Syntax Dictionary', () => {
  const formatOf = ({ components }: ApplicationIdentifier) =>
    components
      .map(({ characters, min, max, optional }) => {
        const format = `${characters}${min < max ? '..' : ''}${max}`
        return optional ? `[${format}]` : format
      })
      .join(' ')

  it('agrees with every row of the table', () => {
    const official = new Map<string, { format: string; predefinedLength: boolean }>()
    for (const line of readFileSync(dictionary, 'utf8').split('\n')) {
      const match = /^([0-9]+)(?:-([0-9]+))?\s+([*?]*)\s*(\[?[NXYZ].*)$/.exec(line)
      if (!match) continue
      const [, first = '', last = first, flags = '', specification = ''] = match
      const components = specification
        .split(/\s+/)
        .filter((word) => /^\[?[NXYZ](\.\.)?[0-9]+\]?(,|$)/.test(word))
      // 8003's leading zero is a component of its own there.
      const format = components
        .map((word) => word.replace(/,.*/, ''))
        .join(' ')
        .replace('N1 N13', 'N14')
      for (let number = Number(first); number <= Number(last); number++) {
        const ai = String(number).padStart(first.length, '0')
        official.set(ai, { format, predefinedLength: flags.includes('*') })
      }
    }
    expect(official.size).toBeGreaterThan(200)
    for (const entry of applicationIdentifiers) {
      const { ai, predefinedLength } = entry
      expect({ ai, format: formatOf(entry), predefinedLength }).toEqual({ ai, ...official.get(ai) })
    }
  })
})
