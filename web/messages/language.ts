export const locale = 'en-GB'

export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Times name their zone, and dates are read alike everywhere: 22 Nov 2026 (decision D43). */
export const formats = {
  // Messages that are compiled know no format that is not named here.
  number: { percent: { style: 'percent' } },
  dateTime: {
    instant: {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    },
    day: { year: 'numeric', month: 'short', day: 'numeric' },
  },
} as const

declare module 'use-intl' {
  interface AppConfig {
    Locale: typeof locale
    Formats: typeof formats
  }
}
