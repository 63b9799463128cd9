import { expect, it } from 'vitest'
import { releaseWantedBy } from './release-wanted.ts'

it.each<[string, string | undefined]>([
  [
    "The value '3.0.30' of attribute 'version' on element 'm:Push' is not valid. The attribute must have a value of '3.0.32'.",
    '3.0.32',
  ],
  [
    "Element 'Push', attribute 'version': The value '3.0.25' does not match the fixed value constraint '3.0.30'.",
    '3.0.30',
  ],
  ['Message version: expected 3.0.32 but was 3.0.30', '3.0.32'],
  ['The version of the message is not 3.0.32', '3.0.32'],
  ["EUDAMED's current version is 4", undefined],
  ['The UDI-DI 3.0.32 is registered already', undefined],
  ['See version 1.2.3.4 of the guide', undefined],
])('%s', (operationErrorDetail, release) => {
  expect(releaseWantedBy({ operationErrorDetail })).toBe(release)
})
