/** Asking for a decision, whatever it is about (specification, document 1 sections 5 and 8; decision D6). */
export const approvalTexts = {
  success: 'Success',
  error: 'Error',
  cancel: 'Cancel',
  assignee: 'Assigned user',
  choose: 'Choose …',
  clearAssignee: 'Clear assigned user',
  noUsers: 'No users available',
  dueDate: 'Due date',
  invalidDue: 'Invalid Due Date',
  invalidDueHelp: 'Due date must be today or later. Please select a valid date.',
  requestFailed: 'Request Failed',
  changes: {
    title: 'Changes requested by {name}, {when}',
    open: 'Open the request',
  },
  send: {
    title: 'Send for Approval',
    consequence:
      '{count, plural, one {{device} goes to the person you choose. Nobody can edit it until a decision is made.} other {# drafts go to the person you choose. Nobody can edit them until a decision is made.}}',
    consequenceOfSubmissions:
      '{count, plural, one {{device} goes to the person you choose.} other {# submissions go to the person you choose.}} Editing a submission before the decision returns it to draft and withdraws the request.',
    notes: 'Notes for the approver',
    confirm: 'Send for Approval',
    assigneeRequired: 'Please assign a user.',
    dueRequired: 'Please set a due date.',
    missing: 'Required Fields Missing',
    missingHelp: 'Please assign a user and set a due date for approval.',
    sent: '{count, plural, one {Record sent for approval} other {# records sent for approval}}',
    failed: 'Failed to send record(s) for approval',
    someFailed: '{count, plural, one {# record was not sent} other {# records were not sent}}',
    progress: 'Sending',
    stop: 'Stop',
    stopped: 'Stopped',
    sentOf:
      '{sent, plural, =0 {None was sent} one {# was sent} other {# were sent}}; {unsent, plural, one {# was not} other {# were not}}. Requests already sent wait for a decision in the Approval Workflow.',
    andMore: '{count, plural, one {and # more} other {and # more}}',
  },
} as const
