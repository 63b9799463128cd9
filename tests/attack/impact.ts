import { updateOf } from '../assessment-of.ts'
import { unique } from '../factories.ts'
import { type Commands, choose } from './command.ts'

const anyScope = (turn: number) => ({
  markets: choose<string[]>(turn, ['EU'], [], ['US', 'CN']),
  riskClasses: choose<string[]>(turn, [], ['class-iib']),
  ...{ laws: [], emdn: [], productCodes: [], kind: null, registered: null },
})

/** What regulatory updates concern, and what is found out about them. */
export const impact: Commands = {
  'PUT /api/regulatory-intelligence/updates/:id/scope': {
    ask: ({ variant }) => ({ body: { ...anyScope(variant), reason: 'Read again' } }),
  },
  'POST /api/impact-assessments': {
    ask: async ({ world }) => ({ body: { updateId: await updateOf(world.hub) } }),
  },
  'PUT /api/impact-assessments/:id': {
    ask: ({ variant }) => ({
      body: choose<object>(
        variant,
        { state: 'in-progress' },
        { state: 'completed', outcome: 'not-relevant', rationale: 'Another market' },
        { rationale: unique('Because') },
      ),
    }),
  },
  'POST /api/impact-assessments/:id/reopen': { ask: () => ({ body: { reason: 'Another draft' } }) },
  'DELETE /api/impact-assessments/:id': { ask: () => ({ body: { reason: 'Gone' } }) },
}
