import { guide, type Topic } from '../topic.ts'

const api = '/multi-app-integration?tab=api'
const trail = '/admin/audit-trail'

/** Interfaces, the audit trail, backups and what runs the hub. */
export const hubSystem: readonly Topic[] = [
  guide(
    'hub-token-limits',
    'Limits of an API token',
    `how long is an API token valid
when does a token expire
maximum validity of a token
what can an API token not do
can a token approve a submission
which scopes has an API token
where do I see my token again
I lost the token can it be shown again
when do API tokens end
can a program approve records with a token
who can create an API token
can the token do more than I may
how do I revoke a token
how many months may a token live
are tokens revoked when the password changes
token lifetime
token expired
access key for programs
token shown once
revoke access of a program
token after password change
token forever
what scopes can a token have
is it possible for a script to approve submissions
can I make a token without end date
token without expiry
scopes of a token
are my API tokens affected when I lose my phone`,
    api,
    'A token ends on the last day you give it, after 12 months at most, and with a new password, signing out everywhere or other roles. It has its scope (read, create, edit, delete, export, manage operators) and never more than you may; it cannot approve, manage users or change settings. It is shown once; lost, make another and revoke the first.',
  ),
  guide(
    'hub-webhook-retries',
    'Webhooks: retries and signatures',
    `how often is a failed webhook retried
when does the hub give up a webhook delivery
how are webhooks signed
how do I verify the signature of a webhook
webhook header name
how fast must a webhook receiver answer
which answer must the receiver of a webhook give
can a delivery be sent again
how many deliveries does the log show
who may add a webhook
can I pause a webhook
timeout of a webhook
webhook tries
webhook failed
receiver down
HMAC header
secret of a webhook
delivery log
webhook server is down for a day
receiver was offline events lost
secret of a webhook lost
are events repeated
how do I check that a webhook really comes from the hub
authenticity of a webhook
prove that an event came from the hub`,
    api,
    'A receiver must answer 2xx within 10 seconds; otherwise the delivery is tried again after 1, 5 and 30 minutes and 2 and 12 hours, then given up. Each has the header X-Hub-Signature-256 (HMAC SHA-256 of time and body with the secret). The log shows the latest 100, which can be sent again; an administrator adds, pauses or deletes webhooks.',
  ),
  guide(
    'hub-api-docs',
    'Documentation of the API',
    `where is the API documentation
is there an OpenAPI description
swagger of the hub
which endpoints does the API have
how does a program authenticate
REST interface documentation
how do I create a record through the API
can the hub be embedded in an iframe
can I show a screen of the hub in our intranet
is there a graphql api
where do I find swagger
endpoint list
REST docs
developer documentation
embed a screen`,
    api,
    'The reference is at /api/docs, the OpenAPI description at /api/openapi.json; a program sends its token as “Authorization: Bearer …”. Multi-App Hub, API, has examples that run as they stand. Screens can be shown in an iframe or as a custom element on pages of the same address. There is no GraphQL.',
  ),
  guide(
    'hub-mcp',
    'Models over MCP',
    `can ChatGPT or Claude access the hub
what is the MCP server of the hub
can a language model read our devices
can an AI change records in the hub
model context protocol
what can a model do over MCP
can a model approve something
connect Claude
AI agent access
copilot access to our data
what may an AI assistant do over MCP
rights of a model`,
    api,
    'Yes: “npm run hub -- mcp” is a server of the Model Context Protocol, with an API token. Its tools read; with “--write” they also create and change records and submissions, validate and comment. No tool approves, signs, deletes, exports or sends.',
  ),
  guide(
    'hub-language-model',
    'RegBot and language models',
    `does RegBot use a language model
is my question sent to the internet
can RegBot be wrong
does our data leave the hub when I ask RegBot
how is the confidence of an answer calculated
what does the confidence of RegBot mean
can I connect an own language model
what happens when I mark an answer as not helpful
is RegBot an AI
are you ChatGPT
do you send data to OpenAI
trust your answers
are your answers legally binding
legal advice`,
    '/regbot',
    'No: RegBot answers from what the hub knows and says so where it does not know. A language model is off until an administrator names one; then passages found for a question leave the hub for it. Always verify with the source named; it is no legal advice.',
  ),
  guide(
    'hub-tampering',
    'How tampering shows',
    `how would we notice that somebody tampered with the audit trail
how is the audit trail protected against manipulation
can an administrator change the audit trail
what happens if somebody changes the database directly
is tampering with the audit trail detected
how can we see that entries were deleted from the trail
manipulation of the audit trail recognised how
are audit entries secured by a hash
is the audit trail tamper proof
the audit trail is not intact what now
the chain is broken what do I do
what does verify the chain check
why can the owner of the database not forge the trail
hash of the previous entry
what if a database admin edits a row
how can I prove that the audit trail was not manipulated
how do I verify the audit trail
check the integrity of the audit trail
hash chain of the audit trail
can an administrator delete audit entries
somebody edited the database by hand would you see it
falsified trail
forged entries
row changed behind the back of the hub
proof of integrity
altered audit entry
trail corrupted
our DBA could alter rows how do we find out
rows altered in the database
database administrator changed data
how do we prove to an inspector that the trail is unchanged
prove that the trail is unchanged
trail unchanged since last year evidence
the trail verification says not intact what should I do
not intact message`,
    trail,
    'Entries cannot be changed or deleted, by administrators neither. Each holds the hash (SHA-256) of the one before it, so a changed, missing or inserted entry breaks the chain; signed heads outside the database show a chain written anew, and rows changed past the hub are named. “Verify the chain” on Audit Trail (for administrators), or “npm run hub -- audit verify”, checks it. If it is not intact, leave the database unchanged and compare it with a backup.',
  ),
  guide(
    'hub-heads',
    'Signed heads',
    `what is a head of the audit trail
how often is a head signed
what is the audit key
where are the signed heads kept
which algorithm signs the audit trail
how can an outsider verify the trail without the hub
do we need openssl to verify the trail
how do I send heads to somebody else
what proves entries since the last head
interval for signing the trail
how frequently are heads signed
signature of the trail
external proof of the trail
signed head interval
Ed25519
how can an inspector check the trail without trusting the hub
independent check of the trail
verification without the hub
what is the meaning of signed up to entry 1200
signed up to entry
what is a signed head
what does signed head mean
signed heads of the trail`,
    trail,
    'A head says how many entries the trail had and the hash of the last one, signed with an Ed25519 key outside the database: every 60 minutes where something was written, after 1,000 entries and when the hub stops. Heads are kept in audit-heads.jsonl and can go out by webhook or mail; with OpenSSL anybody can check them against an export. Entries since the last head are proven by none.',
  ),
  guide(
    'hub-trail-content',
    'What the audit trail records',
    `what is recorded in the audit trail
are sign-ins in the audit trail
are downloads recorded
are imports in the audit trail
are views of records logged
what does an entry of the trail show
does the trail record settings changes
is the reason for a change in the trail
is the time in the audit trail UTC
time zone of the audit trail
how long are audit entries kept
is the audit trail ever deleted
retention of the audit trail
is reading a record logged
login recorded
download recorded in the trail
is there an audit trail of API calls
are changes by a program in the trail
who did it when a token changed a record
is there an audit of who changed roles
where do I see who changed roles or permissions
are changes of rights recorded
how long is the audit trail kept
for how many years is the audit trail kept
are logins recorded in the audit trail
is every change recorded, also sign-ins`,
    trail,
    'Every change with who, when (UTC), what, old and new value and why; sign-ins and their ends, imports, downloads and exports, decisions with signatures, settings, rights and backups. Looking at a record is not recorded. It is kept for good.',
  ),
  guide(
    'hub-trail-readers',
    'Who may read the audit trail',
    `who can see the audit trail
which permission is needed for the audit trail
may every user read the audit trail
who sees sign-ins in the trail
can I filter the audit trail by person
who can see security events
access denied security events
trail visible to everybody
may a viewer see the trail
is the audit trail readable for everyone
trail visible for whom
who may see failed sign-ins
who can open security events`,
    trail,
    'Whoever has “view-submissions” reads the audit trail; entries about people and sign-ins only those who manage users. Security events are for system administrators.',
  ),
  guide(
    'hub-trail-review',
    'Review of the audit trail',
    `what does a review of the audit trail show
what stands out in an audit trail review
must the review of the trail be signed
what do I write in an audit trail review
are remarks required for a trail review
where are earlier reviews
monthly trail review
signed review of the period`,
    trail,
    '“Review…” takes a period and lists what stands out: self-approved decisions, changed rights, password links, settings, security alerts, deletions, lapsed approvals, undone sendings, restores, changes after approval. Who may approve enters remarks and signs it; earlier reviews are listed there.',
  ),
  guide(
    'hub-security-alerts',
    'Security alerts',
    `which security alerts are there
who is told about failed sign-ins
when does the hub send a security alert
alert about a full disk
are administrators informed when rights change
security alert by mail
how long are security events kept
alarm for admins
attack noticed`,
    '/admin/security',
    'Administrators are told at once (bell, and mail where a mail server is set up) of failed sign-ins in number, changed rights, settings made less strict, an API token used from a new address, an audit trail that does not verify and a nearly full disk. Security events count failed sign-ins and refusals by minute; they are kept for 13 months.',
  ),
  guide(
    'hub-backup-details',
    'Backups',
    `how do I make a backup
command for the backup
can a backup run while people work
is the backup encrypted
what is not in a backup
are keys in the backup
how do I encrypt backups
is a backup signed
how often should a backup be made
does the hub make backups automatically
are API tokens in the backup
is there point-in-time recovery
where is the backup stored
does a backup contain the keys
nightly backup
are our devices in the hub backed up
is our data backed up
save the database
backup interval
encrypted backup key
must backups be encrypted
encrypt the backup`,
    null,
    '“npm run hub -- backup FILE”, while the hub runs; a timer can do it every night, the hub does not by itself. It is signed, and encrypted (AES-256-GCM) where a key is given. Keys, sessions, API tokens, password links and calendar addresses are not in it: copy the keys directory elsewhere. It is a whole snapshot; there is no point-in-time recovery.',
  ),
  guide(
    'hub-restore-details',
    'Restoring a backup',
    `how do I restore a backup
can a backup be restored into a hub with data
restore into an empty hub
what happens to sessions after a restore
do webhooks work after a restore
backup refused when restoring
backup of another hub restore
can a backup of the bundled database be restored into our own postgres
restore on top of existing data
recover from a backup
disaster recovery
move the hub to another server
can I restore just one record from a backup
partial restore
restore a single device`,
    null,
    '“npm run hub -- restore FILE” into an empty hub, with the server stopped; a hub that is not empty, a damaged or a newer file is refused and nothing is changed. Everybody signs in again, webhooks come back paused and connections to registers switched off, and the audit trail is verified. It also moves between the bundled database and a server of your own.',
  ),
  guide(
    'hub-archive',
    'Archives',
    `what is in an archive
what does Archive do with a device
how many devices can an archive hold
does archiving remove the device from the hub
is the archive signed
how do I verify an archive
difference between archive and dossier
difference between archive and backup
archive limit devices
archive without the hub readable
who may make an archive
must I give a reason for an archive
archive vs backup
does archiving delete something
long-term storage of devices
keep records for 15 years
archive zip contents
archive capacity
is an archive proof for an inspector
archive verified by whom
how long does the archive stay valid
may I delete the device after archiving it`,
    '/master-di/records',
    '“Archive” makes a signed ZIP of up to 100 devices (or 200 MB of files): every version, submission, decision, file, comment and the audit trail, readable and verifiable without the hub. It is a copy and removes nothing. It needs “export-data” and a reason. A dossier is a PDF to read, unsigned; a backup is the whole database.',
  ),
  guide(
    'hub-dossier-signed',
    'A dossier is not signed',
    `is the dossier PDF signed
does the dossier carry a digital signature
is a dossier a proof
is the dossier PDF/A
how many pages may a dossier have
is the pdf of a device electronically signed
can I trust a dossier is it sealed
how do I check that a dossier was not changed
what does not approved on every page of the dossier mean
why is my dossier refused three wait already
what is in the dossier
permission for the dossier
how do I get everything about a device as a PDF
download a dossier for the auditor
print all data of a submission
PDF of a device record with history
give the authority a complete document of a device
export a project as PDF
is the PDF dossier electronically signed
PDF for the auditor
dossier contents
digital signature on the PDF
page limit of the PDF
may I print the dossier`,
    '/master-di/records',
    'A record, a submission and a project of Simple RIM have “Download dossier (PDF)”: all values, findings, decisions with their signatures, files, answers, comments and the trail, on at most 2,000 pages. It needs “export-data”. The PDF itself is not signed and no PDF/A; its SHA-256 stands in the audit trail. In controlled mode “Not approved” stands on every page of what is not approved. Three of a person wait at most.',
  ),
  guide(
    'hub-comments-rules',
    'Comments',
    `can I edit a comment
can a comment be deleted
who may write comments
why can I not edit my comment any more
how long may a comment be
how many characters has a comment
how do I mention a colleague
who is notified of a comment
who may delete my comment
are deleted comments in the audit trail
comment on a deleted record
which permission do I need to comment
can a comment be changed afterwards
remove my comment
tag a colleague
comment length
at sign in comments
mention somebody
name a colleague in a comment
can I change a comment after a colleague answered
edit my comment after a reply
correct a typo in a comment`,
    '/master-di/records',
    'Whoever may edit or approve writes comments, up to 4,000 characters, with up to ten files of 10 MB; “@” mentions a colleague, who is told. Only the author changes or deletes a comment, and only while it is the last; the text stays in the audit trail. On a deleted record no new ones are possible.',
  ),
  guide(
    'hub-notifications-mail',
    'Notifications',
    `does the hub send e-mails
which notifications come by mail
when do I get a notification
where are my notifications
am I notified when my request is decided
is the approver informed by mail
who is notified when something is sent for approval
how do I turn off notifications
do I get a mail when somebody mentions me
mails from the hub
bell icon
mute notifications
email alerts
how will I know that my request was decided
is the earlier approver told when I reassign
am I told when my version is approved
who is told of a reassigned request
how do I notice a decision on my request
does the bell show overdue tasks
who is told when I send something for approval
does the approver get a message
how does the approver learn of my request`,
    null,
    'Notifications stand under the bell: when you are asked for a decision, when your request is decided or reassigned, when you are mentioned, when a task is assigned, due or overdue, and what alerts found. Comments and mentions, task reminders, impact assessments, notices of notified bodies’ certificates, new sign-ins, links and security alerts also go by mail where a mail server is set up.',
  ),
  guide(
    'hub-browser-language',
    'Languages, browsers, platforms',
    `which browsers are supported
is the hub available in German
which languages has the user interface
can I switch the language of the hub
does the hub run on Windows
on which operating systems does the hub run
is there a mobile app
can the hub be used offline
does the hub need the internet
is it a cloud service
where is our data stored
is our data stored in the cloud
several companies in one hub
can two companies share one hub
how many users can work at once
how many records can the hub hold
is the hub multi tenant
does it work with Safari
Firefox or Edge
German user interface
French screens
SaaS or on premise
can we host two companies
tablet or phone use
number of users at a time
does it work without internet
other languages of the screens
is it hosted
is German available
can it run on our own server
own server or cloud
on-premises installation`,
    null,
    'The screens are in English only, in a browser of today; it runs on Linux, macOS and Windows, on a server of your own, also without the internet. One hub is one company (no tenants). 100,000 records and some twenty people at once were measured. Your data lies in the database of your own hub.',
  ),
  guide(
    'hub-tls',
    'https and the database',
    `does the hub use https
how do I set up TLS
which database does the hub need
which PostgreSQL version is needed
which port does the hub use
can the hub run behind a proxy
health check address of the hub
how do I monitor the hub
prometheus metrics
what does readyz answer
how do I upgrade the hub to a new version
can we go back to an older version after an upgrade
are the disks encrypted by the hub
encrypted connection
reverse proxy
server requirements
install the hub
update the hub software
docker container`,
    null,
    'The hub speaks plain HTTP: a proxy (Caddy, nginx) in front does TLS. It brings PostgreSQL 18 along or uses a server of yours from version 15. /healthz and /readyz tell whether it is well, /metrics is for Prometheus once a token or a port is set. Upgrade: backup, new version, start; the way back is the backup. Disks are not encrypted by the hub.',
  ),
  guide(
    'hub-sample-data',
    'Sample data',
    `what is in the sample data
how many sample devices are loaded
how do I delete the sample data
who can load sample data
do sample devices count in the statistics
demo data
test devices
sample devices how to get rid of them
remove sample devices`,
    '/admin/settings',
    'Six devices of a fictitious manufacturer, whose numbers begin with SAMPLE. An administrator loads them in Settings; they are deleted like any other record.',
  ),
  guide(
    'hub-settings-who',
    'Who may change settings',
    `who can change the settings
only an administrator can change these settings
are changes of settings recorded
where are the settings of the hub
which settings are there
does a changed setting apply at once
settings greyed out
change settings not possible
I see no save button in Settings
save button missing in settings
may a standard user change settings
settings read only for me`,
    '/admin/settings',
    'Only an administrator; others can read them at the address of the screen, which their menu does not show. Each change is recorded in the audit trail and applies as soon as it is saved; in controlled mode a looser setting waits for a second administrator’s signature.',
  ),
  guide(
    'hub-messages-misc',
    'Not-found messages',
    `404 page not found in the hub
what does Country not found please check the URL mean
Master DI record not found message
the page says record not found
wrong address page does not exist
this submission does not exist message
page does not exist
link does not work 404`,
    null,
    'The address is wrong or what it names is not in this hub: “404 Page Not Found” for an unknown page, “Country … not found. Please check the URL.” for a market the hub does not have, “Master DI record not found” for a record that is not there. Open it from its list; nothing was changed.',
  ),
  guide(
    'hub-target-required',
    'At least one target country',
    `at least one target country is required message
device name is required
why can I not save the record
can I save a record without a target country
save master DI fails which fields are missing
can a record be saved without an EMDN code
is the manufacturer needed to save a record
is the risk class needed to save a record
which fields are mandatory for a new record
what do I have to fill in to create a record
required fields of a master di record
what is needed to save a device in the hub
which fields are compulsory in a new Master DI record
mandatory fields of a master DI record
what is required to create a master record
minimum data for a new master DI
which fields must I fill in to save a new record
minimum to save a device
save refused field missing
save without a market
obligatory fields of a record
which fields are the bare minimum for a record
minimum fields
what must be filled at least`,
    '/master-di/create',
    'To save a record, device name, device number, manufacturer name and at least one target country are needed; every other field, EMDN code and risk class too, can follow later.',
  ),
  guide(
    'hub-search-short',
    'Searching',
    `keyboard shortcut to find a screen
ctrl k what does it do
how do I find a device quickly`,
    null,
    'The EMDN search begins at two characters, by part of a code or beginnings of words. Ctrl K (⌘ K on a Mac) finds screens, records, submissions, operators, rules and EMDN codes.',
  ),
  guide(
    'hub-readiness-count',
    'How Readiness counts',
    `how is readiness calculated
what does the percentage in readiness mean
why is my device not ready although all fields are filled
why does readiness never show ready for Japan
does readiness count warnings
which fields does readiness count
how many required fields count for a market
what is a gap
is a device ready when it is validated
percent in the matrix
red cell in readiness
how do you compute readiness
not ready although complete
why is a Japanese device never ready
device never ready in Korea or Japan
never ready although everything is filled
what is a gap in readiness
why is no device ready outside the EU, US and Switzerland
why is a device never ready for China
what is readiness
what does readiness show`,
    '/readiness',
    'Each cell counts the fields the market requires for that device and how many are filled in; an empty required field is a gap, and errors count besides. Only in the EU, US and Switzerland can a device be ready: of other markets the hub does not know all that is asked.',
  ),
  guide(
    'hub-low-confidence',
    'Confidence of facts',
    `what does low confidence mean
why is a date marked as low confidence
how current are the facts about markets
not confirmed for more than 180 days
who updates the dates of the markets
stale fact mark
how old may a fact be
are your dates up to date
age of a fact
yellow fact
how sure is a date`,
    '/',
    'Each fact about a market has a source, a day and a confidence. Low confidence means little evidence: it is shown but never causes an error; verify it. A fact not confirmed for 180 days is marked; nobody refreshes facts by themselves.',
  ),
  guide(
    'hub-generator-x',
    'The code of 15 characters',
    `generator gave me a 15 character basic udi-di with X at the end is eudamed taking that
basic udi-di ending in X accepted by eudamed
why does the basic udi-di end in X
does eudamed accept the hub format of 15 characters
which basic udi-di does eudamed accept
15 characters or GMN which one do I use
the hub format is refused by eudamed
why are there two basic udi-dis
what does EUDAMED refuses it mean beside the generated code
where do I choose GMN or 15 characters
X at the end of the code
15 digits code refused
two codes shown by the generator
is a 15 character code with X fine for EUDAMED
code with X at the end valid in EUDAMED
which Basic UDI-DI format does Generate use by default
default format of Generate
what does Generate fill in`,
    '/gmn-generator',
    'No: EUDAMED refuses the code of 15 characters that ends in X (the hub’s own format from its specification). Use the GMN (GS1 Global Model Number) instead, which EUDAMED accepts; an administrator chooses in Settings which one “Generate” fills in.',
  ),
  guide(
    'hub-generator-limits',
    'Limits of the generators',
    `how many digits has the company prefix in the generator
company prefix must be 4-12 digits
model reference too long message
how many digits must the UDI-DI have to generate a basic udi-di
UDI-DI must be at least 8 digits message
UDI-DI cannot exceed 14 digits
UDI-DI Required message
where do I check the check characters of a GMN
where can I check if our GMN has correct check characters
validate a GMN that we received
is our GMN right where to test
GMN from headquarters correct check characters
how long may the company prefix be in the generator
which screen checks a GMN
length of the model reference
prefix digits allowed
test a GMN
check a GMN somebody gave us
verify check characters`,
    '/gmn-generator',
    'GMN & Basic UDI-DI: for a GMN, company prefix 4 to 12 digits and model reference up to 23 characters together; “GMN Validation” verifies the check characters of a GMN of 6 to 25 characters. In a form, Generate needs a UDI-DI (“UDI-DI Required”), for the 15-character code one of 8 to 14 digits.',
  ),
  guide(
    'hub-trail-export',
    'Exporting the audit trail',
    `can I download the audit trail as CSV
audit trail as excel or csv
export the entries of the audit trail to a file
how do I get the whole trail as a file
can the audit trail be saved as a file
trail in machine-readable form
how can I export the audit trail
how do I export the audit trail to CSV
can the audit trail be exported
download the audit trail`,
    trail,
    'Yes: Audit Trail exports what the filters show as CSV and prints it; “npm run hub -- audit export FILE” writes the whole trail, entry by entry as it was hashed, for verification without the hub.',
  ),
  guide(
    'hub-keys-lost',
    'Lost keys',
    `what if the private audit key gets lost
audit.key lost
what happens when secrets.key is lost
lost key of the hub
how do I replace the audit key
new audit key consequences
where are the keys of the hub
backup key lost`,
    null,
    'Without the audit key the hub makes another one; what the former signed stays proven as long as its public key is there. Without secrets.key the secrets of webhooks, connections and a model are entered anew, second factors too. Without the backup key nobody can read an encrypted backup. Keys lie in the keys directory; copy it elsewhere.',
  ),
  guide(
    'hub-theme',
    'Dark mode and shortcuts',
    `does the hub have a dark theme
is there a dark mode
can I make the screen dark
light or dark colours
change the colours of the screen`,
    null,
    'Yes: open the user menu at the top right and choose System, Light or Dark under Theme.',
  ),
  guide(
    'hub-emdn-load',
    'The EMDN in the hub',
    `is the EMDN complete in the hub
who can load a newer EMDN
are devices hit by a new EMDN version shown
is the full EMDN included
which EMDN version comes with the hub
how is a new EMDN loaded
codes of my device removed in the new EMDN
what does extract mean for the EMDN
why is my EMDN code unknown`,
    '/emdn?tab=versions',
    'An extract comes with the hub: categories, groups and some common codes; codes that are not in it are not checked. An administrator loads the full EMDN, or a newer one, under Versions, from the Commission’s site or a file, and sees first which codes change and which devices and submissions are affected.',
  ),
  guide(
    'hub-regbot-does',
    'What RegBot can do',
    `can RegBot change something in the hub
can RegBot fill in a form for me
does RegBot approve or send anything
can RegBot create a submission
are my questions to RegBot stored
what happens with my feedback on an answer`,
    '/regbot',
    'No, RegBot changes nothing: it answers questions. Feedback whether an answer was helpful is recorded. It shows only what you may see yourself.',
  ),
  guide(
    'hub-viewer-role',
    'Viewing only',
    `is there a role only for viewing
read-only user
can I give somebody only the right to look
viewer account
account without edit rights
can auditors get read only access
read only access for an auditor
is there a read-only user
can an external auditor look into the hub without changing anything
guest access`,
    '/admin/users',
    'There is no role for viewing alone: each of the seven can do more. A Quality Manager views, approves and exports without editing; an API token can have the scope Read alone.',
  ),
]
