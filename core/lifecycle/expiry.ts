/** Expiry states. */
export const validities = ['valid', 'within-90-days', 'within-30-days', 'expired', 'no-expiry'] as const
export type Validity = (typeof validities)[number]

/** Days before expiry at which users are notified, once each. */
export const expiryThresholds = [90, 30] as const

const dayMs = 86_400_000

/** Whole days until a day (YYYY-MM-DD); 0 is today, negative is past. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs)
}

/** The day itself is still valid. */
export function validityOn(expiryDate: string | null, today: string): Validity {
  if (expiryDate === null) return 'no-expiry'
  const days = daysUntil(expiryDate, today)
  if (days < 0) return 'expired'
  if (days <= 30) return 'within-30-days'
  return days <= 90 ? 'within-90-days' : 'valid'
}

/** The day so many days after another. */
export function dayAfter(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}
