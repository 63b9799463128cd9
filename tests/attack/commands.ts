import { around } from './around.ts'
import type { Commands } from './command.ts'
import { connections } from './connections.ts'
import { exchange } from './exchange.ts'
import { factors } from './factors.ts'
import { impact } from './impact.ts'
import { people } from './people.ts'
import { records } from './records.ts'
import { submissions } from './submissions.ts'
import { workbooks } from './workbooks.ts'

/** Every command of the contract that changes something or hands out a file of the hub's own data. */
export const commands: Commands = {
  ...records,
  ...submissions,
  ...exchange,
  ...connections,
  ...workbooks,
  ...impact,
  ...people,
  ...factors,
  ...around,
}

/** What is no command of the attacks, with the reason; looked through by hand, and asserted to be all there is besides. */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  'Only what one has looked at oneself.': [
    'POST /api/notifications/:id/read',
    'POST /api/notifications/read-all',
    'POST /api/regulatory-intelligence/updates/:id/read',
    'POST /api/regulatory-intelligence/updates/read-all',
  ],
  'Only one’s own picture.': ['POST /api/users/profile/picture', 'DELETE /api/users/profile/picture'],
  'Only an address under which one’s own calendar is read.': [
    'POST /api/calendar/feed',
    'DELETE /api/calendar/feed',
  ],
  'Only what one wants to be told of news.': [
    'POST /api/regulatory-intelligence/alerts',
    'PUT /api/regulatory-intelligence/alerts/:id',
    'DELETE /api/regulatory-intelligence/alerts/:id',
  ],
  'News and answers, which nothing is decided by; the sites and the model are outside.': [
    'POST /api/regulatory-intelligence/refresh',
    'POST /api/assistant/feedback',
    'POST /api/assistant/generated-answers',
  ],
  'An empty table, or a schema: nothing of the hub’s data is in it.': [
    'GET /api/master-di/bulk-upload/template',
    'GET /api/submissions/bulk-upload/template',
    'GET /api/country-specific/bulk-upload/:country/template',
    'GET /api/actors/bulk-upload/template',
    'GET /api/markets/:market/schema',
  ],
  'Published by regulators.': [
    'GET /api/regulatory-intelligence/updates/export',
    'GET /api/requirements/checklist',
  ],
  'A list for people of something no regulator takes.': [
    'GET /api/audit-trail/export',
    'GET /api/master-di/audit-trail/export',
    'GET /api/submissions/:id/audit-trail/export',
    'GET /api/security-events/export',
    'GET /api/pending-changes/export',
    'GET /api/readiness/export',
    'GET /api/validation-errors/export',
    'GET /api/actors/export',
    'GET /api/certifications/export',
    'GET /api/register-certificates/export',
    'GET /api/device-links/export',
    'GET /api/portfolio/export',
    'GET /api/rim/submissions/export',
    'GET /api/impact-assessments/export',
    'GET /api/impact-assessments/:id/devices/export',
    'GET /api/regulatory-intelligence/updates/:id/devices/export',
    'GET /api/rim/compliance/export',
    'GET /api/tasks/export',
    'GET /api/calendar/hub.ics',
    'GET /api/assistant/feedback/export',
  ],
  'A copy of what is there, which no regulator takes, stamped where it is not approved; the files in it were approved or had left.':
    [
      'POST /api/archives',
      'GET /api/dossiers/record/:id',
      'GET /api/dossiers/submission/:id',
      'GET /api/dossiers/project/:id',
    ],
  'A file as a person has uploaded it for a comment.': ['GET /api/comment-files/:id'],
}

/** Commands that are never carried out here, with the reason. */
export const neverTaken: Readonly<Record<string, string>> = {
  'POST /api/jobs/:id/cancel': 'A file of one row is read before anybody could cancel it.',
  'POST /api/emdn/download/preview': 'The address outside is not set.',
  'POST /api/emdn/download/import': 'The address outside is not set.',
}
