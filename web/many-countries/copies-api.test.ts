import { expect, it } from 'vitest'
import { copiedInAll } from './copies-api.ts'

it('adds up what became of each portion, country by country', () => {
  const refused = [{ masterDiId: 7, message: 'Gone' }]
  expect(
    copiedInAll([
      [
        { country: 'A', made: 2, drafts: [], existing: 1, refused: [] },
        { country: 'B', made: 0, drafts: [], existing: 3, refused: [] },
      ],
      [{ country: 'A', made: 1, drafts: [], existing: 0, refused }],
    ]),
  ).toEqual([
    { country: 'A', made: 3, drafts: [], existing: 1, refused },
    { country: 'B', made: 0, drafts: [], existing: 3, refused: [] },
  ])
})
