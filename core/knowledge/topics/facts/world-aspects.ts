/**
 * What people ask of any market, whatever its name: the ways to ask are the same for all of them, the answers stand in
 * `world-markets.ts`. `may` has words that change nothing of what is asked.
 */
export interface Aspect {
  readonly title: string
  readonly ways: string
  readonly may?: string
}

const parties =
  'factory overseas foreign abroad local licence license holder importer distributor sponsor agent representative manufacturer registrant company consultant firm headquarters subsidiary party registration certificate owner legal domestic domiciled established'

export const aspects = {
  who: {
    title: 'Who submits the data',
    ways: `who has to load the data
who enters the data in the database
who must submit the UDI data, the manufacturer or the local licence holder
who is responsible for the registration of UDI data
who is in charge of uploading the UDI
who does the data submission
who reports the UDI
who registers the device
which party has to upload the data
which company enters the data
whose duty is the data entry
whose job is it to submit
is it the importer or the manufacturer who submits
is the importer responsible for the data
is the distributor or the importer obliged to report
does the licence holder have to do it
can a foreign manufacturer submit the data himself
can we as overseas manufacturer upload directly
may the factory abroad enter the data directly
are we as European manufacturer allowed to upload ourselves
does the manufacturer do the data entry or the local agent
do we need a local company to enter the data
must a local representative submit for us
responsible for the data submission
submitter of the UDI data
who has to act for UDI
who keeps the data up to date
person or firm that must enter UDI data
who keys the UDI-DI into the register
who types the codes in
who feeds the database
who puts the UDI-DI in
who fills in the data
does somebody local have to do the entry
is it something the manufacturer types in
can the factory upload by itself
who do we send the data to so that it gets registered
must we have somebody in the country
does the importer enter the data or do we
importer there or we here
who acts as submitter for foreign makers
whom does the law oblige to submit
who takes care of the database entry
who makes the entry
is a local partner necessary for the entry
can our head office do the registration
may we register it from abroad
does it have to be done by somebody established there
which role enters the data
who is entitled to enter data
who needs an account
who signs the data off towards the authority
who is the record keeper if there are two importers
who notifies the UDI
who carries the responsibility for the data
whose responsibility is the record
data responsibility
submitting party
person submitting
who answers for the record
is it our job or that of the agent
does our subsidiary have to do it
upload by the manufacturer allowed
registration by a foreign company
which company has to file
ours or the one with the licence
is it the distributor or the authorised representative who must enter the data
my distributor asks me for the data, who must enter it
who must enter it, him or the representative
distributor or representative
our importer wants the data from us, who has to enter it`,
    may: `${parties} behalf duty job task ourselves directly himself itself load enter upload submit report responsible type types key keys feed fill somebody local germany headquarter headquarters seoul berlin here there partner office maker makers supplier seller authorised entitled established obliged necessary role notify notifies carries job responsibility subsidiary allowed file ours one`,
  },
  thirdParty: {
    title: 'Third parties',
    ways: `can a third party submit for us
may a consultant enter the data on our behalf
can a service provider upload the data for the holder
is an agent allowed to submit for the registration holder
who authorises a third party
how is a third party authorised
can the work be delegated to somebody else
delegate data submission to a service provider
give access to an external consultant
may another company transmit the data for us
who may delegate access to a consultant
who gives permission to a service provider
can we delegate
may an agency do the entry for us
can we hire somebody to enter the data
outsource the data entry
can an external firm do it
may our consultant transmit the data
can our consultant send the data
is our consultant allowed to submit
what happens if a third party submits without authorisation`,
    may: `${parties} outsource outsourced external delegation authorisation authorise permission delegate access hire agency firm`,
  },
  ways: {
    title: 'Ways of submitting',
    ways: `how do I submit the data
how is UDI data submitted
how does the data get into the database
how can we send the data
how to upload devices
which ways of submission are there
which submission channels exist
submission routes
is there an API
is there an interface for machines
is machine to machine possible
can the data be sent electronically by our system
does the regulator offer a web service
which file format does the database take
which file types are accepted
in which format must the data be delivered
can I upload an Excel file
can we upload many devices at once
is bulk upload possible
is there a bulk template
is there an upload template
must every device be typed by hand
only manual entry or also a file
is there a web form or portal for single entry
where do I type the data
XML or CSV or JSON
REST or SOAP
do they take HL7 SPL
is REST possible or only the portal
do we have to type it in one by one
can our ERP send the data
connection by API or by hand
technical interface of the regulator
online form or file
one by one only or in bulk
single entry or bulk
is single typing the only option
how is the database reached by software
can it be automated
is there a way to automate the submission
how does one deliver the data
what are the possibilities to hand in the data
can a file be uploaded instead of typing
do they accept XML
do they accept CSV files
does the authority provide an interface
is there an official API
electronic transmission of UDI data
channels for UDI data
are uploads in bulk supported
how do I send data by script
send data by program
submission by Excel
submission by XML
submission format
upload format
how many ways to hand data over
route into the database
web entry or file
interface available
API available
manual or automatic
can the database be fed by another system
can it be fed by GS1
how do I notify the UDI
how is the UDI notified
can it be served by API
template import possible
import of a template
can the GS1 data pool be used
can we send it through GDSN
which protocol has the API
name of the protocol
API or portal
API
is the portal reachable by REST
can the database be reached by REST
M2M
bulk upload
how do I get the data into the register
how do I get our devices into the register`,
    may: 'rest json xml csv excel spl hl7 webservice oauth programmatic automatic automated hand one mass typed keyed key electronic electronically machine system portal website online option options channel typing erp technical connection possible single bulk software automate option possibilities hand deliver provide official transmission supported instead script program entry available hand over fed feed notify notified served serve import template',
  },
  access: {
    title: 'Access to the database',
    ways: `how do I get access to the database
how do I log in
which login is needed
where do we get credentials
how is the user account created
which authentication does the interface use
how do we sign in
what do I need before I can submit
what do I need before I can send anything
what is needed first to send data to the database
what must be in place before the first submission
what are the prerequisites for a submission
which accounts do we need
what do I have to prepare before I register
how do I get an account
access rights and login
is there a test environment
is testing compulsory before production
must we test before we send real data
sandbox or pre-production
which token does the web service want
token header of the web service
which header is needed
how do I authenticate against the interface
how does the API authenticate
what is the form needed for
where does one apply for access
who gives the login
credentials for the interface
is a sandbox offered
login
key
credentials
authentication
how do you authenticate
what key is needed for machine to machine
which key does the M2M interface need
login to the database
which account for the login`,
    may: 'login credential credentials account password authentication sign sandbox test testing key subscription token oauth environment pre production registration apply application header web service authenticate interface apply stamped form offered',
  },
  limit: {
    title: 'Limits of the upload',
    ways: `how many rows may the template have
how many records per file
how many devices fit in one upload
what is the maximum number of devices in the bulk file
limit of the bulk template
row limit of the Excel
max records per upload
can I put 500 devices into one file
may one file hold 300 UDI-DIs
is there a limit for the number of UDIs
upload limit
largest number of entries at once
how many lines can the template take
how big may the upload be
do I have to split the file
what if I have more devices than the template takes
does the bulk Excel accept 250 rows
can the file have 1000 rows`,
    may: 'maximum max limit row rows record records entries file excel upload once size large split several hundred one lines line big more accept',
  },
  issuers: {
    title: 'Issuing entities',
    ways: `which issuing agencies are accepted
which issuing entities does the authority recognise
which code issuers may we use
is HIBCC accepted
can we use HIBC codes
do they take HIBC or only GS1
must it be a GTIN
are ICCBBA codes allowed
is IFA accepted
is a PPN of IFA possible
are only GS1 barcodes allowed
who may issue the UDI-DI
who assigns the codes
our devices have HIBC labels, is that ok
can devices with HIBC be sold
we only have GTINs, is this enough
does an HIBC barcode count
which coding organisation
accredited agencies
list of accepted issuing bodies
GS1 HIBCC ICCBBA IFA which of them
which codes can be used
whose codes are accepted
which identifier standards are permitted
does the coding have to be GS1
barcodes of which organisation
HIBC fine or not
ISBT 128 allowed
is our HIBCC code valid there
which organisations may issue the code
which barcode standards do they recognise
can I register a device with an ICCBBA code
are codes of other organisations than GS1 possible
which agencies are on the list
accepted agencies
HIBC yes or no
GS1 mandatory
is the code of this agency accepted
issuing agency allowed
agencies recognised
we have only HIBC barcodes, can we enter the market
from which agencies may the codes come
our labels carry HIBC only
is it limited to GS1
will they accept IFA
HIBC label, a problem?
is an HIBC label a problem`,
    may: 'gs1 hibcc iccbba ifa hibc gtin ppn isbt label labels code codes enough ok count accredited designated recognised accepted allowed only also standard standards permitted permit fine coding identifier valid organisations possible other agencies come carry enter market limited will problem',
  },
  nomenclature: {
    title: 'Nomenclature',
    ways: `which nomenclature is used
is GMDN needed
is a GMDN code mandatory
does the database want GMDN or EMDN
GMDN or EMDN
is EMDN accepted
do they take EMDN codes
can we reuse the EMDN code
which device classification code has to be given
which code system for the kind of device
do we need a GMDN licence for the code
must the GMDN term be reported
nomenclature code of the device
nomenclature asked by the regulator
what nomenclature code must I give
is the EMDN known there
which terms or codes describe the kind of device
can I enter the EMDN instead of GMDN
does the regulator have its own nomenclature
is there a national nomenclature
nomenclature
GMDN yes or no
EMDN yes or no
what is the nomenclature there
GMDN
EMDN
do we need GMDN there
how are products identified
by which term are devices registered
which nomenclature`,
    may: 'gmdn emdn jmdn code codes term terms nomenclature required also instead both want national describe kind own enter give known',
  },
  short: {
    title: 'UDI in short',
    ways: `UDI in short
give me an overview of UDI
summary of the UDI rules
UDI at a glance
the most important facts about UDI
dates, issuing entities and database in short
since when is UDI mandatory and which database is used
label dates and the name of the database
which classes need UDI and what is the database called
which devices are in scope and who may issue codes
which devices are in scope today and who issues the codes
which classes are covered and which issuing entities are accepted
which database is it and who may issue the codes
since when does UDI apply and who may issue codes
is UDI mandatory and which issuing agencies are accepted
is UDI mandatory and what is the database called`,
    may: 'short overview summary glance important facts label date dates name database called scope covered issue issues issuing code codes accepted agencies entities today already classes class since all who may',
  },
  state: {
    title: 'Whether UDI is mandatory',
    ways: `is UDI mandatory
must we put UDI
is UDI required or is it voluntary
do we need a UDI to sell the device
is there a UDI obligation
is there a duty to have a UDI on the label
is there any UDI requirement
are there UDI rules yet
has UDI started
is UDI already in force
does the country have UDI
does the regulator ask for UDI
do they require UDI
do devices need UDI or is it free choice
any legal UDI duty
UDI obligation yes or no
UDI status of the country
is UDI law already
what is the situation of UDI
do we have to do something for UDI
can we sell without UDI
can we ignore UDI
is a barcode with UDI compulsory
UDI compulsory for medical devices
mandatory or optional
does it oblige us to have UDI
is UDI-DI required at registration
does registration require a UDI
is class 1 affected
are we affected
does UDI concern us
nothing to do for UDI
what do we have to do there for UDI
was UDI introduced already
is UDI planned
was UDI postponed or cancelled
label and database both mandatory
is UDI coming
did they decide on UDI
does the class still wait for UDI
are there plans for UDI
is UDI a must
is UDI obligatory
is it law yet
are we obliged to do UDI
is a UDI demanded for devices
is the UDI system implemented
do they have UDI at all
UDI needed or not
no UDI needed, correct
can we sell devices without UDI there
is UDI still only a draft
do we have to care about UDI there
UDI situation
UDI yes or no
UDI there
UDI rules there
UDI in force
is there a new date
UDI was postponed
when did the authority consult on UDI
has UDI begun`,
    may: 'free choice voluntary optional duty obligation already yet currently today still sell without ignore label barcode device situation new affected concern concerned oblige obliged registration nothing introduced cancelled withdrawn planned coming decide wait plans plan must obligatory demanded implemented at all draft proposal correct care there postponed new date consult consulted consultation begun',
  },
  dates: {
    title: 'UDI dates',
    ways: `when does UDI become mandatory
since when is UDI mandatory
what is the deadline
what are the UDI deadlines by class
timeline of UDI
UDI dates by class
from which date is UDI needed
which deadline is next
which date comes next
when was UDI introduced
when did the duty begin
when is the last date
when is the final deadline
when do we have to submit the data
deadline for class I
deadline for class III label
has the deadline already passed
is the deadline over
last day for data entry
how much time is left
which class was first
which class comes last
implementation schedule
phases of implementation
compliance dates
steps by risk class
until when do we have to comply
by when must we be ready
start of UDI
first deadline
last deadline
which year does UDI begin
when is our class due
when is it our turn
implementation dates
transition dates of the country
UDI roadmap by law
which classes are not yet due
which classes are due already
UDI deadlines overview
all dates
every deadline of the country
deadline list
which class is next
which year
barcode rule since which year
which class had to start first
mandatory date
date from which UDI is mandatory`,
    may: 'passed over already last day first next final label data entry turn schedule phase phases step steps class classes deadline date implementation introduced introduction time left start started comply begin ready transition year all overview list barcode rule',
  },
  timing: {
    title: 'When the data is due',
    ways: `must the data be there before the sale
before or after the product is sold
when must the data be uploaded, before or after the device circulates
do we have to register before release
is the data due before the first supply
how many days after supply
within how many days must a device be registered
how long after the first supply
time limit for a new record
can we sell first and upload later
is it allowed to sell before uploading
data before placing on the market
deadline after market entry
does registration have to precede the sale
is it possible to deliver first and register later
at what moment is the data due
when exactly must the entry be made
how early must the data be entered
is the data needed before import
days after sale
registration before or after the sale
data before sale
when must the database be filled, prior to sale
prior to sale or afterwards`,
    may: 'first sale sold release supply supplied import imported circulate market launch later earlier days within afterwards new record precede deliver moment early exactly prior filled',
  },
  update: {
    title: 'When changes are due',
    ways: `within how many days must changes be reported
how fast must a change be entered
time limit for updates
how many days do we have to update the data
how long do we have to correct the data
deadline for changing the record
how soon must changed data be in the database
how often must the data be confirmed
do we have to confirm the data every year
is there a yearly confirmation
must data be reviewed every year
when do I have to update the record after a change
must we tell them if we change the product name and how quickly
notify a change of the device
how quickly do changes have to be notified
is there a period for changes
do I have 30 days or 10 days for a change
is it ten days or thirty days for changes
must the data be reconfirmed
is a reconfirmation needed
which deadline has a modification
how long may the data be outdated
what is the period for reporting a modification
how many days after a change
do we have to renew the entry every year
regular confirmation of data
days after a change
days to fix the data after a change
change of the description how many days
deadline for updates
reporting of changes
if the model changes how many days do I have
how many days do we have after a modification`,
    may: 'change changed changes update updated correct correction amend days within fast soon confirm confirmation yearly annual annually year review modification quickly quick tell notify notified product period ten thirty reconfirm reconfirmed modification renew regular regularly deadline fix description model',
  },
  pi: {
    title: 'Production identifiers in the database',
    ways: `are lot numbers stored in the database
is the UDI-PI uploaded
do we have to upload serial numbers
does the database hold production identifiers
only UDI-DI or also UDI-PI
must lot and expiry be submitted
is the lot number part of the data
are production identifier values entered
do they want expiry dates in the database
is serial number data sent to the authority
does the database keep expiry dates
does it hold batch numbers
are lots kept by the regulator
is only the static part of the UDI sent
does the regulator want production identifiers
do we send manufacturing dates
is the production identifier part of the record
must every lot be registered
batch in the database
lot in the database
serial number in the database
UDI-PI uploaded
PI needed in the database
do we have to send lot info
is lot info sent
do they want us to send batch information
do we give lot numbers to the authority
lot numbers given to the regulator`,
    may: 'lot batch serial number expiry manufacturing date pi production identifiers values stored uploaded only also static keep hold kept save saved static send sent want every give',
  },
  fields: {
    title: 'Data asked',
    ways: `which data is asked
which fields are there
which data elements does the database ask for
which attributes must be given
what information has to be entered
what has to be reported
which fields are mandatory
which fields are optional
which data is conditional
list of data elements
what do they want to know about the device
is the catalogue number mandatory
is the device description required
content of the record
fields of the database
how many fields
dataset asked by the regulator
what do they want to know about the device
which info is requested
how many attributes are asked
do they ask for more than the UDI-DI
what is asked in addition to FDA data
is storage mandatory
what do we have to know to fill the record
what belongs to the data set
which details must be provided
is the trade name asked
is the manufacturer address asked
do they ask for the packaging levels
which information about packages is needed
is the software version asked
is sterilisation asked
is latex asked
minimum data set
mandatory elements
whose name and address is wanted
is the permit number part of the data
is the direct marking DI needed
is the registration number part of the data
required data
optional data
data content
mandatory data list
which information goes into the database
what is kept in the database
are package levels treated separately
package levels
are clinical sizes requested
are clinical dimensions asked
is it required to give the package levels
is the unit of use needed
is the grade part of the classification data`,
    may: 'field fields data element elements attribute attributes information record content mandatory optional conditional required asked catalogue number description model brand quantity list dataset info requested request more attribute know addition details provided belongs minimum trade name address packages packaging software sterilisation latex storage sizes fill whose permit direct marking di part wanted goes separately treat level levels clinical dimensions unit use grade',
  },
  locked: {
    title: 'Changes that need a new UDI-DI',
    ways: `which changes need a new UDI-DI
which fields cannot be changed after publication
what is locked after publishing
which attributes are triggers
is the brand name a trigger
does a new brand name need a new UDI-DI
can the model be changed later
does a changed description need a new UDI-DI
can the catalogue number be changed
what happens if I change the quantity
when is a new identifier needed
can a published record be edited
what can never be changed once the record is public
which things are fixed for ever
what is frozen after release
which values can we still correct later
fields that may not be altered
is the device description a trigger
which of our changes force a new DI
does a modification lead to a new UDI-DI
are corrections possible after publication
what can be edited after publishing
must a new record be made if the model changes
does a new pack size need a new UDI-DI
is another quantity a new UDI-DI
what if the brand name changes
can mistakes be corrected after publishing
DI triggers
triggers for a new DI
editable after publication
what changes need a new identifier`,
    may: 'trigger triggers new change changed edit published publication after locked frozen brand model name quantity count catalogue description later never once public fixed frozen alter altered things values ever still force modification lead corrections mistakes pack size record editable',
  },
  grace: {
    title: 'Grace period',
    ways: `is there a grace period
how long is the grace period
may we correct a published record
how long can mistakes be corrected after publication
how many days of grace
when does the grace period start
is the grace period 7 days like at the FDA
same grace period as GUDID
what is the length of the grace period
grace period length`,
    may: 'correct correction mistake error days after publication published seven days like same fda gudid',
  },
  database: {
    title: 'Database',
    ways: `what is the database called
name of the UDI database
is there a UDI database
which system is used for UDI
where are devices registered
where do I register a device
where does the data go
which platform takes the UDI data
in which register does the UDI stand
does the country have its own database
is there a national UDI register
who runs the database
web address of the database
what does the name of the database stand for
what do the letters stand for
is it a UDI database
what is it called
which abbreviation has the database
does the regulator keep a UDI database
is there a central register
where is the UDI stored
which portal do we use
where to enter UDI data
which website is the database on
what is the system of the regulator called
to whom does the system belong
database name
stands for
what does it stand for
registration system
name of the register
does the regulator have its own database or another
is there any electronic UDI database
does the regulator run a database
is the database already open
since when is the database open
is it already open
name of the register
where are the devices registered`,
    may: 'database register platform system portal name called own national run address website stand letters abbreviation stand central stored keep website enter use belong belongs another electronic',
  },
  law: {
    title: 'Legal basis',
    ways: `which law demands UDI
what is the legal basis
which regulation is it based on
which decree or resolution
which act covers medical devices
which notice or announcement
number of the law on UDI
what is the name of the UDI regulation
where is the UDI duty written
legal text on UDI
what law is it
which legal act is the basis of UDI
where is it laid down
does the law name a date
which rules apply
on which article is it based
name the regulation
what is the official title of the law
which standard or guidance applies
tracing law
law on traceability
which regulation governs devices
legal basis
law number
which norm
UDI law name
article of the law
by which law is the authority entitled to ask
which document has the UDI requirements
what documents the UDI requirements
in which paragraph is UDI ruled
UDI rule paragraph
which part of the law rules UDI
where in the law does UDI stand`,
    may: 'law act regulation decree resolution notice announcement rule article text basis legal number laid basis date rules apply title guidance standard official tracing traceability governs governed norm entitled document documents requirements',
  },
  regulator: {
    title: 'Regulator',
    ways: `which authority is responsible
who is the regulator
name of the authority for medical devices
which agency regulates devices
which ministry is responsible for devices
who is the competent authority
who supervises medical devices
which body is responsible for devices
is it this authority or another
who controls medical devices
which office is in charge
name of the agency`,
    may: 'authority regulator agency ministry body responsible supervise name body controls office charge',
  },
  classes: {
    title: 'Risk classes',
    ways: `which risk classes are there
how many risk classes does the country have
which is the highest class
what is the lowest class
how are devices classified
names of the classes
does it have class IIa and IIb
is it A B C D or I II III
classes of in vitro diagnostics
which classes do IVDs have
how does the hub store the classes
risk classification system
what are the classes called
is class IV the highest
how is risk graded
does class C exist
does it follow the EU classes
are the classes those of the EU
same risk classes as in Europe
class system
number of classes
highest risk class
is the grade part of the classification
is the classification the same as in the EU
classification same as EU
are the classes different from those of the EU
how do their classes compare with the EU classes`,
    may: 'class classes risk highest lowest low high number numbers letters roman ivd reagents classified classification system called graded exist iv follow same eu europe grade',
  },
  hub: {
    title: 'How well the hub knows the market',
    ways: `is the market a worksheet
is it modelled with the regulator's fields or only a worksheet
how well does the hub know this market
which fields of this market are missing in the hub
what does the hub not know about this market
are all fields of the regulator in the hub
can a device be ready for this market
why is the market never green
why does readiness show known fields only
why is it never valid
why is a device never ready
why is our device not ready for this market
is the file of the hub accepted by the regulator
can I upload the file of the hub to the authority
which file does the hub make for this market
is the export file official
what is the meaning of worksheet for this market
is the list of fields complete
does the hub support this market
can the hub send to this database
is there a connection to the regulator
why does the column have a star in readiness
asterisk behind the market in readiness
is this market fully supported
how complete is this market in the hub
does the tool make an upload file for this market
can the exported file be submitted
do we have to type the data again for the regulator
why only known fields
what is missing for this market
worksheet or modelled
file accepted
is our Excel worksheet accepted
is the worksheet accepted by the authority
why is the market not fully supported`,
    may: 'worksheet modelled model fields known unknown complete full fully green ready valid hub app tool file export official market marked marking example accepted checked missing support supported connection readiness column star asterisk complete tool upload submitted type again exported make excel csv',
  },
  stock: {
    title: 'Stock: devices already made or imported',
    ways: `what about stock produced before the date
may old stock still be sold
do products made earlier need a UDI
are devices manufactured before the deadline exempt
does the date count by manufacturing date
does the day of manufacture or the day of sale count
how long can stock imported earlier be distributed
transition for existing inventory
units made before the deadline
can we sell off inventory without UDI
is there a sell off period
date of import or date of sale
what happens with goods produced before
what about products that are already in the warehouse
what was made before the date
are older units affected
can we still sell what was produced earlier
may we sell it without a UDI if it was made before
stock manufactured before the date, may it be sold without UDI
imported before the date, how long may we sell it
how long may goods imported earlier be sold
what was imported before the deadline
how long may stock be sold
may we sell off what we have
do old labels stay legal
what about goods already on the shelf
is there a transition for stock
must we relabel old stock
devices produced last year
are labels printed before the date exempt
what if the stock came in earlier
old stock
stock produced earlier
stock rule
can we ship old stock there
may old stock be imported
stock made before
made in 2021, does it need a UDI
produced years ago`,
    may: 'stock inventory old earlier before produced manufactured imported units sell off distribute distributed manufacturing production day date count transition period relabel goods happens older made products affected warehouse already stock long relabel shelf labels legal have last year printed labels rule ship',
  },
  penalty: {
    title: 'What happens without a UDI',
    ways: `what happens if we do not comply
what is the penalty
is there a fine
how high is the fine
what happens without a UDI report
can the sale be stopped
what are the consequences of missing data
sanction for not uploading
who is fined and how much
how much is the fine if nothing was uploaded
what do we risk
is there a punishment
what if we forget it
what if we are late
what can the authority do
is the product banned without it
are there fines
which article sets the fine
what can they do if we don't report
consequence of no report
amount of the fine
what does the state do with a company that uploads nothing
what happens to whoever does not upload`,
    may: 'penalty fine sanction consequence consequences missing stop stopped sale comply compliance without risk fined much nothing uploaded punishment punish authority forget late banned authority fines article sets report amount state',
  },
  carrier: {
    title: 'Barcode on the label',
    ways: `which barcode is accepted on the label
which barcode for class 2
which barcode does class II need
what barcode do we print
which data carriers are allowed
is DataMatrix accepted
is a linear barcode enough
is GS1-128 allowed
what must be in the barcode
which application identifiers are needed in the barcode
is the lot number mandatory in the barcode
is the expiry date mandatory in the barcode
is the serial number voluntary in the barcode
must production identifiers be on the label
which classes need production identifiers on the label
can class 1 do without production identifiers
QR code allowed
do I have to encode the batch
does the barcode need the expiry
what has to be encoded
which code goes on the package
which symbology
DataMatrix or linear
is a 2D code needed
does the label need a machine-readable code
what does the barcode contain
must the barcode have the serial number
one-dimensional barcode ok
symbology
QR code only
barcode content
can class 1 leave out the lot on the label
is the lot wanted in the barcode
may the lot be left out
which kind of barcode must be on the packs
barcode on the package
is the day 00 in the expiry date allowed
may the expiry date be without a day`,
    may: 'barcode barcodes datamatrix linear 2d qr code gs1 128 application identifier lot serial expiry production identifiers label class mandatory voluntary omit pi gtin printed encode encoded symbology package batch machine readable contain one dimensional 2d only content leave left out wanted kind packs',
  },
  scope: {
    title: 'Devices in scope and exempt',
    ways: `which devices are exempt
which devices are in scope
which devices need no UDI
are custom-made devices exempt
are clinical trial devices exempt
do research devices need a UDI
is class A exempt
is class I in scope
do class A devices need a UDI
does class I need a UDI
does the lowest class also need UDI
is it voluntary for the lowest class
export only devices
are there exemptions
exceptions from the UDI duty
who need not do UDI
which classes are concerned
is our class concerned
is anything excluded
are there devices without UDI duty
do prototypes or samples need it
does it apply to all devices
which kinds are not covered
who is out of scope
is software in scope
are accessories in scope
custom made devices
exempt devices
exemptions
out of scope
excluded classes
in scope or not`,
    may: 'exempt exemption exemptions exception scope concerned voluntary free choice optional custom made trial research special access export kit transport lowest class device devices out in also excluded excluded apply covered kinds samples software anything',
  },
  sure: {
    title: 'How sure the facts are',
    ways: `how reliable is the information about this market
where does the hub know this from
what is the source of the facts
how sure are the dates
are the dates confirmed
when were the facts looked up
as of when is the information
confidence of the facts
which source do you have for the market
where are the facts taken from
on what are the dates based
are these dates official
can I rely on it
how old is this information
is this information verified
who says so
how trustworthy are these facts
how up to date is it`,
    may: 'source sources reliable confirmed confidence sure certain checked looked up information facts dates old date quality taken based official rely old new verified trustworthy says',
  },
  number: {
    title: 'Form of the number',
    ways: `what is the format of the registration number
how many digits has the registration number
what does the licence number look like
form of the registration number
how is the number of the registration written
example of a licence number
which number does the hub ask for this market
is my registration number valid
do we need a registration number in a particular format
how many digits has the credit code
what does a valid number look like
how is a registration number built
numbering of registrations`,
    may: 'number registration licence license permission authorisation digits format form example look written valid check pattern letters listing particular credit code built numbering',
  },
  public: {
    title: 'What is public',
    ways: `is the data public
can anybody see the data
is there a public search
can I download the data of the regulator
does the regulator publish the UDI data
where can I look up devices of others
is the database open to the public
open data of the regulator
can everybody look at the records
can a hospital look up devices
is there open data
does a public website show devices
can competitors see our records
which records stay private
public access
are records draft at first`,
    may: 'public publicly open search look up download published publish see view hospitals patients everybody anybody others release files records website competitors show private access stay draft',
  },
  foreign: {
    title: 'UDI of another market',
    ways: `can we use our EU UDI
is the UDI of the US accepted
can the same UDI-DI be used
do we need a new UDI-DI for this market
does our European barcode count
must we get a separate UDI
is a foreign UDI accepted
can we keep the label of the EU
may we reuse the label we have for the FDA
can we take over the UDI of Europe unchanged
does an FDA UDI count
is our EUDAMED UDI-DI enough
can one UDI-DI serve both
does the CE or EUDAMED registration help us
is a EUDAMED registration enough
does our CE or US UDI do
is the code of another region valid
can the label stay as in the EU
must the UDI-DI be issued locally
is the FDA record reusable
UDI from Europe valid
same UDI
are UDIs of the United States OK
is a UDI of the EU ok`,
    may: 'eu us european american same foreign other keep reuse separate new label udi barcode existing reuse fda eudamed unchanged take over both serve enough label ce help registration ce do region stay issued locally valid reusable record ok',
  },
  tracking: {
    title: 'Traceability of units',
    ways: `are units tracked
is there traceability of single devices
do we report each unit or movement
must sales be reported
are supply reports needed
how often is supply reported
until when is the supply report due
supply report must be in until what time of the month
which devices are traced
is every implant traced
tracking of individual products
must deliveries be notified
are all implants traced
must each sale be notified
do we report deliveries to hospitals
is each serial number followed
does the state follow single devices
are optics or implants tracked
weekly or monthly reports
who must report supply
unit tracking
supply reports
traceability
is there unit-level traceability
are hip implants traced`,
    may: 'month time track tracked tracking trace traced traceability unit units movement sale sales supply report reports monthly delivery deliveries implant implants optics single individual each every all follow followed weekly optics hospitals level hip',
  },
} satisfies Record<string, Aspect>

export type AspectId = keyof typeof aspects
