import type { LawAspectId } from './world-law-aspects.ts'
import type { Told } from './world-told.ts'

type Law = Partial<Record<LawAspectId, Told>>

const ukLaw = 'UK MDR 2002 (SI 2002/618), as amended'
const medDo = 'MedDO (SR 812.213)'
const order739 = 'State Council Order 739'
const pmdAct = 'PMD Act'
const tgRegs = 'Therapeutic Goods (Medical Devices) Regulations 2002'
const sor = 'Medical Devices Regulations, SOR/98-282'

/** The law of single markets beside UDI: languages, incidents, ways to the market, validity, CE mark, representative. */
export const toldOfLaw: Readonly<Record<string, Law>> = {
  GB: {
    language: [
      'Labels and instructions for use have to be in English in Great Britain.',
      'UK MDR 2002; MHRA, regulating medical devices in the UK',
    ],
    incident: [
      'In Great Britain the manufacturer, or its UK Responsible Person, reports serious incidents to the MHRA through the MORE portal: within 15 days of becoming aware; death or unanticipated serious deterioration of health within 10 days; a serious public health threat within 2 days. So since 16 June 2025.',
      'SI 2024/1368 (post-market surveillance)',
      `what is the MORE portal
yellow card or MORE portal`,
    ],
    route: [
      'Every device, of every class and IVDs too, has to be registered with the MHRA (DORS) before it is placed on the market of Great Britain, CE-marked ones too; a manufacturer abroad does so through its UK Responsible Person. Classes are I, IIa, IIb, III; the device bears the CE or the UKCA mark.',
      ukLaw,
      `do we have to register devices with the MHRA
do we need an MHRA registration before placing a CE marked device on the market`,
    ],
    ce: [
      'By the law of 2023 Great Britain accepts CE-marked devices for placing on the market: under the MDR or IVDR until 30 June 2030; under the MDD or AIMDD until their certificate ends, at the latest 30 June 2028; under the IVDD until their certificate ends, at the latest 30 June 2030. MDD class I and general IVDs without a notified body only where the MDR or IVDR demands one. Registration with the MHRA and a UK Responsible Person are needed besides. So the UKCA mark is not mandatory as long as the CE mark is accepted. Whether the MHRA has extended it, its pages say.',
      'SI 2023/627; MHRA, CE marking in Great Britain',
      `how long can we still sell an MDR certified product in Great Britain with CE only
until when is our MDD certificate good for GB
until when does Great Britain accept CE marked devices
until when are MDD devices accepted in Great Britain
how long can a legacy device with an MDD certificate be placed on the market in GB
until when is IVDR CE marking accepted in Great Britain
our devices only have a CE mark under the MDR until what date can we place them on the GB market
is UKCA mandatory for medical devices
do we need a UKCA mark or is CE enough
UKCA or CE
UKCA transition dates
is the UKCA mark required`,
    ],
    holder: [
      'Yes: a manufacturer outside the United Kingdom needs one UK Responsible Person (UKRP) with a place of business in the UK, who registers its devices with the MHRA and answers to it. An EU authorised representative does not count. Its name and address stand on the label, package or instructions where the device has the UKCA mark; with the CE mark alone that is not needed.',
      ukLaw,
      `do we need a UKRP
is a UK Responsible Person required
must the UKRP be on the label
do name and address of the UK Responsible Person have to be on the label of a CE marked device`,
    ],
  },
  CH: {
    language: [
      'Product information in Switzerland has to be in the three official languages German, French and Italian. Fewer languages or English may do where the device goes only to professionals who agree and safe use is ensured; symbols may replace words.',
      `${medDo}, Art. 16; IvDO Art. 15`,
    ],
    incident: [
      'Serious incidents in Switzerland are reported to Swissmedic by the manufacturer or its CH-REP, with the periods of the MDR: at once, at the latest within 15 days; death or unanticipated serious deterioration of health within 10 days; a serious public health threat within 2 days.',
      `${medDo}, Art. 66; MDR Art. 87`,
    ],
    ce: [
      'Yes: Switzerland accepts the CE mark and certificates of EU notified bodies, so no other conformity assessment is needed. But the EU and Switzerland no longer update their agreement on mutual recognition (MRA) for devices since 26 May 2021 (IVDs 26 May 2022), so Switzerland is a third country: a CH-REP, the Swiss importer and registration in swissdamed are needed.',
      `${medDo}, Art. 13, 25 and 51; Swissmedic`,
      `why is Switzerland a third country for medical devices
is the MRA between EU and Switzerland still valid for medical devices
MRA Switzerland EU devices`,
    ],
    holder: [
      'Yes: a manufacturer outside Switzerland, in the EU too, needs a Swiss authorised representative (CH-REP) established in Switzerland. An EU authorised representative does not count. It is named on the label; for devices under the old directives a document with the device is enough.',
      `${medDo}, Art. 51`,
      `do we need a CH-REP
German manufacturer with EU registration, who represents us in Switzerland
what is a CH-REP
where does the Swiss authorised representative have to be indicated
must the CH-REP be on the label`,
    ],
  },
  TR: {
    language: ['Labels and instructions for use for Türkiye have to be in Turkish.', 'Turkish MDR and IVDR'],
    ce: [
      'Yes: Türkiye is in the customs union with the EU and applies the MDR and IVDR as its own law, so CE-marked devices are accepted; they have to be registered in ÜTS, with Turkish labels.',
      'Decision 1/95 of the EC-Turkey Association Council; Turkish MDR and IVDR',
    ],
    route: [
      'Türkiye has the classes of the EU: I, IIa, IIb, III, and IVDs A to D. A device with the CE mark is registered in ÜTS by its manufacturer or importer before sale.',
      'Turkish MDR and IVDR; TİTCK',
    ],
  },
  CN: {
    language: [
      'Labels and instructions in China have to be in Chinese (simplified); other languages may stand beside. For imported devices they name the agent in China.',
      `CFDA Order No. 6 of 2014; ${order739}, Article 39`,
    ],
    incident: [
      'In China adverse events are reported by the holder (an overseas holder through its agent): death within 7 days, serious injury, or an event that may lead to serious injury or death, within 20 days; events abroad of devices imported into China within 30 days; group events within 12 hours.',
      'SAMR Order No. 1 of 2018, adverse event monitoring',
    ],
    route: [
      'China has three classes by risk: I low, II moderate, III high. Class I is filed (a record, also for imported devices with the NMPA), class II and III are registered; imported ones with the NMPA, domestic class II with the province.',
      `${order739}, Articles 6, 13 to 16`,
      `what is the difference between filing and registration at the NMPA
do class I devices need filing in China
how does the NMPA classify medical devices`,
    ],
    validity: [
      'A registration certificate of class II or III is valid for 5 years in China; renewal is applied for at least 6 months before it ends. A filing of class I does not expire.',
      `${order739}, Article 22`,
    ],
    ce: [
      'No: the CE mark is not accepted in China. Imported devices are filed (class I) or registered (class II and III) with the NMPA.',
      `${order739}, Articles 13 to 16`,
    ],
    holder: [
      'Yes: a manufacturer abroad needs a legal person in China as its agent, who files the registration, loads the UDI data, reports adverse events and answers for recalls. Its name and address stand on the label.',
      `${order739}, Articles 15, 16 and 20`,
      `do we need a legal agent in China
who acts for us in China towards the NMPA`,
    ],
  },
  JP: {
    language: [
      'Labels and the package insert in Japan have to be in Japanese. For most devices the insert (electronic) is published on the PMDA’s website.',
      `${pmdAct}, Articles 63 and 63-2, 64`,
    ],
    route: [
      'Japan has classes I to IV. Class I (general): notification (todokede) to the PMDA. Class II, and III where a certification standard exists: certification (ninsho) by a registered certification body. Other class II and III, and class IV: approval (shonin) by the MHLW after review by the PMDA.',
      `${pmdAct}, Articles 23-2, 23-2-5, 23-2-12 and 23-2-23`,
      `what is the difference between todokede ninsho and shonin
which approval routes are there in Japan by class
shonin ninsho todokede`,
    ],
    validity: [
      'Approvals and certifications of devices do not expire in Japan; the marketing authorisation holder’s licence and the registration of a foreign manufacturer’s site (FMR) are valid for 5 years and then renewed.',
      `${pmdAct}, Articles 23-2 and 23-2-4`,
      `how long is foreign manufacturer registration in Japan valid
FMR Japan validity`,
    ],
    ce: [
      'No: the CE mark is not accepted in Japan, where a device is notified, certified or approved.',
      pmdAct,
    ],
    holder: [
      'Yes: a manufacturer abroad needs a marketing authorisation holder (MAH) in Japan who holds the approval, or holds the approval itself and designates one (DMAH, designated MAH). The foreign site is registered besides (FMR).',
      `${pmdAct}, Articles 23-2, 23-2-4 and 23-2-17`,
      `what is a DMAH
what does DMAH stand for
we want to sell in Japan without a subsidiary who can hold the approval`,
    ],
  },
  KR: {
    language: [
      'Labels and instructions in South Korea have to be in Korean; other languages may stand beside.',
      'Medical Device Act of Korea, Articles 20 to 23',
    ],
    route: [
      'South Korea has classes 1 to 4. Class 1: notification; class 2: certification, mostly by NIDS; class 3 and 4, and new devices: approval by the MFDS. A KGMP certificate (good manufacturing practice) is needed for class 2 to 4.',
      'Medical Device Act of Korea, Articles 3, 6 and 15',
      `do I need approval for a class 1 device in Korea
what is KGMP
do we need a KGMP certificate for Korea`,
    ],
    ce: [
      'No: the CE mark is not accepted in South Korea, where a device is notified, certified or approved.',
      'Medical Device Act of Korea',
    ],
    holder: [
      'Yes: the licence of a foreign device is held by a licensed importer in Korea (Korea licence holder), who also enters the UDI data and reports supply.',
      'Medical Device Act of Korea, Article 15',
      `do we need a Korean licence holder
what is a KLH`,
    ],
  },
  TW: {
    language: [
      'Labels and instructions for use in Taiwan have to be in (traditional) Chinese.',
      'Medical Devices Act of Taiwan, Articles 32 and 33',
    ],
    route: [
      'Taiwan has three classes, 1, 2 and 3 (I to III). Class 2 and 3 need a licence of the TFDA, class 1 mostly a listing; the foreign factory’s quality system is examined by documents (QSD, Quality System Documentation).',
      'Medical Devices Act of Taiwan, Articles 3, 22 and 25',
      `what is QSD in Taiwan
factory is asked for a QSD for Taiwan
what does QSD mean`,
    ],
    validity: [
      'A licence of Taiwan is valid for up to 5 years and is extended on application within the 6 months before it ends.',
      'Medical Devices Act of Taiwan, Article 27; its licence regulations, Article 17',
    ],
  },
  SG: {
    language: ['Labels and instructions for use in Singapore have to be in English.', 'HSA, GN-23'],
    incident: [
      'In Singapore adverse events are reported to the HSA: a serious threat to public health within 48 hours, death or serious deterioration of health within 10 days, an event whose recurrence might lead to these within 30 days.',
      'Health Products (Medical Devices) Regulations; HSA, GN-05',
    ],
    route: [
      'Singapore has classes A to D. Classes B, C and D are registered in the SMDR before supply; class A is exempt from product registration, but its dealer is licensed and notifies it.',
      'Health Products (Medical Devices) Regulations; HSA, GN-15',
    ],
    validity: [
      'A registration in the SMDR does not expire as long as the annual retention fee is paid.',
      'HSA',
    ],
    holder: [
      'A company registered in Singapore has to be the registrant; for a foreign manufacturer that is its local office, importer or another firm it authorises.',
      'HSA, GN-15',
    ],
  },
  IN: {
    route: [
      'India has classes A, B, C and D. All are licensed, but devices of class A that are neither sterile nor measuring are only registered online with the CDSCO. Importers apply with form MD-14 and get the import licence MD-15 from the CDSCO; Indian makers of A and B are licensed by the state, of C and D by the CDSCO.',
      'Medical Devices Rules 2017',
      `MD-14 or MD-15
what is the import licence in India called
which form is the import licence in India MD-14 or MD-15
what is MD-15
how are medical devices classified in India`,
    ],
    validity: [
      'A licence in India does not expire as long as the retention fee is paid every 5 years.',
      'Medical Devices Rules 2017, Rules 29 and 37',
    ],
    holder: [
      'Yes: a manufacturer abroad appoints an authorised agent in India, with a licence to manufacture or sell, by power of attorney; the agent applies for and holds the import licence (MD-15).',
      'Medical Devices Rules 2017, Rule 34',
      `who holds the MD-15 licence
who is the authorised agent in India
do we need an authorised agent in India for import`,
    ],
  },
  MY: {
    language: [
      'Labels in Malaysia are in English or Bahasa Malaysia; for devices used at home by lay people Bahasa Malaysia is needed.',
      'MDA/GD/0026',
    ],
    incident: [
      'In Malaysia incidents are reported to the MDA: a serious threat to public health within 48 hours, death or serious deterioration of health within 10 days, an event whose recurrence might lead to these within 30 days.',
      'Medical Device (Duties and Obligations of Establishments) Regulations 2019',
    ],
    route: [
      'Malaysia has classes A to D; all are registered with the MDA (MeDC@St) before they are placed on the market, and the establishment is licensed.',
      'Act 737, sections 3, 5 and 15',
    ],
    validity: [
      'A device registration of the MDA is valid for 5 years; the establishment licence has to be renewed too.',
      'Act 737; Medical Device Regulations 2012',
    ],
    holder: [
      'Yes: a manufacturer abroad needs an authorised representative in Malaysia with an establishment licence, who holds the registration.',
      'Act 737',
    ],
  },
  ID: {
    language: [
      'Labels and instructions for use in Indonesia have to be in Indonesian (Bahasa Indonesia).',
      'Permenkes 62/2017',
    ],
    route: [
      'Indonesia has classes A to D; each device needs a distribution licence of the Ministry of Health before sale (AKL imported, AKD local).',
      'Permenkes 62/2017',
    ],
  },
  AU: {
    language: [
      'Labels and instructions for use in Australia have to be in English; other languages may stand beside.',
      `${tgRegs}, Essential Principle 13`,
    ],
    incident: [
      'In Australia the sponsor reports to the TGA: a serious threat to public health within 48 hours, death or serious deterioration of health within 10 days, an event whose recurrence might lead to these within 30 days.',
      `${tgRegs}, regulation 5.7`,
    ],
    route: [
      'A device has to be included in the ARTG (Australian Register of Therapeutic Goods) before it is supplied in Australia, by its sponsor. Classes are I (with Is and Im), IIa, IIb, III, and IVDs 1 to 4; all but class I without sterility or measuring function and IVDs of class 1 need manufacturer evidence, such as an EU MDR certificate.',
      'Therapeutic Goods Act 1989, section 41BD and Part 4-5',
      `what is the ARTG
what does ARTG stand for`,
    ],
    validity: [
      'An inclusion in the ARTG does not expire as long as the annual charge is paid; the manufacturer evidence behind it has to stay valid.',
      'Therapeutic Goods Act 1989',
    ],
    ce: [
      'As evidence, yes: the TGA accepts certificates of EU notified bodies under the MDR or IVDR as manufacturer evidence for the ARTG. The CE mark alone is not enough; a sponsor has to include the device in the ARTG.',
      'TGA, use of market authorisation evidence from comparable overseas regulators',
      `can we use our MDR certificate as manufacturer evidence in Australia`,
    ],
    holder: [
      'Yes: a manufacturer abroad needs a sponsor, a person or company in Australia that holds the ARTG entry, answers to the TGA, reports adverse events and keeps the UDI record in AusUDID.',
      'Therapeutic Goods Act 1989, section 3',
      `do we need an Australian sponsor
what does the sponsor do in Australia`,
    ],
  },
  BR: {
    language: ['Labels and instructions for use in Brazil have to be in Portuguese.', 'ANVISA RDC 751/2022'],
    incident: [
      'In Brazil the registration holder reports to ANVISA: death, serious threat to public health or falsification within 72 hours; other serious adverse events, and events that were not serious but could be on recurrence, within 10 days; malfunctions (technical complaints) that may lead to death or a serious event within 30 days.',
      'ANVISA RDC 67/2009',
    ],
    route: [
      'Brazil has classes I to IV. Classes I and II are notified, classes III and IV registered with ANVISA; the former cadastro became notification. Classes III and IV need a certificate of good manufacturing practice (BGMP).',
      'ANVISA RDC 751/2022; RDC 687/2022',
      `is it cadastro notification or registration in Brazil
what is BGMP
do class III devices need a GMP certificate in Brazil
notification or registration in Brazil by class`,
    ],
    validity: [
      'A registration (classes III and IV) is valid for 10 years in Brazil; a notification (classes I and II) does not expire.',
      'ANVISA RDC 751/2022',
    ],
    ce: [
      'No: the CE mark is not accepted in Brazil in place of notification or registration with ANVISA.',
      'ANVISA RDC 751/2022',
    ],
    holder: [
      'Yes: a company in Brazil with an operating permit of ANVISA holds notification or registration for a manufacturer abroad, the Brazilian registration holder (BRH); it may be a distributor or a neutral firm.',
      'ANVISA RDC 751/2022',
      `do we need a Brazilian registration holder
what is a BRH`,
    ],
  },
  SA: {
    language: [
      'Labels and instructions in Saudi Arabia are in Arabic or English; for devices for lay people (home use) Arabic is needed.',
      'SFDA, MDS-REQ 1',
    ],
    route: [
      'Saudi Arabia has classes A to D. All need the marketing authorisation MDMA (Medical Device Marketing Authorization) of the SFDA before sale.',
      'SFDA, MDS-REQ 1',
      `what is MDMA in Saudi Arabia
what does MDMA stand for
which risk classes does the SFDA have`,
    ],
    ce: [
      'No: the CE mark alone is not accepted in Saudi Arabia; a device needs the SFDA’s marketing authorisation (MDMA), for which technical documentation is assessed.',
      'SFDA, MDS-REQ 1',
    ],
  },
  CA: {
    language: [
      'Labels in Canada have to be in English or French at least; devices sold to the general public in both English and French. Directions for use in the other official language are given on request.',
      `${sor}, section 23`,
      `do we need bilingual labels in Canada
labels for Canada in French and English`,
    ],
    incident: [
      'In Canada manufacturer and importer report to Health Canada: within 10 days where the incident led to death or a serious deterioration of health, within 30 days where it did not but could on recurrence.',
      `${sor}, sections 59 to 60`,
    ],
    route: [
      'Canada has classes I to IV. The manufacturer needs a medical device licence (MDL) for classes II, III and IV; class I needs none. An establishment licence (MDEL) is for importers, distributors and manufacturers of class I.',
      `${sor}, sections 6, 26 and 44`,
      `what is the difference between MDL and MDEL
what is an MDEL
which classes need a medical device licence in Canada
how does Health Canada classify devices`,
    ],
    validity: [
      'A Canadian licence does not expire as long as it is renewed with a yearly confirmation and fee: device licences by 1 November, establishment licences by 1 April.',
      `${sor}, sections 43 and 46.1`,
    ],
    ce: [
      'No: the CE mark is not accepted in Canada; classes II to IV need a device licence, with an MDSAP certificate.',
      sor,
    ],
  },
  MX: {
    language: ['Labels in Mexico have to be in Spanish.', 'NOM-137-SSA1'],
    route: [
      'Mexico has classes I, II and III by risk, I being the lowest, and lists of low-risk devices. They need a sanitary registration of COFEPRIS, except the low-risk devices listed as free of it.',
      'Reglamento de Insumos para la Salud, Article 83; COFEPRIS',
    ],
    validity: [
      'A sanitary registration of Mexico is valid for 5 years; since the reform of 15 January 2026 it can be renewed for up to 10 years.',
      'Ley General de Salud, Article 376',
    ],
    holder: [
      'Yes: a company or legal representative in Mexico holds the sanitary registration for a manufacturer abroad (Mexico registration holder).',
      'COFEPRIS',
    ],
  },
  CO: {
    language: ['Labels in Colombia have to be in Spanish.', 'Decree 4725/2005'],
    validity: ['A sanitary registration of INVIMA is valid for 10 years.', 'Decree 4725/2005'],
  },
  AR: {
    language: ['Labels and instructions in Argentina have to be in Spanish.', 'ANMAT'],
  },
}
