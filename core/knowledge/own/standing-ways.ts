import type { MarketStage } from '#core/lifecycle/market-standing.ts'
import { termsOfTable } from '../question/full-vocabulary.ts'

/** What is asked of where devices stand. */
export type Need =
  | { readonly kind: 'any' | 'ready' | 'not-ready' | 'gaps' }
  | { readonly kind: 'stages'; readonly stages: readonly MarketStage[]; readonly words: string }

const waysOf = (text: string) => text.split('|').map(termsOfTable)

export type Ask = Need['kind'] | 'pending' | 'my-decision' | 'to-do' | 'deleted'
interface Row {
  readonly ask: Ask
  readonly ways: readonly ReadonlySet<string>[]
  readonly need?: Need
  /** Words that go with it and change nothing. */
  readonly may: ReadonlySet<string>
}
const stages = (words: string, list: readonly MarketStage[], ways: string, may = ''): Row => ({
  ...{ ask: 'stages', ways: waysOf(ways), need: { kind: 'stages', stages: list, words } },
  may: termsOfTable(may),
})
const plain = (kind: 'ready' | 'not-ready' | 'gaps', ways: string): Row => ({
  ...{ ask: kind, ways: waysOf(ways), need: { kind }, may: termsOfTable(withAny) },
})
const withAny = 'mandatory field eudamed data wait yet'

/** The ways to ask where devices stand; the way with most of the question’s words wins. */
export const rows: readonly Row[] = [
  plain(
    'not-ready',
    'wrong|not-ready|not ready|error|finding|error validate|finding validate|problem|not valid|not complete|work mandatory|work',
  ),
  plain('ready', 'ready xml|ready file|ready export|ready|ready register|ready mandatory'),
  plain(
    'gaps',
    'gap|missing|missing mandatory|gap mandatory|missing gap|missing fill|missing information|fill mandatory',
  ),
  stages(
    'refused by the register',
    ['refused'],
    'refused|reject|refused answer|reject answer|refused sent|refused submit|sent reject|refused fix|reject fix',
    'register eudamed return back regulator error answer',
  ),
  stages(
    'sent and not yet answered',
    ['sent'],
    'sent pending register|unanswered|nobody answer|sent unanswered|send unanswered|submit unanswered|file-made unanswered|export unanswered|answer unanswered|sent not answer|submit not answer|send not answer|sent without answer|submit without answer|register unanswered|sent pending|submit pending|answer missing|sent answer missing|without answer|send without answer|not answer',
    'sent answer eudamed',
  ),
  stages('sent to the register', ['sent', 'registered', 'refused'], 'sent|send|submit'),
  stages(
    'registered',
    ['registered'],
    'accept back|register|registered|registered register|register accept|accept|accept sent|up-to-date register|register complete',
  ),
  stages(
    'not registered',
    ['not-begun', 'draft', 'gaps', 'valid', 'approved', 'file-made', 'sent', 'refused'],
    'submission open|open|device open|not-registered|not register|without register|not accept|not-registered mandatory|register missing|not register mandatory|not registered|register mandatory',
  ),
  stages(
    'not begun',
    ['not-begun'],
    'not-begun|not begin|without submission|not submission|not-begun submission|submission missing|begin mandatory|not create submission|not-begun create|not-begun begin|not begin submission|not work',
  ),
  stages(
    'out of date',
    ['out-of-date'],
    'out-of-date|register out-of-date|out-of-date submission|change register out-of-date|not up-to-date|carry-over mandatory|not carry-over|change not carry-over|change mandatory|out-of-date change|register change mandatory|resend|resend mandatory|change after register|change since register|change after registered|change register after',
    'change after register registered mandatory resend again data version carry-over answer eudamed since accept sent send',
  ),
  stages(
    'approved, with no file made yet',
    ['approved'],
    'approve|approve no-file|no-file|without file|approve without file|approve file missing|approve not export|approve not file-made|approve not sent|approve not send|approve not submit|approve export mandatory|not export|approve no-file sent',
  ),
  stages(
    'ready to send',
    ['valid', 'approved'],
    'ready-to-send|ready-to-send today|create file|create xml|generate file|generate xml|create file ready|valid not export|valid not sent|validate not send|export mandatory|send mandatory|submit mandatory|not sent|not send|not submit|ready-to-send approve|ready export',
  ),
  stages('valid', ['valid'], 'valid|validate'),
  stages(
    'with a file made that nobody has marked as sent',
    ['file-made'],
    'file nobody mark-sent|nobody mark-sent|file not mark-sent|file-made not mark-sent|file-made nobody mark-sent|file-made|export|file-made not send|file-made not sent|export not send|export not sent|not mark-sent|mark-sent missing|file-made not submit',
  ),
  stages('draft', ['draft', 'gaps'], 'draft|draft submission|open draft'),
  {
    ask: 'pending',
    ways: waysOf(
      'pending|pending approve|approve open|approve wait|approve mandatory|pending request|open request|request pending|wait approve|approve unanswered|open approve|unanswered approve|pending version',
    ),
    may: termsOfTable('wait open mandatory who version request user other approver'),
  },
  {
    ask: 'my-decision',
    ways: waysOf(
      'my-decision|approve to-do|approve my when|approve request when|my-decision when|my-decision due|approve open request when|my-decision approve|pending my-decision|my-decision pending version|my-decision version|my-decision request',
    ),
    may: termsOfTable('wait open mandatory version request change still when due'),
  },
  {
    ask: 'to-do',
    ways: waysOf('to-do|to-do due|to-do pending|first to-do'),
    may: termsOfTable('wait due pending first'),
  },
  { ask: 'deleted', ways: waysOf('delete|deleted record'), may: termsOfTable('') },
]
