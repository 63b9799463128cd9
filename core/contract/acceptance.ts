import { z } from 'zod'
import { environments } from '#core/markets/exchange.ts'
import { endpoint } from './endpoint.ts'
import { FileNature } from './file-nature.ts'

/** When a register last took a file that left this hub. */
const LastAcceptance = z.object({
  at: z.string(),
  fileId: z.int(),
  fileName: z.string(),
  /** As an answer of the register said, or as somebody entered. */
  told: z.enum(['answer', 'by-hand']),
})

const InEnvironment = z.object({
  environment: z.enum(environments),
  /** How often the register accepted or refused a submission in a file of this hub; an update counts again. */
  accepted: z.int(),
  refused: z.int(),
  last: LastAcceptance.nullable(),
})

export const Acceptance = z.object({
  market: z.string(),
  /** The files the hub makes for it; the first is the one it is about where the register takes files. */
  files: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      nature: FileNature,
      /** The register takes this one, by what the source says. */
      isSent: z.boolean(),
    }),
  ),
  /** None where nothing that left this hub was answered. */
  environments: z.array(InEnvironment),
})
export type Acceptance = z.infer<typeof Acceptance>

/** What went through connections of one kind; what a kind rests on stands in core/connections. */
const ByConnection = z.object({
  kind: z.string(),
  environment: z.enum(environments),
  /** Files that were handed over, and those of them that were answered. */
  handedOver: z.int(),
  answered: z.int(),
  lastAnswerAt: z.string().nullable(),
})

export const AcceptanceLedger = z.object({
  markets: z.array(Acceptance),
  /** None where nothing was sent through one. */
  connections: z.array(ByConnection),
})
export type AcceptanceLedger = z.infer<typeof AcceptanceLedger>

export const acceptanceApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/export/acceptance',
    access: 'view-submissions',
    summary:
      'What each kind of file rests on, and when a register last took one that left this hub, and what went through connections',
    response: AcceptanceLedger,
  }),
}
