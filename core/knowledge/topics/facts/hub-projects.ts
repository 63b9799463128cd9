import { guide, type Topic } from '../topic.ts'

const rim = '/simple-rim'
const tasks = '/tasks'
const news = '/regulatory-intelligence'

/** Projects, renewals, tasks, the calendar, assessments and regulatory news. */
export const hubProjects: readonly Topic[] = [
  guide(
    'hub-certification-certificate',
    'Certification and certificate',
    `what is the difference between certification and certificate
certification and certificate are two different things here
difference certification certificate in the hub
is a certification the same as a certificate
what is a certification of an operator
certificates screen versus certifications tab
what does certification mean in economic operators
certification vs certificate
two kinds of certificates in the hub
where does ISO 13485 belong and where the notified body certificate
certificate screens why two of them
two places for certificates`,
    '/register-certificates',
    'A certification is a certificate of an economic operator (company), such as ISO 13485, which you enter with its expiry date under Economic Operators. A certificate is one of a notified body, as EUDAMED showed it; nobody edits it, and it stands under EUDAMED Certificates.',
  ),
  guide(
    'hub-certification-fields',
    'Fields of a certification',
    `what do I have to fill in to add a certification to an economic operator
required fields of a certification
which fields does a certification have
is the expiry date of a certification mandatory
mandatory data for a new certification
must a certification have a scope
what is needed to enter an ISO certificate
can I add a certification without an end date
fields of the form add certification
is the scope of a certification compulsory
certificate of a company required data
enter an ISO 13485 certificate which data
expiry date of a certification obligatory`,
    '/actors?tab=certifications',
    'A certification needs operator, type, number, issuing body and issue date; expiry date and scope are optional. Without an expiry date there is no reminder.',
  ),
  guide(
    'hub-operator-fields',
    'Fields of an operator',
    `which fields are required for an economic operator
mandatory fields of a new operator
is the SRN mandatory for an operator
is the email of an operator required
what do I need to create an importer
can an operator be saved without SRN
vat number of an operator mandatory
which types of economic operator are there
new economic operator which fields are mandatory
minimum data of an operator
obligatory data for an importer
new manufacturer required data
is an email necessary for an importer
e-mail address of an operator needed
email compulsory for an operator`,
    '/actors',
    'Type (manufacturer, authorized representative, importer or distributor), name, legal name, address, city, postal code, country and e-mail are required; SRN, VAT number, website, phone and contact person are optional.',
  ),
  guide(
    'hub-operator-delete',
    'Deleting an operator',
    `what happens when an operator is deleted
are submissions changed when I delete an operator
can I delete an importer
delete economic operator consequences
set an operator inactive
what happens to certifications of a deleted operator
remove an importer
operator deleted submissions
inactive operator`,
    '/actors',
    'It is removed from all lists with its certifications and device links, with a reason; new submissions no longer start with its values, existing ones are not changed. An inactive operator stays in the list and fills in nothing.',
  ),
  guide(
    'hub-device-link',
    'Device links',
    `what is a device link for
how many manufacturers may a device have
two manufacturers with the same name which one is used
does a device link apply to all versions
which manufacturer details does a submission take
the record name of the manufacturer is different from the operator
where do I see which devices an importer has
link an importer to a device
device links
which operator works for which device
what if two operators have the same name
assign an importer to a product
connect a distributor with a device
manufacturer chosen wrongly by name
can a device have more than one importer
several importers of one device`,
    '/actors?tab=links',
    'Economic Operators, Device Links, says what an operator does for a device, for all its versions; a device has one manufacturer and any number of other operators. Submissions take their manufacturer details, SRN included, from the linked manufacturer; without a link, from the one active manufacturer with the name in the record.',
  ),
  guide(
    'hub-defaults-effect',
    'Changed details of an operator',
    `does a changed address of the manufacturer update submissions
operator changed are existing submissions updated
which submissions change when an operator changes
carry over to drafts meaning
are sent submissions changed by carry over of an operator
manufacturer moved to a new address
new address of the manufacturer in drafts
does changing the SRN of the manufacturer update our drafts
new SRN of the manufacturer in drafts
SRN corrected what about the drafts`,
    '/actors',
    'No submission changes by itself. “Carry over to drafts” takes the new details into drafts, each with a new version; what was validated, approved or sent stays as it is. If such submissions still give a former SRN or representative, the operator lists them, and “Carry over” there replaces it; they become drafts.',
  ),
  guide(
    'hub-renewal-begins',
    'Renewals that begin by themselves',
    `when does the renewal of a certificate begin by itself
how many days before expiry does a renewal start
does the hub start a renewal automatically
can automatic renewals be switched off
where do I set when renewals begin
what is a renewal project
how early is a renewal of a certification begun
renewal of a compliance item begins when
which renewals begin automatically
why did the hub create a project
who is the owner of an automatic renewal
can we stop the automatic renewals
renewal started too early
lead time of renewals
turn off renewals
half a year before the certificate ends
from when on does a renewal project appear
how can I switch off that the hub creates renewal projects
when does the renewal project appear
disable the creation of renewal projects
who gets reminded about a certificate that expires`,
    rim,
    'A renewal begins by itself: a project with devices and tasks appears 180 days before a notified body’s certificate ends and 90 days before certifications and compliance items end. An administrator enters the days in Settings; 0 begins none, which switches it off. It belongs to who owned the renewal before, else to nobody.',
  ),
  guide(
    'hub-renewal-ends',
    'Completing a renewal',
    `how is a renewal completed
who enters the new expiry date after a renewal
does the hub complete a renewal by itself
complete the renewal what happens
what happens to open tasks when a renewal is completed
by when is a renewal due
which tasks does a renewal have
close a renewal
finish a renewal
new certificate has arrived what now
deadline of a renewal
does completing a renewal change the submissions
new expiry date in submissions after a renewal`,
    rim,
    'Choose “Complete the renewal…” at the project, with decision date and new expiry date: the project is approved, and a certification or compliance item gets the new end. The hub never completes one itself; open tasks stay open. It is due 90 days before a notified body’s certificate ends, 30 days before others.',
  ),
  guide(
    'hub-project-progress',
    'Progress of a project',
    `how is the progress of a project calculated
what does the percentage of a project mean
who may be the owner of a project
what is the scope of a project
which devices belong to a project
what happens to a project when a device is deleted
how many devices may a project have
does a new version of a device stay in the project
what does a project in Simple RIM hold
where do I see the devices and markets of a project
who is the owner of a project
how is the progress of a project counted
link devices to a regulatory submission
where are the documents of a project
percent done of a project
devices inside a project
responsible person of a project
how do I change the owner of a project
where do I see the progress of a project`,
    rim,
    'A regulatory submission of Simple RIM is a project: open it for its devices and markets, owner (a person who can sign in), tasks, documents and history. Once it has tasks, its progress is the share of the needed ones that are done; before that it is what was entered. It holds 5,000 devices at most; new versions of a device stay in it, deleted devices are no longer counted.',
  ),
  guide(
    'hub-rim-statuses',
    'Statuses in Simple RIM',
    `which statuses has a regulatory submission in Simple RIM
which submission types can I choose in Simple RIM
which authorities can be chosen in Simple RIM
priorities of a regulatory submission
statuses of a compliance item
statuses of a document in RIM
what does overdue mean in Simple RIM
which fields are required for a new regulatory submission
kinds of regulatory submissions
choices in the RIM form
priority levels
when is a project overdue in Simple RIM
overdue project meaning`,
    rim,
    'Submission types are CE Marking, 510(k), PMA, NMPA and TGA; statuses draft, submitted, under review, approved, rejected; priorities low, medium, high, critical. No field is required. Compliance items are compliant, pending, expired or non-compliant; documents draft, review or approved. Overdue: the target date has passed and nothing was decided.',
  ),
  guide(
    'hub-rim-analytics',
    'Figures of Simple RIM',
    `how is the success rate calculated
what is the compliance score
how is the average review time counted
what are the cost savings in Simple RIM
where does the figure for cost savings come from
analytics of Simple RIM meaning
success percentage in RIM
savings figure`,
    rim,
    'Success rate: approved as a share of decided submissions. Average review time: from submission to decision. Compliance score: compliant as a share of all items. Cost savings: approved submissions times the amount an administrator enters in Settings. A dash means that there is no data.',
  ),
  guide(
    'hub-documents',
    'Documents of Simple RIM',
    `can a document have several versions
who approves a document in Simple RIM
what happens to an approved document when a new file is added
are old files of a document kept
is an approved document locked
can a document be deleted in RIM
new revision of a document
sign off a document in RIM
approved SOP changed
which file types are allowed for RIM documents
kind of file for a document`,
    rim,
    'Each file added to a document is a new version; earlier ones are kept. An approver approves the document with its newest file; a later file is not covered and can be approved again. In controlled mode somebody approves it who wrote none of it, a later change or file makes it a draft again, and an approved document is not deleted.',
  ),
  guide(
    'hub-task-reminders',
    'Reminders of tasks',
    `when is the owner of a task reminded
how many days before is a task reminder sent
who gets a notification about an overdue task
does the hub send emails about tasks
reminder of a task how early
is the owner told when a task is assigned
does an overdue task remind every day
reminder of a task comes how many days before
mail before a task is due
late task notice
who is reminded
who is told when a task is overdue
who gets informed about overdue tasks
can I set a reminder for a task
how do I get reminded of a task`,
    tasks,
    'Its owner is told by the bell when somebody else assigns it, seven days before it is due (unless the task says otherwise), on the day, and once when it is overdue; reminders go by mail too where a mail server is set up.',
  ),
  guide(
    'hub-task-kinds',
    'Task, milestone, authority question',
    `what is the difference between a task and a milestone
which kinds of tasks are there
what is an authority question
what does an authority question need to be done
can a question be completed without an answer
statuses of a task
what does not needed mean for a task
who may change tasks
can I complete a task that is not mine
can a task stand without a project
to what does a task belong
what do I need to finish an authority question
deficiency letter of an authority
query from the notified body
milestone meaning
close a task of somebody else
can I assign a task to a person without edit right
may somebody without edit permission complete a task
owner without edit rights
how do I enter the letter from the authority with its deadline
who can tick a task as done
who may complete a task`,
    tasks,
    'A task is what somebody has to do by a day, a milestone a day to be reached, an authority question what an authority asks, with reference, day received and answer; it is not done without an answer. Each belongs to a project or an impact assessment. Statuses: open, done, not needed. Changing them needs “edit-submissions”; an owner may complete her own.',
  ),
  guide(
    'hub-calendar-content',
    'What the calendar shows',
    `what does the calendar show
which dates are in the calendar
are certificate expiry dates in the calendar
are regulatory deadlines in the calendar
can I enter an appointment in the calendar
does the calendar show only my tasks
calendar entries kinds
expiry dates in the calendar
birthday or holiday in the calendar
where do I see regulatory deadlines in a calendar
legal deadlines in the calendar`,
    '/tasks?tab=calendar',
    'Tasks, milestones and authority questions, target, submission and decision dates of projects, impact assessments, the ends of certificates, certifications and compliance items, and regulatory deadlines that concern your devices; “Only mine” narrows it. It has no entries of its own.',
  ),
  guide(
    'hub-calendar-feed',
    'Subscribing to the calendar',
    `how do I see the hub calendar in Outlook
can Google Calendar show my tasks
iCal address of the hub
how long is a calendar address valid
when does the calendar address end
who can read my calendar address
calendar address not working any more
ics subscription
how many calendar addresses can I have
is the calendar address shown again
calendar link expires
outlook subscription
calendar url
webcal
sync tasks with google
calendar address leaked
is my calendar link secret
calendar link safe to share
link to the calendar without password
how do I subscribe the calendar on my iPhone
calendar in my telephone
how can I subscribe to the calendar
subscribe to the calendar of tasks in Outlook
how do I get the hub's dates into my own calendar
show the due dates in Outlook
can I see the deadlines in my Google calendar
connect the calendar with Outlook
add the hub calendar to my phone`,
    '/tasks?tab=calendar',
    'In the calendar choose “Subscribe from another calendar” and create an address (one a person, shown once) for Outlook, Google or Apple Calendar. Whoever has it reads what you may see, without signing in. It ends after 12 months, when it is replaced, with a new password or signing out everywhere.',
  ),
  guide(
    'hub-alert-setup',
    'Alerts on news',
    `I want the app to inform me when something new about NMPA is published
how do I set an alert for a regulator
be notified when a new guidance is published
tell me automatically about changes of the law
get a message about new FDA rules
how do I subscribe to regulatory updates
keyword alert how to create
when does an alert fire
what happens without keywords in an alert
can I switch an alert off
do alerts come by mail
are my alerts visible to others
inform me about news of a country
how do I create an alert for a country
be notified about news of the FDA
set up an alert for keywords
follow regulatory updates of Brazil
where do I see regulatory news
mark an update as read
how do I get informed about new Swiss rules
notify me of new laws
keep me posted about FDA
watch a topic
message when a new rule appears
new alert
I want an alert for cybersecurity news in the US
alert for a keyword and a country
get news about one topic`,
    news,
    'Open Regulatory Intelligence: Updates lists the news of regulators. Choose “Create Alert”: name, keywords and countries. An update matches if it contains one of the keywords (without keywords every update does) and is of one of the countries; you are notified under the bell. Alerts are your own and can be made inactive.',
  ),
  guide(
    'hub-feeds',
    'Where news comes from',
    `where does regulatory intelligence get its news
how often are the feeds checked
how often is regulatory news updated
can I add a feed
who may add a feed
can a feed be switched off
which feed formats are possible
refresh the regulatory updates now
why are there no updates
is the news real time
source of the news
how often do you look for news
add an RSS source
news refresh interval
how do I add another news feed`,
    news,
    'From feeds of regulators (RSS, Atom, openFDA), checked once a day and when somebody chooses Refresh. An administrator adds, changes and switches off feeds there.',
  ),
  guide(
    'hub-mark-read',
    'Read and unread updates',
    `does mark read hide the update for my colleagues
what does mark all read do
is an update marked as read for everybody
filters for regulatory updates
which priorities have updates
can I search updates by country
unread updates
read mark only for me
how do I filter news for Brazil
how do I see only the news of one country
filter the regulatory updates by country
show only unread news`,
    news,
    'Read and unread are your own marks; nothing changes for others. Updates are filtered by country, category, priority (high, medium, low), text, unread, and markets of your devices.',
  ),
  guide(
    'hub-impact-outcome',
    'Outcomes of an impact assessment',
    `which outcomes can an impact assessment have
what is needed to complete an impact assessment
who may complete an assessment
can a completed assessment be reopened
what does unclear mean for an affected device
why is a device unclear in the impact list
are the affected devices frozen
states of an impact assessment
how does the hub know which devices an update affects
can I correct what an update concerns
the update names no market which devices are affected
does action required need a task
which outcome choices has the impact assessment
finish an assessment
result of an assessment
justify that an update is not relevant
reopen an assessment
which outcome needs a task
what if the update does not concern us
update not relevant for our products
device shown as unclear
who corrects a wrongly recognised market of an update
update recognised for the wrong market
who may correct what an update concerns
correction of what an update concerns
does an update affect us if it names no class
how do I record that an update is irrelevant`,
    '/impact-assessments',
    'Completing needs an outcome – not relevant, no action needed, or action required (with at least one task) – and a rationale, by the person it is assigned to or whoever has “edit-submissions”; the affected devices are kept as of that day. It can be reopened with a reason. Affected devices are found by what the update’s text names, which can be corrected; “unclear” means that the deciding value of the device is blank.',
  ),
  guide(
    'hub-family-kinds',
    'Device family and product family',
    `what is the difference between a device family and a product family
device family versus product family
what makes a device family
what is the expected number of devices of a product family for
can a submission be in two product families
what happens to submissions when a product family is deleted
which submissions can be matched
device count must be 0 or greater
two kinds of families
delete a product family
which devices count as a family
when do devices count as one family`,
    '/portfolio',
    'A device family are devices that share manufacturer, risk class, EMDN code and intended use; one Basic UDI-DI can cover them. A product family is an entry of Device Portfolio with a name, an expected number of devices and matched submissions; deleted, its submissions are kept without a family.',
  ),
  guide(
    'hub-from-eudamed-effect',
    'Storing what EUDAMED has',
    `what happens when devices from eudamed are stored
are my submissions overwritten when I read eudamed data
which files can be read from eudamed
can the hub fetch devices by SRN
does reading a download change anything
how long does fetching the devices take
what does not found in eudamed mean
master DI record for devices from eudamed
import of existing registrations overwrites
fetch by SRN
pull our devices from eudamed
what does Store as registered do
does From EUDAMED overwrite my data`,
    '/eudamed-import',
    'Reading changes nothing but keeps certificates: XML downloads, JSON responses of the public site or a ZIP, up to 50 MB; or the devices of an SRN, about one a second. “Store as registered” makes new devices registered submissions; existing ones keep their values, count as registered too and are marked where they differ.',
  ),
  guide(
    'hub-task-owner',
    'Owner of a task',
    `can a task have no owner
must a task have an owner
who can be the owner of a task
task without a responsible person
is the due date of a task mandatory
can a task be without a due date
can I give a task to myself`,
    tasks,
    'An owner is not required (“Nobody yet”), and neither is a due date; without them nobody is reminded. The owner is a person who can sign in.',
  ),
  guide(
    'hub-my-work-lines',
    'What My Work shows',
    `what is shown in My Work
what does My Work list
which things appear in My Work
why is My Work empty
does My Work show expiring certificates
does My Work show tasks of others
in which order does My Work list things
where do I see what I have to do
where do I see what I have to do today
where is my to-do list
which screen shows what waits for me
where can I see open work`,
    '/my-work',
    'My Work lists what waits for you: requests to decide or to rework, second signatures, accounts to approve, your tasks and assessments, files with an unknown outcome, expiring certificates, news, and per market the devices to begin, fill in, validate, send, mark, read in or correct – the most urgent first.',
  ),
  guide(
    'hub-certificates-read',
    'How certificates come from EUDAMED',
    `does the hub read certificates from EUDAMED by itself
how do certificates get into EUDAMED Certificates
where do I store the certificate of our notified body
why is the list of certificates empty
certificate differs between EUDAMED and the submission
can the new expiry date be carried over into submissions
who enters notified body certificates
what does only in this hub mean for a certificate`,
    '/register-certificates',
    'Not by itself: they come from files of EUDAMED’s public site that somebody reads in, or with the data of an SRN that is fetched; nobody types them. The number, expiry and notified body of a certificate you state yourself stand in the EU form. Where both differ, the hub shows it, and revision and expiry date can be carried over into submissions.',
  ),
]
