import { type Actor, type ActorInput, actorsApi } from '#core/contract/actors.ts'
import {
  type Certification,
  type CertificationInput,
  certificationsApi,
} from '#core/contract/certifications.ts'
import { type DeviceLinkInput, deviceLinksApi } from '#core/contract/device-links.ts'
import type { UploadedNoun } from '#core/contract/list-filters.ts'
import type { CarriedChange } from '#web/data/actors.ts'
import { call, download } from '#web/platform/api-client.ts'

/** What is done with operators; what is read of them stands in web/data. */

export function saveOperator(id: number | undefined, body: ActorInput): Promise<Actor> {
  return id === undefined
    ? call(actorsApi.create, { body })
    : call(actorsApi.update, { params: { id }, body })
}

export const deleteOperator = (id: number, reason: string) =>
  call(actorsApi.delete, { params: { id }, body: { reason } })

export const carryOver = ({ id, fromRevision = null, also }: CarriedChange, fields: readonly string[]) =>
  call(actorsApi.sync, { params: { id }, body: { fromRevision, also, fields: [...fields], apply: true } })

export const addCertification = (operatorId: number, body: CertificationInput): Promise<Certification> =>
  call(certificationsApi.create, { params: { id: operatorId }, body })

export const changeCertification = (id: number, body: CertificationInput): Promise<Certification> =>
  call(certificationsApi.update, { params: { id }, body })

export const deleteCertification = (id: number, reason: string) =>
  call(certificationsApi.delete, { params: { id }, body: { reason } })

export const linkDevice = (body: DeviceLinkInput) => call(deviceLinksApi.create, { body })

export const removeLink = (id: number, reason: string) =>
  call(deviceLinksApi.delete, { params: { id }, body: { reason } })

export const downloadTemplate = (noun: UploadedNoun) => download(actorsApi.template, { query: { for: noun } })
