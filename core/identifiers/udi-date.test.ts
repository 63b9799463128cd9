import { describe, expect, it } from 'vitest'
import { readUdiDate, type UdiDateFormat } from './udi-date.ts'

describe('dates of UDI carriers', () => {
  it.each<[string, UdiDateFormat, string]>([
    ['141231', 'YYMMDD', '2014-12-31'],
    ['240229', 'YYMMDD', '2024-02-29'],
    ['092805', 'MMDDYY', '2005-09-28'],
    ['19051512', 'YYMMDDHH', '2019-05-15'],
    ['20015', 'YYJJJ', '2020-01-15'],
    ['20366', 'YYJJJ', '2020-12-31'],
    ['1913521', 'YYJJJHH', '2019-05-15'],
    ['20130202', 'YYYYMMDD', '2013-02-02'],
    ['014032', 'cYYJJJ', '2014-02-01'],
    ['999001', 'cYYJJJ', '1999-01-01'],
    ['2612312359', 'YYMMDDHHmm', '2026-12-31'],
  ])('%s as %s is %s', (text, format, date) => {
    expect(readUdiDate(text, format, 'other', 2026)).toMatchObject({
      original: text,
      originalFormat: format,
      date,
      day: 'given',
    })
  })

  it.each<[string, UdiDateFormat]>([
    ['', 'YYMMDD'],
    ['14123', 'YYMMDD'],
    ['141331', 'YYMMDD'],
    ['140031', 'YYMMDD'],
    ['140230', 'YYMMDD'],
    ['230229', 'YYMMDD'],
    ['14123a', 'YYMMDD'],
    ['14\u0661231', 'YYMMDD'],
    ['090005', 'MMDDYY'],
    ['19000', 'YYJJJ'],
    ['19366', 'YYJJJ'],
    ['20367', 'YYJJJ'],
    ['19051524', 'YYMMDDHH'],
    ['2612312360', 'YYMMDDHHmm'],
    ['20130200', 'YYYYMMDD'],
  ])('%j as %s does not exist', (text, format) => {
    expect(readUdiDate(text, format, 'expiry', 2026)).toBeUndefined()
  })

  it.each([
    ['76', 2026, '2076'],
    ['77', 2026, '1977'],
    ['49', 1999, '2049'],
    ['50', 1999, '1950'],
    ['00', 2026, '2000'],
    ['26', 2026, '2026'],
  ])('the year %s seen from %i is %s', (digits, referenceYear, year) => {
    expect(readUdiDate(`${digits}0101`, 'YYMMDD', 'other', referenceYear)?.date).toBe(`${year}-01-01`)
  })

  it('without a day an expiry means the end of the month, any other date the month', () => {
    expect(readUdiDate('240200', 'YYMMDD', 'expiry', 2026)).toMatchObject({
      date: '2024-02-29',
      day: 'end-of-month',
    })
    expect(readUdiDate('240200', 'YYMMDD', 'other', 2026)).toMatchObject({
      date: '2024-02',
      day: 'not-given',
    })
    expect(readUdiDate('0905', 'MMYY', 'expiry', 2026)).toMatchObject({
      date: '2005-09-30',
      day: 'end-of-month',
    })
  })

  it('keeps the hour', () => {
    expect(readUdiDate('19051512', 'YYMMDDHH', 'expiry', 2026)).toMatchObject({ time: '12' })
    expect(readUdiDate('2612312359', 'YYMMDDHHmm', 'expiry', 2026)).toMatchObject({ time: '23:59' })
    expect(readUdiDate('190515', 'YYMMDD', 'expiry', 2026)).not.toHaveProperty('time')
  })
})
