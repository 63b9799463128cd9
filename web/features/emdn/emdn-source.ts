import { emdnApi } from '#core/contract/emdn.ts'
import { findEmdnCodes } from '#web/data/emdn.ts'
import { recordFormTexts } from '#web/messages/en/record-form.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'

/** Codes of the nomenclature by number or words; where an extract has none, the link to load the rest. */
export async function findEmdn(search: string, signal: AbortSignal) {
  const entries = await findEmdnCodes(search, { limit: 6 }, signal)
  if (entries.length === 0) return looksLikeDevice(search) ? wayToTheRest(signal) : []
  return entries.map(({ code, term }) => ({
    id: `emdn-${code}`,
    title: code,
    detail: term,
    href: `/emdn?${new URLSearchParams({ code })}`,
  }))
}

/** Words or the beginning of a code, as opposed to a record number. */
const looksLikeDevice = (search: string): boolean =>
  /^[^\d]{3,}$/.test(search) || /^[a-z]\d{2,12}$/i.test(search)

async function wayToTheRest(signal: AbortSignal) {
  const versions = await call(emdnApi.versions, { signal })
  const current = versions.find(({ isCurrent }) => isCurrent)
  if (!current || current.complete) return []
  const t = wordsOf(recordFormTexts.nomenclature)
  const detail = t('noMatchInExtract', { count: current.entries })
  return [{ id: 'emdn-load', title: t('loadFull'), detail, href: '/emdn?tab=versions' }]
}
