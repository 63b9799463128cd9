import { expect, it } from 'vitest'
import { mentionsIn } from './mentions.ts'

const names = ['ada', 'ada.lovelace', 'Grace Hopper', 'g.h']

it.each([
  ['@ada, please look', ['ada']],
  ['Asked @Ada.Lovelace.', ['ada.lovelace']],
  ['(@grace hopper) and @g.h', ['Grace Hopper', 'g.h']],
  ['@ada @ada', ['ada', 'ada']],
  ['@adam and ada@ada.example', []],
  ['@ @@ @nobody', []],
  ['@@ada', ['ada']],
])('%j names %j', (text, named) => {
  const found = mentionsIn(text, names)
  expect(found.map(({ username }) => username)).toEqual(named)
  for (const { at } of found) expect(text[at]).toBe('@')
})
