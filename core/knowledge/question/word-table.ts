/**
 * Words and phrases people use for the same thing, one meaning a line: what stands before the colon is what they become.
 * A hyphen counts as a space. The longest phrase wins.
 */
export const synonyms = `
udi-di: udi di | udidi | device identifier | device identifiers | di
udi-pi: udi pi | udipi | production identifier | pi
basic-udi-di: basic udi di | basic udi | basicudi | basic udidi | budi | budi di | basic di
master-udi-di: master udi di | master udi
eudamed-di: eudamed di
eudamed-id: eudamed id
unit-of-use-di: unit of use di | unit of use udi di | unit of use identifier | unit of use | uou di
primary-di: primary di | primary device identifier
secondary-di: secondary di | secondary udi di | secondary device identifier
package-di: package di | packaging di
direct-marking-di: direct marking di | dm di | direct mark di
udi: udi | unique device identification | unique device identifier | udi system | udi number | udi code
srn: srn | single registration number | registration number
actor-id: actor id | actor code
emdn: emdn | emdn code | european medical device nomenclature | emdn classification | emdn term | mdn code
gmdn: gmdn | gmdn code | gmdn term | global medical device nomenclature
nomenclature: nomenclature | nomenclature code | nomenclature system
carrier: udi carrier | carrier | aidc | hri | human readable interpretation | machine readable | barcode | bar code | symbol on the label | data carrier
datamatrix: datamatrix | data matrix | 2d code | gs1 datamatrix
gs1-128: gs1 128 | ean 128 | linear barcode
application-identifier: application identifier | gs1 application identifier | ai 01
issuing-entity: issuing entity | issuing agency | issuer | issuing body of udi | issuing organisation | issuing organization | code issuer | udi issuer | udi agency | udi issuing agency | code agency | accepted agency | accredited agency | identifier agency | allocating agency | agency accepted | coding agency
gtin: gtin | global trade item number | ean code
gmn: gmn | global model number
hibc: hibc | health industry bar code
isbt-128: isbt 128 | isbt
ppn: ppn | pharmacy product number
gs1: gs1
hibcc: hibcc
iccbba: iccbba
ifa: ifa
check-digit: check digit | check character | checksum | check pair
legacy: legacy | legacy device | old directive device | device under the directive | legacy product | mdd device | aimdd device | ivdd device | directive device | device under mdd | mdd product
eudamed: eudamed | european database on medical device | eudamed database
gudid: gudid | global unique device identification database
accessgudid: accessgudid | access gudid
swissdamed: swissdamed
swissmedic: swissmedic
ausudid: ausudid
fda: fda | food and drug administration
nmpa: nmpa
mdr: mdr | medical device regulation | medical devices regulation | eu mdr | regulation 2017 745 | 2017 745
ivdr: ivdr | in vitro diagnostic regulation | regulation 2017 746 | 2017 746
directive: directive | mdd | aimdd | ivdd | medical device directive | old directive
mdcg: mdcg | medical device coordination group
imdrf: imdrf
ivd: ivd | in vitro diagnostic | in vitro diagnostic device | ivd product | ivd device | in vitro
prrc: prrc | person responsible for regulatory compliance | person responsible
ufi: ufi | unique formula identifier
pms: pms | post market surveillance
psur: psur | periodic safety update report
fsn: fsn | field safety notice
esg: esg | electronic submission gateway | fda gateway
sscp: sscp | summary of safety and clinical performance
ssp: ssp | summary of safety and performance
ifu: ifu | instruction for use
notified-body: notified body | nb | conformity assessment body
conformity: conformity assessment | conformity assessment procedure | conformity procedure | conformity route
certificate: certificate | certification | cert | certs | ce certificate | ce cert | certificate of conformity | eu certificate | mdr certificate | ec certificate | product certificate
representative: authorised representative | authorized representative | ec rep | eu rep | ec representative | representative | in country representative | local representative | ar | us agent | legal agent | local agent | responsible person | sponsor | ch rep | ukrp | rep | eu authorised representative | swiss representative | uk representative
importer: importer
distributor: distributor
manufacturer: manufacturer | legal manufacturer | mfr | mfg | maker
operator: economic operator | operator | company record
actor: actor | eudamed actor | actor registration | actor role
labeler: labeler | labeller
risk-class: risk class | device class | risk classification | class of device | classification | class
procedure-pack: procedure pack | system or procedure pack | system and procedure pack | sppp | system producer
custom-made: custom made | custom made device
investigation: investigational | clinical investigation | investigational device
software: software | app software | samd | software device
implantable: implantable | implant | implanted
reusable: reusable
non-sterile: non sterile | unsterile | not sterile
single-use: single use | single use device | disposable
sterile: sterile | packaged sterile | packed sterile
reprocess: reprocess | reprocessor
implant-card: implant card
contact-lens: contact lens | contact lenses | lenses | contact lens | lens | lenses | soft contact lens
spectacles: spectacle | spectacle frame | spectacle lens | glass frame | eyeglass | ready made reader | ready reader | reading glass
direct-marking: direct marking | direct mark | directly marked | marked directly | mark directly | on the device itself | marking on the device | marked on the device | device themselves | instrument themselves | instrument itself | device itself | product itself | on the product itself | on the instrument itself | marked directly on the device | marked direct
label: label | labelling | labeling | on the label | pack label
package: package | packaging | packaging level | container package | package level | higher level packaging | outer packaging | carton | pack | pack size | package size | pack quantity | packing | box
base-package: base package | base unit
base-quantity: base quantity | quantity per package | device count
product-code: product code | fda product code | procode
duns: duns | duns number
premarket: 510 k | 510k | premarket | pma | premarket submission
grace-period: grace period | grace
trigger: trigger | udi trigger | di trigger | trigger attribute
xml: xml | xml file | xml message
xsd: xsd | xsd schema | schema | schema set | xml schema | dtx | dtx version | xsd version
m2m: m2m | machine to machine | data exchange | api exchange | machine route | machine interface | machine submission | machine readable submission | electronic submission | system to system | machine | electronically
bulk-upload: bulk upload | mass upload | bulk import | bulk xml | bulk file | bulk submission | bulk | mass submission | mass import
playground: playground | test environment | eudamed playground | sandbox
production-environment: production environment | production system
environment: environment
qms: quality management system | qms | iso 13485 | en iso 13485
iso-15223: iso 15223 | iso 15223 1
iso-20417: iso 20417
iso-15459: iso 15459 | iso iec 15459
standard: standard | norm
cfr-801: 21 cfr 801 | 21 cfr part 801 | cfr 801
cfr-830: 21 cfr 830 | 21 cfr part 830 | cfr 830
part-11: 21 cfr part 11 | part 11 | 21 cfr 11
spl: spl | hl7 spl | hl7
ndc: ndc | ndc number | nhric
cmr: cmr | cmr substance | carcinogenic | endocrine | endocrine disrupting
latex: latex | natural rubber latex | contain latex | with latex
mri: mri | mri safety | mr safety
storage: storage condition | storage | storage and handling | handling condition
critical-warning: critical warning | warning | contraindication
clinical-size: clinical size
record: master di record | master di | master record | record | master data | device record | device master | device master record | common record
submission: submission | udi submission | eu submission | eudamed submission | country submission | market submission
version: version | new version | device version | record version | version of record
revision: revision
draft: draft | new draft
stage: stage | standing | status | state | where stand | stand | how far | where are we | where do we stand | where we stand | where are we now | where we are
readiness: readiness | readiness matrix | ready matrix | readiness screen
ready: ready | complete | good to go | all set | readily
not-ready: not ready | not yet ready | incomplete | not complete | unready | isn t ready | aren t ready | not be ready | are not yet ready
out-of-date: out of date | outdated | stale | not up to date | behind | obsolete | no longer current | no longer up to date | need an update | need update | need updating | need to be updated | behind the record | gone stale | became outdated
up-to-date: up to date | current | still current
carry-over: carry | carry over | carried over | take over | propagate | sync | synchronise | synchronize | push change
worksheet: worksheet | worksheet market
controlled-mode: controlled mode | controlled way | controlled | controlled working mode
open-mode: open mode | open way | open working mode
working-mode: working mode | way of working
signature: signature | electronic signature | e signature | sign electronically | esignature
audit-trail: audit trail | audit log | change log | change history | trail | who changed what | audit
history: history | version history | earlier version | previous version | old version | older version | past version
comment: comment | mention | discussion
family: device family | product family | portfolio family | family
portfolio: portfolio | device portfolio
finding: finding | validation finding | validation error | validation result
rule: business rule | rule | eudamed rule
error: error | mistake | problem | issue
validate: validate | validation | check my submission | run check | run the check | checking tool
package-file: export package
file: file | document
answer: answer | acknowledgement | acknowledgment | response | reply | receipt | eudamed answer | eudamed response | ack
sheet: submission sheet | sheet | spreadsheet view | edit as table | edit many | bulk edit | many submission at once
gap: gap | missing field | missing value | empty field | blank field | missing required field | missing data | missing mandatory field | required field missing
missing: missing | miss | lack | lacking | absent | incomplete field
many-markets: more than one market | more than one country | several market | multiple market | several country | multiple country | two or more market | at least two market | more than 1 market
only: only | just | exclusively | solely
without: without | no | have no | has no | not have | don t have | doesn t have | do not have | does not have | lacking a | with no | lack of | missing a | free of
target: target | targeted | aimed | aim | intended for | meant for | planned for | destined | shall go to | should go to | target market | target country | target jurisdiction | jurisdiction | go to | plan for | plan to sell in | for sale in | go to the | plan | planned | foreseen for | bound for | headed for | destined for | aimed for | intended market | scheduled for | want to sell in | sell in | meant | destination market | slated for | goes to | go into | goe to
market: market | country
role: role | user role | permission | access right | right | may do
field: field | data field | data element | attribute
work: work
user: user | colleague | account | person | people | team member | coworker | co worker | employee | staff member | staff | team mate | teammate
password: password
two-factor: two factor | second factor | 2fa | mfa | multi factor
token: api token | token | api key | access token
api: api | rest api | interface
webhook: webhook
backup: backup | back up | restore
setting: setting | configuration
notification: notification | notify | alert
news: regulatory news | regulatory update | regulatory intelligence | news | feed | regulatory change | law change
rim: rim | simple rim | regulatory information management
language: language
template: template | upload template | csv template | excel template | import template
csv: csv | csv file | excel | excel file | spreadsheet | xlsx
undo: undo | roll back | revert | rollback | reverse | take back
compare: compare | comparison | reconcile
difference: difference | differ | different | versus | vs | distinguish | distinction | compared to | compared with | differentiate | relate to | relation between | relationship between | relationship of | relation of
generate: generate | generator | make up
print: print
sample: sample data | demo data | sample
search: search | find | look up | lookup
filter: filter
create: create | make | add | set up | enter | setup | key in | put in | put | key in by hand | produce | type in | put into | making
assign: assign | allocate | issue | give out | hand out | give away | hands out
change: change | modify | edit | amend | alter | revise | correct | update | adjust | modification | alteration | edited
delete: delete | remove | discard | erase | get rid of
withdraw: withdraw | withdrawn | cancel | recall a request
copy: copy | duplicate | clone
upload: upload | load | load up
import: import | bring in | take in | load in
export: export | download | get out
send: send | transmit | forward | hand in | dispatch
sent: sent | sent off | handed in
submit: submit | file a submission
register: register | registration
registered: already in eudamed | live in eudamed | accepted by eudamed | eudamed accepted | eudamed has accepted | accepted by the register | eudamed accept
refused: refuse | turned down | decline | refusal | bounced | denied | rejected by eudamed | eudamed reject | eudamed has rejected | rejected by the register | knock back | knocked back | refused by eudamed
reject: reject | rejection
not-registered: not registered | not yet registered | unregistered | not been registered | not in eudamed | not yet in eudamed | isn t registered | aren t registered | not yet been registered | still to be registered | haven t been registered | have not been registered | not yet accepted | not accepted
file-made: file made | file created | file already made
no-file: no file | no file made | without a file | without file | not exported | not yet exported | no file yet | not been exported | not made a file | no xml | without xml | no export | file not made | file not yet made | no file has been made | no file made yet | no file was made | no file created
approve: approve | approval | sign off | release | decide | decision | decide on | approver decision | green light
pending: pending | wait for approval | waiting for approval | awaiting approval | pending approval | waiting to be approved | waits for approval | await approval | waiting for a decision | awaiting a decision | in approval | under review | in review | need approval | need to be approved | not yet approved | waiting for sign off | awaiting sign off | waiting for release | to be approved | needs approval
to-do: to do | todo | to do next | work on | my work | my task | task | waiting for me | wait for me | waits for me | i should do | do i have to do | need my attention | needs my attention | work list | need attention | require attention | should i do next | do next | next step | next thing | should i do | do i need to do | have i to do | open task | my list | left to do | still to do | remain to be done | left for me | still to be done | do i still have to do | open work
valid: valid | passed validation | error free
ready-to-send: ready to send | can be sent | ready to export | ready for export | can be exported | ready to submit | can be submitted | ready to be sent | ready to be submitted | ready to be exported | can send | can export | could be sent | can i send | can i export | can i submit | ready to go | ready for submission | ready for upload | ready to upload
inactive: inactive | archived
expire: expire | expiry | expiration | run out | lapse | end of validity | valid until | up for renewal | due for renewal | renew | renewal | expiry date | expiration date | date of expiry | runs out | running out | run off | valid till | end of life of the certificate | validity
expired: already expired | no longer valid | have expired | has expired | are expired | is expired
due: due | come due | fall due | come up | coming up | upcoming | next due
when: when | deadline | date | timeline | schedule | due date | by what date | what day | since when | until when | effective date | start date | which date | how soon | as of when | from when | transition period | compliance date | timeframe | date of application | cut off | cutoff | latest date | latest day | last day | last date | final date | final day | final deadline | latest deadline | time limit | starting date | start day | which year | what year | which month | what month | go live date | cut off date | end date | by latest | at the latest | grace until | valid from | from what date | from which date | by which date | what is the latest | timetable | timescale | roadmap | calendar
how: what do i do when | what do i do if | what should i do when | what should i do if | what must i do when | what must i do if | what do i have to do when | what do i have to do if | what do we do when | what do we do if | what can i do when | what can i do if | what to do when | what to do if | what should i do with | what do i do with | what do i do after | what do i need to do to | what do i have to do to | what must i do to | what should we do if | how | walk me through | what next | what now | now what | what happens next | tell me how | show me how | what are the steps to
step: step | procedure | process | way | workflow
request: request | change request
self: myself | my own request | my own change | i requested | i asked for | i made | own request | own change
size: size | file size
level: level | group level | category level | branch | group code | parent level | category code | intermediate level | higher level
form: form | format of the file
type-of-file: file type | file format | type of file | data format | message format | submission format
existing: already on the market | already on the eu market | existing | already placed on the market | existing device | on the market before | placed on the market before | put on the market before | on the market since before | still sold | still being sold | still on sale | still marketed | still on the market | still placed on the market | market before | sold before | old device on market | old device on the market | old device | device already sold | market long before | long before
supply-report: supply report | monthly supply report | report of supply | supply reporting
public-state: in submitted | status submitted | state submitted | remain submitted | stay submitted | stuck in submitted | sit in submitted
self-service: ourselves
howmany: how many | number of | count of | count | total number of | total count of | total of | count | tally of | overall number of | how big is my portfolio | how big is our portfolio | how large is our portfolio | size of our portfolio | size of the portfolio | portfolio size
howlong: how long | how much time | duration
howmuch: how much | cost | price | fee | charge | expensive | pay
who: who | whom | whose
where: where | which screen | which page | which menu | place | menu
why: why | reason | purpose | what for | good for | point of | benefit
mandatory: mandatory | comply | require | required | requirement | need | needed | obligatory | compulsory | must | have to | has to | necessary | oblige | duty | obligation | shall | demand | ask for | asks for | expect | want | apply | applicable | in effect | legally required | binding | forced | supposed to | due to comply | become law | became law | been made law | in scope | within scope | enforce | enact | fall under
voluntary: voluntary | optional
exempt: exempt | exemption | exception | excluded | exclude
begin: begin | start | commence | kick off | enter into force | in force | come into force | apply from | take effect | gone live | go live | went live | live
end: end | finish | stop
law: law | legal basis | legislation | legal act | act | regulation | decree | ordinance | statute | legal text
regulator: regulator | authority | competent authority | regulatory authority | regulatory agency | health authority | supervisory authority | regulatory body | regulatory agency | agency | competent body | supervisory body | oversight body | government agency | government body | ministry | watchdog | regulate | oversee | supervise | regulatory institution | national authority | device authority
database: database | register name | portal | udi database | device database | data base | udi register | which system | what system | which platform | what platform | platform | it system | data portal | registry | repository | udi portal | udi system name | electronic system | online system | its udi system | udi system name | name of the udi system | name of udi system
length: length | how long is | how long may | how many character | how many digit | maximum length | long is | character long | long may | how long a | number of character | digit | character
format: format | look like | structure | structured | built | made up of | composed | consist of | pattern | component | part of | does it look | how it look
limit: limit | maximum | at most | how many entity | per file | max | most | upper limit | upper bound | how large | how big
public: public | publicly | visible to the public
appear: appear | stand on | printed | print on | put on | shown on | belong on | go on the label | carried on
accept: accept | recognise | recognize | allow | permit | take | acceptable | allowable | permissible | permissable
ignore: count as | counts as | considered | stand for | stands for | mean by | in other words | what about | how about | at the moment | right now | for example | as of today | of course | in detail | in short | no longer | in plain words | in simple words | in plain english | in simple terms | deleted ones not counted | not counting deleted | excluding deleted | without the deleted | deleted not counted | deleted ones excluded | by hand | manually | by myself | any word on | how far along | carry a | carry udi | carry an | bear a | bear | meant by | so far | up to now | until now | right away | by now | these day | nowadays | this moment | per se | to date | by chance | in our list | on our list | in this tool | in the tool | i want to | we want to | i would like to | i d like to | like to | trying to | try to | do we carry | we carry | recently | in total | from when on | do we make | do we produce | do we manufacture | keep track of | keeping track of
possible: possible
reuse: reuse | re use | same udi di | reassign
new-udi-di: new udi di | another udi di | new di | different udi di | fresh udi di | new device identifier | change the udi di | new udi
new-basic-udi-di: new basic udi di | another basic udi di | different basic udi di | change the basic udi di
trade-name: trade name | brand name | brand | proprietary name | commercial name | product name
name: name | called
model: model | model number | version or model | model name
catalogue: catalogue number | catalog number | reference number | ref number
intended-use: intended use | intended purpose
description: description
route: route | channel | pathway
lot: lot number | batch number | serial number | lot code | batch code | batch | serial
number: number | device number
update-duty: keep up to date
eudamed-module: eudamed module | module
first: first
device: device | product | medical device | article | item | instrument | equipment | ones | surgical instrument | live device | active device
my: my | our | we | mine | ours | we ve
responsible: responsible | responsibility | in charge | look after | take care of | accountable
keep: keep | retain | retention | archive
store: store | store the udi | record the udi | scan
many: many | several | multiple | at once | all at once
get: get | obtain | receive | acquire
not: not | never | isn t | aren t | don t | doesn t | won t | can t | haven t | hasn t | didn t | wasn t | weren t | shouldn t | nor
not-stated: not stated | not stated answer
declaration: declaration | declarations checked | declaration checked
doc-conformity: declaration of conformity | doc
ce-mark: ce mark | ce marking
fsca: fsca | field safety corrective action | recall | recalled
vigilance: vigilance | serious incident | incident
market-surveillance: market surveillance
northern-ireland: northern ireland
great-britain: great britain
terminal: terminal code | terminal | leaf code | lowest level | all the way down | way down | lowest | most detailed | leaf | last level | deepest | bottom level | end level | most specific | most granular | final level | finest level | leaf level
help: help | user guide | guide | manual
theme: dark mode | dark theme | theme
profile: profile
session: session | signed in | sign in
lock: lock | locked | lock out | locked out
unlock: unlock
deactivate: deactivate | disable
mark-sent: mark as sent | mark as uploaded | marked as sent | uploaded to eudamed
fill: fill in | fill | complete the field | provide
implicit: automatically | automatic
expiry-reminder: reminder | remind
resend: resend | send again | re send | resubmit | submit again | submit it again
correct-refused: correct a refused | fix a refused
fix: fix | mend | repair | resolve | sort out
see: see | view | show me where | display | look at | shown | find out | seen | viewed
check: check | double check
notes: note
reassign: reassign | escalate | hand over | delegate
restrict: restrict
unknown-value: unknown
`

