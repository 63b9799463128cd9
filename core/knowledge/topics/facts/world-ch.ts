import { fact, type Topic } from '../topic.ts'
import type { ToldOfMarket as Market } from './world-told.ts'

const registration = 'Swissmedic, device registration in swissdamed; MedDO Art. 17(5), IvDO Art. 16(5)'
const operators = 'Swissmedic, CHRN; MedDO Art. 55, IvDO Art. 48'
const guide = 'Swissmedic, user guide of the swissdamed UDI Devices module 3.0'
const clients = 'Swissmedic, swissdamed; public clients of its interface'

/** What is told of Switzerland, by what any market is asked. */
export const switzerland: Market = {
  who: [
    'The Swiss manufacturer registers its devices in swissdamed; for a manufacturer abroad, in the EU too, its Swiss authorised representative (CH-REP) does. Whoever assembles systems or procedure packs registers these. Importers register themselves with Swissmedic (CHRN), not the devices; distributors register nothing.',
    `${registration}; MedDO Art. 51 and 55`,
    `does the CH-REP register our devices in swissdamed
do I need a CH-REP for swissdamed or can the manufacturer do it
can a German manufacturer register in swissdamed himself
who has to register in swissdamed, importer or representative
must the Swiss importer register the devices
does the importer have to register in swissdamed
is the manufacturer or the CH-REP responsible for swissdamed
who enters the devices in swissdamed`,
  ],
  ways: [
    'There are three ways into swissdamed: its online editor for single UDI-DIs, upload of EUDAMED XML, and machine to machine (REST with JSON, version 1.0 of 20 February 2026). Nothing is passed on from EUDAMED.',
    guide,
    `can I type a device into swissdamed by hand
is there an online editor in swissdamed
how many ways into swissdamed
does swissdamed have an API`,
  ],
  access: [
    'One signs in to swissdamed with CH-LOGIN or AGOV, registers the company (a code comes by letter), then the actor, which gets its CHRN. For programs: OAuth2 client credentials, to be tried in the playground first.',
    'Swissmedic, swissdamed questions and answers',
    `is a CH-LOGIN needed for swissdamed
what do I need for access to swissdamed
is there a playground of swissdamed`,
  ],
  nomenclature: ['swissdamed uses the EMDN, as EUDAMED does; GMDN codes are not asked.', clients],
  state: [
    'Yes, registration is mandatory: all devices, systems and procedure packs placed on the market in Switzerland have to be registered in swissdamed since 1 July 2026, devices of the old law too, with a transition until 31 December 2026. There is no transition after a serious incident, a corrective action or a trend report.',
    registration,
    `is swissdamed mandatory or voluntary
is swissdamed still voluntary
is registration in swissdamed obligatory by now`,
  ],
  timing: [
    'Before it is placed on the market a device has to be registered in swissdamed; until 31 December 2026 a transition applies, except after a serious incident, a corrective action or a trend report.',
    registration,
  ],
  update: [
    'A UDI-DI can be edited in swissdamed as a draft, on the market, and no longer placed on the market, except for the fields its data dictionary calls non-updatable. A change is entered there besides EUDAMED: nothing is passed on.',
    guide,
    `can data in swissdamed be corrected after publication
can a published UDI-DI be edited in swissdamed
do changes in EUDAMED reach swissdamed`,
  ],
  pi: [
    'No: swissdamed holds which production identifiers a label carries (lot, serial number, dates, software version), not their values.',
    clients,
  ],
  fields: [
    'swissdamed asks for what EUDAMED asks of a Basic UDI-DI and a UDI-DI, in the same XML: risk class, names, EMDN code, packages, storage, warnings, sizes, substances and others. The manufacturer is named by its CHRN.',
    clients,
  ],
  locked: [
    'Which fields of swissdamed cannot be changed, its data dictionary says (“non-updatable”); the hub has not seen it. The law on UDI follows the MDR.',
    guide,
  ],
  database: [
    'The database of Switzerland is swissdamed of Swissmedic, with the modules Actors and UDI Devices. It takes EUDAMED’s XML, but is not connected to EUDAMED.',
    registration,
    `what is swissdamed
who runs swissdamed
modules of swissdamed`,
  ],
  hub: [
    'Switzerland is modelled in full, with the fields and rules of the EU, so a device can be “ready” for it. The file is EUDAMED’s XML, one device a file, which swissdamed takes; the JSON for machine to machine is not confirmed by Swissmedic. It can be sent through a connection, which can set the market status as well; answers to uploaded files are entered by hand.',
    'User guide of this hub',
  ],
  stock: [
    'A device that was placed on the market in Switzerland before 1 July 2026 and goes on being placed on it after the transition has to be registered in swissdamed by 31 December 2026.',
    registration,
    `devices sold in Switzerland before July 2026
must devices that are already on the Swiss market be registered`,
  ],
  scope: [
    'All devices, systems and procedure packs under MedDO and IvDO have to be registered in swissdamed, and so do devices of the old law (legacy devices, MedDO Art. 101, IvDO Art. 82) that are still placed on the market, by 31 December 2026. Custom-made and investigational devices have no UDI, as under the MDR.',
    registration,
    `do legacy devices have to be registered in swissdamed
swissdamed deadline for legacy devices
until when must legacy devices be in swissdamed
by when are MDD devices registered in swissdamed
are MDD devices concerned by swissdamed
do procedure packs go into swissdamed
is class I concerned by swissdamed`,
  ],
  public: [
    'In general everybody can see the devices registered in swissdamed.',
    registration,
    `can everybody search swissdamed`,
  ],
  foreign: [
    'A registration in EUDAMED or GUDID does not count for Switzerland: the device is registered in swissdamed as well. It keeps its UDI-DI, the one it has in the EU or elsewhere, of GS1, HIBCC, ICCBBA or IFA.',
    clients,
    `is a registration in EUDAMED enough for Switzerland
does EUDAMED cover Switzerland too
EUDAMED is done, do we have to upload again somewhere
we sell to Swiss hospitals and everything is in EUDAMED, do we have to upload again
after EUDAMED, what else for Switzerland`,
  ],
  number: [
    'A CHRN is “CHRN”, the role (MF manufacturer, AR representative, IM importer, PR producer of packs) and eight digits, for example CHRN-MF-20001234.',
    operators,
  ],
  classes: ['Switzerland has the classes of the EU: I, IIa, IIb and III, and A to D for IVDs.', registration],
}

const ch = { markets: ['CH'], onlyNamed: true, screen: '/multi-country-udi' } as const

/** What only Switzerland is asked. */
export const factsOfSwitzerland: readonly Topic[] = [
  fact(
    'ch-actors',
    'Who needs a CHRN',
    `who needs a CHRN
who has to register with Swissmedic as an actor
does an importer need a CHRN
does a distributor need a CHRN
does a foreign manufacturer get a CHRN
is our SRN enough in Switzerland
does the SRN replace the CHRN
can one company have two CHRNs
how do I get a CHRN
until when must an importer register with Swissmedic
how long after the first device do we have to register as Swiss importer
registration of economic operators in Switzerland
CHRN application
must the CH-REP be registered with Swissmedic
by when do we have to register as an economic operator after the first import to Switzerland
we are a Swiss importer, is a CHRN required
do we as importer need a CHRN`,
    'Swiss manufacturers, authorised representatives (CH-REP), importers and producers of systems and packs register with Swissmedic in swissdamed, within three months of first placing a device on the market, and get a CHRN for each role. Distributors and manufacturers abroad do not; the SRN of EUDAMED does not replace the CHRN.',
    operators,
    ch,
  ),
]
