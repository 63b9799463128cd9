import { guide, type Topic } from '../topic.ts'

const center = '/export'

/** Validation, files for registers, and their answers. */
export const hubExchange: readonly Topic[] = [
  guide(
    'hub-warning-validated',
    'Warnings do not stop a submission',
    `does a warning prevent a submission from becoming validated
can I export a submission with warnings
is a submission with warnings valid
do warnings block the export
must warnings be fixed before sending
what is the difference between an error and a warning
difference between error warning and info
which findings stop a submission
are warnings allowed when validated
does an error block the file
severity of findings
can a submission be approved with warnings only
can warnings be ignored
go on despite warnings
yellow findings
red findings
export in spite of a warning
valid with warnings
are infos relevant for validity
do notes block a submission
info finding
my submission has 3 warnings may I send it
may I send a submission that has warnings
three warnings but no error can I go on`,
    '/validation',
    'No, a warning prevents nothing: a submission with warnings becomes validated and can be approved and exported. Only errors keep it from it; they have to be corrected first. An info is only a note.',
  ),
  guide(
    'hub-mark-resolved',
    'Mark Resolved',
    `what does Mark Resolved do
is an error gone when I mark it as resolved
mark a validation finding as resolved
does a resolved finding come back
do I need a reason to mark a finding as resolved
finding ticked as solved
error hidden by mark resolved
how do I ignore a finding
can I dismiss a finding
can a finding be hidden
how do I take a finding off the list`,
    '/validation',
    '“Mark Resolved” takes a finding off the list of open ones (an error only with a reason); it mends nothing. The next validation adds it again if the problem is still there.',
  ),
  guide(
    'hub-validate-when',
    'When a submission has to be validated again',
    `why is my submission not validated any more
does a change delete the validation
validated since the last change
when must I validate again
do I have to validate after each change
does carry over require a new validation
not validated since the last change
validated mark lost
validation outdated
re-validate`,
    '/validation',
    'Every saved change makes a submission a draft that has to be validated again; so do a carry-over and a revert. After a new schema set or another version of the data exchange choose Validate again yourself: the hub does not do it.',
  ),
  guide(
    'hub-export-permission',
    'Permission to export',
    `which permission does a person need to download the XML
what permission does my colleague need to download the XML files
who may export files
right needed for the export center
which role can download files for eudamed
who is allowed to create the files for the register
download xml not possible missing permission
permission export-data what is it for
what does export-data allow
can a manufacturer user export
may a standard user download the xml
which permission is needed for an archive or dossier
download button for the file missing
XML download not allowed
rights for exporting
who can produce files
export forbidden
what rights do I need for exporting XML
right needed for exporting`,
    center,
    'The permission “export-data”: for XML and other files, packages, tables, dossiers and archives. All roles have it but Manufacturer User; an administrator can add it to a person in User Management.',
  ),
  guide(
    'hub-left-out',
    'Submissions left out of a package',
    `why is my submission left out of the package
submission is not offered for export
why can a submission not be put into a package
reasons why a device is left out of the export
declarations not answered in the export
export center does not list my device
my valid device is missing in the export center
left out of the file why
already sent submissions in the export
nothing to send reason
why was my device not put into the package
device missing in the package
submission skipped in export
excluded from the file
not included in the zip`,
    center,
    'Each submission that is left out is listed with its reason: not valid, not approved (controlled mode), declarations not answered, out of date, waiting for an answer (already sent), refused, nothing to send, incomplete, cannot be changed, or for another register or market.',
  ),
  guide(
    'hub-package-order',
    'Files of a package',
    `in which order do I upload the files of a package
why does the package have several files
how many devices are in one XML of the package
does the order of files matter
more than 300 devices how does the hub split
can I upload all files at once
when do I upload the second file
several files in the zip which first
sequence of the files
upload order of zip files
which xml first
four files in my package
split into several files
why do I get four XML files instead of one
more than one xml in the package
what is the maximum number of entities in a package
how many entities may a package of the Export Center have
maximum of entities in a file`,
    center,
    'Upload the files in the order shown, and the next one only when the one before is processed: later files rest on earlier ones. A file has one service and at most 300 entities; the hub splits more by itself. Files for other registers that each hold whole devices have no order.',
  ),
  guide(
    'hub-preview-xml',
    'Preview of an XML',
    `what is Preview XML
can I look at the XML without creating a file
does a preview count as an exported file
sample files in the export center
can I upload the template sample to eudamed
xml templates what are they for
trial xml without export
test xml
dummy xml file`,
    center,
    '“Preview XML” gives the same XML without recording a file. The samples under Templates hold a fictitious device and only show the layout: do not upload them.',
  ),
  guide(
    'hub-file-history',
    'Files that were made',
    `where do I find files that were created earlier
can I download an XML again
history of exported files
are exported files kept
how do I prove that a file was not changed
what is the SHA-256 of a file for
who created the file for eudamed
auditor's copy of a file
old xml files
get the same file again
who produced the xml
checksum of a file
prove which file was sent
which file exactly did we send
file that left the hub
how long are exported files kept
how long are files kept
are old export files still there`,
    center,
    'Export Center, History: every file made for a regulator is kept unchanged, with its SHA-256, who made and approved it, and its answer; “Download again” gives the same file.',
  ),
  guide(
    'hub-sent-undo',
    'Marked as sent by mistake',
    `I marked a file as uploaded by mistake
undo uploaded to eudamed
file marked as sent but was not uploaded
can the mark sent be taken back
wrongly marked as sent
does marking as sent send something
I pressed uploaded but forgot to upload
wrong click on uploaded
revoke the sent mark
not really uploaded
I marked the file as uploaded but EUDAMED was down can I undo
undo the mark uploaded
eudamed was not reachable but I marked it as sent`,
    center,
    'Choose “Undo: not uploaded” at the package in the Export Center; the audit trail keeps both. Marking sends nothing: it only records that somebody uploaded the file.',
  ),
  guide(
    'hub-answer-twice',
    'Reading answers in',
    `what happens if I read in an answer twice
is the same answer file counted twice
which file do I drop under answers
answer file cannot be read
which format does the answer file have
how large may the answer be
does the hub find the submissions of an answer itself
what does not mentioned mean in an answer
is the status changed by the answer
answer file uploaded double
response file kind
which answer to drop
the answer mentions only half of the devices
devices not named in the answer
answer covers only some devices`,
    center,
    'Drop the XML from the column Response of EUDAMED’s upload page (one file, up to 20 MB). The hub finds the file it answers, marks each device as accepted or refused and shows the reasons. Reading it twice changes nothing; devices it does not mention stay open.',
  ),
  guide(
    'hub-answer-by-hand',
    'Answers entered by hand',
    `how do I enter an answer by hand
there is no answer file for GUDID how do I record the result
acknowledge a submission manually
enter the registration number by hand
acknowledge button
how do I tell the hub that the FDA accepted
result of the NMPA upload into the hub
registered without an answer file
record that NMPA accepted
record that the FDA accepted our device
GUDID result into the hub
type in the result of the regulator
enter acceptance manually
where do I enter the registration date by hand
how does the hub learn that GUDID published
document that FDA published our record
record the publication in GUDID
note that the authority accepted
answer for China by hand
the submission has changed since it was sent, what is the answer by hand about
must a worksheet be approved before its answer is entered
may the number of an answer be left out
manual answer`,
    center,
    'Open the submission and choose “Acknowledge”: accepted, with number and date, or refused, with the reason. Where the market has no register in the Export Center, the number may be left out. That is for registers whose answers the hub cannot read, such as GUDID and NMPA, for worksheets, and for devices entered without a file. The answer is about what was sent last, also where the submission has changed since, and needs no approval; where nothing waits for an answer, and for EUDAMED, the submission has to be approved. Nothing is sent.',
  ),
  guide(
    'hub-resubmit',
    'After a refusal',
    `how do I send refused devices again
resubmit button
what to do when a device was refused
file refused by the register what next
is a new file needed after a refusal
does a refused device keep its version
refused now what
second attempt after a refusal
correct and send once more
what is Resubmit for
what happens with a submission after the register refused it
status after the register refused it`,
    center,
    'Read the reason under Answers. Correct the submission, validate it (in controlled mode have it approved) and make a new file with “Resubmit”, to send it again. The old file stays in the history.',
  ),
  guide(
    'hub-export-table',
    'Tables of submissions',
    `can I export submissions as excel
download all submissions as csv
does eudamed accept the csv table
can the exported table be uploaded again
edit submissions in excel and upload again
from which tab do I download the CSV of submissions
tab for the csv of submissions
I need an Excel with all submissions of the EU
my boss wants an Excel with all submissions
how do I get a table of all submissions of a market
excel with all submissions of the EU how`,
    center,
    'Export Center, “CSV and Excel”: all submissions of a market with all their fields. Its columns are those of the upload template, so you can edit it and upload it to the hub again. No register accepts this file.',
  ),
  guide(
    'hub-worksheet',
    'Worksheets',
    `some markets are marked as worksheet what does it mean
what is a worksheet market
meaning of worksheet for Malaysia
why does the hub say worksheet
is a worksheet file accepted by the regulator
can I upload the worksheet to the authority
which markets are worksheets
why is no device ready in a worksheet market
difference between worksheet and regulator file
why does Malaysia show no official file
market with common fields only
Japan shows worksheet
why can't a device be ready for Korea
no official file for this country
own layout file
worksheet label on a country`,
    '/multi-country-udi',
    'For a worksheet market the hub knows only the common fields (for eight markets also published elements), not all its regulator asks. The file is the hub’s own layout to copy from, no regulator’s file: it is not uploaded to the regulator, and no device counts as ready there.',
  ),
  guide(
    'hub-no-file-of-draft',
    'No file of a draft',
    `why does the hub not give me the XML of my draft submission
why can I not export a draft
can I download the XML of a draft
is there a file of a submission that is not validated
export of a draft is refused
why is there no XML for my draft
may a draft submission be exported
the draft cannot be exported, why
what does a submission need before it can be exported`,
    '/export',
    'A file is made only of submissions that are validated without an error; in controlled mode they have to be approved too. A draft has neither: validate it, correct the errors, and, in controlled mode, send it for approval. The Export Center says of each submission what it still needs.',
  ),
  guide(
    'hub-copy-how',
    'One record to several markets',
    `how do I take one master record to Korea, Taiwan and Singapore without typing all again
copy one record to several countries
make drafts for several countries from a master record
copy to countries for many records
I have 40 records for Brazil and Japan, how do I do that in one go
take 40 records to Brazil and Japan in one go
can I copy a record to ten markets at once
create country submissions from the master data
is the data copied into each country form
can copying to countries be undone
what happens if a submission exists there already when copying
how do I make drafts for several markets from one record
create submissions for many countries from one device
how can I take one record to several countries
make submissions for US and China out of one record
create drafts for other countries without typing again
copy a record to other markets
take a master DI over to other countries
how to take a master record over to other markets
one record many country submissions how
take a record to 5 countries in one go
bring a device to more markets at once
drafts for ten countries
multiply a record to markets
copy a device to other countries
how do I transfer one record to several countries at the same time
transfer a record to other countries
I have one master record and want submissions for several countries from it, how do I do this in one go
submissions for EU, US and Korea from one master record in one go
how do I create submissions for several countries at once
create all submissions of a record in one go`,
    '/master-di/records',
    'Tick one or many records in Master DI Records and choose “Copy to countries…”: each becomes a draft in each country you choose, filled in from the record and the manufacturer’s defaults. Where a submission exists already, nothing is copied. It can be undone. “Copy to Countries” in the menu of a record opens the form of one country at a time. In a form, “Copy Master DI Data” does the same for one market.',
  ),
  guide(
    'hub-take-over-market',
    'Values of another market’s submission',
    `can I copy values from the EU submission to the Swiss one
take over data from another market's submission
are declarations copied to another market
copy from the EU submission
reuse the EU form for the US
are declarations transferred from the EU form to the Swiss form
data transfer between market forms
fill the Swiss form from the EU form
declarations transferred between markets`,
    '/submissions',
    'In a form choose “Copy from the … submission”: it fills in what the device’s submission of another market has; nothing is saved yet. Declarations are not copied: they have to be made for each market.',
  ),
  guide(
    'hub-carry-over-effect',
    'Carrying changes over',
    `what happens to submissions when the record changes
are submissions updated automatically when the master record changes
does a change of the record flow into the submissions by itself
does carry over change the status of a submission
which submissions does carry over change
apply the change in all markets
is a registered device changed when the record changes
do changes of master data go to eudamed automatically
what does what this change means show
does the submission follow when I edit the record
master data changed submission old
is the change pushed to the registers
update of submissions after a record change
synchronise record and submissions
the record was changed what do I do with the submissions
changed record what about its submissions
what happens to the submissions when I change a record
does a change of a record reach the submissions by itself`,
    '/master-di/records',
    'Nothing changes by itself: submissions keep the values copied from the record and are shown as out of date. You carry the new values over, field by field; the submission becomes a draft and has to be validated, approved and exported again. “What this change means” says for each market whether it is an update or needs a new UDI-DI.',
  ),
  guide(
    'hub-preview-change',
    'What a change means before it is saved',
    `where do I see market by market whether a change needs a new UDI-DI or just an update
before I save a changed value in a Master DI record I would like to see whether the registers demand a new UDI-DI or just an update
what is the function on the form called that tells whether a change needs a new UDI-DI
can I see what a change means in each market before saving
preview of a change of a record for all markets
does the hub tell before saving whether the registers would demand a new UDI-DI`,
    '/master-di/records',
    '“What this means” on the form of the record tells it before you save: for each market whether the values in the form are an update, an addition, need a new UDI-DI or are not accepted. Nothing is saved by it. On the page of the record the same stands under “What this change means”.',
  ),
  guide(
    'hub-playground',
    'Playground and production',
    `are playground answers counted as registered
is a device of the playground registered in production
does a playground file change the status
can I test files before production
difference between playground and production in the hub
SRN in the playground different
which environment are the files made for at first
how to make the hub generate EUDAMED files for the playground instead of production
how do I switch the files to the playground
files for the playground instead of production
playground accepted is it registered now
test environment result
training environment`,
    '/admin/settings',
    'An administrator chooses in Settings for which environment files are made; production is the default. Answers of the playground register nothing while the hub works for production. Actors have other SRNs in the playground, which are entered in Settings.',
  ),
  guide(
    'hub-shared-values',
    'Values shared by a Basic UDI-DI',
    `why were other submissions changed as well
another submission with this basic udi-di was changed as well
change other submissions too question
which values are shared by devices with the same basic udi-di
does a change of one submission change others
also changed message
other submissions changed too
why did three other submissions change
linked values`,
    '/submissions',
    'EUDAMED keeps some values once per Basic UDI-DI, such as risk class and certificates. Changing one in a submission changes it in all others with that Basic UDI-DI, after a question; approved ones among them lose their approval.',
  ),
  guide(
    'hub-declarations',
    'Declarations',
    `what does declarations checked do
why can no file be created declarations not answered
which declarations have to be answered before the file
does an empty declaration count as no
declarations checked was cleared why
why was the tick declarations checked removed
how do I answer all declarations with no
not stated or no what is sent to the register
a declaration left empty
unanswered statements
tick box declarations
statements with no answer
does not stated go out as no
not stated sent as no
is not stated reported to the regulator`,
    '/submissions',
    'A declaration is a yes-or-no statement to a regulator; empty is “Not stated”, never no. No file is made until each is answered; “Declarations checked” answers the open ones with no and records who did it. It is cleared when another legislation asks for declarations nobody has checked.',
  ),
  guide(
    'hub-hub-sends',
    'Sending through a connection',
    `does the hub upload files to eudamed itself
is a connection needed to send files
can files be sent automatically to the register
what does outcome unknown mean
file sent with unknown outcome
states of a transmission
what does handed over mean
what does delivered not answered mean
why can I not switch the production connection on
who can set up a connection to a register
which registers can be connected
when can a production connection be switched on
is anything sent while the connection is off
automatic transmission to the register
direct link to eudamed
files sent through a connection state
gateway to the FDA in the hub
sending failed
AS4 access point connection
can the hub send to production right away
first connection to production
does the hub send the data automatically
does the hub send to EUDAMED by itself
is the file sent automatically after approval`,
    '/admin/settings',
    'By default a person uploads the files. An administrator can add a connection (EUDAMED by an own access point, swissdamed, the FDA’s gateway, or a folder); one to production can be switched on only after an answer came back from the playground, in controlled mode with a second administrator. Sending states are queued, being sent, handed over, delivered, answered, failed, stopped, and outcome unknown: no answer came within the hours set, or the hub was restored from a backup made while the file was waiting.',
  ),
  guide(
    'hub-validate-checks',
    'What Validate checks',
    `which rules are checked when I press Validate
what does validation check
does validation check against the official XSD
is the schema of the Commission used in the validation
does the hub check the xml against the schema
which checks run in a validation
what is tested by Validate
is the official xsd part of the hub
does the hub ask EUDAMED during the validation`,
    '/validation',
    'Field rules, the nineteen business rules, EUDAMED’s own rules and the schema, all at once: the hub’s own schema, and the Commission’s official XSD where an administrator has installed it. No register is asked: whether a certificate or an actor is registered shows only in its answer.',
  ),
  guide(
    'hub-nineteen-rules',
    'The nineteen business rules by severity',
    `are the 19 business rules all errors
how many business rules are errors and how many warnings
which business rules are only warnings
which BR rules are errors
how many rules has the catalogue
severity of the business rules
which rules block a submission`,
    '/business-rules',
    'Of the nineteen, twelve are errors (BR-001 to 003, 102 to 104, 202, 203, 301, 302, 501, 503), six warnings (BR-204, 504, 701, 702, 801, 802) and one is a note (BR-903). Errors block a submission, warnings do not. EUDAMED’s own rules come besides.',
  ),
  guide(
    'hub-not-marked',
    'Uploaded but shown as not sent',
    `someone uploaded the file to EUDAMED yesterday but the hub says not sent
hub shows not sent although the file was uploaded
file is in eudamed but the status is file created
why does a submission stay at file created
the device is uploaded but the stage is still file created
when does a file count as sent
do I have to tell the hub that I uploaded the file
must I mark a file as uploaded`,
    center,
    'A file counts as sent only once somebody marks it: press “Uploaded to EUDAMED” at the package in the Export Center. Until then the stage stays “File created”. What goes through a connection is marked by itself.',
  ),
  guide(
    'hub-approved-not-sent',
    'Approved is not yet sent',
    `my submission is approved but EUDAMED does not have it
submission has status approved but it is not in EUDAMED how come
approved in the hub but not in the register
is an approved submission sent to EUDAMED automatically
does approval send the data to the regulator
approved but the device cannot be found in EUDAMED
why is an approved submission not registered
what comes after approval until the register has the data
does approving send the file to EUDAMED
does an approval send the file
is the device sent once it is approved`,
    center,
    'No, approval sends nothing: it is a decision in the hub. Afterwards somebody makes the file in the Export Center and uploads it to the register, or sends it through a connection; registered it is once the register has accepted it.',
  ),
  guide(
    'hub-partly-refused',
    'Some devices of a file refused',
    `EUDAMED refused two of ten devices what happens to the eight
are the accepted devices registered when others were refused
part of the file was accepted
some devices refused some accepted in the answer
must I send all devices again if one was refused`,
    center,
    'Each device is taken by itself: the accepted ones are registered, only the refused ones have to be corrected and sent again in a new file. Only an error of the file itself, such as against the schema or in its version, rejects it as a whole.',
  ),
  guide(
    'hub-official-files',
    'Which files a register accepts',
    `which markets get official files
is the file for China accepted by NMPA
are the files for GUDID accepted by the FDA
for which registers does the hub make files that are accepted as they are
how many markets are fully modelled
which registers take the hub's file directly
can I upload the US file to GUDID
is the GUDID file of the hub official
is the SPL of the hub confirmed by the FDA
can the file for China be uploaded to the NMPA
which files can be uploaded as they are
modelled markets`,
    center,
    'EUDAMED accepts the hub’s XML as it is, and swissdamed the same XML. The files for the United States and China have the layout of published releases, which GUDID and NMPA do not accept; the SPL for GUDID is not confirmed by the FDA. Three markets – EU, US and Switzerland – are modelled with all fields and rules, China with all elements but not which of them are mandatory, eight markets with published elements, the others are worksheets.',
  ),
  guide(
    'hub-sheet-use',
    'What a sheet is for',
    `what is a sheet good for
what is a sheet in the hub
how many devices fit in a sheet
edit many submissions in one table
does a sheet create drafts
what is a group in a sheet
who can open a sheet
can I send a whole sheet for approval
what is a sheet for
when should I use a sheet
edit many submissions as a table`,
    '/submissions',
    'A sheet shows the submissions of many devices (3,000 at most) for one market as a table: fill in what is missing for one device, for a group with the same Basic UDI-DI or for all, then validate, send for approval and export all of it. It creates missing drafts after you have confirmed the groups.',
  ),
  guide(
    'hub-workbook-details',
    'Workbooks in detail',
    `can the hub fill in the TGA Excel
does the workbook keep its formulas
what are own workbooks
can a workbook with macros be loaded
what happens to values that are not in the workbook's lists
is the regulator's template changed by filling in
mapping of a workbook not confirmed
permission to load a workbook
may I fill in a customer's Excel
new version of a regulator's template
which excel files can be filled in`,
    '/workbooks',
    'Workbooks: load the Excel template (.xlsx, no macros or password, up to 10 MB) of a regulator such as the TGA, or an own one of a distributor or customer. The hub proposes a field for each column; once the mapping is saved, copies are filled in for devices that are valid. Formulas stay and the template is not changed; a value that is in none of its lists stays empty until you choose an entry. Loading needs “export-data” and “edit-submissions”, filling in “export-data”.',
  ),
]