/** Words that ask nothing by themselves. */
export const fillers = `
a abbreviation able about above acronym across actually again all allowed along already alright also
altogether am among an and another any anybody anymore anyone anything anyway are around as asap at available
away back basically be became because become becomes been before being below between beyond bit both briefly
bring brings brought bunch but by called came can cannot cant case certain clarify clear come comes commonly
compliance compliant confused context correctly could couple cover curious currently day deal define
definition describe detail did do does doing don done dont down during each either else enough ensure
essentially etc event ever every everyone everything exact exactly example explain far few finally fine folks
following for formally from further fyi general generally gets getting give given gives go goes going gone
gonna good got gotta great guys had hand handle happen has have having he hed held hello help hence her here
heres herself hey hi himself his hold holds however hows i id idea if im in information inside instead into is
isn isnt it its itself ive keeps kept kind know known let lets like line list literally little ll long look
lot lots made mainly make may me mean meaning means memory might mine moment myself name named near need next
nice normally now obviously of off officially often ok okay on once one oneself onto or order other otherwise
ought out outside over overview own particular per perhaps piece play please pls plus point possibly practice
precise precisely properly put puts putting quick quickly quite rather re really refresh regarding related
remain remaining remind rest right role s same say seem sense set shall she shed short shortly should show
side simple simply since sit sits situation so some somebody somehow someone something sometimes soon sort
specific specifically stand standing stands still story straight such summary supposed sure t taken takes
taking talk tell term terms thank thanks that thats the their theirs them themselves then there therefore
theres these they theyd theyre thing things this those though through throughout thx till time times to
together too toward towards truly turned turns type typical typically under unsure until up upon us use used
user using usually ve very via wanna want was way we wed well went were weve what whatever whats whenever
wheres wherever whether which whichever while whole whos will wish with within wonder wondering wont word
would yes yet you youd your youre yourself
`

/** Allowed beside whatever a topic is about. */
export const lightWords =
  'device udi data hub app system tool medical regulatory my possible screen new market regulation number'
