import { describe, expect, it } from 'vitest'
import { isIfaCarrier, parseIfaCarrier } from './ifa-carrier.ts'

const message = (...elements: string[]) => `[)>\u001e06\u001d${elements.join('\u001d')}\u001e\u0004`
const parse = (text: string) => parseIfaCarrier(text, 2026)

describe('IFA UDI carrier', () => {
  it.each([
    message('9N110375286414', '1TABC123', 'D270600', 'S12345', '16D20240131'),
    message('9N110375286414', '1TABC123', 'D270600', 'S12345', '16D20240131').slice(0, -2),
  ])('reads PPN, lot, expiry, serial number and manufacture: %j', (text) => {
    const result = parse(text)
    expect(result).toMatchObject({
      valid: true,
      scheme: 'IFA',
      parts: {
        form: 'ifa',
        deviceIdentifier: '110375286414',
        deviceIdentifierKind: 'ppn',
        lot: 'ABC123',
        serial: '12345',
        expires: { date: '2027-06-30', day: 'end-of-month' },
        manufactured: { date: '2024-01-31' },
      },
    })
    for (const { value, index } of result.parts.elements ?? []) {
      expect(text.slice(index, index + value.length)).toBe(value)
    }
  })

  it.each([
    [message('9N110375286415'), 'wrong_check_characters'],
    [message('9N110375286414', 'D271301'), 'bad_date'],
    [message('9N110375286414', '16D2024013'), 'bad_date'],
    [message('9N110375286414', '1'), 'unknown_element'],
    [message('9N110375286414', '', '1TA'), 'unknown_element'],
    [message('9N110375286414', '1T'), 'too_short'],
    [message('1TABC'), 'no_device_identifier'],
  ])('%j is refused: %s', (text, code) => {
    expect(parse(text)).toMatchObject({ valid: false, problem: { code } })
  })

  it('keeps data identifiers it does not know, and takes a separator at the end', () => {
    const result = parse(message('9N110375286414', '8P09521234000013', '1TA', ''))
    expect(result).toMatchObject({
      valid: true,
      warnings: [{ code: 'unknown_element' }],
      parts: { lot: 'A', elements: [{}, { identifier: '8P', value: '09521234000013' }, {}] },
    })
  })

  it('is known by its first characters', () => {
    expect(isIfaCarrier(message('9N1'))).toBe(true)
    expect(isIfaCarrier('110375286414')).toBe(false)
  })
})
