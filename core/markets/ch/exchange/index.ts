import { registers } from '#core/code-lists/registers.ts'
import type { ExchangeService, MarketExchange, UploadWords } from '#core/markets/exchange.ts'
import { eudamedXml, messageRelease } from '../files.ts'
import { swissdamedAnswers } from './answer.ts'
import { swissdamedMessage } from './message.ts'
import { changedFields, deviceService, plan } from './plan.ts'

/** No source says what swissdamed's upload page calls it. */
const newDevice: ExchangeService = {
  id: deviceService,
  title: 'A device with its Basic UDI-DI',
  purpose: 'Registers one UDI-DI together with its Basic UDI-DI and its packages.',
}

const words: UploadWords = {
  release: (release) => `release ${release} of EUDAMED's data exchange, which it takes`,
  steps: (place) => [
    `1. Sign in to ${place} and upload the files in the order below. Each holds one device.`,
    '2. Record in the Export Center of the hub that they were sent.',
    `3. Enter what ${place} answered at each submission: its number and the date, or the reason for a refusal.`,
    '4. Set the market status of each device there: no file does that, and without it the device is not on the market.',
  ],
}

/** swissdamed as a register that takes files, whose answers people enter; its machines take messages (decision D138). */
export const swissdamedExchange: MarketExchange = {
  ...registers.CH,
  file: eudamedXml.id,
  environmentSetting: 'swissdamedEnvironment',
  releaseOf: () => messageRelease,
  services: [newDevice],
  plan,
  words,
  connectionAnswers: swissdamedAnswers,
  message: swissdamedMessage,
  changedFields,
}
