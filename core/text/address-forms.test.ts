import { expect, it } from 'vitest'
import { emailForm, webAddressForm } from './address-forms.ts'

it.each([
  'https://www.example.com/ifu',
  'http://example.com',
  'HTTPS://EXAMPLE.COM:8443/a?b=c#d',
  'www.example.com',
  'example.com/a b'.replace(' ', '%20'),
  'https://müller-medizin.de/anleitung',
])('%s is a web address', (address) => expect(webAddressForm.test(address)).toBe(true))

it.each([
  '',
  'see manual',
  'none',
  'https://',
  'https://localhost',
  'example.com/a b',
  'info@example.com',
  'a..b',
  'ftp://example.com',
])('%j is no web address', (address) => expect(webAddressForm.test(address)).toBe(false))

it.each(['a@example.com', 'a.b+c@müller.example'])('%s is an e-mail address', (address) =>
  expect(emailForm.test(address)).toBe(true),
)

it.each(['', 'a', 'a@', '@example.com', 'a@b', 'a b@example.com', 'a@b@example.com'])(
  '%j is no e-mail address',
  (address) => expect(emailForm.test(address)).toBe(false),
)
