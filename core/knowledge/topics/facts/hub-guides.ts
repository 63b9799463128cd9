import { fact, guide, type Topic } from '../topic.ts'

const hub = 'User guide of this hub'

/** How one does something in the hub, asked in whole sentences. */
export const hubGuides: readonly Topic[] = [
  guide(
    'hub-company-certificate',
    'Certificates of a company',
    `where do I add a certificate of our company with its expiry date
where to enter the certificate of the manufacturer
add a certification of an operator
where is the expiry date of our certificate entered
where can I store our ISO certificate
how do I record a new CE certificate in the hub
on which screen are our certificates kept`,
    '/actors',
    'Open Economic Operators, Certifications, and choose “Add Certification”: type, number, issuing body, issue date and, where there is one, expiry date. The hub reminds 90 and 30 days before it expires.',
  ),
  guide(
    'hub-check-before-import',
    'Check a file before importing',
    `can I check a file before it is imported
preview of an upload
how do I see what an import would do
test a csv without importing it
how are the columns of my file mapped
dry run of an upload
how can I see what an upload will do before it does it
simulate an upload`,
    '/master-di/bulk-upload',
    'Tick “Check the file before importing” on the upload page: you see how each column is mapped and what would happen to each row. A file with problems or unknown columns is always checked first.',
  ),
  guide(
    'hub-import-errors',
    'Errors of an upload',
    `where do I see which rows failed in the upload
error rows of the csv upload
some rows of my file were not imported what now
result of the bulk upload
which lines of the upload had errors`,
    '/master-di/bulk-upload',
    'The result of the upload shows how many rows were processed, successful and failed, and each error with its row and field. Correct the rows and upload the file again: rows that exist unchanged are skipped.',
  ),
  guide(
    'hub-workbooks',
    'Fill in Excel templates of others',
    `can the hub fill in the excel template of a regulator
how do I fill in a customer's spreadsheet with our device data
excel template of a distributor
where do I load the template of the TGA
what are workbooks for
map the columns of an excel template
fill an excel workbook with device data
how can I reuse an excel template from the TGA
how do I fill in the template of the regulator
fill in the SFDA's Excel with our data
how do I use the Excel template of our distributor in the hub`,
    '/workbooks',
    'Open Workbooks and load the Excel template of a regulator, distributor or customer. Its columns are mapped once to the hub’s fields; then “Fill in” makes a copy with your devices. The template itself is not changed.',
  ),
  guide(
    'hub-tasks',
    'Tasks and calendar',
    `where do I create a task
how do I give somebody a task
where is the calendar
how do I enter a question of an authority
where do I see the tasks of all projects
add a milestone
who reminds me of a task
assign a task to a colleague
how do I assign a task to somebody
give a task to another person`,
    '/tasks',
    'Tasks and Calendar lists the tasks, milestones and authority questions of all projects, with owner and due date. They are added at a project in Simple RIM or at an impact assessment; the owner is told by the bell when a task is assigned, before it is due and when it is overdue.',
  ),
  guide(
    'hub-rim-submission',
    'A new project in Simple RIM',
    `how do I create a regulatory submission in Simple RIM
new 510(k) project in the hub
where do I plan a PMA application
where do I track a CE marking project
how do I add a regulatory project
where are compliance items kept
where can I store documents with deadlines`,
    '/simple-rim',
    'Open Simple RIM and choose “New Submission”: product, type (such as CE marking, 510(k) or PMA), authority, priority, target date and who is responsible. Compliance items and documents have tabs of their own there.',
  ),
  guide(
    'hub-impact',
    'Impact assessments',
    `how do I assess the impact of a regulatory update
which of our devices does a new law affect
where are impact assessments
assign an impact assessment to a colleague
document that an update is not relevant for us
assessment of a regulatory change`,
    '/impact-assessments',
    'In Regulatory Intelligence choose “Assess Impact” on an update: the hub finds the devices its text concerns. The assessment has a person, a due date, tasks and an outcome: not relevant, no action needed, or action required. All stand under Impact Assessments.',
  ),
  guide(
    'hub-register-certificates',
    'Certificates as EUDAMED shows them',
    `where do I see certificates of notified bodies from eudamed
how do I watch certificates in eudamed
eudamed certificates screen
compare certificates with our submissions
status of a notified body certificate in the hub`,
    '/register-certificates',
    'EUDAMED Certificates lists the certificates of notified bodies as EUDAMED showed them: status, expiry, days left, and whether your submissions name the same.',
  ),
  guide(
    'hub-second-factor',
    'Second factor',
    `how do I set up two factor authentication
authenticator app for sign in
where do I add a passkey
how do I turn on 2FA
recovery codes
I want a second factor for my account
is there a two factor login
does the hub have 2FA`,
    '/profile?tab=security',
    'On your profile, Security, choose “Set up authenticator app” or add a passkey. The code is asked for after the password and when you sign decisions; recovery codes help when the device is lost. An administrator can require it in Settings.',
  ),
  guide(
    'hub-review-trail',
    'Review the audit trail',
    `how do I document a review of the audit trail
periodic review of the audit trail
sign an audit trail review
where do we sign that the audit trail was reviewed`,
    '/admin/audit-trail',
    'On Audit Trail choose “Review…”, the period and what you looked at: the hub shows what stands out, such as self-approved requests, changed rights and deletions, and you sign the review.',
  ),
  guide(
    'hub-connections',
    'Connections to registers',
    `can the hub send files to eudamed by itself through an access point
how do I set up a connection to eudamed
where are connections to registers configured
send to gudid through the gateway from the hub
connect the hub to swissdamed
does the hub support machine to machine
automatic sending to a register
how do I connect the hub to the FDA gateway
how do I set up the sending to swissdamed
connect the hub to ESG
how do I switch on sending to EUDAMED
where is the connection to a register set up`,
    '/admin/settings',
    'An administrator adds a connection under Settings, “Connections”: to EUDAMED through your own access point, to swissdamed, to the FDA’s gateway, or a folder. Without one you upload the files yourself. In the Export Center “Send” then hands files over, and answers are read from it.',
  ),
  guide(
    'hub-compare-published',
    'Compare with published data',
    `how do I compare our data with what is published in AccessGUDID
check whether gudid has the same data as our hub
compare our records with the regulator's release file
find differences between hub and gudid
compare with the data published by the NMPA`,
    '/multi-country-udi',
    'Open the submissions of a device for the US, China or Switzerland and choose “Compare with published files”, then the regulator’s file or ZIP: the hub shows what differs, field by field, and changes nothing.',
  ),
  guide(
    'hub-from-eudamed',
    'Take over what EUDAMED has',
    `how do I get our registered devices from eudamed into the hub
import existing eudamed registrations
our devices are already in eudamed how do they come into the hub
take over data from eudamed
reconcile the hub with eudamed
read a eudamed download`,
    '/eudamed-import',
    'Open From EUDAMED and give it the files downloaded from EUDAMED, or fetch the data of your SRN. “Reconcile” compares them field by field; “Store as registered” makes what was read registered submissions.',
  ),
  guide(
    'hub-answers',
    'Read in the answer of a register',
    `where do I put the acknowledgement of eudamed
how does the hub know that eudamed accepted the device
how do I mark a device as registered
upload the eudamed response file into the hub
where do I load the answer file
what do I do with the response xml from eudamed
drop the acknowledgement
EUDAMED's answer was downloaded as XML what to do with it
downloaded answer xml where to put it`,
    '/export',
    'Download the response in EUDAMED and drop the file under “Answers” of the Export Center: the hub finds its submissions, marks them registered, and shows what was refused and why.',
  ),
  guide(
    'hub-export-file',
    'Make the file for a register',
    `how do I make the xml for eudamed
where do I download the xml
which screen creates the file for the FDA
how do I generate the eudamed bulk file
export valid submissions as xml
where do I find the export of files`,
    '/export',
    'Open the Export Center, choose the market and the submissions that are valid, and make the files: for EUDAMED of up to 300 entities each. After the upload press “Uploaded to EUDAMED”.',
  ),
  guide(
    'hub-after-approval',
    'After a submission is approved',
    `what do I do after a submission is approved
submission approved what is the next step
next step after approval
validated and approved what now`,
    '/export',
    'Make its file in the Export Center, upload it to the register, mark it as sent, and read in the answer under “Answers”.',
  ),
  guide(
    'hub-change-approver',
    'Another person decides',
    `the approver is on holiday who can decide
hand the request to a colleague
assign the approval to somebody else
change the approver of a request
escalate a request
the approver is ill
assigned person left the company
hand my decision over
the request was sent to the wrong person how to give it to another
wrong approver chosen
request assigned to the wrong colleague
who may reassign a request
who can give a request to another approver`,
    '/approval-workflow',
    'Open the request in Approval Workflow and choose “Reassign”; the one who asked, the one assigned or any approver may do so.',
  ),
  guide(
    'hub-decisions',
    'Decisions on a request',
    `which decisions can an approver make
what can I do with a request besides approve
request changes instead of rejecting
difference between reject and request changes
which four decisions are there in approval
approver wants a modification instead of a rejection what does he click
send back with remarks
ask for a correction
what do I see if the approver asked for changes
how many decisions can an approver take and which`,
    '/approval-workflow',
    'There are four: approve; reject, with the reason; request changes, a rejection whose notes say what to fix, so that the draft goes back to its author; and escalate, which hands the request to another approver (“Reassign”).',
  ),
  guide(
    'hub-own-approval',
    'Approving one’s own change',
    `may I approve my own change
can I approve what I wrote myself
four eyes principle in the hub
is self approval possible
can I approve by myself the submission that I edited last
may the author of a change approve it himself
may somebody approve her own version
am I allowed to approve what I asked for
can the requester decide on the request
can the person who wrote it also approve it
may an editor approve the record
must the approver be another person than the author
is it allowed that the same person edits and approves
can an administrator approve her own change
you edited this last someone else has to decide on it
why can I not approve my own submission
approve what I wrote
sign off my own work
same person writes and approves
author and approver identical
edited last by me
can a technical reviewer decide on a change she edited
can a quality manager approve her own request
may a reviewer approve what he has edited`,
    '/approval-workflow',
    'No. In controlled mode nobody decides on what she asked for, edited last or wrote part of. In open mode only an administrator may, and the audit trail marks it as self-approved; otherwise another approver has to decide.',
  ),
  guide(
    'hub-roles-list',
    'Roles of the hub',
    `which roles are there in the hub
how many roles has the hub
list of user roles
which role does a new user get`,
    '/profile?tab=permissions',
    'Seven: Administrator, Regulatory Manager, Technical Reviewer, Quality Manager, Submission Coordinator, Manufacturer User and Standard User, which new users get. The User Guide says what each may do; yours are on your profile under Permissions.',
  ),
  guide(
    'hub-access-denied',
    'Access denied',
    `who can open user management
which permission is needed for user management
why do I see access denied
I cannot open user management
you don't have permission to manage users
a button is missing for me why
why can I not edit a submission
I have no permission what can I do
whom do I ask if a menu item is not there for me
menu entry missing
button not shown to me
why do I not see a button
function greyed out
which permission is missing for me
permission missing to open a screen`,
    '/profile?tab=permissions',
    'Your role lacks the permission; for User Management it is “manage users”, which administrators have. Your profile shows under Permissions what you may do; an administrator can give you a role or an extra permission in User Management.',
  ),
  guide(
    'hub-forgot-password',
    'Forgotten password',
    `I forgot my password what can I do
how can I reset my password
how do I get a new password
password lost how to sign in again
I cannot log in any more because I forgot the password
password forgotten what do I do
how to change password
where do I change my password
how can I set another password`,
    '/profile?tab=security',
    'Change your password on your profile under Security. If you have forgotten it, an administrator gives you a one-time link under User Management.',
  ),
  guide(
    'hub-profile',
    'My profile',
    `where do I change my e-mail address
how do I edit my profile
change my job title
upload a profile picture
where do I change my phone number`,
    '/profile',
    'Open Profile Settings in the user menu and choose “Edit Profile”: name, e-mail, job title, department, company, phone and picture.',
  ),
  guide(
    'hub-sign-out',
    'Sign out',
    `how do I log out
where is the sign out button
how do I sign out of all sessions`,
    '/profile?tab=security',
    'Choose Sign Out in the user menu and confirm. Your profile, Security, shows where you are signed in and signs you out everywhere else.',
  ),
  guide(
    'hub-emdn-search',
    'Search the EMDN',
    `how do I search for an EMDN code
where do I look up an emdn code by words
from how many characters does the emdn search begin
find the right emdn code for a catheter
browse the emdn tree
from how many letters does the EMDN search work
how many characters for the emdn search
emdn search needs how many letters
minimum letters in the nomenclature search`,
    '/emdn',
    'Open EMDN Classifications and search by words or code, from two characters on, or browse the tree; codes that can be chosen are marked.',
  ),
  guide(
    'hub-generator',
    'Generate a Basic UDI-DI',
    `where do I generate a basic udi-di
how do I create a GMN in the hub
which screen generates the global model number
I need a basic udi-di for a new family how
what do I enter to generate a GMN`,
    '/gmn-generator',
    'Open GMN & Basic UDI-DI: enter the GS1 company prefix (4 to 12 digits) and the model reference, and take over the code. It also validates a GMN, a Basic UDI-DI or a UDI-DI.',
  ),
  guide(
    'hub-label',
    'Barcode and label',
    `how do I print a barcode for a device
where can I make a DataMatrix
create a UDI label with lot and expiry date
which barcodes can the hub make
decode a scanned udi
where can I check what a barcode contains`,
    '/udi-label',
    'Open UDI Label: enter UDI-DI, lot or serial number and dates, and choose GS1 DataMatrix or GS1-128; the symbol comes with its text and can be downloaded. “Check a code” takes a scanned code apart.',
  ),
  guide(
    'hub-families-create',
    'Product families',
    `how do I group submissions into a product family
create a product family
match submissions to a family
device portfolio how to
where do I see families of similar devices`,
    '/portfolio',
    'Open Device Portfolio, choose “New Product Family” with the expected number of devices, and match its submissions. Proposals of devices alike are under GMN & Basic UDI-DI, Device Families.',
  ),
  guide(
    'hub-family-basic',
    'One Basic UDI-DI for a device family',
    `where to make one Basic UDI-DI for all devices with the same manufacturer, class, EMDN and intended use
where do I generate one Basic UDI-DI for a whole device family
generate a Basic UDI-DI for this family
can the hub give all devices of a family the same Basic UDI-DI
how do I make one Basic UDI-DI for several alike devices in the hub`,
    '/gmn-generator',
    'Open GMN & Basic UDI-DI, Device Families: devices with the same manufacturer, risk class, EMDN code and intended use stand together there. “Generate for this family” makes one Basic UDI-DI and fills it in for the EU drafts that have none.',
  ),
  guide(
    'hub-compare-versions',
    'Compare two versions',
    `how do I see what changed between two versions
compare two versions of a submission
where is the version history of a record
go back to an older version of a submission
restore an earlier version
revert a submission
where can I see what a record looked like last year
return a submission to a former state
old state of a record
earlier values of a record
previous state of a device`,
    '/version-control',
    'A record’s menu has “Version History”. For submissions open Version Control: it shows each saved version, compares two of them, and “Revert” brings an earlier one back as a new version.',
  ),
  guide(
    'hub-submission-fields',
    'Fields of a new EU submission',
    `which fields are needed to save an EU submission
what are the five required fields of a submission
required fields of the eudamed form
how many tabs has the submission form`,
    '/submissions',
    'To save an EU submission five fields are needed: Basic UDI-DI, device name, registration type, risk class and EMDN code; of one made from a record only device name, risk class and intended use. The form has twelve tabs for the others; what EUDAMED requires is marked.',
  ),
  guide(
    'hub-mode-difference',
    'Open and controlled mode',
    `what is the difference between open and controlled mode
what does controlled mode change
which mode applies at first
who chooses the working mode
how do we enforce approval for everything
what is the difference of open and controlled way of working
open mode versus controlled mode in practice
open or controlled which difference
which mode is stricter
what may be done without approval in open mode
is a record active when saved in open mode
what changes in practice with controlled mode
open way and controlled way of working
two working modes
open mode pros
strict mode`,
    '/admin/settings',
    'In open mode a record is in force as soon as it is saved, and valid submissions can be exported; approval is optional. In controlled mode nothing comes into force, is changed, deleted or exported without the signed approval of someone who wrote none of it. Open mode applies until an administrator chooses under Settings.',
  ),
  guide(
    'hub-operator-types',
    'Economic operators in the hub',
    `which types of operators does the hub know
how do I add an importer
where do I enter our authorised representative
where do we keep the SRN of the manufacturer
add a distributor
upload many operators`,
    '/actors',
    'Open Economic Operators and choose “Add Operator”: type (manufacturer, authorised representative, importer or distributor), name, legal name, address, city, postal code, country and e-mail are needed; the SRN is entered there too. Many at once come by Bulk Upload.',
  ),
  guide(
    'hub-api-token',
    'Use the hub by program',
    `how can our ERP read data from the hub
is there an API of the hub
create an api token
interface to SAP
connect our PLM with the hub
how long is a token valid
webhook for a registered device`,
    '/multi-app-integration?tab=api',
    'Open Multi-App Hub, API, and create a token with the scopes your program needs; it is shown once. Webhooks, set up there by an administrator, tell other systems of events.',
  ),
  guide(
    'hub-print-trail',
    'Audit trail for an inspector',
    `how do I export the audit trail for an inspector
print the audit trail
give the auditor all changes of a device
how do I get the change history for an inspection
export changes of a period`,
    '/admin/audit-trail',
    'Audit Trail can be searched by person, period, device and kind, exported and printed; each entry has who, when, what, old and new value, and why. A record’s page shows its own history.',
  ),
  guide(
    'hub-validate-all',
    'Validate many submissions',
    `where can I check a submission against schema and business rules
how do I check a submission before export
run the rules over my submission
where do I start a validation
how do I validate all submissions at once
where do I see all validation errors
which screen lists the findings of all submissions
validate again after a new schema`,
    '/validation',
    'Validation lists the submissions with their findings; choose “Validate” there for one or for all. Each finding leads to its field.',
  ),
  guide(
    'hub-schema-load',
    'Official schema of EUDAMED',
    `how do I load the new xsd of eudamed into the hub
where do I set the schema version of eudamed
change the xsd version the hub writes
eudamed has a new release what do we do in the hub`,
    '/admin/settings',
    'An administrator loads it under Settings, “Official schema set of EUDAMED”, and chooses the version the hub writes. Then validate the submissions again.',
  ),
  guide(
    'hub-playground-setting',
    'Playground or production in the hub',
    `how do I switch the hub to the playground
where do I choose playground or production
practice with eudamed playground from the hub`,
    '/admin/settings',
    'An administrator chooses in Settings whether the hub works for EUDAMED’s production or its playground. What was sent to one is not in the other.',
  ),
  fact(
    'hub-regbot',
    'What RegBot is',
    `what can RegBot answer
where do your answers come from
is RegBot an artificial intelligence
how reliable are the answers of RegBot
which sources does RegBot use`,
    'RegBot answers from the rules, dates and fields the hub knows and from your own data, with the source of each answer, and says so where it does not know. Verify with the official source before you rely on it.',
    hub,
    { markets: [], screen: '/regbot' },
  ),
  fact(
    'hub-number-markets',
    'Markets of the hub',
    `which markets does the hub model with full rules and the regulator's own file
which countries have full rules in the hub
for which regulators are all fields modelled
how many countries does the hub cover
which markets can we manage in the hub
is Vietnam covered
for which markets does the hub make files
which countries are supported in depth`,
    'The hub has 21 markets. The EU, the US, China and Switzerland are modelled with the regulator’s fields and rules (of China, which fields are mandatory is not public), eight more with the elements their regulators have published, the others as worksheets with common fields.',
    hub,
    { markets: [], screen: '/multi-country-udi' },
  ),
]
