export const countryTabs = ['information', 'submissions', 'form'] as const
export type CountryTab = (typeof countryTabs)[number]

/** What of the country screen stands in the address bar. */
export interface CountrySearch {
  readonly tab?: CountryTab
  /** The submission in the form; none for a new one. */
  readonly submission?: number
}

/** Reads it as it comes; whatever is unreadable falls back. */
export function readCountrySearch(search: Readonly<Record<string, unknown>>): CountrySearch {
  const tab = countryTabs.find((known) => known === search.tab)
  const submission = Number(search.submission)
  return {
    ...(tab && { tab }),
    ...(Number.isInteger(submission) && submission > 0 && { submission }),
  }
}
