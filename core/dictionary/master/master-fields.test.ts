import { describe, expect, it } from 'vitest'
import type { Field } from '../field.ts'
import { masterFields, masterSections } from './index.ts'

const fields: Readonly<Record<string, Field>> = masterFields

describe('the form of a master record', () => {
  it.each([
    [0, 'Core UDI Information', 'S1-2.6-13'],
    [1, 'Target Regulatory Jurisdictions', 'S1-2.6-14'],
    [2, 'Device Characteristics', 'S1-2.6-15'],
    [3, 'Packaging & Storage', 'S1-2.6-16'],
    [4, 'Material Composition', 'S1-2.6-17'],
    [5, 'Technical Information', 'S1-2.6-18'],
  ])('has at place %i the section %s [%s]', (place, section) => expect(masterSections[place]).toBe(section))

  it('has no other section', () => expect(masterSections).toHaveLength(6))

  it.each([
    ['deviceName', 'Device name is required', 'S1-5-01'],
    ['manufacturerName', 'Manufacturer name is required', 'S1-5-02'],
    ['deviceNumber', 'Device number is required', 'S1-5-03'],
    ['targetCountries', 'At least one target country is required', 'S1-5-04'],
  ])('wants %s: %s [%s]', (id, message) => expect(fields[id]?.requiredMessage).toBe(message))

  it('wants nothing else [S1-5-07]', () => {
    expect(Object.values(fields).filter(({ requiredMessage }) => requiredMessage)).toHaveLength(4)
  })
})
