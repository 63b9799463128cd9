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

/** How a certificate of a notified body stands by its end; its renewal takes longer. What was withdrawn runs no more. */
export const certificateValidities = [
  'not-in-force',
  'expired',
  'within-30-days',
  'within-90-days',
  'within-180-days',
  'later',
  'not-stated',
] as const
export type CertificateValidity = (typeof certificateValidities)[number]

/** Days before the end of such a certificate at which people are told, once each. */
export const certificateThresholds = [180, 90, 30] as const

export function certificateValidityOn(
  { expiryDate, inForce }: { readonly expiryDate: string | null; readonly inForce: boolean },
  today: string,
): CertificateValidity {
  if (!inForce) return 'not-in-force'
  if (expiryDate === null) return 'not-stated'
  const days = daysUntil(expiryDate, today)
  if (days < 0) return 'expired'
  if (days <= 30) return 'within-30-days'
  if (days <= 90) return 'within-90-days'
  return days <= 180 ? 'within-180-days' : 'later'
}

/** When the renewal of a certificate is to be done: so many days before its end, and not before today. */
export const renewalLeadDays = 90

export function renewalDue(expiryDate: string, today: string, leadDays: number = renewalLeadDays): string {
  const due = dayAfter(expiryDate, -leadDays)
  return due < today ? today : due
}

/** Days before its end at which a renewal begins where nobody has decided otherwise; 0 begins none (decision D140). */
export const usualRenewalDays = { certificates: 180, others: 90 } as const
