import { guide, type Topic } from '../topic.ts'

/** How to do what people do every day in the hub. */
export const hubDaily: readonly Topic[] = [
  guide(
    'hub-enter-certificate',
    'Where a certificate is entered',
    `where do I enter a notified body certificate
    where do I enter the certificate of our notified body
    where do I record our MDR certificate
    we got a certificate from the notified body, where does it go in the hub
    where do I put the number and expiry of a product certificate
    in which form are product certificates entered
    how do I add a notified body certificate to a device
    the certificate was renewed, where do I enter the new date`,
    '/actors',
    'The certificate of a notified body for a device is entered in the EU form of that device, under Certificates: number, revision, expiry and notified body. Open “EU submission” in the menu of the record. A certificate of the company, such as ISO 13485 or a quality system certificate, is entered under Economic Operators, Certifications, with “Add Certification”. In EUDAMED itself the notified body enters its certificates.',
  ),
  guide(
    'hub-pi-not-record',
    'Lot, serial number and dates of units',
    `do I have to type lot number and expiry date into the record
    where do I enter the lot number
    where do I enter the expiry date of a device
    where do I enter the expiry date
    where does the serial number go in the record
    do we enter batch numbers in the hub
    are expiry dates of devices stored`,
    null,
    'Values of single units, such as lot, serial number, date of manufacture and expiry date, are not part of a record and no register of devices stores them; the record only says which of these production identifiers the label has. The lot and dates of a label are entered under UDI Label, where the barcode is made. The expiry date of a certificate is entered with the certificate.',
  ),
  guide(
    'hub-add-country',
    'Adding a market to a device',
    `how do I add a market to a device
    how do I add a country to a record
    where do I add the country to the record
    a further market for an existing device
    we will sell in another country too, where do I choose it
    how do I select another target market`,
    '/master-di/records',
    'Edit the record and choose the countries under “Target Regulatory Jurisdictions”. An active record gets a new version for that in controlled mode; in open mode it can be edited with a reason. Readiness then shows what each of them requires, and its form is opened under Markets on the page of the record.',
  ),
  guide(
    'hub-change-name-registers',
    'A change that concerns several registers',
    `our device name is going to change. how do I do it in the hub for all registers
    how do I make one change for all markets
    a value changes in all registers, how do I do it
    how do I create a change request
    how do I change the name of a device in every market
    one change for EUDAMED and GUDID and all others`,
    '/master-di/records',
    'Change the value in the record: an active one with “Create New Version” in its menu and the reason, then send it for approval. When it is in force, the page of the record shows which submissions of which markets are out of date: choose there what to carry over, field by field or all at once, then validate and export them again.',
  ),
  guide(
    'hub-changes-of-record',
    'Seeing what changed in a record',
    `how do I see all changes of a record
    where do I see the history of a record
    what was changed in this record and by whom
    change history of a device
    show all changes of one device`,
    '/admin/audit-trail',
    'The page of a record shows its part of the audit trail: who changed what, when, old and new value, and why. “Compare Versions” in the menu of the record compares two versions field by field.',
  ),
  guide(
    'hub-required-mark',
    'Marks of mandatory fields',
    `what does the mandatory mark mean
    what are the red stars at the fields
    in the form there are red stars at some fields. what is it
    what does the star beside a field mean
    how do I see which fields of the form are mandatory`,
    null,
    'A mark at a field says that it is required: to save, or by the regulator of that market before the submission is valid. What is still missing is counted under Readiness and listed when the submission is validated.',
  ),
  guide(
    'hub-sso-how',
    'Sign-in with Microsoft Entra ID',
    `we use Azure AD. can our people log in with it
    can we sign in with our Microsoft accounts
    log in to the hub with Azure AD
    single sign-on for the hub with Entra ID
    does the hub support Active Directory`,
    null,
    'Yes, by OpenID Connect (Keycloak, Entra ID – formerly Azure AD –, Okta, Google and others), set by whoever runs the server. An existing account is linked by an administrator in User Management. There is no SAML and no LDAP.',
  ),
  guide(
    'hub-after-record-approved',
    'From an approved record to EUDAMED',
    `my record is approved. what do I do next to get it into EUDAMED
    the record is active now, how do I get it into EUDAMED
    what is the next step after the record is approved
    record approved, what next`,
    '/submissions',
    'Choose “EU submission” in the menu of the record, give it a Basic UDI-DI and fill in what is marked. Validate it until nothing is wrong, and have it approved where the hub works in controlled mode. Then make the file in the Export Center, upload it to EUDAMED, mark it as sent, and read the answer in.',
  ),
  guide(
    'hub-trail-file',
    'The audit trail as a file',
    `the inspector wants the audit trail as a file. can I export it
    audit trail for the auditor as CSV
    can I give the inspector the audit trail
    download the audit trail as a file`,
    '/admin/audit-trail',
    'Yes: Audit Trail exports what its filters show as CSV and prints it; “npm run hub -- audit export FILE” writes the whole trail, entry by entry as it was hashed, for verification without the hub.',
  ),
  guide(
    'hub-field-locked',
    'A field that cannot be edited',
    `why can't I edit this field
    why can I not change a field
    a field in the form is locked and I can not type. why
    the form is read only, why
    I cannot type anything in the form
    edit is greyed out`,
    null,
    'Editing needs a role that lets you edit: what you may do is on your profile under Permissions. A version of a record cannot be edited while it is pending approval. An active record is changed by “Create New Version” in controlled mode, and wherever the settings demand it; in open mode it can be edited with a reason.',
  ),
  guide(
    'hub-stopped-selling',
    'A device that is no longer sold',
    `how do I mark a device as discontinued
    we stop selling a device at the end of the month. what do I do in the hub
    how do I say in the hub that a device is no longer sold
    device is discontinued, what do I change in the hub
    where do I enter that we no longer place the device on the market`,
    '/submissions',
    'For the EU open the submission, set its device status to “No longer placed on the market”, and validate, approve and send it again as an update; EUDAMED wants it within 30 days. The record itself is kept: it need not be deleted.',
  ),
  guide(
    'hub-sent-no-answer',
    'Sent, and no answer yet',
    `the submission is sent but there is no answer. what should I do
    submission was sent and no answer has come
    nothing came back from EUDAMED after the upload
    what do I do while a submission waits for the answer
    how do I get the answer of a file that was sent`,
    '/export',
    'A submission that is sent waits for the answer of the register; the hub does not fetch it by itself after an upload by hand. Look in EUDAMED how the upload ended, download its answer and drop the file under “Answers” in the Export Center. The answer of any other register, or to a worksheet, you enter at the submission with “Acknowledge”; it is about what was sent last and needs no approval. The hub then marks the submissions registered or refused.',
  ),
  guide(
    'hub-field-where',
    'Where a value of a device is entered',
    `where do I state that the device is sterile
    the form should say the device is delivered sterile. where
    where do I enter that it is single use
    where do I enter latex
    where do I enter the storage conditions of the label
    our label says keep dry. where does this go in the record
    where do I enter critical warnings
    where do I enter the number of reuses
    where do I enter clinical sizes
    where do I enter the trade name
    where do I enter the reference number of a device
    in which form do I enter MRI safety`,
    '/master-di/records',
    'In the record and in the form of the market: open the record under Master DI Records and edit it, or choose the form of the market in its menu, such as “EU submission”. Readiness lists what a market still requires of a device and lets you fill it in at once. Press Ctrl K to find a device.',
  ),
  guide(
    'hub-help-whom',
    'Help with the hub',
    `how do I reach support
    something does not work in the hub. whom do I ask
    who helps me with the hub
    is there help for the hub
    where is the manual of the hub`,
    null,
    'Ask an administrator of your hub: it runs on a server of your own company, and its accounts, roles and settings are in their hands. The User Guide in the menu says how things are done, and RegBot answers questions about them.',
  ),
  guide(
    'hub-certificates-expiring',
    'Certificates that expire',
    `where do I see which certificates expire soon
    a list of our certificates that run out within 6 months. where do I find this
    where is a list of certificates by expiry date
    how do I find certificates that are about to expire
    overview of expiring certificates`,
    '/actors',
    'Economic Operators, Certifications, lists the company’s certificates with their expiry dates; My Work shows people with the permission “manage-actors” those that expire within 90 days or have expired and have no renewal yet, and the hub reminds them 90 and 30 days before. EUDAMED Certificates lists those of notified bodies as EUDAMED showed them, with the days left.',
  ),
]
