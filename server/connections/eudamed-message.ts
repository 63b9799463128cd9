import { escaped } from '#server/files/html-page.ts'
import type { Reach } from './driver.ts'

/** What messages to EUDAMED have around them, whichever way they take through an access point. */

export const ebms = 'http://docs.oasis-open.org/ebxml-msg/ebms/v3.0/ns/core/200704/'
/** It must be the same in the header and in the body. */
export const payload = 'cid:message'

const of = ({ settings }: Reach, name: string): string => escaped(settings[name]?.trim() ?? '')

function typed(reach: Reach, name: string): string {
  const type = of(reach, `${name}Type`)
  return type === '' ? '' : ` type="${type}"`
}

const party = (reach: Reach, side: 'own' | 'register'): string =>
  `<eb:PartyId${typed(reach, `${side}Party`)}>${of(reach, `${side}Party`)}</eb:PartyId><eb:Role>${of(reach, `${side}Role`)}</eb:Role>`

/** Who sends what to whom; `around` are parts that the web service has before and after. */
export const userMessage = (
  reach: Reach,
  around: { readonly before?: string; readonly after?: string } = {},
): string =>
  [
    around.before ?? '',
    `<eb:PartyInfo><eb:From>${party(reach, 'own')}</eb:From><eb:To>${party(reach, 'register')}</eb:To></eb:PartyInfo>`,
    `<eb:CollaborationInfo><eb:Service${typed(reach, 'service')}>${of(reach, 'service')}</eb:Service><eb:Action>${of(reach, 'action')}</eb:Action></eb:CollaborationInfo>`,
    `<eb:MessageProperties><eb:Property name="originalSender">${of(reach, 'originalSender')}</eb:Property><eb:Property name="finalRecipient">${of(reach, 'finalRecipient')}</eb:Property></eb:MessageProperties>`,
    around.after ?? '',
  ].join('')

/** The security token is in the bytes that leave, and nowhere else; null where there is no place for it. */
export function withToken(xml: string, token: string): string | null {
  const places = [...xml.matchAll(/<m:recipient>[\s\S]*?<m:service>/g)]
  const [place] = places
  if (!place || places.length !== 1) return null
  const at = place.index + place[0].length
  return `${xml.slice(0, at)}<s:serviceAccessToken>${escaped(token)}</s:serviceAccessToken>${xml.slice(at)}`
}

export const noPlaceForToken = 'The file is not a message the token can be put into'
