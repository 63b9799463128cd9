import type { Led } from './tour-lines.ts'

/**
 * Ways round four eyes that were found, each for the attacker it was found by: one of five people, the fourth of them an
 * administrator, the fifth one who manages accounts. Records: 0 is a draft, 1 waits, 2 is in force; submissions: 0 is a
 * draft, 1 and 2 are approved; requests: 0 waits; documents: 0 is a draft, 1 is approved.
 */

const edit = 'PUT /api/master-di/:id'
const send = 'POST /api/master-di/:id/send-for-approval'
const approve = 'POST /api/pending-changes/:id/approve'
const account = 'PUT /api/admin/users/:id'
const addAccount = 'POST /api/admin/users'
const link = 'POST /api/admin/users/:id/link'
const useLink = 'POST /api/auth/link/password'
const sign = 'POST /api/admin/countersignatures/:id/sign'
const codes = 'GET /api/admin/countersignatures'
const settings = 'PUT /api/settings'
const change = 'PUT /api/submissions/:id'
const validate = 'POST /api/submissions/:id/validate'
const approveSubmission = 'POST /api/submissions/:id/approve'
const file = 'GET /api/submissions/:id/xml'
const pack = 'POST /api/export'
const read = 'POST /api/eudamed-import'
const store = 'POST /api/eudamed-import/:id/store'
const provider = 'POST /api/auth/provider/finish'
const approveDocument = 'POST /api/rim/documents/:id/approve'
const changeDocument = 'PUT /api/rim/documents/:id'
const removeDocument = 'DELETE /api/rim/documents/:id'
const identity = 'POST /api/admin/users/:id/identity'

