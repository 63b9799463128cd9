import { expect, it } from 'vitest'
import { answerNote, outcomeInNote, registrationNote } from './answer-note.ts'

it('the outcome is read from a note as it was written, whatever the register remarked', () => {
  const of = { service: 'DEVICE', environment: 'production' }
  const remark = 'An earlier device was accepted (or rejected): see there'
  for (const outcome of ['accepted', 'rejected'] as const)
    for (const said of ['', remark]) expect(outcomeInNote(answerNote({ ...of, outcome }, said))).toBe(outcome)
  const registered = { register: 'EUDAMED', environment: 'production', version: 2, fileName: 'rejected.xml' }
  expect(outcomeInNote(registrationNote(registered))).toBe('accepted')
  expect(outcomeInNote('answers.xml answers devices.xml: 2 rejected')).toBeUndefined()
})
