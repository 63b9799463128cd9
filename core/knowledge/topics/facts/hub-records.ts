import { guide, type Topic } from '../topic.ts'

const records = '/master-di/records'
const versions = '/version-control'

/** Records, their versions, and the statuses of records and submissions. */
export const hubRecords: readonly Topic[] = [
  guide(
    'hub-version-number',
    'Number of the next version',
    `which number does a new version get
we are at version 1.0 which number does the next draft get
what is the number of the next version
how are versions of a record numbered
is the new version 1.1 or 2.0
does the draft have its own version number
what version number follows 2.0
what does 2.0-draft mean
version number with draft at the end
can I choose the version number myself
what is the first version of a record called
which version number has a new record
numbering scheme for master DI versions
what does the suffix draft mean in the version
number after 3.0
next number after 1.0
version counting of records
does the number go up by one
minor versions like 1.1 possible
draft suffix
what will the following version be called
what is the label of the version after the first one
name of the second version
what will be the number of the next version if the current one is 4.0
next version when the current one is 4.0
version after 4.0`,
    records,
    'A record begins with version 1.0 (1.0-draft in controlled mode). A new version gets the highest number used plus one, with “-draft”: from 1.0 comes 2.0-draft, which becomes 2.0 once it is approved. The hub makes no steps in between such as 1.1.',
  ),
  guide(
    'hub-version-blocked',
    'Cannot Create New Version',
    `cannot create new version message
cannot create a new version of this device is pending approval
is it possible to open a new version while the previous one waits for approval
may two versions be open at the same time
how many open versions may a device have
can I start version 3.0 while 2.0 is still pending
there is already a draft version of this device
a second draft version of the same device possible
new version while another draft exists
can two drafts of one record exist in parallel
new version refused because of pending approval
can't create a new version it says pending approval why
why can I not create a new version
new version button disabled because a request is pending
version is pending approval and cannot be changed
why does the hub refuse another new version
second new version while the first waits for approval
hub does not let me create a new version
system says a version of this device is pending approval what shall I do
open a new version while the previous one is still waiting for approval
parallel versions of one device
two drafts at the same time
new version impossible
start the next version before the last is approved
I have 2.0-draft can I also begin 3.0-draft
begin another draft while one exists
another draft besides the existing one
my colleague is working on a draft of the device can I start another one
colleague has an open draft`,
    '/approval-workflow',
    'No: a device has one open version at most. While a draft or a version pending approval exists, the hub refuses another one (“Cannot Create New Version: A version of this device is pending approval …”). Finish the draft, or wait for the decision.',
  ),
  guide(
    'hub-record-statuses',
    'Statuses of a record',
    `which statuses can a master DI record have
statuses of a record
what states does a master record go through
list of record statuses
what does the status archived mean
what is an archived version
when does a record become archived
what does active mean for a record
what status has a record after saving
is a new record active or draft
how many statuses does a Master DI record have
archived record still readable
meaning of active archived deleted
states of master data
lifecycle of a record
is a superseded version still visible`,
    records,
    'Five: draft, pending approval, active, archived and deleted. A saved version 1.0 is active in open mode and a draft in controlled mode. Archived is a version that the next one has replaced; it stays readable. Deleted ones stay in the version history.',
  ),
  guide(
    'hub-current-previous',
    'Current and previous versions',
    `what is the difference between current and previous version
which version is the current one
which version do submissions use
which version is in force while a draft is open
what is the version in force
does a draft change the version in force
are submissions based on the draft or the active version
which version of the record counts for submissions
which version applies now
valid version of the record
does the draft already count
does the draft influence current submissions
effect of a draft on submissions
is version 2.0-draft already in force
is the draft version in force
when does a draft come into force`,
    records,
    'The version in force is the active one; submissions are based on it. A draft changes nothing until it is approved; then it is in force and the one before is archived. If the version in force is deleted, the one before comes into force again. In Version History, Current is the newest version, even while it is a draft, and the others are Previous.',
  ),
  guide(
    'hub-approved-user',
    'Approved by a user or by EUDAMED',
    `what is the difference between approved-user and approved-eudamed
approved-user and approved-eudamed how do they differ
what does approved-eudamed mean
what does approved (user) mean
meaning of the status approved-user
who sets approved-eudamed
when does a submission become approved-eudamed
user approved versus eudamed approved
is approved-user already registered in eudamed
status approved EUDAMED means what
approved by a person versus approved by the register
two approved statuses
approved-user vs approved-eudamed
is a user approval a registration
which approved status comes first
how is a submission called after EUDAMED took it
status after EUDAMED accepted
status name once accepted by the register`,
    '/submissions',
    '“Approved (user)”, approved-user: a person in your company, an approver, has approved it in the hub; nothing is registered yet. “Approved (EUDAMED)”, approved-eudamed: set once the register has accepted it, as its answer says or somebody entered.',
  ),
  guide(
    'hub-submission-statuses',
    'Statuses of a submission, all',
    `list all statuses of a submission
how many statuses can a submission have
what does the status Failed mean
what does the status error of a submission mean
why is my submission failed
what does the status rejected mean for a submission
which status comes after validation
status of a submission with errors
what is the status validating
does validated mean approved
which submissions count as pending review
what counts as pending on the card
which statuses are counted under pending
which statuses can a submission have
what does the status validated mean
statuses from draft to approved
what does the status error stand for
red failed badge
life of a submission from draft to registered
status after the check
pending review card figure
why is a submission flagged Failed
failed status reason
status of a submission is pending what is pending
what does pending mean for a submission
what means validated exactly
what does validated mean
meaning of the status draft`,
    '/submissions',
    'Eight: draft, validating, validated (no errors), error (shown as Failed: validation found errors), pending (waiting for a decision of an approver), approved-user, approved-eudamed, and rejected (the register refused it). The card “pending review” counts pending and validated; the Validation screen counts drafts, validating and pending ones as pending.',
  ),
  guide(
    'hub-stages',
    'Stages of a device in a market',
    `which stages does a device go through in a market
list of stages from not begun to registered
what does the stage gaps mean
what does the stage file created mean
what does the stage checked mean
what does out of date mean
what does the stage out of date stand for
meaning of the stages in readiness
how many stages are there
order of the stages
stage list
meaning of checked gaps file created
colours of the matrix
what is meant by stage checked
what does checked mean
meaning of valid and checked
what is meant by gaps
after which event is a device shown as registered
when is a device shown as registered in the hub
what makes a device registered
what does file created mean
which stages can a device have in a market`,
    '/readiness',
    'Not begun, draft, gaps (required fields are empty or values are wrong), valid (“checked” where the hub does not know all the regulator asks), approved, file created, sent, registered (once the register has accepted it); besides, refused, and out of date: the record changed since the approval, the file or the registration, or the submission since the registration.',
  ),
  guide(
    'hub-status-stage',
    'Status, stage and standing',
    `what is the difference between status and stage
difference between stage and standing
what is the standing of a submission
status versus standing
is the stage the same as the status`,
    '/submissions',
    'Status is what people and validation have decided (draft, validated, pending, approved). Standing is where a submission is with the register (not sent, file created, sent, registered, changed, refused). Stage is where the device stands in a market, made of both.',
  ),
  guide(
    'hub-edit-active',
    'Editing an active record',
    `can I edit an active record
may a record in force be edited directly
do I need a new version to change an active record
edit button missing on an active record
change an active record without new version
is a reason needed to change a record in force
please provide a reason for changing a record in force
how do I force changes through new versions only
setting change approved records only through a new version
modify a live record directly
record in force read only
why must I make a new version
correct a typo in an active record`,
    records,
    'In open mode yes, with a reason; the record is then marked “Edited after approval”. In controlled mode, or where the setting “Change approved records only through a new version” is on, no: create a new version and have it approved.',
  ),
  guide(
    'hub-delete-reason',
    'Reasons for deletions',
    `must I give a reason when I delete a device record
is the reason optional for a deletion
deleting a record do I have to write the reason
reason required please provide a reason for deletion
can I delete without a reason
delete a draft submission is a reason mandatory
do I need a reason to delete an operator
is a comment needed when deleting
must I say why I delete
justification for deleting
explanation when deleting
deletion without comment`,
    records,
    'Yes, a reason is required to delete a record, a draft submission, an operator or a certification (“Reason Required: Please provide a reason for deletion.”); it is kept in the audit trail. In controlled mode only drafts that were never sent for approval can be deleted without an approved request.',
  ),
  guide(
    'hub-who-deletes',
    'Who may delete',
    `who is allowed to delete records
which permission is needed to delete a submission
may a standard user delete a record
which roles can delete
right to delete records
delete button missing
permission to delete
rights needed to delete
am I allowed to delete
delete not allowed for my role`,
    '/profile?tab=permissions',
    'Whoever has the permission “delete-submissions”: Administrator and Regulatory Manager, or a person to whom it was given. Undoing an import of records or submissions needs it too.',
  ),
  guide(
    'hub-delete-exported',
    'Exported submissions are kept',
    `can a submission be deleted after its file was made
is it possible to delete an exported submission
can a registered submission be deleted
delete a submission that was sent to eudamed
which submissions can be deleted
can an approved submission be deleted
why is delete draft not offered
can I delete a submission that was exported
how do I delete a draft submission
can a record be deleted for good
delete a device from the hub
why can I not delete this submission
is a deleted record really gone
how do I request the deletion of a record
remove a submission that left the hub
delete after export
delete button for a submission missing`,
    '/submissions',
    'A draft submission that never left the hub can be deleted, with a reason; one that was exported in a file cannot be deleted and is kept. A record is marked as deleted, with a reason or by an approved request (“Request Delete”), and stays in the version history; nothing is erased.',
  ),
  guide(
    'hub-delete-forever',
    'Nothing is erased',
    `are deleted records really removed from the database
how long are deleted records kept
can I erase a record for good
is data physically deleted
permanent deletion possible
does the hub remove anything
after how many years does the hub delete records
what happens to the earlier version when a record is deleted
how do I restore a record that was deleted by mistake
get a deleted device back
recover a deleted record
purge data
erase personal data
undelete
hard delete
trash bin
recycle bin
is there any possibility to restore a deleted record
can a deleted record be restored
restore button for deleted records
where do I see deleted records
bring back a deleted device
undelete a record
I cannot find a record any more, was it deleted
a record has disappeared, where is it
how do I find a deleted record`,
    records,
    'No, nothing is erased: a deleted record is marked and stays in the version history and the audit trail for good; the status filter on Master DI Records shows deleted ones. If there is an earlier version, it becomes the current one. There is no button that restores it; enter its values in a new record, under another device number.',
  ),
  guide(
    'hub-revert',
    'Reverting a submission',
    `what happens when I revert a submission to an older version
does revert delete the versions in between
status after a revert
which number does the version get after revert
is the approval kept after revert
can I undo a revert
go back to an earlier state of a submission effects
rollback to version 3`,
    versions,
    '“Revert” makes a new version that is a copy of the chosen one; all versions in between stay. The submission becomes a draft and has to be validated again; a pending request is withdrawn. Another revert undoes it.',
  ),
  guide(
    'hub-submission-versions',
    'Versions of a submission',
    `how are the versions of a submission numbered
when is a new version of a submission created
does every save create a version
how many versions of a submission are kept
are old versions of submissions deleted
who saved a version of a submission
where do I see the version history of a submission
are all saves kept
each save kept`,
    versions,
    'Every save that changes something is a version, numbered 1, 2, 3 …, with who saved it, when and which fields changed. All are kept; Version Control shows, compares and reverts them.',
  ),
  guide(
    'hub-conflict',
    'Somebody else has changed it',
    `someone else has changed this record message
somebody else has changed this submission what now
what happens if two people edit the same record at the same time
can two users edit at once
stale record message
my changes were refused because a colleague saved first
simultaneous editing of a record
edit conflict
two colleagues changed the same record
overwritten by a colleague
lost update
the hub says someone else has changed this record
someone else has changed this record
another user changed it while I was editing`,
    records,
    'Two people can open the same record; who saves second is told “Someone else has changed this record” and nothing is overwritten. The own input is still there: compare it with the new values and save again.',
  ),
  guide(
    'hub-working-copy',
    'Unsaved input',
    `your input was restored message
is my input lost when the browser closes
does the form save automatically
autosave of the form
where is my unsaved input
session ended while I was typing is my data lost
is unsaved input kept
computer crashed while typing
browser closed before saving
restore unsaved entries
lost input
is my input gone
my browser crashed while I was editing, is everything lost
my laptop died while I filled in a submission
does the hub save what I typed
I closed the form without saving`,
    '/submissions',
    'Unsaved input in the form of a submission that was saved before is kept on the server for its author and comes back when the form is opened again (“Your input was restored”), also after the session has ended. It is no version until it is saved; “Discard my input” drops it.',
  ),
  guide(
    'hub-copy-record',
    'Copy to New Record',
    `how do I copy a record to a new one
duplicate a master record
create a record from an existing one
copy to new record
make a similar device without typing everything
clone a device record
make a second similar device quickly
similar product new record
reuse the data of a device for a new one`,
    records,
    'Choose “Copy to New Record” in the menu of the record: a new record opens with its values. Give it another device number, and save.',
  ),
  guide(
    'hub-duplicate',
    'Duplicate Device',
    `what does the message Duplicate Device mean
duplicate device when saving why
this device already exists in the system
please check your device number and device name
why can I not save says device already exists
same device number twice
can two records have the same device number
must the device number be unique
error 409 duplicate record
device already exists error
record refused because the number is used already
duplicate device error
device is there already
number already taken
device number in use
same number refused
message about an existing device when saving
system says Duplicate Device but I want a new version
new version refused as duplicate device`,
    '/master-di/create',
    '“Duplicate Device”: a device with this device number already exists in the hub, so nothing was saved. Check the device number; for a change of the existing device create a new version of it instead.',
  ),
  guide(
    'hub-set-field',
    'Set a field in many records',
    `how do I change one field in many records
set a value for several devices at once
bulk edit of records
mass change of a field
can a bulk change of a field be undone
does setting a field for many records need a reason
change one value in 50 records
mass update of records
same value for all devices
can I undo a bulk change
undo the change of many records
set the risk class for 40 records at once
change one field in many records
bulk change of a field`,
    records,
    'Tick the records and choose “Set a field”: the next page shows the old and the new value of each. Nothing changes until you give a reason and confirm, and it can be undone later.',
  ),
  guide(
    'hub-change-comment',
    'Change comment of a version',
    `does a new version need a comment
change comment required message
must I describe what changes in the new version
is a reason needed for a new version
create a new version without a comment
please describe what changes in the new version`,
    records,
    'Yes: a new version needs a change comment (“Change Comment Required”); it is shown with the version and to the approver.',
  ),
  guide(
    'hub-copy-overwrites',
    'Copy Master DI Data',
    `does Copy Master DI Data overwrite what I typed
copy master data into the form replaces values
are my entries lost when I copy master DI data
replace values in the form question
is anything saved by copy master DI data
what does the button Copy Master DI Data do`,
    '/submissions',
    '“Copy Master DI Data” fills the form of a market from the record. Where fields of the form have other values, it asks before it replaces them; nothing is saved until you save.',
  ),
  guide(
    'hub-deleted-submissions',
    'Submissions of a deleted device',
    `what becomes of the submissions of a deleted device
are submissions deleted with the record
what happens to submissions when the device is deleted
submissions of a removed record`,
    '/submissions',
    'They are kept and marked: deleting a record deletes none of its submissions. If an earlier version of the record is in force, they go on with it.',
  ),
]
