import { fact, type Topic } from '../topic.ts'

const source = (of: string) => `EUDAMED DTX schema set and business rules 2.18.1 (${of})`
const eu = { markets: ['EU'] } as const

/** Exchange of data with EUDAMED, as people ask of it. */
export const euExchangeFacts: readonly Topic[] = [
  fact(
    'eu-send-order',
    'First device and further UDI-DIs',
    `we have ten UDI-DIs under one new Basic UDI-DI, how are they sent
    several UDI-DIs in one device element
    can one DEVICE.POST contain several UDI-DIs
    how many UDI-DIs may a new device message have
    how do I upload a Basic UDI-DI with 5 UDI-DIs
    must the Basic UDI-DI be uploaded first
    may I upload a UDI-DI before its Basic UDI-DI
    can a Basic UDI-DI be registered without a UDI-DI
    order in which to send files
    in which order do we upload the files
    sequence of uploads to EUDAMED
    which file first
    what do we upload first, Basic UDI-DI or UDI-DI`,
    'A Basic UDI-DI is never registered alone: DEVICE.POST has it with exactly one UDI-DI. The other UDI-DIs follow with UDI_DI.POST, once the Basic UDI-DI is in EUDAMED. The Export Center makes both files in this order.',
    source('BR-UDID-004, XSD'),
    eu,
  ),
  fact(
    'eu-limit-entities',
    'More than 300 devices',
    `we have 1000 devices, how many files do we need for EUDAMED
    more than 300 devices in one XML
    file with 301 entities
    maximum number of devices per upload to EUDAMED
    limit of devices per XML
    how many devices in a bulk upload of EUDAMED
    how many UDI-DIs fit into one file
    we want to export 450 validated submissions as XML what comes out
    is 450 devices one file or several
    export of 700 devices gives one XML or more
    do we get a ZIP when we export many devices
    can I put all our 800 devices in a single XML
    does a big export come out as one file
    can we upload many devices at once to EUDAMED
    can we upload hundreds of devices at once`,
    'One file has at most 300 entities of one kind; 450 devices need two files, 1,000 four. The Export Center splits them by itself; several files come as one ZIP.',
    source('XSD-MAX-300'),
    eu,
  ),
  fact(
    'eu-errors-list',
    'Error answers of EUDAMED',
    `error E-I-40000
    what does E-I-40000 mean
    BAD_REQUEST from EUDAMED
    M-50000 error
    UNAUTHORISED_ERROR what to do
    which errors does EUDAMED give for a wrong version attribute
    whole file rejected with BAD_REQUEST
    SERVER_ERROR after upload
    error ERR-DTX-EUD-103.03-02
    EUDAMED answers versionNumber error
    EUDAMED answers marketInfoLink`,
    'BAD_REQUEST with E-I-40000: the schema version of the file is not that of the environment. UNAUTHORISED_ERROR with E-I-40000: the SRN of the manufacturer is not that of the sender. SERVER_ERROR with M-50000: the authorised representative is not known. ERR-DTX-EUD-103.03-02: the XML does not match the service chosen on the upload screen. “versionNumber”: the version of an update is not the current one plus one. “marketInfoLink”: countries were changed in a UDI_DI.PATCH, they go with MARKET_INFO.PUT.',
    'Observations of the EUDAMED playground (github.com/fcbogle/EUDAMED-Loader); EUDAMED business rules 2.18.1',
    eu,
  ),
  fact(
    'eu-token-bulk',
    'Token and node ID in a file',
    `do we need an access token for the bulk upload
    is the security token needed in the XML
    nodeID in the XML mandatory
    is a conversation ID needed
    serviceAccessToken bulk upload
    which actor code does the recipient have
    what is the sender node actor code`,
    'No: access token, node ID and conversation ID matter only machine to machine; a bulk upload needs none of them. The recipient’s actor code is EUDAMED, that of the sender its own SRN.',
    source('Message, Service'),
    eu,
  ),
  fact(
    'eu-download-own',
    'Downloading one’s own data',
    `how can we download our devices from EUDAMED
    which filter is needed for a download
    are wildcards allowed in a download
    can an authorised representative download devices
    download of devices of another manufacturer
    how many devices does one page of the download have
    criteria of DEVICE.GET
    how can I download all our own devices from EUDAMED
    export of our registrations out of EUDAMED
    get a list of everything we registered in EUDAMED`,
    'With DEVICE.GET a manufacturer downloads its own devices, in every state, with its own SRN as criterion; an authorised representative those of its manufacturers with its own SRN. Criteria are joined by “and”, one value each, without wildcards; a page has at most 300 entities.',
    source('BR-DTX-UDI-064 to -070, -050, -053'),
    eu,
  ),
  fact(
    'eu-empty-elements',
    'Empty elements in XML',
    `are empty elements allowed in the XML
    does the order of the elements in the XML matter
    may elements be left out of the XML
    namespace prefixes in the XML free
    element order wrong
    must the namespace prefix be like in the samples
    are the official samples valid`,
    'The order of the elements is fixed by the schema, prefixes of namespaces are free, and empty containers are left out. The official samples are no guide: several of them are invalid against the schema.',
    source('XSD 3.0.25'),
    eu,
  ),
  fact(
    'eu-zip',
    'Attachments of a bulk upload',
    `can files be attached to a bulk upload
    ZIP for the bulk upload
    does a device upload need a ZIP
    how are documents uploaded to EUDAMED
    what is the maximum size of an attachment`,
    'Beside the XML a bulk upload may have a ZIP with attachments, each of at most 10 MB; a file of devices needs none.',
    source('BR-DOC-003'),
    eu,
  ),
  fact(
    'eu-m2m-vs-bulk',
    'Machine to machine or bulk upload',
    `what is the difference between bulk upload and machine to machine
    bulk upload vs M2M
    should we use M2M or bulk upload
    is an access point needed for the bulk upload
    which upload ways need no IT project
    can small companies upload without M2M
    manual entry or XML upload`,
    'Bulk upload: you upload the XML (up to 300 entries a file) on EUDAMED’s screens, as Confirmer; nothing else is needed. Machine to machine: your system sends the same XML through an eDelivery access point (AS4), with party ID, security token and tests on the playground; answers come later by themselves. A third way is entering each device by hand on the screens.',
    'EUDAMED help (bulk upload, data exchange)',
    eu,
  ),
  fact(
    'eu-throttling',
    'Throttling of the data exchange',
    `does EUDAMED limit the number of messages per day
    throttling in EUDAMED
    how many messages may we send in 24 hours
    is there a limit for M2M requests
    how many M2M messages may we send a day
    rate limit of machine to machine`,
    'Since release 2.27.5 EUDAMED slows down senders whose traffic of 24 hours is unusual; no number is published.',
    'github.com/AG-Kollotzek/eudamed-api-field-guide (official-api.md)',
    eu,
  ),
  fact(
    'eu-public-site',
    'What the public site of EUDAMED finds',
    `can I look up a device of another company in EUDAMED
    how do I find a device in the public EUDAMED
    search EUDAMED by UDI-DI or SRN
    is EUDAMED open to everybody
    does the public need a login for EUDAMED
    can patients look up a device in EUDAMED
    are superseded versions shown in the public EUDAMED
    does the public site show the changed since date`,
    'Anybody can search EUDAMED’s public site without a login, for devices, actors and certificates: by UDI-DI, Basic UDI-DI, SRN, name, trade name, reference number, EMDN code, risk class, status and legislation. It shows registered data only, no drafts and nothing that is only submitted; earlier versions of a device are there too.',
    'EUDAMED public site; Widaeus/eudamed-toolkit, docs/api-reference.md',
    eu,
  ),
  fact(
    'eu-datalake',
    'Data Lake API of EUDAMED',
    `is there an official API for EUDAMED data
    what is the EUDAMED data lake
    does the data lake need a key
    rows per page of the data lake
    are certificates in the data lake
    how current is the data lake of EUDAMED
    formats of the data lake API`,
    'The Commission’s Data Lake API gives UDI, actor and reference data as JSON or CSV, without a key, 1,000 rows a page, current versions only and up to a day behind. It has no certificates. An unknown parameter is answered with 400.',
    'Commission, public API user guide; Widaeus/eudamed-toolkit, docs/datalake-reference.md',
    eu,
  ),
]
