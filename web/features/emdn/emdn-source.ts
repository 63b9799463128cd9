import { findEmdnCodes } from '#web/data/emdn.ts'

/** Codes of the nomenclature by number or words. */
export async function findEmdn(search: string, signal: AbortSignal) {
  const entries = await findEmdnCodes(search, { limit: 6 }, signal)
  return entries.map(({ code, term }) => ({
    id: `emdn-${code}`,
    title: code,
    detail: term,
    href: `/emdn?${new URLSearchParams({ code })}`,
  }))
}
