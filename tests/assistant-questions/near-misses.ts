import { type Asked, nobodyKnows } from './asked.ts'

/** Other fields that share words with this one: each stays unanswered. */
export const nearMisses: readonly Asked[] = [
  nobodyKnows('who regulates drugs in Brazil'),
  nobodyKnows('which agency regulates food in Taiwan'),
  nobodyKnows('is UDI mandatory for drugs in the US'),
  nobodyKnows('is EUDAMED mandatory for cosmetics'),
  nobodyKnows('deadline for tax returns in Australia'),
  nobodyKnows('what is the salary of a PRRC'),
  nobodyKnows('how much does a GS1 prefix cost'),
  nobodyKnows('how do I approve a loan'),
  nobodyKnows('what is planned for EUDAMED'),
  nobodyKnows('approval time in Korea'),
  nobodyKnows('which devices did our competitor register in eudamed'),
  nobodyKnows('which certificates did BSI withdraw'),
  nobodyKnows('anything new for Brazil?'),
  nobodyKnows('what is class C airspace in Singapore'),
  nobodyKnows('which format do invoices need in Mexico'),
  nobodyKnows('what has been rejected by the FDA in general'),
]
