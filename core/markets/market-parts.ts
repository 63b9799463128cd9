import type { AnyDocument } from '#core/dictionary/field.ts'
import { takenBy } from '#core/rules/explanations.ts'
import type { MarketModule } from './market.ts'

/** Answers most markets give alike. */

/** A UDI-DI has one submission in a market; a second one of the same device is reported too (BR-003, decision D52). */
export const uniqueUdiDi: Pick<MarketModule, 'questions' | 'factsAbout'> = {
  questions: [{ name: 'sameUdiDi', field: 'udiDi', isDi: true, ofAnyDevice: true, atMost: 3 }],
  factsAbout: (_document, { sameUdiDi = [] }) => udiDiTaken(sameUdiDi),
}

/** The facts that other submissions have the UDI-DI, and which ones. */
export const udiDiTaken = (others: readonly AnyDocument[]): string[] =>
  others.length === 0 ? [] : ['udi-di-taken', ...others.map((other) => `${takenBy}${nameOf(other)}`)]

/** The database adds `submissionId` and `deviceNumber` to each document. */
function nameOf({ submissionId, deviceName, deviceNumber }: AnyDocument): string {
  const device = [deviceName, deviceNumber && `device ${deviceNumber}`].filter(Boolean).join(', ')
  return `no. ${submissionId ?? '?'}${device === '' ? '' : ` (${device})`}`
}