export const known: readonly Led[] = [
  // A1 (a): a link for an approver, signing in as that person, approving what one wrote.
  [
    3,
    [
      [edit, 0, 0],
      [send, 0, 0],
      [link, 0, 2],
      [sign, 0, 0],
      [codes, 0, 0],
      [useLink, 0, 0],
      [approve, 1, 4],
    ],
  ],
  // A1 (b): a manager of one's own making.
  [
    3,
    [
      [edit, 0, 0],
      [send, 0, 0],
      [addAccount, 0, 0, 4],
      [useLink, 0, 0],
      [sign, 0, 0],
      [useLink, 0, 0],
      [approve, 1, 4],
    ],
  ],
  [
    3,
    [
      [addAccount, 0, 0, 2],
      [useLink, 0, 0],
      [account, 0, 8, 3],
      [sign, 0, 0],
      [approve, 1, 0],
    ],
  ],
  // A1 (c): to open mode, editing what is in force, and back.
  [
    3,
    [
      [settings, 0, 0],
      [sign, 0, 0],
      [edit, 0, 2],
      [validate, 0, 0],
      [approveSubmission, 0, 0],
      [file, 0, 0],
    ],
  ],
  // A1 (d): approved alone in open mode.
  [
    3,
    [
      [validate, 0, 0],
      [approveSubmission, 0, 0],
      [settings, 0, 1],
      [file, 0, 0],
      [pack, 0, 0],
    ],
  ],
  // A2: an approver demoted, a link for her, the role given back, the old link.
  [
    4,
    [
      [account, 0, 2, 0],
      [link, 0, 2],
      ['two administrators give a role', 0, 0],
      [useLink, 0, 0],
      [account, 0, 2, 4],
      [approve, 1, 0],
    ],
  ],
  [
    3,
    [
      [account, 0, 2, 0],
      [link, 0, 2],
      ['two administrators give a role', 0, 0],
      [useLink, 0, 0],
      [approve, 1, 0],
    ],
  ],
  // A second administrator's signature on what an honest one asked for gives half a link.
  [
    3,
    [
      ['somebody asks for a link', 0, 1],
      [sign, 0, 0],
      [codes, 0, 0],
      [useLink, 0, 0],
      [approve, 1, 0],
    ],
  ],
  // A4: a document approved, changed and approved again in the same instant; an approved one deleted.
  [
    1,
    [
      [approveDocument, 0, 0],
      [changeDocument, 0, 0],
      [approveDocument, 0, 0],
    ],
  ],
  [
    0,
    [
      [changeDocument, 0, 1, 1],
      [removeDocument, 0, 1],
    ],
  ],
  // What was approved is changed, sent back to what it was, and handed out.
  [
    1,
    [
      [change, 0, 1],
      [file, 0, 1],
      ['POST /api/submissions/:id/revert', 0, 1],
      [validate, 0, 1],
      [file, 0, 1],
      [approveSubmission, 0, 1],
      [pack, 0, 1],
    ],
  ],
  // An approved file goes to another environment, another release, and comes back.
  [
    3,
    [
      ['somebody hands out', 0, 0],
      [settings, 0, 2],
      [file, 0, 1],
      [pack, 0, 1, 2],
      [settings, 0, 4],
      [file, 0, 1],
      ['GET /api/export/files/:id/content', 0, 0],
      [settings, 0, 8],
    ],
  ],
  // A device read in with data of one's own making, for the other environment, and after a change of it.
  [
    0,
    [
      [read, 0, 0],
      [store, 0, 0],
      [pack, 0, 3, 2],
      ['GET /api/export/xml', 0, 3, 2],
    ],
  ],
  [
    3,
    [
      [settings, 0, 2],
      [read, 0, 0],
      [store, 0, 0],
      [settings, 0, 8],
      [file, 0, 3],
      [pack, 0, 3],
    ],
  ],
  // The account of an approver linked to oneself at the provider.
  [
    3,
    [
      [provider, 0, 1, 2],
      [identity, 0, 1],
      [sign, 0, 0],
      [provider, 0, 1, 2],
      [edit, 0, 0],
      [approve, 1, 0],
    ],
  ],
  // Deciding on what somebody else sends and one has written in oneself.
  [
    1,
    [
      [edit, 0, 0],
      ['somebody sends a record', 0, 0],
      [approve, 0, 4],
      [change, 0, 1],
      ['somebody sends', 0, 1],
      [approveSubmission, 0, 1],
    ],
  ],
  // A second account from the provider, for somebody who decides: she writes with the one and approves with the other.
  [
    1,
    [
      ['PUT /api/users/profile', 0, 0, 1],
      [provider, 0, 0],
      [provider, 0, 0],
      ['POST /api/master-di', 1, 0, 1],
      [send, 1, 3],
      [approve, 0, 4],
    ],
  ],
  // An import that was approved is not undone, a version that was approved not taken back.
  [
    1,
    [
      ['POST /api/master-di/bulk-upload', 0, 0],
      [send, 0, 3, 1],
      ['somebody approves', 0, 1],
      ['POST /api/jobs/:id/undo', 0, 0],
      ['DELETE /api/master-di/:id', 0, 3],
    ],
  ],
  [
    1,
    [
      ['POST /api/master-di', 0, 2, 0],
      [edit, 0, 3],
      [send, 0, 3, 1],
      ['somebody approves', 0, 1],
      ['PUT /api/master-di/:id/soft-delete', 0, 3],
      [edit, 0, 3],
      [edit, 0, 2],
    ],
  ],
  // A forged answer to a file that left, for what was changed since.
  [
    0,
    [
      [pack, 0, 1],
      [change, 0, 1],
      [validate, 0, 1],
      ['POST /api/export/answers', 0, 0],
      ['POST /api/submissions/:id/acknowledge', 0, 1, 1],
      [file, 0, 1],
      [pack, 0, 1, 2],
    ],
  ],
  // Deciding on what somebody else wrote is allowed.
  [
    2,
    [
      [approve, 0, 0],
      ['POST /api/rim/documents', 0, 0],
      [approveDocument, 0, 0],
      [removeDocument, 0, 0],
    ],
  ],
]
