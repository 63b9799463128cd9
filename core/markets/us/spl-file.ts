import type { MarketFile } from '../market.ts'
import { splDocument } from '../spl/document.ts'
import { unconfirmed } from '../spl/table.ts'
import { gapsOf } from '../table-file.ts'
import { heldWhere, publishedFrom } from './form/publishing.ts'
import { usRegulatorFields } from './regulator-fields.ts'
import { ofNewRecords, ofNewRecordsFilled, ofNewRecordsMessages } from './required.ts'
import { splTitle } from './spl-title.ts'
import { valuesOf, withoutPlace } from './spl-values.ts'

/** The file GUDID takes. What leaves is made by `plan`, which knows the set id and the version it has come to. */
export const splFile: MarketFile = {
  id: 'spl',
  label: `HL7 SPL (${unconfirmed})`,
  format: 'xml',
  nature: {
    kind: 'unconfirmed',
    format: 'HL7 SPL',
    source:
      'Published device SPL, the SPL style sheet of the FDA and HL7 C-CDA; the Implementation Files of the FDA have not been seen',
    asOf: '2026-11-26',
  },
  missing: gapsOf({
    regulatorFields: usRegulatorFields,
    requirements: ofNewRecords,
    messages: ofNewRecordsMessages,
    whereFilled: ofNewRecordsFilled,
    publishedFrom,
    heldWhere,
  }),
  write(document, { correlationId, messageId, createdAt }) {
    const on = createdAt.slice(0, 10)
    const title = splTitle(withoutPlace(document))
    const header = { id: messageId, setId: correlationId, version: 1, sectionId: messageId, on, title }
    return { service: 'SPL', content: splDocument('US', header, valuesOf(document, on)).write() }
  },
}
