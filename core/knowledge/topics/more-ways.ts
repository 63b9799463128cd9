import type { Topic } from './topic.ts'

/** More whole questions people ask for topics that stand elsewhere, by the topic’s id. */
const moreWays: Readonly<Record<string, string>> = {
  reassign: `the approver is on vacation, give her request to someone else
    approver on holiday, who can take over the request
    how do I give a request to another approver
    hand the request of an absent approver to somebody else`,
  'new-version': `how do I make a new version of the record
    how is a new version of an active device created
    the device is active and I must change it, how do I make a new version of the record
    where do I start a new version of a record
    steps for a new version`,
  'eu-dm-exempt': `an auditor asked which of our products must carry the UDI on the device itself
    which products must carry the UDI on the device itself. what does the MDR say
    which products need the UDI on the device itself
    our instrument is tiny and there is no place for a data matrix. is there an exemption from direct marking
    exemption from direct marking for tiny instruments
    no place on the instrument for the UDI, may we skip direct marking`,
  'eu-legacy-label': `we still sell under an MDD certificate. do those labels need a UDI carrier
    do labels of MDD devices need a UDI carrier
    products with an old directive certificate, UDI on the label or not`,
  'eu-custom-investigation': `we are a dental lab making crowns. do we need to assign UDIs and register in EUDAMED
    dental laboratory with made-to-measure crowns, UDI needed
    orthopaedic workshop with custom-made insoles, UDI and EUDAMED`,
  'eu-actor-who': `we are just a distributor in Spain. do we need an SRN
    we are only a distributor. do we need an SRN
    as a dealer, must we register in EUDAMED`,
  'actor-validation': `I have sent our actor registration request. who approves it
    who approves our actor registration request
    our request for an SRN was submitted, who checks it now`,
  'srn-structure': `I have got a number DE-MF-000012345. what do its parts mean
    what do the parts of an SRN mean
    what does DE-MF stand for in our number`,
  'eu-new-basic': `for our SOP I need to know when we must create a new Basic UDI-DI
    when must we create a new Basic UDI-DI
    which changes need a new Basic UDI-DI`,
  'udi-di-reuse': `a device was taken off the market years ago. may its GTIN be used again for another one
    may the GTIN of an old product be used again
    can the UDI-DI of a discontinued device be given to a new one`,
  'which-carrier': `we have a small label. which barcode should we choose, linear or 2D
    linear or 2D barcode for the UDI
    which barcode for a small label`,
  'law-designation': `we want to choose an agency for our UDIs. which ones are designated by the EU
    which agencies for UDI are designated by the EU
    from whom can we get our UDIs, which agencies are there`,
  'eu-package-levels': `how do I tell EUDAMED about our packaging hierarchy
    where do packaging levels go in EUDAMED
    how are packages entered in EUDAMED
    the device is packed in a box of 5 and a carton of 50. where do I put that`,
  'eu-basic-purpose': `QA wants the Basic UDI-DI on the product label. is it needed there
    in which documents do I have to mention the Basic UDI-DI
    documents that mention the Basic UDI-DI
    which documents need the Basic UDI-DI`,
  'eu-several-udi-dis': `is there a limit to the number of devices under the same Basic UDI-DI
    how many devices may be under one Basic UDI-DI
    maximum number of UDI-DIs of a Basic UDI-DI`,
  'reuses-codes': `EUDAMED field for maximum number of reuses: what goes in
    how many times can a device be reused, where do I state it`,
  'eu-legacy-instead': `what takes the place of the Basic UDI-DI in EUDAMED
    what takes the place of the Basic UDI-DI for a legacy device in EUDAMED
    legacy device without Basic UDI-DI, what takes its place`,
  'my-work': `where can I see what I have to do`,
  'create-record': `I am new here and should create a record for a new catheter. where do I start
    where do I start with a new device
    create a record for a new product, how`,
  'self-approval': `I filled in everything and want to approve it myself. can I
    can I approve my own record
    may I approve it myself`,
  'hub-edit-pending': `my record shows pending approval for days. what happens now
    my record is in review, what happens now`,
  'hub-withdraw-request': `I submitted it for approval by mistake. can I take it back
    how do I withdraw a record from review
    take a record back from review
    can I pull back a request for approval`,
  'delete-record': `I created a test record which I want to get rid of. how
    how do I get rid of a record
    remove a test record`,
  'udi-label': `can I print a label
    how do I print a UDI label
    can the hub make labels`,
  'hub-generator': `how do I create a Basic UDI-DI in the hub
    I need a new Basic UDI-DI for a product group. can the hub generate it
    can the hub generate a Basic UDI-DI
    where do I make a Basic UDI-DI`,
  'decode-udi': `I scanned a UDI and want to know what is in it. is there a tool for that
    tool to read what is in a UDI barcode
    where can I see what a scanned code means`,
  'hub-submission-other-market': `we also sell in the US. where do I prepare the GUDID record
    where do I prepare the GUDID record
    how do I make a submission for China
    where do I enter GUDID data`,
  'hub-change-approver': `I would like my colleague to do the review. how do I tell her in the hub
    how do I ask a particular colleague to review
    hand the review to a colleague`,
  'hub-api-token': `I need a token for our ERP integration. where do I create it
    where do I create a token
    token for an ERP, where`,
  'hub-from-eudamed': `I am afraid that EUDAMED has other data than our hub. how can I check
    we registered some devices by hand in EUDAMED. how can they be brought into the hub
    devices registered by hand in EUDAMED, bring them into the hub
    does EUDAMED have other data than the hub, how can I check`,
  'hub-approve-effect': `when the approver has clicked approve, what happens to the record
    what happens to the record when it is approved`,
  reject: `I am a reviewer and there is an error in the record. how do I send it back
    how do I send a record back to its author
    how do I reject a record`,
  'send-for-approval': `how do I send a record for approval
    all fields are filled in. how do I hand the record in for approval
    how do I submit a record for review
    how do I hand in a record for approval`,
  'udi-pi-dates': `our label has lot number and expiry date. which of them must be in the barcode
    if there is an expiry date on the label, do we also need the date of manufacture in the UDI
    which of lot and expiry must be in the barcode`,
  'working-modes': `our QA wants approvals to be enforced. which mode of the hub is this
    in which mode are approvals enforced`,
  'spp-producer-actor': `we put CE marked devices together in a set and sterilise it. do we need an SRN
    we assemble procedure packs. do we need an SRN`,
  'legacy-transition-ends': `our class III implant has an MDD certificate and an MDR application. what is the last day it may be placed on the market
    last day a class III legacy device may be placed on the market`,
  'eu-update-time': `we changed the website address of a device. within what period must EUDAMED be updated
    within what period must EUDAMED be updated after a change
    how many days do we have to update EUDAMED`,
  'eu-relabel': `does an own brand labeller need its own UDI`,
  'eu-user-roles': `who is allowed to sign in to EUDAMED for our company
    several of us will work in EUDAMED. how do my colleagues get access to our actor`,
  'gmn-ai': `which AI is the Basic UDI-DI
    application identifier of the Basic UDI-DI`,
  comments: `how do I add a file to a submission
    I want to attach a test report to a record. where
    attach a document to a record
    how can I leave a remark for the reviewer in a record
    leave a note for the reviewer
    where do I write a remark`,
  'filter-lists': `I want only to see class III devices in the list. how
    how do I see only devices of one class in the list`,
  'export-records': `my boss wants an Excel sheet of all our devices. how do I do it
    export all our devices to Excel`,
  'hub-emdn-search': `in which section of the form is the EMDN code
    where in the form is the EMDN code`,
  'hub-conflict': `my colleague and I both had the record open. what happens when both save
    what happens when two people save the same record`,
  'hub-upload-columns-records': `which columns does the import sheet need
    which columns must the Excel for the import have`,
  'hub-delete-forever': `I deleted a draft by accident. can it be brought back
    can a deleted draft be brought back`,
  'hub-browser-language': `how do I change my language
    can I change the language of the hub
    is there a German version of the hub`,
  'hub-calendar-content': `what is the calendar for
    what is in the calendar`,
  dashboard: `I have just logged in and see figures on the dashboard. what are they
    what are the figures on the dashboard`,
  'carrier-single-packed': `our class I strips are packed individually in a box of 100. does each strip need a UDI carrier
    does each single-packed strip need a UDI carrier
    single-use class I devices, each in its own pouch, UDI on every pouch`,
  'hub-upload-how': `I have an Excel sheet with 300 devices. how do I get them in the hub
    how do I get an Excel sheet with devices in the hub`,
  export: `where do I get the XML file for EUDAMED
    where do I get the EUDAMED XML file
    how do I get the XML for the upload to EUDAMED
    where can I download the XML of our devices`,
  'new-udi-di': `we change the kit from 25 tests to 50 tests per box, new UDI-DI needed
    number of tests in the box changes, is a new UDI-DI needed
    quantity per box changes from 25 to 50, new UDI-DI
    we change the number of pieces in the package, the rest is the same, new UDI-DI
    other pack size, new UDI-DI`,
  ready: `some of the devices are shown as ready, others as not ready. what is that
    what is the difference between ready and not ready`,
}

const linesOf = (ways: string): readonly string[] => ways.split('\n').map((way) => way.trim())

export const withMoreWays = (topic: Topic): Topic => {
  const more = moreWays[topic.id]
  return more === undefined ? topic : { ...topic, ways: [...(topic.ways ?? []), ...linesOf(more)] }
}
