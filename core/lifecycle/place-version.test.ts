import { describe, expect, it } from 'vitest'
import type { MasterStatus } from './master-status.ts'
import { type KnownVersion, placeVersion } from './place-version.ts'

const version = (major: number, draft = false) => ({ major, minor: 0, draft })

const known = (id: number, status: MasterStatus, parentId: number | null = null): KnownVersion => ({
  id,
  versionNumber: `${id}.0`,
  version: version(id, status === 'draft'),
  status,
  isLatest: false,
  parentId,
})

const kindOf = (versions: readonly KnownVersion[], major: number, parentId: number | null) => {
  const wanted = { version: version(major, major > 1), parentId, changeReason: 'why' }
  const placement = placeVersion(versions, wanted)
  return placement.kind === 'invalid' ? placement.path : placement.kind
}

describe('the parent somebody names', () => {
  it.each<[string, readonly KnownVersion[], number, number, string]>([
    ['of a new device', [], 1, 7, 'parentId'],
    ['that is active', [known(1, 'active')], 2, 1, 'new-version'],
    ['that is archived', [known(1, 'archived'), known(2, 'active', 1)], 3, 1, 'new-version'],
    ['that is deleted', [known(1, 'deleted'), known(2, 'active')], 3, 1, 'parentId'],
    ['that is a draft', [known(1, 'draft')], 1, 1, 'parentId'],
    ['of another device', [known(1, 'active')], 2, 99, 'parentId'],
    ['of a version that is there', [known(1, 'active')], 1, 99, 'parentId'],
    ['as its version has it already', [known(1, 'deleted'), known(2, 'active', 1)], 2, 1, 'duplicate'],
  ])('%s', (_, versions, major, parentId, kind) => {
    expect(kindOf(versions, major, parentId)).toBe(kind)
  })

  it('may be left out', () => expect(kindOf([known(1, 'active')], 2, null)).toBe('new-version'))
})
