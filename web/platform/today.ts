/** Today as YYYY-MM-DD. Days are calendar days in UTC, as on the server (decision D142). */
export const today = (): string => new Date().toISOString().slice(0, 10)
