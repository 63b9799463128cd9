import {
  type ApplicableLegislation,
  applicableLegislations,
} from '#core/code-lists/eudamed/applicable-legislations.ts'
import { type EntityState, entityStates } from '#core/code-lists/eudamed/entity-states.ts'
import { type MarketCountry, marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { type EudamedRiskClass, eudamedRiskClasses } from '#core/code-lists/eudamed/risk-classes.ts'
import { inside, optional, sequence } from '#core/files/xml-shape.ts'
import { codeOf, integer, text, token } from '#core/files/xml-values.ts'
import { countryOf } from '#core/markets/eu/message/address.ts'
import { type Envelope, envelopeTable, type MessageHead } from '#core/markets/eu/message/message.ts'

/** Which devices to download, all that is given being true of them (s:DIDownloadServiceCriteriaType). */
export interface DownloadCriteria {
  readonly ARActorCode?: string
  /** Competent authority. */
  readonly CAActorCode?: string
  readonly NBActorCode?: string
  /** Or the EUDAMED DI of a legacy device. */
  readonly BasicUDIDICode?: string
  readonly BasicUDIVersionDate?: string
  readonly MFActorCode?: string
  /** Or the EUDAMED ID of a legacy device. */
  readonly UDIDICode?: string
  readonly UDIDIVersionDate?: string
  readonly Country?: MarketCountry
  readonly RiskClass?: EudamedRiskClass
  /** Submitted or registered. */
  readonly State?: EntityState
  readonly ApplicableLegislation?: ApplicableLegislation
}

/** DEVICE.GET: asks for the devices EUDAMED has, a page at a time (m:PullRequestType). */
export interface DeviceGet extends MessageHead {
  /** From 0. */
  readonly pageNumber?: number
  /** 1 to 300. */
  readonly pageSize?: number
  readonly criteria?: DownloadCriteria
}

/** m:CriteriaPayloadType around the criteria for devices. */
const downloadCriteria = inside(
  'm:diDownloadCriteria',
  sequence<DownloadCriteria>({
    ARActorCode: optional('s:ARActorCode', token),
    CAActorCode: optional('s:CAActorCode', text),
    NBActorCode: optional('s:NBActorCode', token),
    BasicUDIDICode: optional('s:BasicUDIDICode', text),
    BasicUDIVersionDate: optional('s:BasicUDIVersionDate', token),
    MFActorCode: optional('s:MFActorCode', token),
    UDIDICode: optional('s:UDIDICode', text),
    UDIDIVersionDate: optional('s:UDIDIVersionDate', token),
    Country: optional('s:Country', countryOf(marketCountries)),
    RiskClass: optional('s:RiskClass', codeOf(eudamedRiskClasses)),
    State: optional('s:State', codeOf(entityStates)),
    ApplicableLegislation: optional('s:ApplicableLegislation', codeOf(applicableLegislations)),
  }),
)

/** What the request says besides its envelope. */
type Request = Pick<DeviceGet, 'pageNumber' | 'pageSize' | 'criteria'>

export const deviceGetShape = sequence<Envelope & Request>({
  ...envelopeTable,
  pageNumber: optional('m:pageNumber', integer),
  pageSize: optional('m:pageSize', integer),
  criteria: optional('m:criteriaPayload', downloadCriteria),
})
