import { describe, expect, it } from 'vitest'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { dtxNamespaces } from '#core/markets/eu/message/dtx-release.ts'
import { elementFields, fieldOfElement } from '#core/markets/eu/reader/element-fields.ts'
import { sentFields } from '../sent-fields.ts'

const udiDi = '/m:Push/m:payload/device:Device[2]/device:MDRUDIDIData'

describe('the field of an element', () => {
  it.each([
    ['/m:Push/m:payload/device:BasicUDI/basicudi:riskClass', 'riskClass'],
    ['/m:Push/m:payload/device:BasicUDI/basicudi:modelName', 'deviceName'],
    ['/m:Push/m:payload/device:BasicUDI/basicudi:modelName/commondi:model', 'modelNumber'],
    ['/m:Push/m:payload/device:BasicUDI/basicudi:identifier/commondi:DICode', 'basicUdiDi'],
    [`${udiDi}/udidi:identifier/commondi:issuingEntityCode`, 'udiDiIssuingEntity'],
    [`${udiDi}/udidi:tradeNames/lsn:name[2]/lsn:textValue`, 'tradeNames'],
    [`${udiDi}/udidi:packages/udidi:package[3]/udidi:identifier/commondi:DICode`, 'packages'],
    [
      `${udiDi}/udidi:productDesignerActor/udidi:productDesignerOrganisation/party:geographicAddress/address:city`,
      'originalManufacturerCity',
    ],
    ['/m:Push/m:payload/pd:DTXProductDesigner/pdt:productDesignerActor', 'originalManufacturerSrn'],
    [`${udiDi}/udidi:substances/udidi:substance/udidi:INN`, 'medicinalSubstances'],
    ['/m:Push/m:sender/m:node', undefined],
    [udiDi, undefined],
    ['', undefined],
  ])('%s is %s', (path, field) => {
    expect(fieldOfElement(path)).toBe(field)
  })

  it('is a field there is, of an element there is', () => {
    for (const [element, field] of Object.entries(elementFields)) {
      expect(submissionFields).toHaveProperty(field)
      for (const step of element.split('/')) expect(dtxNamespaces).toHaveProperty(step.split(':')[0] ?? '')
    }
  })

  it('is there for every field EUDAMED takes and changes with a device', () => {
    const listed = new Set<string>(Object.values(elementFields))
    // These stand beside others in one element, which names the first of them.
    const shared = ['additionalEmdnCodes', 'singleUse', 'endocrineSubstances']
    const forgotten = sentFields.map(({ id }) => id).filter((id) => !listed.has(id) && !shared.includes(id))
    expect(forgotten).toEqual([])
  })
})
