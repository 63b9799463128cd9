import { findSubmissions as foundSubmissions } from '#web/data/submissions.ts'

/** So many submissions are offered at once. */
const offered = 6

/** Submissions by device, UDI-DI or Basic UDI-DI, as their list finds them. */
export async function findSubmissions(search: string, signal: AbortSignal) {
  const items = await foundSubmissions(search, offered, signal)
  return items.flatMap((item) => {
    const [country] = item.targetCountries
    // One without a record has no screen of its own yet.
    if (item.masterDiId === null || country === undefined) return []
    const codes = [item.basicUdiDi, item.udiDi].filter((code) => code !== null && code !== '')
    return [
      {
        id: `submission-${item.id}`,
        title: `${item.deviceName ?? item.deviceNumber} (${country})`,
        detail: codes.join(' · '),
        href: `/country-specific/${country}/${item.masterDiId}?tab=form&submission=${item.id}`,
      },
    ]
  })
}
