import { expect, it } from 'vitest'
import type { MasterStatus } from './master-status.ts'
import { type LivedVersion, validityOf } from './validity.ts'

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T08:00:00.000Z`

const version = (
  major: number,
  status: MasterStatus,
  days: { created: number; updated?: number; approved?: number },
): LivedVersion => ({
  version: { major, minor: 0, draft: major > 1 && days.approved === undefined },
  status,
  createdAt: day(days.created),
  updatedAt: day(days.updated ?? days.created),
  approvedAt: days.approved === undefined ? null : day(days.approved),
})

it.each<[string, readonly LivedVersion[], readonly (readonly [from: number | null, to: number | null])[]]>([
  ['saved as it is', [version(1, 'active', { created: 1 })], [[1, null]]],
  [
    'replaced by the next',
    [version(1, 'archived', { created: 1, updated: 5 }), version(2, 'active', { created: 3, approved: 5 })],
    [
      [1, 5],
      [5, null],
    ],
  ],
  [
    'with a draft after it',
    [version(1, 'active', { created: 1 }), version(2, 'draft', { created: 3 })],
    [
      [1, null],
      [null, null],
    ],
  ],
  [
    'deleted long after it was replaced',
    [version(1, 'deleted', { created: 1, updated: 9 }), version(2, 'active', { created: 3, approved: 5 })],
    [
      [1, 5],
      [5, null],
    ],
  ],
  ['deleted while it was in force', [version(1, 'deleted', { created: 1, updated: 4 })], [[1, 4]]],
  [
    'deleted while it was in force, after another',
    [
      version(1, 'active', { created: 1, updated: 7 }),
      version(2, 'deleted', { created: 3, approved: 5, updated: 7 }),
    ],
    [
      [1, null],
      [5, 7],
    ],
  ],
  [
    'deleted one after the other',
    [
      version(1, 'active', { created: 1, updated: 9 }),
      version(2, 'deleted', { created: 2, approved: 3, updated: 9 }),
      version(3, 'deleted', { created: 4, approved: 5, updated: 7 }),
    ],
    [
      [1, null],
      [3, 9],
      [5, 7],
    ],
  ],
  [
    'deleted after it was replaced, before another that was deleted in force',
    [
      version(1, 'active', { created: 1, updated: 8 }),
      version(2, 'deleted', { created: 2, approved: 3, updated: 6 }),
      version(3, 'deleted', { created: 4, approved: 5, updated: 8 }),
    ],
    [
      [1, null],
      [3, 5],
      [5, 8],
    ],
  ],
  [
    'deleted after it was replaced, before the last one was',
    [
      version(1, 'deleted', { created: 1, updated: 6 }),
      version(2, 'deleted', { created: 3, approved: 5, updated: 8 }),
    ],
    [
      [1, 5],
      [5, 8],
    ],
  ],
  ['deleted as a draft', [version(2, 'deleted', { created: 1, updated: 4 })], [[null, null]]],
])('a version %s is valid from and to', (_, versions, expected) => {
  const found = versions.map((each) => validityOf(each, versions))
  expect(found).toEqual(
    expected.map(([from, to]) => ({
      validFrom: from === null ? null : day(from),
      validTo: to === null ? null : day(to),
    })),
  )
})
