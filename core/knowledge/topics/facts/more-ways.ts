/** More whole questions people ask for topics that stand elsewhere, by the topic’s id. */
export const moreWays: Readonly<Record<string, string>> = {
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
    products with an old directive certificate, UDI on the label or not
    does EU law require the UDI on the label of a legacy device
    a hospital insists that legacy units bear a UDI carrier on the label, does EU law require it
    class IIb devices under an MDD certificate that benefits from Regulation 2023/607, must the label bear a UDI carrier
    the label dates have passed, do legacy devices need a UDI carrier on the label now
    do the UDI label dates apply to legacy devices under an MDD certificate`,
  'eu-custom-investigation': `we are a dental lab making crowns. do we need to assign UDIs and register in EUDAMED
    dental laboratory with made-to-measure crowns, UDI needed
    orthopaedic workshop with custom-made insoles, UDI and EUDAMED
    we also make custom-made devices for one patient, do these need a UDI under the MDR
    do custom-made devices need a UDI under the MDR
    do devices made for one patient need a UDI`,
  'eu-actor-who': `we are just a distributor in Spain. do we need an SRN
    we are only a distributor. do we need an SRN
    as a dealer, must we register in EUDAMED`,
  'actor-validation': `I have sent our actor registration request. who approves it
    who approves our actor registration request
    our request for an SRN was submitted, who checks it now
    from who do we get the SRN, we have made the request in EUDAMED
    from whom do we get our SRN
    who gives us the SRN after our request in EUDAMED`,
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
    from whom can we get our UDIs, which agencies are there
    is IFA accepted by the FDA also
    does the FDA accept IFA
    is IFA an accredited issuing agency of the FDA
    which issuing agencies of the EU does the FDA accept too
    can a PPN of IFA be used in the US
    GS1, HIBCC, ICCBBA and IFA, does the FDA accept all four`,
  'eu-package-levels': `how do I tell EUDAMED about our packaging hierarchy
    where do packaging levels go in EUDAMED
    how are packages entered in EUDAMED
    the device is packed in a box of 5 and a carton of 50. where do I put that`,
  'eu-basic-purpose': `QA wants the Basic UDI-DI on the product label. is it needed there
    in which documents do I have to mention the Basic UDI-DI
    documents that mention the Basic UDI-DI
    which documents need the Basic UDI-DI
    marketing wants the Basic UDI-DI printed on the outer carton next to the DataMatrix. ok or no
    may the Basic UDI-DI be printed on the outer carton next to the barcode
    Basic UDI-DI on the outer box beside the DataMatrix, allowed
    which of the UDI numbers belongs on the declaration of conformity, the one from the label
    which UDI goes on the declaration of conformity
    is the UDI-DI of the label or the Basic UDI-DI on the declaration of conformity`,
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
    where can I see what a scanned code means
    got a scanned string from the label printer, where in the hub can I take it apart
    where in the hub can I decode a scanned string
    where can I take a scanned barcode apart
    take a scanned string apart in the hub`,
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
    does EUDAMED have other data than the hub, how can I check
    which screen pulls everything EUDAMED holds for our SRN into the hub
    which screen fetches everything EUDAMED holds for our SRN
    where do I pull in everything EUDAMED has under our SRN
    on which screen can the hub get all that EUDAMED holds of us`,
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
    which of lot and expiry must be in the barcode
    is AI (11) mandatory on the label
    is the date of manufacture (11) mandatory in the barcode
    must the production date be in the UDI
    is AI 11 needed beside AI 17
    do we have to encode the manufacturing date`,
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
    single-use class I devices, each in its own pouch, UDI on every pouch
    single-use class I products wrapped individually and sold in cartons, is a UDI carrier necessary on every single wrap in the EU
    single-use class I compresses individually wrapped in cartons of 100 for hospitals, UDI carrier on each wrap
    must every single wrap of a single-use device bear the UDI carrier
    UDI carrier on each individual wrap or on the carton only, single-use class IIa
    individually wrapped disposables for hospitals, is the carrier on the carton enough`,
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
  'law-last-day': `class III hip stem still on its old MDD cert, last day we can place it on the market
    hip implant still on the old MDD certificate, last day to place it on the market
    last day to place a class III implant on its old MDD cert on the market`,
  'law-last-day-custom': `we make custom-made class III implants, until when could those go on the market without the QMS certificate of a notified body
    until when could custom-made class III implants go on the market without a QMS certificate if the application was in on time
    one-off cranial plates made to measure, until when could they be sold without a certificate of a notified body
    custom-made class III implants without QMS certificate, the application was in time, until when`,
  'eu-implant-card': `implant card for cortical screws, do I have to pack one
    do bone screws need an implant card
    must we pack an implant card with screws or plates
    implant card for screws and plates, needed or exempt`,
  'eu-ai-17-11': `GS1 application identifier for the expiry date on the sterile pouch
    GS1 application identifier for the expiry date
    application identifier for the use by date on a pouch`,
  'world-us-locked': `the version or model number changed, can I just edit it in the GUDID record published last year
    can I edit the model number in a GUDID record published last year
    R&D changed the model number, edit the published GUDID record or make a new one`,
  'world-gb-state': `does the MHRA already require UDI for devices in Great Britain
    does the MHRA require UDI in Great Britain, not NI
    is UDI required by the MHRA in Great Britain already`,
  'hub-schema-load': `eudamed moved to a new xsd version, where does the admin change that
    where does the admin change the xsd version of EUDAMED
    EUDAMED has a new xsd, where is it set in the hub`,
  'hub-undo-import-effect': `I imported the wrong spreadsheet of master data, 400 junk records. Can I reverse the upload
    can I reverse the upload of a wrong spreadsheet
    wrong spreadsheet imported, can the upload be reversed
    I have imported the false file with 300 rows. how do I get them out again
    I imported a false file, how do I get the rows out again
    how do I get imported rows out of the hub again`,
  'law-last-day-ivdr': `our class B assays were self-declared under the IVDD. How long may we go on placing them on the market
    class B assay self-declared under the IVDD, how long may we go on placing it on the market
    how long may a self-declared IVD of class B still be placed on the market`,
  'law-apply-ivdr': `IVDR class C legacy device, deadline for the formal application to a NB
    deadline for the formal application to a notified body, class C IVD that was self-declared before
    formal application for a legacy class C IVD by when
    when must the application for a class B legacy IVD be with the notified body`,
  'law-psur-who': `for class B IVDs, is it a PSUR that we have to write or something else
    class B IVDs, what is the document called that we write instead of a PSUR
    what is the report called for class A and B IVDs, is it a PSUR
    do we write a PSUR or something else for a class B IVD`,
  'law-supply-gap': `we plan to discontinue a critical IVD. how long before must we tell the authority under Art 10a
    how long before must we tell the authority that we discontinue a critical IVD
    we plan to discontinue a critical device, how many months before must the authority know`,
  'country-codes': `two letter code for Greece in the market info of the EUDAMED XML
    two-letter country code of Greece in the EUDAMED XML
    which two letters stand for Greece in the market info`,
  'gtin-compare': `our kit has a 13-digit EAN as GTIN, GUDID shows 14 digits. What is put in front of it
    what is put in front of a 13-digit GTIN to make it 14 digits
    GUDID shows 14 digits but our EAN has 13, what comes in front
    how does a GTIN-13 become 14 digits in GUDID`,
  'us-dates-on-labels': `us labels: format of the expiration date, is it MM/DD/YYYY
    format of the expiration date on US labels
    how have we to write the dates on the american label
    how are dates written on a label for the USA, day.month.year or otherwise
    date format on american labels`,
  'us-kits-udi': `convenience kit: must every device inside carry its own UDI for the FDA when the kit itself bears one
    must every device inside a convenience kit carry its own UDI for the FDA
    the kit itself bears a UDI, do the devices inside need their own for the FDA`,
  'jp-medis-duty': `Japan: is entering our devices in the MEDIS database a legal obligation
    is entering devices in the MEDIS database a legal obligation
    legal obligation to enter devices in MEDIS`,
  'hub-calendar-feed': `I'd like the due dates in my Outlook calendar. Where do I get that from
    where do I get the due dates into my Outlook calendar
    the due dates in my Outlook calendar
    I want to see the hub tasks in my Outlook. Is this possible and where
    see the hub tasks in Outlook, is it possible and where`,
  'hub-review-trail': `as QM I must look through the audit trail each quarter and sign that I did. Where is that in the hub
    look through the audit trail each quarter and sign, where is that
    where do I sign that I have looked through the audit trail
    quarterly review of the audit trail with a signature, where`,
  'hub-session-length': `controlled mode, after how much time without use am I signed out
    after how much time without use am I signed out
    in controlled mode, how long without use until I am signed out`,
  'hub-alert-setup': `I want to be told when news on a certain topic comes up. Where can I set up such an alert
    I want to be told when news on a certain topic, say “IVDR”, comes up
    where can I set up an alert on a topic
    be told when there is news on the IVDR, where do I set that up`,
  'eu-triggers': `the packaging will carry the warning that it contains natural rubber latex, may the existing UDI-DI be kept
    a warning of natural rubber latex is added to the packaging, everything else stays, may the existing UDI-DI be kept in the EU
    a new latex warning on the packaging, does the UDI-DI stay
    the label gets a critical warning it did not have, same UDI-DI or a new one`,
  'eu-field-risk-class': `a software registered as class IIa turns out to be class IIb, can we edit the risk class on the Basic UDI-DI
    after a review under Rule 11 a software registered as class IIa turns out to be class IIb, edit the risk class on the Basic UDI-DI in EUDAMED
    can we just edit the risk class on the Basic UDI-DI that is in EUDAMED, or what do we have to assign instead
    the device turns out to be of a higher class, edit the risk class in EUDAMED or assign a new Basic UDI-DI`,
  'law-22': `does the procedure pack as such get a CE mark of its own on top of those on the components
    we combine CE-marked devices of three manufacturers into a procedure pack under Article 22 MDR, does the pack get a CE mark of its own
    CE-marked devices combined into a procedure pack with our own statement, does the pack as such get a CE mark`,
  'law-prrc-who': `does the European authorised representative need a PRRC too or is it covered by the one of the manufacturer
    the manufacturer has its own PRRC under Article 15, does the authorised representative need such a person too
    does an authorised representative need a PRRC as well
    who has to be the PRRC
    which companies need a PRRC`,
  'law-prrc-inside': `we are only 20 persons. Must we employ a PRRC by ourselves or can it be somebody from outside
    can the PRRC be somebody from outside
    must a company of 20 persons employ its PRRC itself
    small firm, PRRC employed by ourselves or somebody from outside
    must the PRRC be employed by us
    has the PRRC to be an employee of the manufacturer
    who has to be the PRRC and must he be employed`,
  'eu-importer-checks': `under Article 30 an importer has to check that the manufacturer or the authorised representative provided their data, within what time after placing on the market
    within what time after placing on the market must the importer check the data in the electronic system and add its own details
    importer adds its details to the entry in EUDAMED, within what time
    must the importer check the UDI
    does an importer have to verify the UDI of the device
    what has our importer to check before the first sale
    which checks does the MDR ask of an importer`,
  'eu-actor-check': `in what rhythm does an operator have to confirm the accuracy of its actor data after the first year
    actor data confirmed for the first time after one year under Article 31, in what rhythm does it have to be confirmed from then on
    confirm the accuracy of the actor data, in what rhythm`,
  'law-16-notice': `a parallel trader wants to repackage and translate the labels, how long beforehand need the manufacturer and the competent authority be informed
    how long beforehand must a distributor inform the manufacturer and the competent authority of repackaging under Article 16
    minimum time to inform the manufacturer before a distributor translates labels or repackages`,
  'eu-software-changes': `a patch of our medical software repairs bugs and closes a security hole, which part of the UDI changes, the DI or the PI
    the developers release a patch without any effect on performance, safety, intended use or interpretation of data, which part of the UDI changes, the DI or the PI
    bug fixes and a security patch, does the DI or the PI change
    which part of the UDI changes with a software patch
    we fix a small bug in our SaMD and release a new patch version, new UDI-DI
    SaMD patch release from one minor version to the next, new UDI-DI
    software goes from version 3.1.1 to 3.1.2 by a bug fix, new UDI-DI or only a new UDI-PI
    does a patch release of medical device software need a new UDI-DI`,
  'eu-pack-contents': `swabs and other single-use disposables in a sterile procedure pack, do they have to bear a UDI carrier of their own
    single-use disposables in a procedure pack not intended for individual use outside of the pack, does each need a UDI carrier of its own under Annex VI
    do disposables whose use everybody knows need a UDI carrier of their own inside a procedure pack`,
  'eudamed-di-structure': `with which letter and hyphen does the EUDAMED DI begin
    which letter stands at the beginning of a EUDAMED DI
    a EUDAMED DI in place of the Basic UDI-DI and a EUDAMED ID in place of the UDI-DI, with which letter do they begin
    first letter of a EUDAMED DI and of a EUDAMED ID`,
  'hibcc-basic-start': `which characters stand in front of a Basic UDI-DI that was built by the HIBCC rules
    how can I tell the Basic UDI-DIs of HIBCC from those of GS1
    tell the HIBCC Basic UDI-DIs from the GS1 ones at a glance
    characters in front of a HIBCC Basic UDI-DI
    a list of Basic UDI-DIs from several issuing agencies, how do I tell those of HIBCC from those of GS1`,
  'us-spl-ids': `there are id, setId, effectiveTime and versionNumber in the header, which one has to be the same as in the first file
    an update of a DI record as a further SPL document, which of id, setId and versionNumber has to be the same
    which SPL header value stays the same in an update of the record`,
  'world-us-update': `a piece of GUDID information changes which does not appear on the label, how quickly must the labeler submit the update
    the support contact changes, how quickly does 21 CFR 830.330 oblige the labeler to submit the update
    how quickly must the labeler submit an update of GUDID information that is not on the label
    how fast must changed device information be updated in GUDID under 21 CFR 830.330
    how quickly must a changed GUDID record be updated
    21 CFR 830.330, time limit for updates
    within how many business days are changes entered in GUDID
    how many days does the FDA give for an update of GUDID data`,
  'us-record-keeping': `how long do the UDI records of Part 830 have to be retained after a version or model is no longer marketed
    retention of UDI records of a US labeler, counted from the day the version or model is no longer marketed
    how many years after the end of marketing must a US labeler retain UDI records`,
  'world-gb-northern-ireland': `whose device rules count in Northern Ireland, those of the UK MDR 2002 or those of the EU
    we sell in Great Britain and place it on the Northern Ireland market, whose device rules count in Northern Ireland
    do the rules of the UK MDR 2002 or those of the EU count in Northern Ireland`,
  'world-kr-update': `within how many days do changes of data registered in the MFDS UDI system have to be registered
    changes of data already registered in the MFDS UDI system, within how many days
    Korean licence holder, how many days to register changes of registered UDI data`,
  'hub-tampering': `which button do I press to show that no entry of the audit trail was altered afterwards
    an auditor wants me to demonstrate on the screen that no entry of the audit trail has been altered afterwards
    demonstrate to an auditor that no entry of the trail has been altered, which button`,
  'hub-archive': `do the devices disappear from the hub when I take the signed ZIP that “Archive” offers
    select two devices in the record list and take the signed ZIP of “Archive”, do they disappear
    do devices vanish from the hub after Archive`,
  'hub-answer-by-hand': `what do I choose on a submission to put down that the FDA's database has accepted it, with number and date
    the hub cannot read the answers of GUDID from a file, what do I choose on a submission to put down that it was accepted
    put down on a submission that GUDID has accepted it, with number and date`,
  'eu-label-dates': `from when on must the UDI be on the label of a normal class I device
    from when on must the UDI be on the label of a class I device, not the engraving
    UDI on the label of a class I device in the EU, from when on`,
  'eu-hri': `our label is so tiny that barcode and the readable text do not go both on it. Which one may stay alone
    label too tiny for barcode and readable text, which one may stay alone
    tiny label, barcode or readable text alone
    the label is too small for barcode plus human readable text, what has priority
    what has priority on a label without room for both, the barcode or the human readable text
    barcode or HRI first when the label is too small
    no room for the AIDC and the HRI on the label, which one has priority under the MDR
    which of AIDC and HRI may be dropped on a small label
    small label, does the machine-readable form take precedence over the text`,
  'world-us-mistake': `when our record is published in GUDID, how long can we still correct mistakes nearly everywhere
    how long can we still correct mistakes after our record is published in GUDID
    record published in GUDID, how long can nearly everything be corrected`,
  'us-duns-where': `GUDID does not let me type our company name, it wants a nine digit number for it. What number is that
    GUDID wants a nine digit number for our company. What for a number is that
    what is the nine-digit number that GUDID wants instead of the company name`,
  'hub-upload-formats': `how big may my Excel be for the Bulk Upload
    how big may my Excel be that I throw in the bulk upload
    biggest Excel file the bulk upload takes`,
  'hub-one-time-link': `the admin made a new account for my colleague and gave her a link. How long does this link work
    how long goes the link for a new account
    how long is the link good that the admin gave to a new colleague`,
  srn: `what is an SRN and who gives it to us
    what does SRN stand for and who issues it
    what is a single registration number and where does it come from
    what is an SRN, and which authority is behind it
    SRN meaning and who issues the SRN
    who issues the SRN and what is it`,
  'existing-devices-last-day': `our MDR class IIa device was put on the market before EUDAMED was mandatory, until when must it be in EUDAMED if it is still being sold
    device put on the market under the MDR and still sold, until when must it be in EUDAMED
    MDR device that has been on the market for some years, last day for its EUDAMED entry
    class IIb device is still being sold, by when does it have to be in EUDAMED
    placed on the market already and still being sold, until when must it be in EUDAMED
    until when must MDR devices that are sold already be in EUDAMED`,
  'law-eudamed-when': `register in EUDAMED before or after the first placing on the market
    is a brand-new device registered in EUDAMED before or after it is placed on the market
    we launch a new IIb device next month, register it before or after the first sale
    brand-new device, EUDAMED before or after launch
    must the EUDAMED registration be done before the first placing on the market
    may we sell the first units and register in EUDAMED afterwards
    may the first units be sold before the EUDAMED registration
    may units be sold before the device is in EUDAMED
    does EUDAMED come before placing on the market or after it`,
  'eu-actor-changes': `when actor data change, how quickly must EUDAMED be updated
    actor data change, how fast do we have to update EUDAMED
    new address of the manufacturer, how quickly do we have to update EUDAMED
    time limit for changes of actor data in EUDAMED
    within which time are changes of the actor registration entered
    our contact data changed, by when must the actor module be updated`,
  'eu-field-website': `if we only update the website URL of a device, does this trigger a new UDI-DI
    does an update of the website trigger a new UDI-DI
    new web address in the device record, new UDI-DI or just an update
    does a changed URL trigger a new UDI-DI
    is the website URL a trigger for a new UDI-DI`,
  'law-direct-marking-dates': `until when must reusable class I instruments be directly marked in the EU
    direct marking of reusable class I instruments in the EU, until when
    class Ir instruments, direct marking date in the EU
    date of direct marking for reusable surgical instruments (class Ir)
    by when do we have to mark reusable instruments directly
    last day to begin direct marking of class I reusable devices in the EU`,
  'eu-software-where': `where do we have to show the UDI of software that is only downloaded
    where is the UDI shown for download software without physical packaging
    software without a package, where do we show the UDI
    pure download software, where is the UDI
    where must standalone software show its UDI`,
  'emdn-terminal-rule': `does EUDAMED accept an EMDN code of category level or must it be the lowest level
    is an EMDN code like Q01 accepted in EUDAMED
    must the EMDN code be a leaf or does EUDAMED accept a higher level
    EMDN code with one letter and two digits only, does EUDAMED take it
    does EUDAMED refuse an EMDN code that is not terminal`,
  'world-cn-state': `which devices are already in scope of UDI in China today
    China UDI, which classes are already in scope
    which devices must have a UDI in China already
    which devices does UDI in China cover by now`,
  'world-cn-issuers': `who may issue UDI codes in China
    who issues UDI codes in China
    which agencies may issue codes for China`,
  'world-br-database': `what is the name of the Brazilian database
    name of the UDI database of ANVISA`,
  'eu-accessory-spare': `accessories, own UDI-DI or the same as the main device
    does an accessory share the UDI-DI of its main device
    own UDI-DI for accessories or that of the main device
    may an accessory have the Basic UDI-DI of the device it belongs to
    we sell an accessory separately, own UDI`,
  'eu-change-sterile': `sterile and non-sterile version of one device, one UDI-DI or two
    do the sterile and the non-sterile version need a UDI-DI each
    same device sold sterile and non-sterile, how many UDI-DIs`,
  'eu-old-devices': `are devices last sold in 2019 registered in EUDAMED
    are old devices in EUDAMED that are not sold any more
    last unit sold before the MDR, EUDAMED entry needed`,
  'eu-field-secondary': `HIBC and GS1 code on one label, is that possible
    can we use HIBCC and GS1 for the same device
    two issuing entities for one device, how is that entered
    a device with a GTIN and a HIBC code`,
  'world-cn-database': `what is UDID in China
    what does UDID mean in China
    which database is the UDID`,
  'law-nb-one': `we changed our notified body, what do we have to do
    change of the notified body, what happens to the certificates
    may we change our notified body`,
  'world-ch-foreign': `does Switzerland accept the EUDAMED registration or do we have to register in swissdamed
    is the registration in EUDAMED enough for Switzerland
    registered in EUDAMED already, swissdamed needed too`,
  'eu-field-quantity': `is the quantity per package in EUDAMED fixed
    is the number of devices in a package fixed in EUDAMED
    may the base quantity be changed in EUDAMED later`,
  'law-significant': `significant change of a legacy device, what counts
    which changes of a legacy device are significant
    what is a significant change under Article 120`,
  'law-psur-where': `PSUR, who must upload it
    who uploads the PSUR and where
    is the PSUR uploaded to EUDAMED`,
  'us-register-and-list': `FDA listing and GUDID, what is the difference
    is the listing with the FDA the same as the GUDID entry`,
  'world-ca-state': `is there a UDI law in Canada yet
    Canada, UDI rules yet or not`,
  'basic-udi-di': `what exactly is a Basic UDI-DI
    what is the Basic UDI-DI good for
    explain the Basic UDI-DI to a beginner`,
  'basic-udi-di-or-udi-di': `what is the difference between the Basic UDI-DI and the UDI-DI
    how do Basic UDI-DI and UDI-DI differ`,
  'udi-di-or-udi-pi': `difference between UDI-DI and UDI-PI
    which part of the UDI is fixed and which is variable`,
  'secondary-di': `what is a secondary DI
    what is a secondary UDI-DI used for`,
  'package-di': `what is a package DI
    what is a container package`,
  'primary-di': `what is a primary DI
    which package level has the primary DI`,
  'direct-marking': `what is direct marking
    which devices need direct marking
    what does direct marking mean and for which devices is it`,
  carrier: `what is a UDI carrier
    what does UDI carrier mean`,
  'hri-aidc': `what do HRI and AIDC mean
    what does HRI stand for
    what does AIDC stand for
    difference between HRI and AIDC`,
  gtin: `what is a GTIN
    what does GTIN stand for and what is it used for`,
  'issuing-entity': `what is an issuing entity
    what does an issuing entity do
    what is an issuing agency`,
  'company-prefix': `what is a GS1 company prefix and how many digits does it have
    how many digits does a company prefix have
    where do I get a GS1 company prefix`,
  'indicator-digit': `what is the indicator digit of a GTIN
    what is a packaging indicator digit
    what does the first digit of a GTIN-14 say`,
  'gtin-13': `can we use a GTIN-13 as UDI-DI
    is a GTIN-13 enough or do we need a GTIN-14
    GTIN-14 or GTIN-13 for the UDI`,
  'emdn-length': `how many characters has an EMDN code
    what does an EMDN code look like`,
  legacy: `what is a legacy device
    what does legacy device mean
    when is a device a legacy device`,
  'notified-body-when': `for which classes do we need a notified body
    do we need a notified body for class I
    which devices need a notified body`,
  prrc: `what is a PRRC
    what does PRRC stand for
    what does the person responsible for regulatory compliance do`,
  sscp: `what is an SSCP
    when is a summary of safety and clinical performance needed
    what does SSCP stand for`,
  'procedure-pack': `what is a procedure pack
    what is the difference between a system and a procedure pack
    what counts as a system under Article 22`,
  'implant-card': `what is on the implant card
    is the UDI on the implant card
    must the implant card show the UDI`,
  'health-institutions': `who has to store the UDI of implants
    do hospitals have to store the UDI
    must we store the UDI of class III implants we supply`,
  'eudamed-ways': `what are the ways to get data into EUDAMED
    how can data be sent to EUDAMED
    which ways does EUDAMED offer for device data
    how do device data get into EUDAMED`,
  playground: `is there a test environment of EUDAMED
    where can we practise with EUDAMED
    what is the EUDAMED playground`,
  'eudamed-public': `who can see our data in EUDAMED
    is the data in EUDAMED public
    which data of EUDAMED can the public see
    can competitors see our devices in EUDAMED`,
  fsca: `what is a field safety corrective action
    what does FSCA mean`,
  fsn: `what is a field safety notice
    who gets a field safety notice`,
  'certificates-in-eudamed': `who enters certificates in EUDAMED and since when
    does the manufacturer enter its certificates in EUDAMED`,
  'representative-mandate': `why does EUDAMED need a mandate of the authorised representative
    no active mandate in EUDAMED, can we register devices`,
  'keep-documents': `how long does the manufacturer keep the technical documentation
    how many years must the declaration of conformity be kept`,
  'udi-pi-implantable': `do implants need a serial number or a lot number in the UDI
    serial number for active implants mandatory`,
  rfid: `is an RFID tag enough as UDI carrier
    may RFID replace the barcode`,
  refused: `my XML was rejected by EUDAMED, where do I see why
    EUDAMED refused our file, where is the reason
    where do I see why EUDAMED rejected a submission`,
  'deadlines-screen': `where do I see the deadlines of all markets
    where are the dates of the markets shown
    which screen shows the UDI dates of all countries`,
  'undo-import': `how do I undo an import
    wrong file imported, how do I take it back
    can an upload be reversed`,
  'missing-fields': `where do I see what is still missing for a market
    which screen shows the empty required fields`,
  'fix-errors': `how do I get rid of an error on a submission
    where do I correct a finding`,
  'compare-versions': `how can I compare two versions of a record
    where do I see what changed between versions`,
  theme: `how do I switch to dark mode
    where is the dark mode`,
  search: `how do I find a device quickly
    is there a search over everything`,
  api: `how do I get an API token
    where is the API of the hub set up`,
  webhooks: `how do I set up a webhook
    can the hub notify another system by a webhook`,
  notifications: `where do I see my notifications
    what is the bell for`,
  'udi-di': `what is the UDI-DI good for
    what is a UDI-DI used for`,
}
