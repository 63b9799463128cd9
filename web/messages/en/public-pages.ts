import { markets, marketsWithRelease } from '#core/code-lists/markets.ts'

const worksheets = markets.filter(({ modelled }) => modelled === 'worksheet').length
// Those with a release to read are named one by one.
const elements = markets.filter(
  ({ code, modelled, fullyKnown }) =>
    modelled === 'regulator' && !fullyKnown && !marketsWithRelease.includes(code),
).length

/** The pages behind the landing page's footer. Each says what is true of this product, and no more. */
export const publicPagesTexts = {
  features: {
    title: 'Features',
    lead: 'What the hub does with your device data.',
    body: [
      'Master DI records hold the data a device shares across all markets: identification, target jurisdictions, characteristics, packaging and storage, materials and technical information. Each record has versions with a reason, and changes can be approved by someone else.',
      'Bulk upload accepts CSV, Excel and AccessGUDID files, shows what it would do before it does it, checks each row separately and reports every rejected cell with its reason.',
      `Submissions for ${markets.length} markets are created from the records: EUDAMED messages checked against the rules and the official schema, files for swissdamed, the release layouts of AccessGUDID and NMPA, the published elements of ${elements} more regulators, and worksheets for ${worksheets} others. The readiness matrix shows what is still missing for each device and market, and where the hub covers only part of the required data.`,
      'The hub compares your data with data published by EUDAMED, AccessGUDID, NMPA and swissdamed.',
      'Regulatory updates, deadlines, a knowledge base with sources, regulatory projects and documents are kept beside the data they concern. Every change is recorded in an audit trail that can be verified.',
    ],
  },
  pricing: {
    title: 'Pricing',
    lead: 'The hub is free software under the MIT licence.',
    body: [
      'There is no licence fee, no fee per user and no fee per device. You may run, change and redistribute the software under the terms of the licence.',
      'Your only costs are the machine it runs on and the time to operate it.',
    ],
  },
  security: {
    title: 'Security',
    lead: 'How accounts and data are protected.',
    body: [
      'Passwords are stored only as Argon2 hashes. Sessions are random tokens, stored as hashes; they end after 12 hours without use, and after 7 days at the latest.',
      'The server checks every request against the permissions of the signed-in user; whatever the screens hide, the server also refuses.',
      'Each change is written to the audit trail in the same transaction. Entries are chained by hash, so tampering is detected. Approvals can require a signature with the password.',
      'API tokens carry part of their creator’s permissions, can have an expiry date and stop working as soon as they are revoked. Webhooks are signed.',
      'Pages load nothing from other servers: no fonts, no scripts, no trackers.',
      'Encryption in transit (HTTPS) is set up in front of the hub by the operator of the installation.',
    ],
  },
  integrations: {
    title: 'Integrations',
    lead: 'Everything the screens do goes through one HTTP API.',
    body: [
      'Your other systems can use the same API: JSON in, JSON out, an API token with a scope and an expiry date, and plain files for uploads and templates. The OpenAPI description is part of every installation.',
      'Webhooks notify other systems of events: signed, retried at growing intervals if the receiver does not answer, with a log of every delivery.',
      'Screens of the hub can be embedded in your intranet.',
      'Files in: EUDAMED XML and JSON, AccessGUDID XML, CSV and text files, NMPA XML, swissdamed JSON. Files out: EUDAMED XML, which EUDAMED and swissdamed accept; HL7 SPL for GUDID, whose structure comes from public sources and is not confirmed by the FDA; the release layouts of AccessGUDID and NMPA; a draft of swissdamed’s JSON; worksheets.',
    ],
  },
  documentation: {
    title: 'Documentation',
    lead: 'Where to find the documentation.',
    body: [
      'The hub’s repository contains its documentation: how to run it, how it is built, and a page for each design decision with its reasons.',
      'In the application, each field shows what the regulator calls it and why it is needed. The guide under Help explains the work step by step, and the API is documented at /api/docs.',
    ],
  },
  support: {
    title: 'Support',
    lead: 'Who can help.',
    body: [
      'Contact the administrator of this installation first, for accounts, roles and access.',
      'When something fails, note what you did and the message you saw. An internal error also shows a request number that helps the administrator find the cause.',
    ],
  },
  tutorials: {
    title: 'Tutorials',
    lead: 'The first steps, in order.',
    body: [
      '1. Create an account. The first account of a new installation becomes its administrator.',
      '2. Open Master DI Records and create a record. A device number, a name, the manufacturer and at least one target country are enough to start.',
      '3. If you have many devices, download the upload template, fill it in with your spreadsheet program and upload it. Keep identifier columns formatted as text.',
      '4. Select records and choose Copy to Countries. The submission for each market is filled in from the record, and the readiness matrix shows what is missing.',
      '5. Validate the submission, have it approved, and download the file. The hub shows whether the regulator accepts that kind of file.',
      '6. To change a released device, create a new version with a reason. The hub shows which submissions are out of date afterwards.',
    ],
  },
  compliance: {
    title: 'Compliance',
    lead: 'What the hub supports, and what remains your responsibility.',
    body: [
      'The hub follows the data fields and identifiers of UDI systems such as EUDAMED (EU), GUDID (US) and NMPA UDI (China). The EU data dictionary alone has 188+ mandatory fields. This counts every attribute of the dictionary; which of them a device needs depends on its risk class and type.',
      'Legal obligations remain with the manufacturer and the authorized representative. The hub helps keep data complete and traceable; it does not give legal advice and is not affiliated with any authority.',
    ],
  },
  about: {
    title: 'About',
    lead: 'A hub for medical device identifiers.',
    body: [
      'The Regulatory Device Identifier Hub is made for manufacturers of regulated medical devices and their regulatory and quality staff.',
      'Its main idea: device data is kept once, and the data each regulator requires is derived from it.',
    ],
  },
  contact: {
    title: 'Contact',
    lead: 'This installation is run by your own organisation.',
    body: [
      'For an account, a role or a lost password, contact the administrator of this installation in your organisation.',
      'The makers of the software have no access to this installation or its data.',
    ],
  },
  privacy: {
    title: 'Privacy',
    lead: 'What is stored about you.',
    body: [
      'Your account: names, e-mail address, username, company, and job title, department, telephone number and picture where given; a hash of your password; your roles; when you last signed in; and, while a session lasts, its browser and network address.',
      'Your work: changes to records are stored with your name and the time, because regulated data must be traceable. Unsaved form input is kept for you, as are questions to the assistant whose answers you rate.',
      'In your browser: the session token, the chosen theme, hidden table columns and your latest form input. There are no tracking cookies and no analytics.',
      'All data stays on the server of this installation. It leaves only for services an administrator sets up: a mail server, webhooks, or a language model for the assistant. The operator of the installation is responsible for it.',
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'The terms of use of the software.',
    body: [
      'The software is provided under the MIT licence, as it is and without warranty.',
      'The operator of this installation may set additional terms of use; ask the administrator.',
    ],
  },
} as const
