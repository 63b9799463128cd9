import { type Asked, ask } from './asked.ts'

/** About the devices of tests/assistant-portfolio.ts. */
export const ownQuestions: readonly Asked[] = [
  ask('Which of my devices are not ready for the EU?', [/SutureX/], [/GlucoCheck/, /Old Clamp/, /WoundPad/]),
  ask('Which devices were refused by EUDAMED?', [/OrthoPin/], [/LensView/, /AirMask/, /GlucoCheck/]),
  ask('Why was OrthoPin refused?', [/MDNCodes is not known/]),
  ask(
    'Which submissions have been sent but not answered yet?',
    [/LensView/],
    [/OrthoPin/, /CardioFlow/, /GlucoCheck/],
  ),
  ask('Which devices have no EMDN code?', [/SutureX/], [/CardioFlow/, /WoundPad/]),
  ask('Which of our submissions are out of date?', [/AirMask/], [/GlucoCheck/, /ScopeClean/]),
  ask('What is waiting for my approval?', [/ScopeClean/], [/AirMask/]),
  ask('Which certificates expire within the next three months?', [/CE 700100/, /31 January 2027/]),
  ask('How many devices do we have?', [/8 devices/], [/Old Clamp/]),
  ask('Which devices are registered in EUDAMED?', [/GlucoCheck/], [/OrthoPin/, /SutureX/, /LensView/]),
  ask(
    'How many of our devices are class IIa?',
    [/3 devices/, /LensView/, /ScopeClean/, /AirMask/],
    [/OrthoPin/],
  ),
  ask('Which devices are aimed at Japan?', [/WoundPad/], [/CardioFlow/]),
  ask('Which of our devices are implantable?', [/OrthoPin/], [/SutureX/, /WoundPad/]),
  ask('What is missing of SutureX for the EU?', [/SutureX/, /required fields? missing|Not begun/]),
  ask('When does the certificate of the CardioFlow pump expire?', [/31 January 2027/]),
  ask('What class is GlucoCheck?', [/Class C/]),
  ask('Which approved submissions have no file yet?', [/CardioFlow/], [/AirMask/, /OrthoPin/]),
  ask('Which devices have not been started in the US?', [/CardioFlow/, /WoundPad/], [/OrthoPin/]),
  ask('What comes due for my devices within a year?', [/28 November 2026|9 November|10 January 2027/]),
  ask('What is our SRN?', [/DE-MF-000012345/]),
]
