import { guide, type Topic } from '../topic.ts'

const upload = '/master-di/bulk-upload'
const ofSubmissions = '/bulk-upload'

/** Files that are uploaded: kinds, sizes, columns, values, what happens to rows, and the way back. */
export const hubUploads: readonly Topic[] = [
  guide(
    'hub-upload-formats',
    'Formats and sizes of bulk uploads',
    `which file format and how big can the master DI bulk upload be
which file formats and what size does the bulk upload of submissions take
formats and size limit for bulk upload
may I upload xlsx or only csv
is an xls file accepted by the bulk upload
how many megabytes may my upload have
max file size for records upload
how many rows may an upload file have
maximum number of devices in one upload
is there a limit of 300 devices per file
can I upload more than 300 devices in one file
does the bulk upload accept excel
file size must be less than 10MB
file too large message
what does invalid file type mean
please upload a CSV or Excel file
invalid file type when uploading
row limit of the bulk upload
how large may an upload file be
how many devices per upload file in the hub
which file types does the upload take
maximum size of a csv upload
can I upload excel files
300 devices per file
xls or xlsx
maximum MB for a CSV
biggest csv
allowed file types for import
can I import an ods file
file extension for import
too many rows in my file
can a txt or pdf be uploaded
what's the max number of rows in an import
my csv has 400 devices is it a problem
more than 300 rows in my csv
file with 1000 devices
large import file
file with 12 MB refused limit
my file of 15 MB is refused
upload refused because of its size
my Excel has macros is it accepted
xlsm file
xlsm with macros
csv with semicolons`,
    upload,
    'CSV (.csv) or Excel (.xlsx), below 10 MB and at most 250,000 rows, for records as well as for submissions; anything else is refused (“Invalid File Type”, “File Too Large”). 300 devices a file are recommended, so that you can review the result, but more are accepted. AccessGUDID device files (CSV or XML) may have 200 MB. The upload for one country takes CSV only.',
  ),
  guide(
    'hub-upload-columns-records',
    'Columns of the records upload',
    `which columns must be filled in the master DI upload
required columns of the master DI template
mandatory columns when uploading records
which columns does the record upload need
what columns has the master DI template
must the file have a versionNumber column
which version does a row get without versionNumber
can I leave columns out of the upload file
does the order of the columns matter
which columns are obligatory for the devices csv
minimal csv for devices
headers of the device list
column names in the device file
is a row without device number accepted
device number missing in a row
row without a name or number`,
    upload,
    'Each row of a Master DI upload needs deviceNumber, deviceName, manufacturerName and at least one country in targetCountries; all other columns may be left out. A row without a versionNumber is about the version in force, else about the newest draft; a new device begins with 1.0. “Download template” has all column names.',
  ),
  guide(
    'hub-upload-columns-submissions',
    'Columns of the submissions upload',
    `which columns must not be empty when I bulk upload submissions
required columns for submission upload
mandatory columns in the bulk upload of submissions
which five fields must each row of the submission upload have
what must be in every row of the submissions file
which columns are compulsory in the EUDAMED submissions csv
do submissions become drafts after the upload
which status have uploaded submissions
is the status column of the file imported
can I import the status with the file
which columns are ignored in the submission upload
how do rows find their device in the upload
how do I link an uploaded submission to a master record
which columns are obligatory for the submissions csv
minimal submissions file
header row for submissions
uploaded submissions are drafts or validated
which columns of the submission template are a must
mandatory columns of the submission template
required columns of the submissions template`,
    ofSubmissions,
    'Each row needs basicUdiDi, deviceName, registrationType, riskClass and emdnCode; valid rows become EU drafts. A row with a deviceNumber is linked to that device, which must exist, and its empty cells are filled in from the record. Not imported are status, parentId, deviceFamily and reusableDevice.',
  ),
  guide(
    'hub-upload-booleans',
    'Yes and no in an upload',
    `in the upload template how do I write yes and no
do I write Y/N or 1/0 or true/false in the csv
how are booleans written in the upload
column singleUse what do I enter
what values does the column sterile accept
format of boolean columns
is TRUE or yes right in the template
what does an empty cell mean for a yes no column
can I leave a yes no column empty
how do I write implantable in the file
Y or true for sterile
x or 1 for yes
how to mark a device as sterile in the csv
boolean spelling
tick in the excel cell
how must I write implantable = no in my csv
no in a csv column`,
    upload,
    'true or false (Yes and No, Y and N, 1 and 0 are read too). An empty cell means not stated, which is neither yes nor no.',
  ),
  guide(
    'hub-upload-values',
    'Codes, lists and dates in an upload',
    `how do I write several countries in one cell
separator for several values in a cell
how must dates be written in the upload file
date format in the csv
how is the risk class written in the upload
can I write Class IIa instead of class-iia
how do I write the shelf life in the upload
unit of shelf life in the template
format of targetCountries
comma or semicolon between countries
how do I enter several production identifiers in one cell
how is a table written in one cell
do codes have to be in lower case
several markets in one cell how to separate
how should the expiry date look like in the import file
separator in cells
day month year format in the file
list in one cell
delimiter
multiple languages in one cell
in which format do I write dates in the template
date format of the template
format of a date in the csv
can I write Class IIb in the risk class column
label instead of code in a column
spelling of risk classes in the file`,
    upload,
    'Countries are separated by commas (EU,US), other lists by semicolons (Lot; Serial number). Dates are YYYY-MM-DD; shelf life is in months, or as “3 years”. Codes may be labels, in any case (Class IIa, IIa, class-iia). Rows of a table in one cell are separated by semicolons, their values by vertical bars.',
  ),
  guide(
    'hub-upload-bad-rows',
    'Faulty rows of an upload',
    `one row of my upload is faulty are the good rows lost
are correct rows imported when another row has an error
is the whole file refused because of one bad row
what happens to rows with errors in a bulk upload
are valid rows saved if some rows fail
does one mistake stop the whole import
some lines are wrong will the rest be imported
all or nothing import of a file
partially successful upload
failed rows what happens with the others
do I lose all rows if one cell is bad
bad cell blocks the import
errors in some lines rest imported
import stops at the first error
one invalid line
if some rows of the file contain mistakes are the remaining ones imported
are the remaining rows imported
rest of the rows imported despite mistakes`,
    upload,
    'No: each row is judged by itself. Good rows are saved, faulty ones are left out and listed with row, column and reason. Correct them and upload the file again; rows that exist unchanged are skipped.',
  ),
  guide(
    'hub-upload-errors-shown',
    'Error file of an upload',
    `how many errors are shown after an upload
where can I download all upload errors
only the first errors are shown where are the others
error file of the import
list of all failed rows
what does the result of an upload show
processed successful failed counts
why did rows fail
report of failed rows
log of the import
download the list of wrong rows
a row failed where do I see why
reason for a failed row
why was a row not imported
where is the error list of my last upload
list of errors of the upload
my upload failed what should I do
the import failed, how do I see why
where do I see what went wrong in my upload
rows were not imported, where are the reasons`,
    upload,
    'The result shows how many rows were processed, successful, failed and already there, and the first errors. “Download error file” lists all of them, with row, column and reason.',
  ),
  guide(
    'hub-preview-expiry',
    'How long an import preview is kept',
    `for how long is the import preview kept before it expires
how long is a checked file kept before I import it
when does the import preview expire
this upload has expired
my upload preview has expired why
does the check of a file expire
how many days is a preview stored
until when can I continue an import that was only checked
how long can I wait with confirming the import
is anything saved during the preview
how many previews can I have at the same time
lifetime of an import preview
preview of the upload valid until
checked file still there tomorrow
can I finish the import next week
how many hours does the preview live
preview expired
preview lifetime
is my uploaded but not imported file deleted some day`,
    upload,
    'For a day (24 hours); afterwards “This upload has expired”, and the file has to be uploaded again. At most five files a person are kept, the sixth replaces the oldest. During the preview nothing is saved but the file itself.',
  ),
  guide(
    'hub-preview-when',
    'When a file is checked first',
    `when is a file checked before the import
why was my file not imported at once
is every upload previewed
can I skip the preview
what does the check of a file show
what happens with unknown columns in the file
does the hub remember how I mapped the columns
columns not read after the upload
can I fix cells in the preview
how many rows does the preview check
can I correct a wrong value before importing
automatic check of a file before storing
mapping of columns remembered
repair cells before import
unknown header in my csv
are my column choices kept for next time
column mapping kept
can I fix a wrong cell without Excel
correct a cell in the browser before import
what do you do with columns you do not know
column not recognised`,
    upload,
    'A file with unknown columns or rows with problems is always checked first, others where “Check the file before importing” is ticked. The check shows how each column is mapped, lets you map it otherwise and correct cells, and counts the rows that are new, already there, different or cannot be imported (the first 20,000 are checked). Your mapping is remembered for the next file.',
  ),
  guide(
    'hub-upload-again',
    'A file uploaded twice',
    `what happens if I upload the same file twice
are devices duplicated when a file is uploaded again
does a second upload overwrite my records
does an upload overwrite existing values
will the import change devices that exist already
rows that already exist in the hub
update these after an upload
how do I update existing records by file
does an empty cell delete a value
does an empty cell in the file clear the field
different values in file and hub
if I send the same csv again do I get doubles
duplicates through a second import
will the empty cells wipe my data
overwrite through import
existing devices in the file
re-import of a corrected file
does the import create a new version for changed devices
new version by import
what happens when I import the same list a second time
our file was imported twice by accident duplicates now
same list imported again
why are rows skipped in my upload
rows were skipped at the import why
what does skipped mean in the upload result`,
    upload,
    'Nothing is duplicated or overwritten: rows that exist unchanged are skipped, rows with different values are listed with both. The hub’s values are replaced only when you choose “Update these”, with a reason. An empty cell changes nothing.',
  ),
  guide(
    'hub-undo-import-effect',
    'What undoing an import does',
    `I imported the wrong file can it be undone and what happens to the records
what does undo this import delete
what happens to the records when an import is undone
which records are kept when I undo an import
are changed records deleted when the import is undone
can an import of yesterday be undone
who may undo an import
which permission is needed to undo an import
is a reason needed to undo an import
until when can an import be undone
can an import of submissions be undone
how long after the upload can I undo it
can an update by file be undone
imported wrong excel file yesterday
I imported a wrong file with many rows is there a way back
how do I undo a wrong upload
can an import be reverted
I uploaded the wrong csv how do I get rid of the records
roll back an import
reverse a bulk upload
who may take an import back
import revert permission
wrong file imported way back
remove all records of one import
cancel an import afterwards
import reversal
colleagues already edited some records of the wrong import
can a standard user undo an import
role needed to undo an import
can I take back an update that I made by file
undo an update made by a file
revert values changed by an upload
can an import be undone by somebody else than the importer
where are earlier uploads listed
list of earlier uploads
former imports`,
    upload,
    'Yes: “Undo this import”, also later under Earlier uploads, with a reason. It deletes the records of the import; those that were changed since, or on which others depend, are kept, and the result says why. Whoever imported the file, or an administrator, may do it with the permission “delete-submissions” (operators and certifications: “manage-actors”); in controlled mode only drafts never sent are deleted. Of submissions, unchanged drafts that never left the hub are deleted. An update by file has an undo too (“Undo this update”).',
  ),
  guide(
    'hub-cancel-import',
    'Cancelling an import',
    `can a running import be cancelled
what happens to the rows when I cancel an import
does the import stop when I close the browser
do I have to stay on the page during the import
what happens to an import if the server restarts
my import is queued why
why is the upload waiting
how many imports run at the same time
who can cancel an import
stop a running upload
closing the laptop during import
import in the background
import queue
server crash during import
does an interrupted import resume
import continues after a crash
import broken off
import of 5000 rows may I close the browser
leave the page while importing`,
    upload,
    'Yes, by whoever began it or an administrator: rows imported so far are kept and can be undone. An import goes on when you leave the page, and after a restart of the server. Two run at once by default; others wait in the queue.',
  ),
  guide(
    'hub-upload-permission',
    'Who may upload',
    `your role does not allow uploads
which permission is needed for uploads
who may upload files with records
can a quality manager upload devices
permission for bulk upload
who is allowed to import operators
upload not allowed
import right`,
    upload,
    'Uploads of records and submissions need the permission “create-submissions” (Administrator, Regulatory Manager, Submission Coordinator, Manufacturer User, Standard User); uploads of operators and certifications need “manage-actors”.',
  ),
  guide(
    'hub-country-upload',
    'Upload for one country',
    `bulk upload for one country which format
does the country upload accept excel
how are rows recognised in the country upload
country specific bulk upload file
please upload a CSV file
upload submissions of a device for the US by csv
how large may a country csv be
what are empty cells filled with in the country upload
how many attributes has the country template
csv for one market
file for the US submissions of one device
is a template available for each country
template for a country`,
    '/multi-country-udi',
    'The upload for one country takes CSV only, below 10 MB. Each row is a submission of that device, recognised by its UDI-DI; empty cells are filled in from the Master DI record. Each country has its own template.',
  ),
  guide(
    'hub-upload-operators',
    'Upload of operators and certifications',
    `which columns does the operator upload need
upload economic operators with csv
mandatory columns of the operator template
how does a certification row name its operator
upload of certifications columns
bulk upload of importers
can I import distributors from a file
import list of companies
mass import of operators
what file types can I use for uploading operators
file format for operators
must the operator exist before I upload its certification
operators before certifications
is there a template for operators`,
    '/actors?tab=upload',
    'An operator row needs actorType, name, legalName, address, city, postalCode, country and email; a certification its type, number, issuing body and issue date, and names its operator by SRN or name. CSV or Excel below 10 MB; upload the operators first.',
  ),
  guide(
    'hub-upload-gudid',
    'AccessGUDID files',
    `can I import an AccessGUDID file
how do I get our US devices from AccessGUDID into the hub
how large may an AccessGUDID file be
upload of AccessGUDID xml
which file creates US devices in the hub
FDA file import
load GUDID download into the hub
how many MB may an AccessGUDID file have`,
    upload,
    'Yes: drop the AccessGUDID download as it is (CSV or XML, unzipped, up to 200 MB and a million rows) on Master DI Bulk Upload. It creates US devices; data the hub has no field for is kept with the record.',
  ),
  guide(
    'hub-file-sizes',
    'Sizes of other files',
    `how large may a file attached to a comment be
maximum size of an attachment in the hub
how many files can I attach to a comment
size limit for documents in Simple RIM
how big may a profile picture be
which picture formats are allowed for the profile
size limit for the answer file
how large may a register download be
size of the file from EUDAMED that can be read in
how large may a release file of a regulator be
how large may the EMDN file be
maximum size of a workbook
upload limit for schema zip
avatar picture max size
biggest file for answers from EUDAMED
attachment limit
how big can a document be
MB for an answer file
photo size in the profile
EMDN excel size`,
    null,
    'A comment takes ten files of 10 MB each; a document of Simple RIM, an Excel workbook, an EMDN file or a ZIP of schemas 10 MB; a profile picture 512 KB (PNG or JPEG); an answer of a register 20 MB; a download of EUDAMED 50 MB; a release published by a regulator 1 GB.',
  ),
  guide(
    'hub-virus',
    'Virus scanning',
    `are uploaded files scanned for viruses
does the hub check attachments for malware
virus scanner
antivirus of uploads
malware check
infected file uploaded`,
    null,
    'No: the hub has no virus scanner. Uploaded files are never run and are only given out as downloads; put a scanner in front, or scan on the computers that download.',
  ),
  guide(
    'hub-sheet-gaps',
    'Gaps filled in with Excel',
    `can I fill in the missing fields in excel
download gaps of a sheet
how do I fill gaps of many submissions with a spreadsheet
how many devices may a sheet have
upload a filled-in gaps file
sheet of submissions offline in excel`,
    '/submissions',
    'In a sheet choose Excel, “Download gaps”, fill in the workbook and upload it there: the changes are shown before anything is saved. Cells that were changed in the hub meanwhile keep their value unless you tick them.',
  ),
]
