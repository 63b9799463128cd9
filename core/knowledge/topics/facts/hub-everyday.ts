import { guide, type Topic } from '../topic.ts'

/** What people ask of the hub on an ordinary day. */
export const hubEveryday: readonly Topic[] = [
  guide(
    'hub-upload-how',
    'Upload many devices',
    `how do I upload 300 devices at once from Excel
how do I upload many devices at once
how can I import our device list
how do I get our Excel list of devices into the hub
we have all devices in a spreadsheet, how do they get into the hub
import devices from Excel
upload devices from a spreadsheet
mass import of devices how
where do I upload a CSV with devices
bulk upload of records where
how to bulk upload master data
how do I load several hundred products in one go`,
    '/master-di/bulk-upload',
    'Open Master DI Records and choose “Bulk Upload”, “Upload CSV”: CSV and Excel files are taken, by the template or with columns recognised by name, up to 10 MB and 250,000 rows; 300 devices a file are recommended. Tick “Check the file before importing” to see what would happen to each row; rows not imported come back as a file with the reasons.',
  ),
  guide(
    'hub-csv-form',
    'Delimiters and letters of a CSV file',
    `which separator may the CSV have
is a semicolon as separator of the CSV ok
csv with semicolons
comma or semicolon between the columns
can the CSV be tab-separated
which delimiter does the upload expect
German Excel saves CSV with semicolons, does the hub read it
which encoding must the CSV have
must the file be UTF-8
umlauts in the CSV are broken
special characters in the upload file
encoding of the upload file`,
    '/master-di/bulk-upload',
    'The columns of a CSV file may be separated by commas, semicolons or tabs: the hub recognises which. A value that holds the delimiter needs quotes around it. Letters are read as UTF-8, as UTF-16 with a mark, else as Windows-1252.',
  ),
  guide(
    'hub-webhook-events',
    'Events of webhooks',
    `which events can a webhook get
of which events does a webhook tell
webhook for new approvals possible
can a webhook tell when something is approved
is there a webhook event for a new device
webhook event list
can another system be told when a submission is registered
get a message in Teams or Slack when a record changes
notify another system of changes
can our ERP be informed when a record is approved`,
    '/multi-app-integration?tab=api',
    'A webhook gets the events chosen for it: records created, updated, sent for approval, approved, rejected, archived or deleted; submissions created, updated, validated, sent for approval, approved, rejected, moved to another version, sent, acknowledged or deleted; operators created or updated; imports and exports; alerts of news; certificates changed or expiring; security alerts; signed heads of the audit trail. An administrator adds it under Multi-App Hub, API.',
  ),
  guide(
    'hub-answer-where',
    'Where a register’s answer is entered',
    `where do I enter the answer of the authority after the upload
where do I enter what the register answered
we uploaded the file, where does the answer go
the authority has answered, what do I do in the hub
where do I put the acknowledgement
where do I enter that the register accepted the device
how do I mark a device as registered
the FDA accepted, where do I say so
enter the response of the regulator
how does a device become registered in the hub
how do I get the answer from GUDID into the hub
how does the answer of the FDA get into the hub`,
    '/export',
    'The answer of EUDAMED is a file: drop it under “Answers” in the Export Center, and the hub marks each device as registered or refused. For registers whose answers the hub cannot read, such as GUDID and NMPA, and for worksheets, open the submission and choose “Acknowledge”: accepted, with number and date (for a worksheet the number may be left out), or refused, with the reason. That answer is about what was sent last.',
  ),
  guide(
    'hub-device-number-change',
    'Changing a device number',
    `can I change the device number of a record
how do I change a device number
the device number is wrong, can it be corrected
rename the device number
device number has a typo
may the device number of a record be edited`,
    '/master-di/records',
    'The device number can be changed as long as the device has one version alone and no submission. Afterwards the hub refuses it (“The device number cannot be changed: the device has other versions or submissions”): use “Copy to New Record” with the right number. The version number of a record cannot be changed at all.',
  ),
  guide(
    'hub-user-list',
    'User Management',
    `where is the list of users
where do I see all users
where do I find user management
who has access to the hub, where do I see it
list of accounts with their roles
how do I open the user administration`,
    '/admin/users',
    'User Management lists all accounts with their roles and whether they are active; new users, roles, extra permissions, deactivation and one-time links are there. It needs the permission “manage-users”, which administrators have.',
  ),
  guide(
    'hub-fields-of-market',
    'Which fields a market wants',
    `how do I find out which fields China wants
where do I see which fields a market requires
which fields are mandatory for a country, where do I see it
how do I know what data Brazil asks for
where are the required fields of a market listed
how can I see what the FDA form needs for my device`,
    '/readiness',
    'Open Readiness and select the cell of the device and the market: it lists the fields the market still requires, to be filled in there. The form of the market, opened from the record under Multi-Country UDI, marks what its regulator requires.',
  ),
  guide(
    'hub-approve-missing',
    'Approve cannot be pressed',
    `why is the approve button grey
I do not see the approve button
why can I not approve this request
approve button missing
approve is disabled
the hub does not let me approve`,
    '/approval-workflow',
    'Approving needs the permission “approve-submissions” (Regulatory Manager, Quality Manager, Technical Reviewer; administrators in open mode only). Nobody decides on her own request, except an administrator in open mode; in controlled mode nobody decides on what she wrote part of, and each decision is signed. Another approver can decide, or the request is handed over with “Reassign”.',
  ),
  guide(
    'hub-validated-system',
    'Validation of the hub as software',
    `is the hub validated
is the hub Part 11 compliant
is the software validated by the supplier
does the hub comply with 21 CFR Part 11
do we have to validate the hub ourselves
computer system validation of the hub
is there a validation package
GAMP 5 documents of the hub
IQ OQ PQ of the hub
evidence for the validation of the hub`,
    null,
    'The hub has what Part 11 asks of a system: individual accounts, an audit trail that cannot be changed, electronic signatures bound to the content, and a controlled mode. “npm run evidence” makes evidence from its tests for a validation (requirements, tests, results). It is no validation by itself: whether the hub is validated for its use, each company judges and documents itself.',
  ),
  guide(
    'hub-withdraw-request',
    'Taking a request back',
    `how do I cancel an approval request that I sent
can I withdraw a request for approval
how do I take back something I sent for approval
sent for approval by mistake
cancel a pending approval
stop an approval`,
    '/approval-workflow',
    'There is no button for it. A submission that is edited becomes a draft again, and its request is withdrawn. A version of a record cannot be edited while it is pending: ask the approver to reject it or to request changes.',
  ),
  guide(
    'hub-submission-other-market',
    'A submission for another market',
    `how do I start a submission for Brazil
how do I create a submission for the US
how do I make a GUDID submission
how do I begin a submission for China
where do I create the Swiss submission
open the form of a country for a device
new submission for Australia`,
    '/multi-country-udi',
    'Choose the market in the record under “Target Regulatory Jurisdictions”. Then open its form under Multi-Country UDI or with “Copy to Countries” in the menu of the record; for drafts in several markets tick the record and choose “Copy to countries…”. Fill in what is marked, save and validate.',
  ),
  guide(
    'hub-make-admin',
    'Making somebody an administrator',
    `how do I give somebody admin rights
how can I make a colleague administrator
who can make somebody an administrator
give the role Administrator to a person
how does a user become administrator
we need a second administrator, how
change the role of a user
how do I give a colleague another role`,
    '/admin/users',
    'An administrator opens User Management, edits the account and chooses its roles; only an administrator gives or takes away the role Administrator, and the last active one stays one. In controlled mode a second administrator signs the change before it is in force.',
  ),
  guide(
    'hub-passwords-read',
    'Nobody can read a password',
    `can an administrator read our passwords
does the administrator see my password
who can see my password
are passwords stored readable
can somebody read my password in the database`,
    '/profile?tab=security',
    'No: nobody can read a password in the hub, administrators neither; only a hash of it is kept. An administrator can give a one-time link that sets a new one.',
  ),
  guide(
    'hub-who-approved',
    'Who approved what',
    `who approved version 2.0, where do I look
where do I see who approved a version
how do I find out who approved the submission
where is the name of the approver shown
who released this version, how can I see it
approval history of a record`,
    '/approval-workflow',
    'Approval Workflow keeps every request with who asked, who decided, when, and the notes: set its status filter to Approved. The Version History of a record and the Audit Trail show it too, with the signature where decisions are signed.',
  ),
  guide(
    'hub-which-complete',
    'Which devices are complete for which market',
    `is there an easy way to see which devices are complete for which market
where do I see which devices are complete
overview of devices and markets
is there a view of all devices by market
which screen shows how complete our devices are
how can I see at a glance what is missing`,
    '/readiness',
    'Readiness is a matrix of devices and markets: each cell says how many of the market’s required fields are filled in, and at what stage the device is there. Select a cell to see and fill in what is missing.',
  ),
  guide(
    'hub-share-list',
    'Passing a filtered list on',
    `how do I share a filtered list with a colleague
can I save a filter
send a colleague the list I see
link to a filtered list
bookmark a search in a list`,
    null,
    'Filters, search and order of a list stand in the address of the page: save it as a bookmark or send it to a colleague who may see the list. “Export” gives what the list shows as CSV.',
  ),
]
