import { type Asked, nobodyKnows } from './asked.ts'

/** What nobody here can know, however near it sounds. */
export const unknownQuestions: readonly Asked[] = [
  nobodyKnows('What does registration in EUDAMED cost?'),
  nobodyKnows('Which notified body is the fastest?'),
  nobodyKnows('What is the UDI deadline in Kenya?'),
  nobodyKnows('How many CardioFlow pumps did we sell last year?'),
  nobodyKnows('What is the phone number of the FDA?'),
  nobodyKnows('Will EUDAMED be down next week?'),
  nobodyKnows('Which of my devices were recalled?'),
  nobodyKnows('Is SutureX better than the product of our competitor?'),
  nobodyKnows('How long does a PMA review take?'),
  nobodyKnows('Who invented the barcode?'),
]
