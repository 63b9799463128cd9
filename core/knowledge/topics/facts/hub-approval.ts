import { guide, type Topic } from '../topic.ts'

const workflow = '/approval-workflow'

/** Requests and decisions: who may decide, and what becomes of what was decided on. */
export const hubApproval: readonly Topic[] = [
  guide(
    'hub-who-decides',
    'Who may decide on a request',
    `who is entitled to decide on a change request
who can approve or reject a change request
must the assigned person decide or can another approver do it
can somebody who is not assigned approve the request
is only the assignee allowed to decide
which permission does an approver need
permission needed to approve a submission
who is authorised to release a version
who has the right to approve records in the hub
may another approver decide although I am assigned
which roles are able to approve
can a quality manager approve
may a standard user approve something
is an employee with the standard role able to approve
approver permission role entitled
who else may sign off a change
can anybody approve
who is competent to release a record
decision only by the assigned colleague or by others too
do I have to be assigned to decide on a request
decide on a request that is not assigned to me
can an approved request be changed afterwards
reopen a decided request`,
    workflow,
    'Whoever has the permission “approve-submissions”: the assigned person or any other approver. The roles Regulatory Manager, Technical Reviewer and Quality Manager have it, administrators in open mode only. Nobody decides on her own request, except an administrator in open mode; in controlled mode nobody who edited part of it decides either.',
  ),
  guide(
    'hub-number-approvals',
    'One decision is enough',
    `how many approvals does a request need
how many people have to approve a version
do two people have to approve
is one approval enough
does a change need two signatures
number of approvers per request
can a request have several approvers
is there a second level of approval
can two approvers be required
single or double approval
is a second approver possible
four approvals parallel approvers stages of approval
multi-stage approval`,
    workflow,
    'One: a request is assigned to one person, and one decision by one approver is enough; there is no second level. Only changes of rights and of strict settings in controlled mode need a second administrator’s signature.',
  ),
  guide(
    'hub-rejected-status',
    'After a rejection',
    `what status does a rejected submission have
my submission was rejected by the reviewer what is its status now
which status has a submission after the reviewer rejected it
what happens to a draft when the approver rejects it
version rejected by approver what becomes of it
does a rejected version stay pending
can I edit again after the rejection
what happens after a request is rejected
status after reject
what do I do with a rejected request
is a rejected record lost
can I send it for approval again after it was rejected
is the author told why it was rejected
submission turned down by QA what state has it now
reviewer said no what now
state of a declined submission
rejected version back to draft or lost
a request was turned down which status follows
approver refused my change what is its state
how do I know what the approver disliked
where do I read why it was rejected
reason of the rejection where
where do I see the notes of the reviewer`,
    workflow,
    'It becomes a draft again, a submission as well as a version of a record: its author reads the reason, corrects it and sends it for approval again. The request itself keeps the status Rejected; My Work lists it as one to rework.',
  ),
  guide(
    'hub-edit-approved',
    'Editing what was approved',
    `if I edit an approved submission does it stay approved
does a submission keep its approval when it is changed
what happens to the approval when I change the submission
is the approval lost after an edit
does editing an approved submission need a new approval
approved submission changed which status does it get
which status has an approved submission after editing
can I still change a submission that is approved
does saving an approved submission cancel the approval
validated submission edited which status
status after I change a validated submission
is my submission still approved after I corrected a typo
correct a typo in an approved submission
approval gone after saving
does a small correction cancel the approval
modified after approval status
approved then corrected
does it remain approved when I modify it
is the approval still valid after I change something
is the approval valid after I change the text
does an approval survive a change
approved, then changed: what about the approval`,
    '/submissions',
    'No, it does not stay approved: a saved change makes it a draft again, its approval ends, and it has to be validated and approved anew. What was sent or registered stays in its history; what is registered counts as out of date until the change is accepted.',
  ),
  guide(
    'hub-edit-pending',
    'Editing while a decision is pending',
    `can I edit a submission that is pending approval
what happens if I change a submission while it waits for approval
edit a submission that was sent for approval
may a record be edited while it is pending approval
I sent it for approval and found a mistake can I still change it
is a record locked while approval is pending
can a version in approval be edited
changing something during approval
does the approver see my later change
correct something in a record waiting for a decision
recall a request sent for approval
can I take back a request for approval
pull back a submission sent for approval
pending version read only
withdraw my request myself
is a record editable while it waits for approval
do I lose the request if I edit the submission
request lost after an edit
record in approval editable
the record is in approval and I saw a typo can I correct it now
correct a typo while approval is pending
mistake found after sending for approval
what happens to the request when the submission is edited in between
submission edited in between request`,
    workflow,
    'A submission can be edited: it becomes a draft again and the request is withdrawn. A version of a record cannot be edited while it is pending approval; it can again after the decision. Ask the approver to reject it or to request changes.',
  ),
  guide(
    'hub-withdrawn',
    'Withdrawn requests',
    `what does withdrawn mean
change request shows withdrawn what happened
why is my request withdrawn
status withdrawn in the approval workflow
who withdrew my request
request withdrawn without a decision
meaning of the status withdrawn
a request was withdrawn although nobody decided
difference between withdrawn and rejected
how does a request become withdrawn
withdrawn request meaning
request disappeared from pending without decision
does withdrawn mean rejected
my request ended without approval or rejection`,
    workflow,
    'A request is withdrawn when it ended without a decision because its content changed: somebody edited, reverted, carried over to or deleted what it is about, or a register accepted it meanwhile. Nobody approved or rejected it. Validate the submission and send it for approval again.',
  ),
  guide(
    'hub-request-statuses',
    'Statuses of a change request',
    `which statuses can a change request have
list of the statuses of requests
what states does a request go through
pending approved rejected withdrawn
how many statuses has an approval request`,
    workflow,
    'Four: pending, approved, rejected and withdrawn. Withdrawn means that its content changed before anybody decided.',
  ),
  guide(
    'hub-approve-effect',
    'What an approval does',
    `what happens when a version is approved
what happens to the old version after the approval
what is the effect of approving an update request
what happens if a delete request is approved
what does approving a submission do
effect of an approval
does the approval of an update request change the record at once
what follows after a deletion request was approved
is the previous version archived when the new one is approved
consequence of an approval
what changes once a request is approved
approved deletion what follows
approved update request draft or live record
does the approved version become active at once
after approving version 2.0 what happens with 1.0
what happens to version 1.0 when 2.0 is approved
fate of the former version after the approval`,
    workflow,
    'A new version becomes active and the one in force is archived. A submission counts as approved, and its file may be sent. An update request makes a draft of the next version; the active one is not changed. A deletion marks the record as deleted; it stays in the version history.',
  ),
  guide(
    'hub-approval-due-date',
    'Due dates of requests',
    `what happens if the due date of a request passes
is a request approved automatically after the due date
can the due date be in the past
invalid due date message
due date must be today or later
which due date may I choose for an approval
due date of approval yesterday refused
does an overdue request expire
request is overdue what happens
may the due date be today
nobody decides until the due date what happens
deadline of a request missed
request too late automatically approved
does a request lapse
overdue approval
approver does not react in time
can I put yesterday as the due date
due date in the past`,
    workflow,
    'A due date must be today or later; an earlier one is refused (“Invalid Due Date”). Afterwards the request is marked Overdue and stays pending: nothing is approved or rejected automatically.',
  ),
  guide(
    'hub-send-needs',
    'What can be sent for approval',
    `required fields missing when sending for approval
please assign a user and set a due date for approval
why can I not send the submission for approval
send for approval is greyed out
only drafts can be selected for bulk send
which records can be sent for approval
can I send several records for approval at once
bulk send for approval
must a submission be validated before it is sent for approval
can a submission with errors be sent for approval
can a draft with validation errors go to approval
which status must a submission have to be sent for approval
what must be filled when I send a draft for approval
which fields are mandatory when sending for approval
what is required to send a record for approval
send for approval required fields
what have I to fill in the dialog send for approval
what does the dialog send for approval ask for
do I need a due date to send for approval
must I choose a user to send for approval
send for approval button not active
error when sending for approval
send twenty drafts for approval together
prerequisites for sending to approval
is validation needed before approval
may the due date be left blank when sending for approval
due date optional
approver optional
can I send for approval without choosing a person
we forgot the due date and it says required fields missing
approver and due date missing message`,
    workflow,
    'An assigned user and a due date are required, else the hub says “Required Fields Missing”. Of records only drafts can be sent, many at once where they are ticked; a submission must be validated without errors first. Notes for the approver are optional.',
  ),
  guide(
    'hub-reject-reason',
    'Reasons of decisions',
    `is a reason required to reject
must I write something when I reject a request
do I have to give a comment when approving
are notes mandatory for an approval
reason required message in the decision
can I reject without a reason
is a comment optional when I approve
reject without giving a reason
is a rejection without comment possible
approve without a note
justification for a rejection
explanation needed to reject`,
    workflow,
    'Rejecting needs a reason (“Reason Required”), or at least one note at a field; for an approval notes are optional. The requester sees them.',
  ),
  guide(
    'hub-signature-needs',
    'What signing a decision takes',
    `what do I need to sign a decision
which password do I enter when approving
why does the hub ask for my password when I approve
is the second factor asked for when signing
does an approval need the password again
what does my electronic signature state
can I sign with a passkey
is a recovery code enough to sign
how is a decision signed
when are signatures of decisions required
password prompt at approval
what is asked when I sign an approval
credentials for signing
sign approval without password
when does an approval have to be signed
is a signature required in open mode
force signatures without controlled mode
electronic signature compulsory
signing optional or obligatory
switch on electronic signatures`,
    workflow,
    'The sign-in password again, and a code of the authenticator app or a passkey where the account has one (a recovery code signs nothing); without a password, a fresh sign-in at the provider. In controlled mode every decision is signed, in open mode only where the setting “Sign decisions electronically” is on. It states name, time and meaning and is bound to a hash of the content.',
  ),
  guide(
    'hub-signature-void',
    'Void signatures',
    `signature is void why
the content has changed since so this signature is void
does a signature stay valid after a change
what happens to the electronic signature when the record is changed later
is a signature valid after editing
signature invalid after editing
signature no longer valid
void signature`,
    workflow,
    'A signature is bound to a hash of the content that was signed. After any later change it is shown as void; it stays in the history, and the changed content needs a new decision.',
  ),
  guide(
    'hub-self-approved',
    'Self-approved',
    `what does self-approved mean
why is a request marked as self-approved
self approved mark in the audit trail
meaning of self-approved
what shows that a decision was made by the requester herself`,
    workflow,
    'Self-approved marks a decision by the person who asked for it. Only an administrator in open mode can do that; the audit trail and the review of the trail show it.',
  ),
  guide(
    'hub-keyboard-approval',
    'Keyboard in Approval Workflow',
    `are there keyboard shortcuts in the approval workflow
which key approves a request
keys for approve and reject
shortcut to approve
how do I move through requests with the keyboard`,
    workflow,
    'J and K or the arrow keys move through the list and Enter opens a request; there A approves, R rejects and C requests changes.',
  ),
  guide(
    'hub-request-update',
    'Request Update and Request Delete',
    `what is Request Update for
difference between request update and create new version
what does Request Delete do
who reviews my update request
can the record be changed while a deletion is requested
how do I ask for a change of an active record
do I need a reason for an update request
is an assignee required for an update request
ask for a modification of a live record
update request versus new version
propose a change without edit rights
I clicked request delete is the device deleted immediately
is a record deleted at once after request delete
does request delete delete the record right away`,
    '/master-di/records',
    '“Request Update” asks an approver for a new version, “Request Delete” for a deletion, of an active record. A reason is required, assignee and due date are optional. Approved, an update gives a draft of the next version; until a deletion is decided, the record cannot be changed.',
  ),
  guide(
    'hub-badges',
    'Edited after approval, Not approved here',
    `what does edited after approval mean
record is marked edited after approval
badge not approved here
why is my record marked as not approved here
what does not approved here stand for
why does an active record say not approved here
edited after approval badge
yellow mark on a record`,
    '/master-di/records',
    '“Edited after approval”: an active record was edited since it was approved, which open mode allows with a reason. “Not approved here”, in controlled mode: it came into force without a decision there, for instance in open mode before controlled mode began.',
  ),
  guide(
    'hub-fifth-mode',
    'Switching to controlled mode',
    `what happens to existing records when we switch to controlled mode
do approvals of open mode count in controlled mode
can we go back from controlled to open mode
who has to agree to leave controlled mode
how many people do we need for controlled mode
how many administrators does controlled mode need
least number of users for controlled mode
is approval optional in open mode
may an administrator approve in controlled mode
what can an administrator not do in controlled mode
can administrators decide in controlled mode
leave controlled mode
switch the mode back
turn controlled mode on consequences for old records
controlled mode with one administrator only
may admins sign off records in controlled mode
does switching to controlled mode invalidate old approvals
are old approvals void in controlled mode
who can switch the hub to controlled mode
how do I switch to controlled mode
what is needed for controlled mode`,
    '/admin/settings',
    'Records in force stay in force and are marked “Not approved here”; approvals of open mode end. Controlled mode needs two administrators and one approver at least: administrators decide nothing there, and a second one signs changes of rights, password links and looser settings, leaving controlled mode included. In open mode approval is optional.',
  ),
  guide(
    'hub-second-signature',
    'Second signature of an administrator',
    `what needs a second signature
what does waiting for a second administrator mean
why does my change wait for another administrator
which changes have to be signed by two administrators
second administrator must sign
can I sign my own change as second administrator
my setting is not in force because of second signature
give somebody the approver role in controlled mode who signs
another admin has to confirm my change
two administrators rule
dual control for administrators
countersignature pending
four eyes for administrators
does the second administrator also sign password resets
password link needs two administrators
countersign a password link
who signs when an administrator changes somebody’s e-mail address`,
    '/admin/settings',
    'In controlled mode a second administrator signs what one alone may not give: the right to decide, to manage people or to run the hub, a password link or another e-mail address for such an account, looser settings, and connections to production. Nobody signs what she asked for herself or what is about her own account. Until then nothing is in force.',
  ),
]
