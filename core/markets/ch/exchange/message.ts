import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { RegisterMessage } from '#core/markets/exchange.ts'
import { chFields, toldStatuses } from '../fields.ts'
import { swissdamedJson } from '../files.ts'
import { bodyOf } from '../swissdamed/device-body.ts'

/** The market status of a device and its packages, set once swissdamed has the device. */
interface MarketStatusBody {
  readonly marketStatus: string
  readonly udiDis: readonly object[]
  readonly packageUdiDis: readonly object[]
}

/** What leaves for swissdamed's interface: where the device goes, what is said of it, and what follows. */
export interface SwissdamedMessage {
  /** The last part of the address. */
  readonly kind: string
  readonly device: Readonly<Record<string, unknown>>
  readonly marketStatus: MarketStatusBody | null
}

interface Di {
  readonly diCode: string
  readonly issuingEntityCode: string
}

function messageOf(document: AnyDocument, messageId: string): SwissdamedMessage | null {
  const written = bodyOf(document, messageId)
  if (!written) return null
  const { kind, body } = written
  return { kind, device: body, marketStatus: marketStatusOf(document, body) }
}

/** The status that swissdamed would be told; undefined of a device that is not on the Swiss market yet. */
export const toldStatusOf = ({ chMarketStatus }: AnyDocument): string | undefined =>
  toldStatuses.find(({ code }) => code === chMarketStatus)?.code

function marketStatusOf(
  document: AnyDocument,
  body: Readonly<Record<string, unknown>>,
): MarketStatusBody | null {
  const marketStatus = toldStatusOf(document)
  if (!marketStatus) return null
  const { identifier: basic } = body.basicUdi as { readonly identifier: Di }
  const { identifier, packages } = body.udiDi as {
    readonly identifier: Di
    readonly packages: readonly { readonly identifier: Di }[]
  }
  return {
    marketStatus,
    udiDis: [
      {
        ...identifier,
        basicUdiDiCode: basic.diCode,
        basicUdiIssuingEntityCode: basic.issuingEntityCode,
      },
    ],
    packageUdiDis: packages.map((one) => one.identifier),
  }
}

const written = (document: AnyDocument, messageId: string): string =>
  `${JSON.stringify(messageOf(document, messageId), null, 2)}\n`

/** Made of the same submission as the file; in controlled mode the JSON draft is approved with it. */
export const swissdamedMessage: RegisterMessage = {
  file: swissdamedJson.id,
  write: written,
  asks: ({ chMarketStatus }, { marketStatus }) =>
    marketStatus === 'send' && isBlank(chMarketStatus)
      ? `The connection is set to send the market status to swissdamed. Choose "${chFields.chMarketStatus?.label}" in the submission, or set the connection to "Somebody sets it in swissdamed".`
      : null,
  saysTheSame: (before, now) => written(before, '') === written(now, ''),
}
