/// <reference types="vite/client" />
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { markets } from '#core/code-lists/markets.ts'
import { Flag } from './flag.tsx'

const drawn = (code: string) => renderToStaticMarkup(createElement(Flag, { code }))
/** Which drawing it is: small ones stand in the page and say so themselves, of others the file does. */
const drawingOf = (code: string) =>
  /^<img.*(?:flag-icons-([a-z]{2})\b|\/([a-z]{2})\.svg)/.exec(drawn(code))?.slice(1).find(Boolean)

const specified = 'EU US CN JP KR AU CA CH SG BR TW SA IN TR EG AR MY CO'.split(' ')
const watched = 'US EU CN AU CA JP BR KR SG IN TW TH PH VN MY ID SA AE QA EG JO KW BH IL'.split(' ')

it('markets and the countries that are watched have flags of their own [S3-9-67, S3-OPEN-11]', () => {
  for (const code of [...specified, ...watched, ...markets.map((market) => market.code)]) {
    expect([code, drawingOf(code)]).toEqual([code, code.toLowerCase()])
  }
  expect(drawingOf('UK')).toBe('gb')
})

it.each(['GLOBAL', 'XX', '', 'eu'])('%j has the globe [S3-9-67, S3-9-68]', (code) => {
  expect(drawn(code)).toMatch(/^<svg[^>]*icon-world/)
})
