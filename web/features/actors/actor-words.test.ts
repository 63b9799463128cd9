import { describe, expect, it } from 'vitest'
import { certificationFields } from '#core/dictionary/certification/index.ts'
import { operatorFields } from '#core/dictionary/operator/index.ts'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { actorTabs, readActorsScreen } from './actors-search.ts'

describe('the screen of economic operators', () => {
  it('is titled, and has its four tabs in order [S3-2.14-01, S3-2.14-02]', () => {
    expect(screensTexts['/actors'].title).toBe('Economic Operators')
    expect(actorTabs.map((tab) => actorsTexts.tabs[tab])).toEqual([
      'Overview',
      'Bulk Upload',
      'Device Links',
      'Certifications',
    ])
  })

  it('lists operators under the columns chosen [S3-OPEN-30]', () => {
    const { name, type, srn, country, status } = actorsTexts.columns
    expect([name, type, srn, country, status]).toEqual(['Name', 'Type', 'SRN', 'Country', 'Status'])
  })

  it('says what became of saving in the specified words [S3-8-19, S3-8-20, S3-8-35, S3-8-36, S3-8-37]', () => {
    const { form, certificationForm } = actorsTexts
    expect([form.failed, form.created, form.updated]).toEqual([
      'Failed to save economic operator',
      'Economic operator created successfully',
      'Economic operator updated successfully',
    ])
    expect([certificationForm.addFailed, certificationForm.added]).toEqual([
      'Failed to add certification',
      'Certification added successfully',
    ])
  })

  it('asks for the specified fields [S3-2.14-11, S3-2.14-12]', () => {
    const specified =
      'actorType name legalName srn address city postalCode country vatNumber website email phone contactPerson contactEmail isActive'
    expect(Object.keys(operatorFields)).toEqual(expect.arrayContaining(specified.split(' ')))
    expect(Object.keys(certificationFields)).toEqual([
      'certificationType',
      'certificationNumber',
      'issuingBody',
      'issueDate',
      'expiryDate',
      'scope',
    ])
  })

  it('keeps each tab to itself in the address', () => {
    expect(readActorsScreen({ tab: 'links', role: 'importer', validity: 'expired', page: '2' })).toEqual({
      tab: 'links',
      role: 'importer',
      page: 2,
    })
    expect(readActorsScreen({ tab: 'nonsense', type: 'importer', operator: '7' })).toEqual({
      type: 'importer',
      operator: 7,
    })
    expect(readActorsScreen({ tab: 'upload', job: '3', of: 'certifications' })).toEqual({
      tab: 'upload',
      job: 3,
      of: 'certifications',
    })
  })
})
