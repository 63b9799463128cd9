import type { ListedDevice, RegisterPage, RegisterSource } from '#core/markets/register.ts'
import { isObject, listAt, numberAt, textAt } from './json-values.ts'

/** The addresses of EUDAMED's public site (reference eudamed-public-api, 1.2 and 1.3). */

const pageSize = 300
/** Sent with every question: without them it is refused. */
const always = 'iso2Code=en&languageIso2Code=en'

export const publicSite: RegisterSource = {
  pageAddress: (base, actor, page) =>
    `${base}/devices/udiDiData?page=${page}&pageSize=${pageSize}&size=${pageSize}&${always}&srn=${encodeURIComponent(actor)}`,

  readPage(answer, actor): RegisterPage {
    if (!isObject(answer) || !Array.isArray(answer.content)) {
      return { devices: [], total: 0, pages: 0, problem: 'The answer is no page of devices.' }
    }
    const hits = listAt(answer, 'content')
    // An unknown filter is ignored, and the whole register comes back.
    const stranger = hits.find(
      (hit) => ![textAt(hit, 'manufacturerSrn'), textAt(hit, 'mfOrPrSrn')].includes(actor),
    )
    const devices = hits.flatMap((hit): ListedDevice[] => {
      const [id, udiDi, group] = [textAt(hit, 'uuid'), textAt(hit, 'primaryDi'), textAt(hit, 'basicUdi')]
      return id === undefined || hit.latestVersion === false
        ? []
        : [{ id, udiDi: udiDi ?? '', group: group ?? id }]
    })
    return {
      devices,
      total: numberAt(answer, 'totalElements') ?? hits.length,
      pages: numberAt(answer, 'totalPages') ?? 1,
      problem: stranger
        ? `The register did not look for ${actor}: its answer names devices of ${textAt(stranger, 'manufacturerSrn') ?? 'nobody'}.`
        : null,
    }
  },

  certificatesAddress: (base, actor, page) =>
    `${base}/certificates/search/?page=${page}&pageSize=${pageSize}&size=${pageSize}&${always}&actorSrn=${encodeURIComponent(actor)}`,

  readCertificatesPage(answer, actor) {
    if (!isObject(answer) || !Array.isArray(answer.content)) {
      return { pages: 0, count: 0, problem: 'The answer is no page of certificates.' }
    }
    const hits = listAt(answer, 'content')
    const stranger = hits.find((hit) => textAt(hit, 'actorSrn') !== actor)
    return {
      pages: numberAt(answer, 'totalPages') ?? 1,
      count: hits.length,
      problem: stranger
        ? `The register did not look for ${actor}: its answer names certificates of ${textAt(stranger, 'actorSrn') ?? 'nobody'}.`
        : null,
    }
  },

  detailAddresses: (base, { id, group }) => [
    { name: `udi-di-${id}.json`, url: `${base}/devices/udiDiData/${id}?${always}` },
    // One answer serves all devices of a Basic UDI-DI.
    { name: `basic-udi-of-${group}.json`, url: `${base}/devices/basicUdiData/udiDiData/${id}?${always}` },
  ],
}
