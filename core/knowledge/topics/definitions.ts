/** What each word of the field and of the hub means, in a sentence that stands beside another (decision D124). */

export interface Definition {
  /** What people call it; the first as it is shown. */
  readonly names: readonly string[]
  readonly text: string
  readonly source: string
}

const hub = 'Glossary of this hub'
const mdr = 'MDR Art. 2, Art. 27 and Annex VI Part C'
const rows = (source: string, text: string): readonly Definition[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', meaning = ''] = line.split(' = ')
      return { names: names.split('|').map((name) => name.trim()), text: meaning.trim(), source }
    })

export const definitions: readonly Definition[] = [
  ...rows(
    mdr,
    `
UDI|unique device identification|unique device identifier|full UDI|complete UDI = UDI-DI and UDI-PI together, as they stand on the label.
UDI-DI|DI|device identifier|UDI DI = the device identifier of one version or model and its packaging, issued under the rules of an issuing entity; it stands on the label and is the key to the database.
UDI-PI|PI|production identifier|UDI PI|production identifiers = the production identifier: lot, serial number, software version, manufacturing or expiry date; it stands on the label after the UDI-DI and in no database.
Basic UDI-DI|BUDI|Basic UDI|BUDI-DI|Basic UDI DI|basic-udi-di = the key of a device model (a family with the same intended purpose, risk class and design) in EUDAMED, on certificates and in the declaration of conformity; never on the label. Several UDI-DIs belong to one Basic UDI-DI.
Master UDI-DI|master udi di = the common UDI-DI of a group of highly individualised devices, such as contact lenses and spectacles.
unit of use DI|UoU DI|unit-of-use DI|unit of use UDI-DI = the UDI-DI of a single device in a base package of several that has no UDI on the device itself; it is not on the label.
primary DI|primary UDI-DI|base package DI = the UDI-DI of the base package, the key of the record in a database.
secondary DI|secondary UDI-DI = a second UDI-DI of the same device, issued by another issuing entity than the first.
package DI|package UDI-DI|container package DI = the UDI-DI of a packaging level above the base package, such as a carton of ten.
direct marking DI|DM DI|direct mark DI = the UDI-DI that is marked on the device itself, where it differs from the one on the label.
direct marking|direct part marking|DPM = the UDI on the device itself, mandatory for devices that are reprocessed between uses.
label|labelling|UDI on the label = written, printed or graphic information on the device or its package; the UDI stands there as text and as a carrier.
UDI carrier|carrier|barcode|data carrier = the symbol on the label that a machine reads, such as GS1-128 or DataMatrix.
HRI|human readable interpretation = the plain text of what the UDI carrier holds, for people to read.
AIDC|automatic identification and data capture = the machine-readable form of the UDI, such as a linear barcode, DataMatrix or RFID.
manufacturer|legal manufacturer = who makes a device, or has it made, and markets it under the own name; who registers the device and its UDI.
authorised representative|authorized representative|AR|EC rep|EU representative = who is in the Union and acts by a written mandate for a manufacturer outside it.
importer = who places a device from outside the Union on the Union market.
distributor = who makes a device available on the market after the manufacturer or importer placed it there.
system = products packed together or not, intended to be connected or combined for a medical purpose.
procedure pack = products packed together and placed on the market for a medical purpose.
placing on the market|placed on the market = making a single device available for the first time on the Union market.
making available on the market|made available|making available = any supply of a device for distribution, consumption or use on the Union market, paid or not; the first time is placing on the market.
putting into service|put into service = making a device available to the final user as ready for use on the Union market for the first time.
SSCP = the summary of safety and clinical performance of implantable and class III devices (MDR), which the notified body uploads to EUDAMED.
declaration of conformity|DoC|EU declaration of conformity = the manufacturer’s signed statement that a device fulfils the regulation.
PRRC|person responsible for regulatory compliance = the person responsible for regulatory compliance whom a manufacturer and an authorised representative must have.
notified body|NB = an organisation designated by a member state that assesses conformity and issues certificates; it has four digits.
competent authority = the authority of a member state that watches over the market and validates actors of EUDAMED.
incident = any malfunction or deterioration of a device on the market, including use error, inadequate information and undesirable side effect.
serious incident = an incident that led, might have led or might lead to death, a serious deterioration of health or a serious threat to public health.
FSCA|field safety corrective action = the corrective action a manufacturer takes to prevent or reduce the risk of a serious incident with a device on the market.
FSN|field safety notice = the notice by which the manufacturer tells users of a field safety corrective action.
PMS|post-market surveillance = the manufacturer’s systematic gathering of experience with devices on the market.
PSUR|periodic safety update report = the report for class IIa, IIb and III that sums up the results of post-market surveillance.
single-use device|single use|single-use = a device for one person during one procedure.
reusable device|reusable = a device that may be used again after reprocessing; its UDI is marked on the device itself.
implantable device|implantable|implant = a device put wholly into the body, or replacing an epithelial or eye surface, that stays there after the procedure.
custom-made device|custom-made = a device made by a written prescription for one patient; it has no UDI and is not registered in EUDAMED.
in vitro diagnostic|IVD|IVD device = a device for examining specimens from the human body; it is under the IVDR with classes A to D.
legacy device|legacy = a device placed on the market under the old directives (MDD, AIMDD, IVDD) after the regulation applied; EUDAMED identifies it by a EUDAMED DI in place of a Basic UDI-DI.
regulation device|MDR device = a device that conforms to the MDR or IVDR; it has a Basic UDI-DI and UDI-DIs.
kit = components packed together for one in vitro diagnostic examination or a part of it.`,
  ),
  ...rows(
    'MDR, IVDR and the directives they replaced',
    `
MDR = Regulation (EU) 2017/745 on medical devices: classes I, IIa, IIb and III.
IVDR = Regulation (EU) 2017/746 on in vitro diagnostic medical devices: classes A, B, C and D.
MDD = Directive 93/42/EEC on medical devices, replaced by the MDR.
AIMDD = Directive 90/385/EEC on active implantable medical devices, replaced by the MDR.
IVDD = Directive 98/79/EC on in vitro diagnostics, replaced by the IVDR.`,
  ),
  ...rows(
    'GS1, HIBCC, ICCBBA and IFA specifications',
    `
GTIN = the Global Trade Item Number of GS1: 8, 12, 13 or 14 digits with a check digit; as a UDI-DI it stands on the label.
GMN|Global Model Number = GS1’s Basic UDI-DI: company prefix, model reference and two check characters, at most 25 characters; never on a label.
GLN = the Global Location Number of GS1: 13 digits for a party or a place, no device.
SSCC = the Serial Shipping Container Code of GS1: 18 digits for one logistic unit such as a pallet.
HIBC = the code of HIBCC: plus sign, labeler identification code, product number, unit of measure and a check character.
ISBT 128 = the standard of ICCBBA for blood, cells, tissue and organs.
PPN|Pharmacy Product Number = the code of IFA: product registration agency code, product number and two check digits.
PZN = the German pharmacy number of IFA, eight digits; it becomes a PPN with the prefix 11 and two check digits.
check digit = a digit computed from the digits before it, as in a GTIN (modulo 10); it protects against typing errors.
check characters|check character pair|check pair = two characters computed from all others of a Basic UDI-DI; they protect it against typing errors.
GS1-128 = a linear barcode that carries application identifiers.
DataMatrix|GS1 DataMatrix = a two-dimensional symbol that carries the same data as a GS1-128 on less space.
GS1 = the issuing entity of GTIN and GMN, usual in trade.
HIBCC = the Health Industry Business Communications Council, the issuing entity of HIBC; codes may have letters.
ICCBBA = the issuing entity of ISBT 128, for products of human origin.
IFA = the Informationsstelle für Arzneispezialitäten, a German issuing entity: PPN as UDI-DI, accepted in the EU and Switzerland, not in the US.
lot number|lot|batch number|batch = the number of all units made together, application identifier (10).
serial number = the number of one single unit, application identifier (21).
expiry date|expiration date|use by date = the day until which the device may be used, application identifier (17).
manufacturing date|production date|date of manufacture = the day on which the device was made, application identifier (11).
LIC|labeler identification code = four characters HIBCC gives a labeler, the first a letter.
GS1 company prefix|GCP|company prefix = the digits GS1 gives a company, with which its GTINs and GMNs begin.`,
  ),
  ...rows(
    'MDR, IVDR; FDA GUDID guidance; regulators’ pages',
    `
EUDAMED = the European database on medical devices of the Commission, for the EU (MDR, IVDR): manufacturers register themselves (SRN), Basic UDI-DI and UDI-DI with EMDN codes, and it holds certificates, vigilance and studies too.
GUDID = the FDA’s Global Unique Device Identification Database, for the US (21 CFR 830), into which labelers (DUNS) submit one record a DI, with GMDN and FDA product code; it holds devices only and has no Basic UDI-DI.
UKCA|UKCA mark|UKCA marking = the UK Conformity Assessed mark for Great Britain; CE-marked devices are accepted there in its place for a time.
UKNI|UKNI mark|UKNI indication = stands beside the CE mark on goods for Northern Ireland that a conformity assessment body of the UK assessed; never alone, and such goods are not accepted in the EU.
PMDA = the Japanese agency that reviews devices and takes notifications and reports.
MHLW = the Japanese ministry of health, labour and welfare, which makes the rules and grants approvals.
MAH|marketing authorisation holder|marketing authorization holder = the company in Japan that holds the approval of a device and answers for it.
DMAH|designated MAH|D-MAH = the designated marketing authorisation holder in Japan of a manufacturer abroad that holds the approval itself.
todokede = in Japan the notification of a class I device.
ninsho = in Japan the certification of a class II device, or of class III with a certification standard, by a registered certification body.
shonin = in Japan the approval by the MHLW, for class IV and other devices without a certification standard.
MDL|medical device licence = in Canada the licence of a device of class II, III or IV, held by its manufacturer.
MDEL|medical device establishment licence = in Canada the establishment licence of importers, distributors and manufacturers of class I devices.
KGMP = Korean good manufacturing practice; a certificate is needed for devices of class 2 to 4.
BGMP = Brazilian good manufacturing practice; a certificate of ANVISA is needed for devices of class III and IV.
QSD = Quality System Documentation: documents by which Taiwan examines the quality system of a foreign factory.
MDMA = the Medical Device Marketing Authorization of the Saudi SFDA, needed before sale.
MDSAP|Medical Device Single Audit Program = one audit of the quality system for several regulators: Australia (TGA), Brazil (ANVISA), Canada (Health Canada), Japan (MHLW and PMDA) and the United States (FDA).
establishment registration|FDA establishment registration = the yearly registration of a site with the FDA (21 CFR 807); no approval.
device listing|FDA device listing|FDA listing = the list of devices a registered site makes or handles, given to the FDA (21 CFR 807).
AccessGUDID = the public copy of GUDID at the National Library of Medicine, to search and download.
openFDA = the FDA’s public interface to its data, GUDID’s among them.
swissdamed = the Swiss database of Swissmedic for actors and devices.
AusUDID = the UDI database of the Australian TGA.
SIUD = the UDI database of the Brazilian ANVISA.
SAUDI-DI = the UDI database of the Saudi SFDA.
ÜTS|UTS = the Turkish product tracking system of TİTCK.
UDID = the UDI database of the Chinese NMPA; Taiwan’s TFDA calls its own UDID too.
SRN|single registration number = the Single Registration Number EUDAMED gives a manufacturer, authorised representative or importer, one per role.
Actor ID = the number EUDAMED gives actors of other roles, such as producers of systems and procedure packs; built like an SRN.
CHRN|Swiss single registration number = the number Swissmedic gives a Swiss actor; it counts in swissdamed, not in EUDAMED.
actor = a party registered in EUDAMED: manufacturer, authorised representative, importer or producer of systems and packs.
DUNS|DUNS number|D-U-N-S = nine digits of Dun & Bradstreet that identify a labeler in GUDID.
labeler|labeller = who has a device labelled for commercial distribution under its name in the US; who submits to GUDID.
EUDAMED DI = the identifier (B-…) a legacy device has in EUDAMED in place of a Basic UDI-DI.
EUDAMED ID = the identifier (D-…) a legacy device without UDI-DI has in EUDAMED in place of the UDI-DI.
EMDN = the European Medical Device Nomenclature: free, seven levels, used by EUDAMED and swissdamed.
GMDN = the Global Medical Device Nomenclature of the GMDN Agency: licensed, five-digit codes, used by GUDID and others.
product code|FDA product code|procode = three letters by which the FDA classifies a device, with class and regulation.
terminal code|leaf code|terminal EMDN code = an EMDN code with no code below it; only these may be given to a device.
production|production environment = the register itself, where data counts.
playground|EUDAMED playground = the register’s environment to practise in; what is sent there registers nothing.
bulk upload|XML bulk upload|XML upload = an XML file of up to 300 entities that a person uploads on EUDAMED’s screens.
M2M|machine to machine|machine-to-machine = messages that go to EUDAMED through an AS4 access point, without a person uploading.
510(k)|510k|premarket notification = the FDA’s clearance of a device that is substantially equivalent to one on the market.
PMA|premarket approval = the FDA’s approval of a class III device.
grace period = seven calendar days after a GUDID record is published, in which nearly everything may be edited.
trigger attribute|DI trigger|new DI trigger = an attribute of GUDID whose change after the grace period needs a new DI.
published|published record = a GUDID record whose publish date has come; it is public.
unpublished|unpublished record = a GUDID record that passed the business rules and whose publish date is still to come.
package status|commercial distribution status = what GUDID computes from the end date: in commercial distribution or not.
storage and handling condition|storage condition|storage conditions = how a device is kept, coded SHC in EUDAMED.
critical warning|critical warnings = a warning or contra-indication, coded CW in EUDAMED.
clinical size|clinical sizes = a measure that matters for clinical use, coded CST with a unit MU in EUDAMED.
FDA = the US regulator of medical devices, which keeps GUDID.
NMPA = the Chinese regulator of medical devices, which keeps UDID.
TGA = the Australian regulator, which keeps AusUDID.
ANVISA = the Brazilian regulator, which keeps SIUD.
MHRA = the regulator of Great Britain.
Swissmedic = the Swiss regulator, which keeps swissdamed.
MFDS = the Korean regulator, which keeps IMDIS.
HSA = the regulator of Singapore, which keeps SMDR.
SFDA = the Saudi regulator, which keeps SAUDI-DI.
TFDA = the regulator of Taiwan, which keeps its own UDID.
PMDA = the Japanese agency that reviews medical devices for the ministry MHLW.
label date|label duty = the day from which the UDI has to be on the label and the packages.
data date|data duty = the day from which the device data has to be in the regulator’s database.
direct marking date = the day from which a reusable device bears the UDI on itself.
setId|set id = the id of an SPL that is constant for a record in a register.
DEVICE.POST = the service that registers a new Basic UDI-DI with exactly one UDI-DI.
UDI_DI.POST = the service that adds a further UDI-DI to a Basic UDI-DI that is registered.
UDI_DI.PATCH = the service that updates a registered UDI-DI.
BASIC_UDI.PATCH = the service that updates a registered Basic UDI-DI.
MARKET_INFO.PUT = the service that replaces the market countries of a registered UDI-DI.
PACKAGE_UDI.PUT = the service that replaces the packages of a registered UDI-DI.`,
  ),
  ...rows(
    hub,
    `
approved|approval|approve = people decide in the hub that a version or submission may be used; it says nothing of the register.
rejected|rejection|reject = people decide in the hub that a version or submission may not be used as it is.
accepted|accept|acceptance = the register says that it took a submission.
refused|refusal|refuse = the register says that it did not take a submission; people of the hub reject.
registered = the register has the device as it was sent.
sent = a person or a connection handed the file to the register; there is no answer yet.
file created|file made|exported = a file was made for the register; nobody has sent it yet.
not begun = the device is meant for the market and has no submission there.
standing = where a submission stands with the register: not sent, file created, sent, registered, changed or refused.
status = what people and validation have decided: draft, validated, pending, approved or rejected.
stage = where a device stands in a market, from not begun to registered.
draft = a submission or version that nobody has decided on yet.
pending|pending approval = sent to somebody who has to approve or reject it.
validated|valid = checked against schema and rules without errors.
validation|validate = checking a submission against schema and rules.
withdrawn = a request that ended without a decision because its content changed.
Master DI record|master record|record|master DI = what a device has in common in every market, kept once.
submission = what one market is told about one device.
device = the product; all versions of one record, found by its device number.
version = an approved state of a record such as 1.0 or 2.0; a draft is 2.0-draft.
revision = every save of a document, counted from 1; it cannot be changed.
working copy|unsaved input = unsaved input the server keeps for its author.
device family|family = devices that share manufacturer, risk class, EMDN code and intended use.
product family = a portfolio entry with its expected devices and the submissions that match them.
finding = what a rule reports: an error, a warning or a note, with a field and a fix where there is one.
error = a finding that has to be corrected before a submission can be sent.
warning = a finding that should be looked at; it does not stop a submission.
gap = a required field that is empty.
readiness = how many required fields of a market are filled in, per device.
out of date = a submission that lacks values its Master DI record has now.
carry over|master sync = taking changed values of a record over into its submissions.
worksheet = a market for which the hub knows only the common fields; its file is no regulator’s file.
modelled market = a market whose fields, rules and files follow the regulator: EU, US, China and Switzerland.
workbook = an Excel template of a regulator, distributor or customer that the hub fills in.
template|upload template = the hub’s own Excel or CSV file for uploading devices.
sheet|submission sheet = submissions of many devices for one market, edited as a table.
market = a jurisdiction with its own device register or rules.
target country|target market = a market a record is meant for.
regulator = the authority that keeps the register, such as the FDA.
register = the regulator’s database, such as EUDAMED or GUDID.
issuing entity|issuing agency = GS1, HIBCC, ICCBBA or IFA: who issues the codes.
economic operator = manufacturer, authorised representative, importer or distributor.
certification = a certificate of an operator that people enter in the hub, with its expiry date.
certificate = a certificate of a notified body as EUDAMED showed it on a day; nobody edits it.
connection = a way to hand files to a register and to read its answers, for one environment.
access point = the company’s AS4 server between the hub and EUDAMED.
gateway|ESG = the FDA’s Electronic Submissions Gateway.
transmission = a file on its way through a connection.
file = one file made for a regulator, kept as it left the hub with its SHA-256.
package = files made together, to be uploaded in order.
message = what a register’s machines take in place of a file, made of the same revision.
attempt = one submission in one file, with its outcome.
answer = the register’s response to a file.
acknowledgement = a register’s answer, entered by hand or read from its file.
upload = sending a file to the hub.
import = storing the rows of an upload that was checked.
import preview|preview = what an upload would do, shown before anything is stored; it expires after a day.
undo = deleting what an import created.
open mode|open = changes take effect when they are saved.
controlled mode|controlled = changes take effect only after a signed approval.
signature|electronic signature|sign|signing = password, name, time and meaning, bound to the content that was signed.
second signature = a second administrator signs what one alone may not give, in controlled mode.
audit trail = the append-only, hash-chained record of every change.
trail review|audit trail review = a period of the audit trail looked through, with what stood out, signed.
reason = why somebody changed or deleted something; it is kept in the audit trail.
comment = what somebody says about a device or a submission.
request|change request = asking somebody to decide: a new version, an update, a deletion or a submission.
project|regulatory submission = a regulatory submission of Simple RIM, with devices in markets, an owner, tasks and documents.
renewal = a project for something that runs out.
task = what somebody has to do for a project or an impact assessment by a day.
milestone = a day that is to be reached in a project.
device task = what there is to do for a device in a market: one at each stage, none once it is registered.
authority question = what an authority or notified body asks in a procedure, with its due date and answer.
owner = the person who does a task or answers for a project.
assignee|assigned user = the person who decides a request.
dossier = all that is known of one thing as a PDF to hand over; it is not signed.
impact assessment = what somebody finds out about a regulatory update and the own devices, with outcome and rationale.
affected = a device a regulatory update concerns by the rule.
unclear = a device of which the value that decides whether an update concerns it is not stated.
feed = a source of regulatory updates.
alert = a saved search that notifies of regulatory updates.
security alert = what administrators are told of at once.
notification = a message of the hub to a user.
webhook = an address the hub posts events to.
job = long work of the hub that survives a restart.
extract = an EMDN version that lacks some of the 23 categories.
device link = what an operator does for a device.
scope of a project|project scope|scope = the devices a project is about, whichever version is in force, each in its markets.
scope of an update|update scope = what a regulatory update concerns: markets, classes, laws, EMDN and product codes.
head|head of the audit trail|audit trail head = how many entries the audit trail had at an instant, and the hash of the last one; signed.
digest|row digest = the SHA-256 of a row after a transaction, stored with its audit entry.
audit key = the Ed25519 key outside the database that signs heads and backups.
approved file = the file that was made with an approval in controlled mode; no other one leaves the hub.
register download = a file of what the register already holds, read and compared with the hub.
register difference = a field in which register and hub differ.
other values = values of an uploaded row that differ from the stored record; replaced only on request.
mapping = which field each column of a workbook gets.
schema set = all XSD files of one release of EUDAMED.
XSD version|DTX version|DTX = the version of EUDAMED’s data exchange schema; part of every message.
service|EUDAMED service = one operation of EUDAMED’s data exchange, such as DEVICE.POST.
release = a published state of a register’s software or of its data.
version in force = the version of a record that submissions are based on now.
shared value = a value EUDAMED keeps once for a Basic UDI-DI; a change shows in all its submissions.
group|sheet group = devices of a sheet that share a Basic UDI-DI.
effect of a change|change effect = what a change of a device means for a register that has it, such as a new UDI-DI or an update.
operator sync = taking changed defaults of an operator over into drafts.
declaration = a yes-or-no statement the manufacturer makes to a regulator.
container package = a packaging level above the base package, with its own UDI-DI.
risk class|class = class I, IIa, IIb and III (MDR), A to D (IVDR), I to III in the US and China.
calendar address = the address under which another program reads somebody’s calendar.
My Work = everything that waits for a user and that the user can do.
validation run = a job that validates many submissions.
dictionary = the fields of all documents, as data.
delivery|webhook delivery = one post of an event to a webhook’s address.`,
  ),
]
