import type { Found } from '#core/files/xml-shape.ts'
import type { ElementReport } from '../reader/answers.ts'

/** A release as EUDAMED writes it, not part of a longer number. */
const release = /(?<![\d.])\d{1,3}\.\d{1,3}\.\d{1,3}(?!\.?\d)/g

/** Words that validators put before the value they want: "must have a value of", "fixed", "expected", "supported". */
const wanting = /\b(?:must|should|expect\w*|requir\w*|fixed|supported)\b/i

/** The release EUDAMED asks for when it refuses a message for the version of its root element (E-I-40000). */
export function releaseWantedBy({
  operationErrorDetail = '',
  operationDetail = '',
}: Found<ElementReport>): string | undefined {
  const told = `${operationErrorDetail} ${operationDetail}`
  if (!/\bversion\b/i.test(told)) return undefined
  const asked = wanting.exec(told)
  const afterwards = asked ? told.slice(asked.index).match(release)?.[0] : undefined
  return afterwards ?? told.match(release)?.at(-1)
}
