/** More of what people say for the same thing, besides `word-table.ts`; the same form. */
export const moreSynonyms = `
unanswered: unanswered | not answered | no answer | waiting for an answer | awaiting an answer | waiting for answer | without an answer | without answer | pending with | not yet answered | await answer | await a response | waiting for a response | no response | without a response | without response | not been answered | awaiting a response | awaiting response | waiting on | still open with | outstanding | awaiting acknowledgement | pending answer | without acknowledgement | waiting for eudamed | waiting for an acknowledgement | not yet responded | has not answered | hasn t answered | not yet been answered | has not yet answered | still waiting | haven t been answered | have not been answered | nobody answered | nobody replied | no reply | not replied | without reply | without a reply | no reaction | no answer so far | no feedback | without feedback | nothing back | nothing came back | no result yet | no response so far | no reply so far | hear nothing | heard nothing | heard nothing back | not heard back | never answered | waiting for a reply | waiting for reply | wait for a reply | await a reply | awaiting a reply | awaiting reply | waiting on a reply | waiting for eudamed | waiting for its answer | waiting for their answer | still waiting for an answer | waiting for the answer | waiting for feedback
not-begun: not begun | not started | not yet started | unstarted | not yet begun | nothing begun | nothing started | no submission | without submission | not been started | hasn t been started | not been begun | haven t started | have not started | without a submission | not begin | no submission begun | no submission yet | have no submission | has no submission | not have a submission | don t have a submission | no submission started | not yet been started | not yet been begun | untouched | haven t been started | have not been started | nothing done | nothing has been done | nothing was done | nothing yet | nothing happened | nothing has happened | no work done | not touched | not yet touched | not yet start | not start | yet to start | yet to be started | yet to begin | still to start | still to be started | still to begin | never started | never begun | didn t start | not start the submission
my-decision: waiting for me to decide | waits for me to decide | wait for me to decide | waiting for my approval | wait for my approval | waits for my approval | waiting for my decision | wait for my decision | wait for me to approve | waiting for me to approve | i have to approve | need my approval | needs my approval | i need to approve | i must approve | for me to approve | i should approve | my pending approval | my open approval | on my desk | awaiting my approval | await my approval | awaits my approval | awaiting my decision | assigned to me | require my approval | requires my approval | can i approve | i can approve | waiting on my approval | waiting on me to approve | for my approval | for my decision | approve today | require my decision | need my decision | needs my decision | my signature | my sign off | i have to decide | i need to decide | i decide | should i sign off | i should sign off | should i approve | must i approve | must i sign off | do i have to approve | do i need to approve | do i have to sign off | do i need to sign off | have to sign off | need to sign off | waiting for my sign off | do i have to decide | should i decide | must i decide | i am to approve | up to me to approve | mine to approve | for me to sign off | for me to decide | on me to approve | with me for approval | with me for a decision | me for approval | me for a decision | on my list for approval | in my approval queue | in my queue | in my inbox | my approval queue
contain: contain | content | comprise | consist of
company: company | firm | enterprise | organisation | organization | business
accessory: accessory
sell: ship | ships | shipping to
stock: stock | inventory | old stock | remaining stock | manufactured before | produced before | made before | imported before | printed before | sell off | already produced | already manufactured
public: visible to everybody | visible to everyone | visible to all | everybody can see | everyone can see | anyone can see | open to the public | open to everyone | seen by everybody | publicly visible | publicly available | public access
only: alone | on its own merit
accept: selectable | can be chosen | can be selected
ignore: to choose from
accept: sufficient | enough | suffice
software: standalone software | stand alone software | mobile app | medical app | software as a medical device
undo: take back
calculate: calculate | compute | work out | calculated
manufacturing-date: ai for production date
application-identifier: gs1 ai
duns: d u n s
file: pdf
role: viewer | viewer role | role code | actor code | mf mean | technical reviewer | regulatory manager | submission coordinator | standard user
udi-di: static part | fixed part | udi di number | udi di code | product di
udi-pi: variable part | dynamic part | production information | production data
basic-udi-di: basic udi number | basic udi code | basic udi di code | basic udi di number | buid | b udi di | bud di | parent udi | model identifier
secondary-di: secondary udi | second udi di
primary-di: primary udi di | primary udi | primary one
package-di: package udi di
unit-of-use-di: unit of use udi
eudamed: eudamed system | european database | eu database | european udi database
gudid: gudid database | fda database | us database | american database
emdn: emdn number | emdn nomenclature code | european nomenclature | emdn terminology
srn: srn number | single registration no | actor registration number
application-identifier: application identifier | application identifiers | ai 10 | ai 11 | ai 17 | ai 21 | ai 8012 | gs1 ai | ais | number in bracket | number in parenthesis | bracket number
bracket: bracket | parenthesis | parentheses | round bracket
existing: already upload
issuing-entity: issuing agencie | agencie for udi | issuing authority | allowed to issue | issue udi code | issue udi | issue udi di | issue the udi | issue code | issue identifier | issues udi | code system | coding system | standard body | barcode organisation | barcode organization | coding organisation | identifier system | issuing company | issuer of udi | issuers of udi | udi provider | issuing bodies | issuing body
hri: human readable | human readable text | plain text under the barcode | readable text
aidc: machine readable form | automatic identification and data capture
rfid: rfid | rfid chip | rfid tag
upc: upc | universal product code
company-prefix: company prefix | gs1 company prefix | gs1 prefix | gcp
kit: kit | convenience kit | test kit
annex-xvi: annex xvi | annex 16 | product without medical purpose | non medical product | without an intended medical purpose
market-info: market information | market info | member state where | countries where it is available | available country | country of availability | made available in
member-state: member state | eu country | eu countries | eu member
mandate: mandate
manufacturing-date: manufacturing date | date of manufacture | production date | date of production | manufacture date | mfg date | made on
foreign: foreign | outside the eu | outside eu | outside europe | outside the european union | non eu | no site in the union | overseas | abroad | not based in the eu | not established in the eu | third country | from abroad | extra eu | based outside
third-party: third party | service provider | agency on our behalf | contractor | consultancy | on our behalf
not-marketed: stop the production | stop production | stopped production | stop producing | stopped producing | stop making | stop to produce | end of production | no longer placed | no longer sold | no longer on the market | off the market | taken off the market | not sold any more | stop selling | stopped selling | stop to sell | withdrawn from the market | not on the market any more | not on the market anymore | phased out | taken from the market | end of sale | cease to market | ceased to market | stop marketing | stopped marketing
discontinued: discontinue | discontinued | end of life | obsolete product
howoften: how often | how frequently | how many time | every how many | frequency
howlong: for how long | how many year | how many day | how many week | how many month | period of time | what period | retention period | time span | length of time
howmany: what number of | how much device | total of | amount of | quantity of | how many piece | no of
limit: row limit | upper limit | max number | maximum number | maximal | at maximum | most | fit in | fit into | limitation | cap
row: row | line of excel
record: dataset | data set | entry | entries | product record | master device
csv: excel template | excel sheet | spreadsheet file | xls | excel bulk template
bulk-upload: batch upload | batch file | batch import | bulk template | in bulk
keep: hold on to | preserve | record keeping | kept on file | keep on file | archive for | retain
database: db | data bank | databank | national database | national register | udi data base
register: sign up | enrol | enroll | list in | listed in | notify to
mandatory: obliged | needs to be | need to be | has to be | have to be | is a must | a must | legal requirement | legally | law says | by law | legal duty | must have | has to have | compelled | do we really need | really need | forced to | must we | must i | should be
voluntary: on a voluntary basis | not obligatory | recommended
exempt: exempted | out of scope | outside the scope | does not apply | not apply | excluded from
accept: allowed | permitted | valid | okay to | ok to | fine to | possible to use | can we use | can i use | may we use | may i use | be used | legitimate | take hibc
possible: feasible | doable
not: cannot | can not | can t | don t | never | no way
update: update
refused: came back negative | come back negative | negative answer | answered negatively | negative reply
to-do: must i do first | must i do today | must i do now | should i do today | should i do first | i do first | do first today | begin with today
change: editable | modifiable | changeable | modification | change | swap | switch | replace | rename | alter | different now | changed | revise
typo: typo | spelling mistake | misspelling | spelling error | wrong spelling
correct: put right
delete: deletion | removal | get rid of | take out | wipe
create: creation | create | generate new | build | start a new
send: send over | forward to | submit to
flow: flow | be passed on | pass on | transfer | transferred | forwarded automatically | sync automatically | get forwarded | go over to | copied over | carried over to swissdamed
implicit: by itself | by themselves | on its own | automatic | automatically | without doing anything
again: again | twice | second time | once more
recall: recall | recalls | recalled | product recall
vigilance: hurt a patient | harmed a patient | patient was hurt | patient was harmed | adverse event | adverse events | serious incidents | injury | injuries | injured | patient died | a death | medical device report | medical device reports | medical device reporting
target: going to | going into | on its way to
not-begun: nobody has started | nobody started | no one started | no one has started | has nobody started | nobody begun | nobody has begun | nobody work on | nobody has touched | nobody touched | not been touched
component: component
trade-name: name of the product | marketing name | product brand
model: version model number | version or model number | version number of the device | model or version | version model | device version
emdn-level: group level
level: group level | hierarchy level | last level of the tree | level of the tree
original-manufacturer: original manufacturer | oem | obl | own brand labeller | own brand labeler | private label | private labelling | contract manufacturer | product designer | original equipment manufacturer
package: pouch | blister | sachet | wrapper | sleeve | peel pouch | shrink wrap | vial | bottle | dispenser | crate | pallet
package: sales pack | outer box | inner box | cartons | multipack | shelf pack
label: product label | box label | labels | device label | primary label | sticker | artwork
lot: lot no | lot or batch
date: a date
expire: use by | best before | shelf life
carrier: 2d barcode | barcodes | symbology | scan code | machine readable code
direct-marking: laser marking | laser mark | engraved | engrave | engraving | etched | mark on the device | permanently marked | permanent marking | udi on the device | udi on the instrument
reusable: re usable | reprocessable | reprocessed
implantable: implantables | implants | goes into the body
intraocular-lens: intraocular lens | intraocular lenses | iol
contact-lens: contact lenses | contacts lens
spectacles: glasses | eyeglasses | spectacle frames | spectacle lenses | ready made readers
legacy: old mdd device | legacy devices | mdd certificate device | device with mdd certificate | directive certificate | old mdd | mdd legacy
existing: already sold | sold for year | on the market for year | long on the market | been on the market | are on the market | is on the market | already marketed | placed on the market earlier | already in the market | product we already sell | already sell | already selling | have been selling | sold since | put on the market in | placed on the market in
manufacturer: factory | factories | legal manufacturers | producer | producing company
distributor: dealer | wholesaler | reseller
importer: import company | importing company
regulator: who regulates | regulatory agency | in charge of medical device | watchdog for device
supply-report: report supply | report the supply | report the supplies | report supplies | supply be reported
when: fixed a date | fix a date | set a date | date fixed | date set
confirm: confirmation | confirm
notified-body: notified bodies | nbs
approve: sign | give my ok | okay from
approver: approver | who has to approve
begun: begun
penalty: a fine | the fine | fines | fined | high is the fine | penalty | sanction | sued | lawsuit
reassign: somebody else decide | someone else decide | somebody else approve | someone else approve | another person decide | another person approve | other person decide | colleague decide | decide instead | approve instead | deputy | substitute | stand in for
my-decision: approved by me | decided by me | approve by me | be approved by me | wait for my ok | my ok | my go | for me to ok
pending: not decided | waiting for ok
unanswered: have no feedback | have no answer | have no response | have no reply | has no answer | got no answer | got no response | without feedback so far | no answer yet | not reacted | never came back | no word from | no word yet
refused: error code | response code
refused: throw back | threw back | thrown back | kick back | kicked back | turn down | push back | pushed back | came back | come back | came back with an error | sent back | thrown out | not accepted by eudamed | error from eudamed | failed in eudamed | bounced back | fail
resend: sent again | submitted again | exported again | uploaded again | send something again | send it once more | export it again | send anything again
why-not: make progress | get further | stuck | no progress | blocked | hold up | held up | holding up | in the way
out-of-date: old data | outdated data | not current any more | needs resubmission
missing: left to fill | not filled | fields open | lack of
to-do: what is next | what comes next | what now | act first | have to act | take action | needs action | need action | stand open | stands open | open point | still open for me
certificate: ce certificates | certificates | covered by certificate
access: access
profile: my profile
portfolio: product range | product portfolio | our range
device: devices | medical devices | goods | merchandise | sku | skus
ignore: going to be | going to have | going to change | going to need | going to do | two month ago | a year ago | at the moment | last week | this week | these days | of course | by heart | so far | let us | next to | a lot | for sure | in fact | in practice | as far as i know | no idea
address: headquarter | headquarters | head office | registered office | registered seat
`
