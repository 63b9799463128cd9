import { createFormatter } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { formats } from '#web/messages/language.ts'
import { dayWords } from './use-day.ts'

describe('a calendar day', () => {
  it.each(['Pacific/Pago_Pago', 'America/New_York', 'UTC', 'Europe/Berlin', 'Pacific/Kiritimati'])(
    'is the same day in %s',
    (timeZone) => {
      const format = createFormatter({ locale: 'en-GB', timeZone, formats })
      expect(dayWords(format, '2026-11-30')).toBe('30 Nov 2026')
      expect(dayWords(format, '2027-01-01')).toBe('1 Jan 2027')
      // A summer time begins.
      expect(dayWords(format, '2026-03-08')).toBe('8 Mar 2026')
    },
  )
})
