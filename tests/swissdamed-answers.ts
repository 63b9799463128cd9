import { riskClasses } from '#core/code-lists/risk-classes.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { bodyOf } from '#core/markets/ch/swissdamed/device-body.ts'

/** What swissdamed's public site answers of a device that was sent to it. */

export function swissdamedDetail(document: AnyDocument) {
  const written = bodyOf(document, 'c')
  if (!written) throw new Error('swissdamed has no place for this device')
  const { basicUdi, udiDi } = written.body as {
    readonly basicUdi: Readonly<Record<string, unknown>>
    readonly udiDi: Readonly<Record<string, unknown>>
  }
  const codes = udiDi.nomenclatureCodes as readonly string[]
  return {
    basicUdi: { ...basicUdi, companyName: document.manufacturerName },
    udiDi: {
      ...udiDi,
      id: 4711,
      nomenclatureCodes: codes.map((code) => ({ code, term: `The term of ${code}` })),
      marketStatus: 'ON_THE_MARKET',
      lastModifiedAt: '2026-11-20T08:00:00Z',
    },
  }
}

/** A page of a search, as POST public/udi/basic-udis answers it. */
export const swissdamedPage = (documents: readonly AnyDocument[]) => ({
  values: documents.map((document) => ({
    basicUdiDiCode: document.basicUdiDi,
    companyName: document.manufacturerName,
    deviceName: document.deviceName,
    modelName: document.modelNumber,
    deviceType: document.legislation ?? 'MDR',
    riskClass: riskClasses.find(({ code }) => code === document.riskClass)?.eudamed,
    udiDis: [
      {
        id: 4711,
        udiDiCode: document.udiDi,
        tradeNames: ((document.tradeNames ?? []) as readonly { language: string; text: string }[]).map(
          ({ language, text }) => ({ language, textValue: text }),
        ),
        marketStatus: 'ON_THE_MARKET',
        lastModifiedAt: '2026-11-20T08:00:00Z',
      },
    ],
  })),
})
