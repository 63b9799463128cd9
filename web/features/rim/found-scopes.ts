import { certificatesApi } from '#core/contract/certificates.ts'
import { portfolioApi } from '#core/contract/portfolio.ts'
import { callShown } from '#web/platform/api-client.ts'
import type { Found } from '#web/ui/use-found.ts'

const given = (search: string) => ({ limit: 20, ...(search && { search }) })

/** A few certificates that somebody looks for by their number. */
export async function findCertificates(search: string, signal: AbortSignal): Promise<Found[]> {
  const shown = ['number', 'notifiedBody', 'holder'] as const
  const { items } = await callShown(certificatesApi.list, shown, given(search), signal)
  return items.map(({ id, number, notifiedBody, holder }) => ({
    id,
    name: `${number} (${notifiedBody})`,
    detail: holder ?? undefined,
  }))
}

/** A few product families that somebody looks for by their name. */
export async function findFamilies(search: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await callShown(portfolioApi.list, ['productFamily'], given(search), signal)
  return items.map(({ id, productFamily }) => ({ id, name: productFamily ?? String(id) }))
}
