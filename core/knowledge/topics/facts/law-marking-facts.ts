import { fact, type Topic } from '../topic.ts'

const eu = { markets: ['EU'] } as const

/** CE mark, symbols, languages, instructions for use, neighbours of the EU and guidance, as specialists ask of them. */
export const lawMarkingFacts: readonly Topic[] = [
  fact(
    'law-ce',
    'CE mark: size, place and number',
    `what size must the CE mark have
    minimum height of the CE mark
    how big is the CE marking
    where must the CE mark be put
    is the CE mark on the device or on the package
    does the CE mark have to be in the instructions for use
    when must the number of the notified body stand beside the CE mark
    notified body number next to the CE mark class I
    CE marking rules Article 20
    may the CE mark be smaller than 5 mm
    who affixes the CE mark
    how tall must the CE logo be
    how large must the CE logo be
    when may we put the CE mark on the device`,
    'The CE mark is at least 5 mm high (Annex V; less only for small devices), visible, legible and indelible on the device or its sterile packaging, where that is not possible on the packaging, besides in the instructions for use and on the sales packaging. The manufacturer affixes it before placing the device on the market. The number of the notified body follows it wherever one is responsible for the conformity assessment: class IIa, IIb, III, Is, Im, Ir; not for other class I.',
    'MDR Art. 20, Annex V; IVDR Art. 18',
    eu,
  ),
  fact(
    'law-md-symbol',
    'The symbols MD, IVD and others',
    `what does the MD symbol mean
    what is the symbol MD
    MD symbol on the label
    which symbol says medical device
    what does the symbol IVD mean
    which symbol shows that a device must not be reused
    symbol for single use
    crossed-out 2 symbol
    symbol do not reuse
    symbol for reprocessed single-use
    what does the factory symbol mean
    symbol for date of manufacture
    hourglass symbol
    symbol for use by date
    which symbol is for the catalogue number
    symbol for the lot number
    what does the crossed-out 2 on a label mean
    meaning of the 2 with a line through it
    what does a crossed out two mean`,
    'Symbols of ISO 15223-1: “MD” in a box says that it is a medical device, “IVD” an in vitro diagnostic; a crossed-out 2 in a circle: do not re-use (single use); a filled factory: manufacturer; an outlined factory: date of manufacture; an hourglass: use-by date; “LOT”, “SN” and “REF” in a box: batch code, serial number, catalogue number.',
    'ISO 15223-1; MDR Annex I, 23.2',
    eu,
  ),
  fact(
    'law-sterile-symbol',
    'Symbols for sterile devices',
    `symbol for sterile
    symbol for a single sterile barrier system
    symbol for sterile barrier
    symbol for a double sterile barrier
    what does the oval around the sterile symbol mean
    what does STERILE EO mean
    what does STERILE R mean
    which symbol shows the sterilisation method
    is the sterile barrier symbol mandatory
    symbol for non-sterile
    symbol do not use if package is damaged`,
    '“STERILE” in a box stands with the method: EO ethylene oxide, R irradiation, a thermometer steam or dry heat, A aseptic processing. Around it an oval of one line is a single sterile barrier system, of two lines a double one; a dashed line inside or outside is protective packaging. A crossed-out STERILE says non-sterile, a broken package crossed out: do not use if damaged. Under the MDR the sterile packaging has an indication that permits recognising it (Annex I, 23.3), for which the barrier symbols serve.',
    'ISO 15223-1; MDR Annex I, 23.2(l) and 23.3',
    eu,
  ),
  fact(
    'law-ec-rep-symbol',
    'The symbol EC REP',
    `EC REP symbol or EU REP
    which symbol for the authorised representative
    is the EC REP symbol still valid
    symbol for the authorised representative on the label
    symbol for the importer
    EU REP instead of EC REP
    must we change EC REP to EU REP`,
    'EN ISO 15223-1:2021 shows the authorised representative by the symbol “EC REP” with name and address; its amendment 1 of 2025 makes the symbol neutral, with the code of the country or region, such as EU REP. The MDR itself prescribes no symbol, but name and address. Importer, distributor and others have symbols of their own in it.',
    'ISO 15223-1:2021 and Amendment 1:2025; MDR Annex I, 23.2(d)',
    eu,
  ),
  fact(
    'law-symbols-explained',
    'Standard and explanation of symbols',
    `which standard defines the symbols on the label
    standard for symbols on the label
    are symbols allowed without explanation on the label
    must symbols be explained in the IFU
    symbol glossary needed in the EU
    do we need a glossary of symbols
    may we use our own symbols
    do ISO 15223-1 symbols need a text explanation
    do symbols need text beside them`,
    'For any class symbols of harmonised standards or common specifications, as of EN ISO 15223-1, may be used without explanation; where there is none, symbols and colours are described in the documentation supplied with the device (Annex I, 23.1(h)).',
    'MDR Annex I, 23.1(h); EN ISO 15223-1',
    eu,
  ),
  fact(
    'law-languages',
    'Languages of label and instructions for use',
    `in which languages must label and IFU be in the EU
    language requirements IFU MDR
    in which languages must the instructions for use be
    which language must the label be in
    is an English IFU enough in the EU
    do we have to translate the label into German
    must the IFU be in the language of the country
    label languages of the Member States
    who decides about the language of the label
    professional users English instructions for use allowed
    IFU translation for every country
    IFU languages for Germany and France
    which languages for IVD instructions for use`,
    'Label and instructions for use of devices of any class are in the official Union language or languages that the Member State determines in which the device is made available to the user or patient (Article 10(11)). Most ask for their own languages; some accept English for professional users. The Commission publishes a table of the national language requirements.',
    'MDR Art. 10(11); IVDR Art. 10(10)',
    eu,
  ),
  fact(
    'law-eifu',
    'Electronic instructions for use',
    `may we provide electronic IFU
    may we provide the instructions for use electronically
    eIFU which devices
    for which devices are electronic instructions for use allowed
    can a device for professional users come with eIFU only
    eIFU for lay users
    are paper instructions for use still mandatory
    eIFU regulation
    which regulation is about electronic instructions for use
    2021/2226
    2025/1234
    how quickly must we provide a paper IFU on request
    paper IFU within how many days
    do we have to send paper instructions for use on request
    how long must the eIFU stay on the web site
    eIFU requirements website
    may legacy devices have eIFU
    eIFU for IVDs`,
    'Electronic instructions for use (eIFU): under Implementing Regulation (EU) 2021/2226, as amended by (EU) 2025/1234 since 16 July 2025, devices of any class for professional users, legacy ones too, may have electronic instructions for use only; where lay persons use it, paper goes with it (but for software). Conditions: a documented risk assessment, a hint on the label how to get them, a web site, old versions kept, and paper free of charge on request within 7 calendar days, or with the delivery if asked for with the order. They stay available 10 years after the last device, at least 2 years after the last expiry date; 15 years for implantables and devices without an expiry date. For IVDs the IVDR itself rules it (Annex I, 20.1).',
    'Implementing Regulation (EU) 2021/2226, as amended by (EU) 2025/1234',
    eu,
  ),
  fact(
    'law-no-ifu',
    'Devices without instructions for use',
    `when can we leave out the instructions for use
    do we need IFU for class IIa devices
    do we need instructions for use for class I
    is an IFU mandatory for class I
    are instructions for use always needed
    which devices need no IFU
    device without instructions for use allowed`,
    'Instructions for use may exceptionally be left out for class I and class IIa devices that can be used safely without them (Annex I, 23.1(d)); class IIb and III always need them. One copy may do for several devices sent to one user, if the purchaser agrees; more on request free of charge.',
    'MDR Annex I, 23.1(d) and (e)',
    eu,
  ),
  fact(
    'law-northern-ireland',
    'Northern Ireland',
    `which rules apply to medical devices in Northern Ireland
    does the MDR apply in Northern Ireland
    is Northern Ireland EU for medical devices
    CE or UKCA in Northern Ireland
    UKNI mark
    Northern Ireland CE marking
    does EUDAMED apply to Northern Ireland
    is a UKCA mark enough in Northern Ireland`,
    'In Northern Ireland MDR and IVDR apply: devices need the CE mark, the UKCA mark alone is not accepted there. Where a body in the United Kingdom made the conformity assessment, CE goes with UKNI, and such a device cannot be sold in the EU.',
    'Windsor Framework; MDR, IVDR',
    { markets: ['EU', 'GB'] },
  ),
  fact(
    'law-ukca-eu',
    'UKCA mark in the EU',
    `does the EU accept UKCA
    is the UKCA mark valid in the EU
    does the EU recognise UK approved bodies
    certificate of a UK approved body in the EU
    can we sell with UKCA in Germany
    are certificates of BSI UK valid in the EU`,
    'No: the EU accepts neither the UKCA mark nor certificates of approved bodies in Great Britain, which have been no notified bodies since 1 January 2021. The device needs the CE mark, with a certificate of a notified body in the EU where one is needed, and an authorised representative in the EU.',
    'MDR Art. 11, 20, 42 and 56',
    { markets: ['EU', 'GB'] },
  ),
  fact(
    'law-swiss-eu',
    'Swiss manufacturers and the EU',
    `we are a Swiss manufacturer, do we need an EU authorised representative
    does a Swiss manufacturer need an EC REP
    is Switzerland a third country for medical devices
    status of Switzerland under the MDR
    mutual recognition agreement Switzerland medical devices
    MRA Switzerland EU devices
    Swiss company selling in the EU requirements
    is a Swiss company a third country manufacturer for the EU
    is Switzerland outside the EU for the MDR`,
    'For the EU Switzerland has been a third country for devices since 26 May 2021, as the mutual recognition agreement was not updated: a Swiss manufacturer needs an authorised representative in the EU, and whoever brings its devices into the EU is importer. For IVDs it holds since 26 May 2022.',
    'MDR Art. 11 and 13; European Commission, notice of 26 May 2021',
    { markets: ['EU', 'CH'], named: 'CH' },
  ),
  fact(
    'law-ch-rep',
    'Swiss authorised representative (CH-REP)',
    `do EU manufacturers need a CH-REP
    does a German manufacturer need a CH-REP
    we sell from Germany to Switzerland, do we need a Swiss authorised representative
    CH-REP needed
    Swiss authorised representative for EU manufacturers
    CH-REP on the label
    since when is a CH-REP mandatory`,
    'Yes: a manufacturer outside Switzerland, one in the EU too, needs an authorised representative with seat in Switzerland (CH-REP) to place devices on the market there (Art. 51 MedDO); the transition for medical devices ended by class on 31 December 2021, 31 March 2022 and 31 July 2022.',
    'MedDO Art. 51 and 104a; IvDO Art. 44',
    { markets: ['CH', 'EU'] },
  ),
  fact(
    'law-turkey',
    'Türkiye and the EU',
    `is Turkey treated as EU for medical devices
    do Turkish manufacturers need an authorised representative in the EU
    status of Turkey under the MDR
    customs union Turkey medical devices
    does the MDR apply in Turkey
    does an importer from Turkey count as importer
    are Turkish notified bodies recognised
    does an EU manufacturer need a representative in Turkey`,
    'Türkiye is in the customs union with the EU and has taken over MDR and IVDR: devices with the CE mark move freely, a Turkish manufacturer needs no authorised representative in the EU, nor an EU manufacturer one in Türkiye, and Turkish notified bodies are listed in NANDO. Devices are registered in Türkiye’s ÜTS too.',
    'European Commission, notice on the EU-Türkiye customs union and the MDR; MDR Art. 11',
    { markets: ['EU', 'TR'], named: 'TR' },
  ),
  fact(
    'law-applied',
    'Dates on which MDR and IVDR apply',
    `when did the MDR start to apply
    since when does the MDR apply
    date of application of the MDR
    date of application of the IVDR
    when did the IVDR come into force
    since when does the IVDR apply
    when did the MDR enter into force
    MDR date of application`,
    'The MDR (EU) 2017/745 has applied since 26 May 2021, the IVDR (EU) 2017/746 since 26 May 2022; both entered into force on 25 May 2017 (MDR Article 123: twentieth day after publication on 5 May 2017).',
    'MDR Art. 123; IVDR Art. 113',
    eu,
  ),
  fact(
    'law-mdcg',
    'MDCG guidance by theme',
    `which MDCG guidance is about vigilance
    which MDCG document is about the PRRC
    which MDCG guidance is about importers and distributors
    which MDCG guidance is about authorised representatives
    which MDCG guidance is about classification
    which MDCG guidance is about the SSCP
    which MDCG guidance is about custom-made devices
    which MDCG guidance is about cybersecurity
    which MDCG guidance is about equivalence
    which MDCG guidance is about implant cards
    which MDCG guidance covers legacy devices
    which MDCG guidance is about in-house devices
    which MDCG guidance is about PMCF
    which MDCG guidance is about sampling
    list of MDCG documents by topic`,
    'MDCG guidance by theme: 2019-7 PRRC, 2019-8 implant card, 2019-9 SSCP, 2019-11 software, 2019-13 sampling, 2019-16 cybersecurity, 2020-3 significant changes (MDR), 2020-5 equivalence, 2020-7 and -8 PMCF, 2020-10/1 safety reports of investigations, 2020-16 classes of IVDs, 2021-3 custom-made devices, 2021-24 classification, 2021-25 legacy devices, 2021-26 relabelling and repackaging, 2021-27 importers and distributors, 2022-6 significant changes (IVDR), 2022-16 authorised representatives, 2022-21 PSUR, 2023-1 in-house devices, 2023-3 vigilance terms. It is not binding, but followed.',
    'European Commission, MDCG endorsed documents',
    eu,
  ),
]
