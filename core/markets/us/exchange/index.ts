import { registers } from '#core/code-lists/registers.ts'
import type { MarketExchange, UploadWords } from '#core/markets/exchange.ts'
import { unconfirmed } from '../../spl/table.ts'
import { usChangeRules } from '../changes.ts'
import { textOf } from '../gudid-values.ts'
import { splFile } from '../spl-file.ts'
import { gatewayAnswers } from './answer.ts'
import { changedFields, judgeChange } from './judge-change.ts'
import { plan, release } from './plan.ts'
import { gudidServices } from './services.ts'

const words: UploadWords = {
  release: () => `HL7 SPL, ${unconfirmed}`,
  playground: 'GUDID pre-production testing',
  steps: (place) => [
    `1. Send the files to ${place} through the Electronic Submissions Gateway (ESG) of the FDA, each as a submission of its own.`,
    '2. Record in the Export Center of the hub that they were sent.',
    '3. Wait for three acknowledgements: only the third says whether GUDID accepted the record.',
    '   Enter it at each submission: the date, or the reason for the refusal.',
    '4. Enter in GUDID by hand what is named at a file as "By hand": no public source says where a file has it.',
  ],
}

/** GUDID as a register that takes files; what it answers, people enter by hand (decision D132). */
export const gudidExchange: MarketExchange = {
  ...registers.US,
  file: splFile.id,
  environmentSetting: 'gudidEnvironment',
  releaseOf: () => release,
  services: gudidServices,
  plan,
  words,
  documents: { keyOf: (document) => textOf(document, 'udiDi') || undefined },
  changedFields,
  judgeChange,
  connectionAnswers: gatewayAnswers,
  changeRules: usChangeRules,
}
