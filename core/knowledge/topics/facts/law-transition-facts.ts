import { fact, type Topic } from '../topic.ts'

const eu = { markets: ['EU'] } as const

/** The transition for legacy devices, market surveillance after sale and vigilance, as specialists ask of them. */
export const lawTransitionFacts: readonly Topic[] = [
  fact(
    'law-last-day',
    'Last day for legacy devices, with or without certificate of the directive (Article 120 MDR)',
    `what is the last day for a class III legacy device under Article 120
    last day to place a class III device with an MDD certificate on the market
    what is the last day we may place it on the market
    still under an MDD certificate, what is the last day we may place it on the market
    all conditions of Article 120 are fulfilled, until when may we sell
    Article 120 deadline class IIb
    Article 120 deadline for non-implantable class IIb devices
    until when may we sell a class III implant with an MDD certificate
    our implant still has an MDD certificate, what is the last day we may place it on the market
    transition period MDR by class
    transition dates Article 120 MDR
    MDR transition class III
    MDR transition class IIa
    until when may a class IIa device with an extended MDD certificate be sold
    until when can we keep selling our class IIa device under the MDD
    extended MDD certificate how long may we sell
    until when may class I reusable instruments of the MDD be placed on the market
    until when may class I devices self-declared under the MDD be placed on the market as legacy
    up-classified class I device until when
    class I sterile legacy last day
    legacy device last day class IIb implantable
    when does the transition period for legacy devices end
    when must legacy devices be MDR certified at the latest
    2027 or 2028 for our class IIb legacy device
    how long is our MDD certificate still valid under Regulation 2023/607`,
    'Under Article 120(3a) and (3b) MDR legacy devices may be placed on the market until 31 December 2027 (class III, and class IIb implantable) or 31 December 2028 (other class IIb, so sutures, staples, dental fillings, screws, plates and the like too, class IIa, class I sterile or measuring, and class I devices of the MDD that need a notified body only under the MDR, such as reusable surgical instruments or up-classified software). It holds on conditions: an application with a notified body by 26 May 2024, an agreement by 26 September 2024, no significant change.',
    'MDR Art. 120(3a) to (3c), as amended by Regulation (EU) 2023/607',
    eu,
  ),
  fact(
    'law-last-day-custom',
    'Last day for class III custom-made implants',
    `last day for custom-made class III implantable devices without certificate
    until when may class III custom-made implants be placed on the market without an MDR certificate
    transition for custom-made implants
    custom-made implantable class III deadline
    Article 120(3f)`,
    'Class III custom-made implantable devices could be placed on the market without a certificate until 26 May 2026 (Article 120(3f)), where an application was lodged by 26 May 2024 and an agreement with a notified body signed by 26 September 2024. Since then they need the certificate of Article 52(8).',
    'MDR Art. 120(3f), 52(8)',
    eu,
  ),
  fact(
    'law-apply-mdr',
    'Application and agreement for the MDR transition',
    `by when did we have to apply to a notified body for the MDR transition
    by when did we have to sign the contract with the notified body to profit from the extended transition
    deadline for the written agreement with the notified body Article 120
    deadline for lodging the application under Article 120
    until when did the quality management system have to follow the MDR for legacy devices
    dates for application and agreement with the notified body MDR
    26 May 2024 or 26 September 2024 what was due
    we missed the application to the notified body by May 2024 what now
    what conditions do we have to meet to use the extended transition
    conditions of the extended transition of Article 120
    conditions for the transition of legacy devices and their dates`,
    'For the MDR transition: a quality management system by Article 10(9) and a formal application with a notified body by 26 May 2024, the written agreement with it by 26 September 2024 (Article 120(3c)). Whoever missed them may no longer place the legacy device on the market.',
    'MDR Art. 120(3c), as amended by Regulation (EU) 2023/607',
    eu,
  ),
  fact(
    'law-apply-ivdr',
    'Application and agreement for the IVDR transition',
    `by what date must the application to a notified body for class D IVDs have been lodged
    deadline for the application to the notified body for class C IVDs
    application deadline class B IVDR legacy
    application deadline class A sterile IVDR
    agreement with the notified body deadline IVDR
    IVDR transition conditions and dates
    Article 110 IVDR conditions
    by when must the QMS comply with the IVDR
    since when must the quality management system of an IVD manufacturer comply with the IVDR for the transition
    when must the IVD manufacturer sign the agreement with the notified body
    IVDR application notified body until when by class
    IVDD certificate application to the notified body deadline
    milestones of the IVDR transition`,
    'By Article 110(3c) IVDR: a quality management system by the IVDR by 26 May 2025; the application with a notified body by 26 May 2025 for class D and for devices with an IVDD certificate, by 26 May 2026 for class C, by 26 May 2027 for class B and class A sterile; the written agreement by 26 September of the same year (26 September 2025, 26 September 2026, 26 September 2027). Then they may be placed on the market until 31 December 2027, 2028 and 2029.',
    'IVDR Art. 110(3a) to (3c), as amended by Regulation (EU) 2024/1860',
    eu,
  ),
  fact(
    'law-last-day-ivdr',
    'Last day for legacy IVDs of the directive (Article 110 IVDR)',
    `what is the last day for a legacy IVD
    until when may we sell a test that was self-declared under the IVDD
    rapid test self-declared under the IVDD and class B under the IVDR until when
    transition dates Article 110 IVDR by class
    IVDR transition per class
    IVDR transition class C
    IVDR transition class B
    last day class D IVD
    until when may an IVD with an IVDD certificate be placed on the market
    when does the IVDR transition end for our class C assay`,
    'Under Article 110 IVDR legacy IVDs may be placed on the market until 31 December 2027 (class D, and devices with an IVDD certificate), 31 December 2028 (class C) or 31 December 2029 (class B and class A sterile), where application and agreement with a notified body were in time and nothing changed significantly. Class A, not sterile, has had to follow the IVDR since 26 May 2022.',
    'IVDR Art. 110(3a) and (3b), as amended by Regulation (EU) 2024/1860',
    eu,
  ),
  fact(
    'law-significant',
    'Significant changes of legacy devices',
    `which changes count as significant under Article 120(3c)
    what is a significant change in design or intended purpose
    is a change of the supplier a significant change
    is a new supplier of a component significant for a legacy device
    is a software update a significant change for a legacy device
    is a new sterilisation method a significant change
    is a change of material a significant change
    we want to add a new size to our MDD device, is it allowed during the transition
    may we add a new variant to a legacy device in the transition
    extension of the intended purpose of a legacy device allowed
    is a new manufacturing site a significant change for our MDD device
    what may we change on a legacy device without losing the transition
    significant change MDD certificate who decides
    significant change under the IVDR Article 110
    which MDCG document covers significant changes
    MDCG 2020-3
    non-significant changes of MDD devices
    our legacy device gets a new battery supplier, is that a significant change
    is it a significant change when a component comes from another supplier
    what guidance exists for significant changes
    guidance on significant changes IVDR
    is a new label a significant change`,
    'For legacy devices of any class (Article 120(3c) MDR, Article 110(3c) IVDR) significant is a change of the design or of the intended purpose that matters for it (MDCG 2020-3 for the MDR, MDCG 2022-6 for the IVDR): extended intended purpose, new users, patients or clinical use; changed built-in control, operating principle, energy source or algorithm; a changed material or sterilisation method, where it affects safety, performance or sterility (charts D and E). Not significant are limits of the intended purpose, and changes that touch neither, such as of name, address, supplier with unchanged specification, production site or quality system, corrections, and bug fixes. A significantly changed device needs conformity with the new law first.',
    'MDR Art. 120(3c)(b); MDCG 2020-3; IVDR Art. 110(3c); MDCG 2022-6',
    eu,
  ),
  fact(
    'law-legacy-duties',
    'MDR duties that hold for legacy devices',
    `which MDR requirements apply to legacy devices already
    do legacy devices have to follow the MDR rules on vigilance and PMS
    does MDR vigilance apply to legacy devices
    does a legacy device need a PSUR
    PSUR for MDD devices
    is a PSUR needed for devices with an MDD certificate
    post-market surveillance of legacy devices
    do we need a PMS plan for legacy devices
    what must a manufacturer of a legacy device fulfil of the MDR
    Article 120(3d)
    is a PRRC needed for legacy devices`,
    'For legacy devices of any class the MDR’s rules on post-market surveillance with PSUR, market surveillance, vigilance, and registration of operators and devices hold in place of those of the directives (Article 120(3d)); besides a quality management system by the MDR, and the duties of operators that go with these, such as a PRRC. UDI, SSCP and implant card are not asked for.',
    'MDR Art. 120(3d) and (3c)(d); MDCG 2021-25',
    eu,
  ),
  fact(
    'law-psur-often',
    'How often a PSUR is updated',
    `how often must the PSUR be updated
    how often is the PSUR updated for class IIb
    how often do we have to update the PSUR for class IIa devices
    PSUR frequency
    PSUR update interval
    periodic safety update report how often
    PSUR class III how often
    PSUR every year or every two years
    when is the next PSUR due after the first one
    our device is class IIa, is a yearly PSUR needed
    our device is class III, how often is the periodic safety update report due
    does the PSUR have to be updated annually
    PSUR cycle
    is a PSUR every two years enough
    the auditor says the PSUR must be renewed each year, is it correct
    must the PSUR of a class IIb device be renewed each year
    is it right that the PSUR is due every year`,
    'The PSUR is updated at least once a year for class IIb and III, implantable ones too, and for class IIa when necessary and at least every two years (Article 86(1)). Class I needs none, but a PMS report. IVDs: class C and D at least once a year; class A and B none.',
    'MDR Art. 86(1); IVDR Art. 81(1); MDCG 2022-21',
    eu,
  ),
  fact(
    'law-psur-who',
    'Who needs a PSUR',
    `who needs a PSUR
    which classes need a PSUR
    do class I manufacturers need a PSUR
    is a PSUR mandatory for class I
    which IVDs need a PSUR and how often
    do IVDs need a PSUR
    PSUR class C IVD
    PSUR or PMSR
    PSUR or PMS report what is the difference
    do custom-made devices need a PSUR
    is a PSUR needed for class IIa
    which report does a class I manufacturer write instead of the PSUR`,
    'A PSUR is needed for class IIa (at least every two years), IIb and III (at least once a year), and for IVDs of class C and D (at least once a year). Class I, and IVDs of class A and B, need no PSUR but a post-market surveillance report (PMSR), updated when necessary. For custom-made devices the PSUR is part of the documentation by Annex XIII.',
    'MDR Art. 85 and 86; IVDR Art. 80 and 81',
    eu,
  ),
  fact(
    'law-psur-where',
    'Where the PSUR goes',
    `to whom do we submit the PSUR
    where do we send the PSUR
    where does the PSUR of a class IIa device go
    who evaluates the PSUR
    who gets the PSUR
    is the PSUR submitted to the notified body
    must we send the PSUR to the competent authority
    how do we submit the PSUR of a class III implant
    PSUR submission EUDAMED or notified body
    does the notified body review the PSUR
    PSUR of class IIb to whom`,
    'Class III and implantable devices: the PSUR goes to the notified body by EUDAMED’s vigilance module; the notified body evaluates it and enters its evaluation; until the module is mandatory it goes to the notified body directly. Class IIa and other class IIb: it is made available to the notified body that takes part in the conformity assessment, and to the competent authority on request. IVDs: class D as class III, class C as class IIb.',
    'MDR Art. 86(2) and (3); IVDR Art. 81(2) and (3); MDCG 2022-21',
    eu,
  ),
  fact(
    'law-psur-content',
    'What a PSUR contains',
    `what must be in a PSUR
    content of the PSUR
    what does a periodic safety update report contain
    which data belong into the PSUR
    PSUR template
    which guidance is about the PSUR
    are sales figures needed in the PSUR
    one PSUR for several devices`,
    'A PSUR sums up the results and conclusions of the post-market surveillance data, with reasons for and description of corrective actions, and sets out the conclusions of the benefit-risk determination, the main findings of the PMCF, and volume of sales with an estimate of size and characteristics of the population that uses the device and, where practicable, how often it is used (Article 86(1)). It is made for each device or, where relevant, category or group of devices. MDCG 2022-21 has the template.',
    'MDR Art. 86(1); MDCG 2022-21',
    eu,
  ),
  fact(
    'law-pms-plan',
    'Post-market surveillance plan',
    `do we need a PMS plan also for class I devices
    which devices need a PMS plan
    who needs a post-market surveillance system
    is post-market surveillance mandatory for class I
    which article says what a PMS plan has to contain
    content of the PMS plan
    what must a post-market surveillance plan contain
    Article 84 MDR
    Annex III MDR PMS plan
    where is the PMS plan filed
    is the PMS plan part of the technical documentation`,
    'For every device of any class, custom-made ones excepted as to the form, the manufacturer has a post-market surveillance system (Article 83) with a plan (Article 84) that is part of the technical documentation. Its contents are in Annex III, 1: how information such as incidents, trends, literature, complaints and data of similar devices is collected and assessed, indicators and thresholds, methods for trend reports, communication, corrective action, traceability, and a PMCF plan or the reason why none is needed.',
    'MDR Art. 83 and 84, Annex III; IVDR Art. 78 and 79, Annex III',
    eu,
  ),
  fact(
    'law-pmsr',
    'PMS report of class I',
    `how often is the PMS report of class I updated
    PMS report class I how often
    post-market surveillance report frequency
    PMSR update
    who gets the PMS report of a class I device
    do we send the PMS report to the authority
    what is a PMSR
    Article 85 MDR
    PMS report for class A and B IVDs`,
    'Manufacturers of class I devices, and of IVDs of class A and B, write a post-market surveillance report (PMSR). There is no fixed period: it is updated when necessary, and made available to the competent authority on request; nothing is submitted regularly.',
    'MDR Art. 85; IVDR Art. 80',
    eu,
  ),
  fact(
    'law-vigilance-days',
    'Time limits for vigilance reports',
    `within how many days must a serious incident be reported
    serious incident, how many days do we have to report
    vigilance deadlines
    vigilance reporting timelines
    vigilance reporting deadlines MDR
    time limits for incident reports
    by when must we report a serious incident
    a patient died, within how many days must it be reported to the authority
    death of a patient reporting deadline
    what is the time limit for reporting a serious public health threat
    unexpected serious deterioration in health deadline for the report
    unanticipated serious deterioration of the state of health report within
    when must an incident be reported
    how many days to report an incident to the authority
    how fast must we report an incident to the competent authority
    a hospital told us about an injury with our device, how long do we have to report
    we learned of an incident on Monday, when must the report be out
    2 days 10 days 15 days vigilance
    15 days or 30 days for a serious incident
    MIR deadline
    reporting deadlines for IVDs
    Article 87 MDR time limits
    how many days do we have for the vigilance report
    when at the latest must the authority be informed of a serious injury
    do we have to report within 30 days or 15 days
    a user was seriously hurt, how many days for the report
    by when at the latest must the competent authority be informed of an incident
    how soon must a serious injury be reported`,
    'From the day the manufacturer becomes aware: any serious incident at once, once a causal link is established or reasonably possible, and not later than 15 days; death or an unanticipated serious deterioration of a person’s state of health not later than 10 days; a serious public health threat not later than 2 days. Days are calendar days, for devices of any class. The IVDR has the same (Article 82).',
    'MDR Art. 87(2) to (5); IVDR Art. 82(2) to (5)',
    eu,
  ),
  fact(
    'law-initial-report',
    'Incomplete and uncertain reports',
    `we are not sure if the incident is reportable
    do we have to wait for the investigation before we report an incident
    may we submit an incomplete report first
    initial and final report vigilance
    final report of vigilance how long
    deadline for the final vigilance report
    is there a time limit for the follow-up report
    unsure whether an incident must be reported
    root cause not known yet, report the incident anyway`,
    'Report within the 2, 10 or 15 days all the same: an incomplete initial report may come first and a complete one follow (Article 87(6)), and where the manufacturer is uncertain whether an incident is reportable it submits a report within the time limit nevertheless (Article 87(7)); so for devices of any class. For the final report the law sets no fixed number of days; the initial report names the expected date of the next one.',
    'MDR Art. 87(6) and (7), 89',
    eu,
  ),
  fact(
    'law-vigilance-where',
    'To which authority incidents are reported',
    `to which authority do we report a serious incident
    where do we report a serious incident
    who gets the incident report
    which competent authority for vigilance
    incident happened in another Member State, which authority
    to whom is a vigilance report sent
    which form is used for incident reports
    where do we send the MIR
    does the importer report incidents to the authority`,
    'A serious incident is reported by the manufacturer, for one outside the EU often by its authorised representative, to the competent authority of the Member State in which it occurred, with the manufacturer incident report (MIR), of any class; a field safety corrective action to those of the Member States in which it is taken, and of the manufacturer or its representative. As long as EUDAMED’s vigilance module is not mandatory it goes in the national way.',
    'MDR Art. 87(1), 92(5) to (7)',
    eu,
  ),
  fact(
    'law-serious-incident',
    'Incident and serious incident',
    `what is a serious incident
    definition of serious incident MDR
    difference between incident and serious incident
    when is an incident serious
    what counts as a serious incident
    what is an incident under the MDR
    is a use error an incident
    what is a serious public health threat
    is a near miss reportable`,
    'Incident: any malfunction or deterioration of the characteristics or performance of a device on the market, use error due to ergonomic features, inadequate information or an undesirable side-effect (Article 2(64)). It is a serious incident for any class, where it led, might have led or might lead, directly or indirectly, to death, to temporary or permanent serious deterioration of a person’s state of health, or to a serious public health threat (Article 2(65)).',
    'MDR Art. 2(64) to (66); IVDR Art. 2(67) to (69)',
    eu,
  ),
  fact(
    'law-fsca',
    'Reporting a field safety corrective action',
    `when must an FSCA be reported
    by when do we report a field safety corrective action
    deadline for reporting a recall to the authority
    we plan a recall, when do we have to tell the authorities
    do we have to report a recall before we start it
    recall in several Member States, whom do we tell
    FSCA time limit
    FSCA reporting timeline
    is a recall reported in advance
    FSCA outside the EU must it be reported
    what is an FSCA
    must the FSCA be reported to the authorities before it starts
    does the authority have to know of a recall before it starts
    our distributor recalls the device, must it be reported
    must an FSCA be reported before it starts`,
    'A field safety corrective action (FSCA), such as a recall, for devices of any class is reported without undue delay and in advance, that is before it is taken; only in urgency it may be started before (Article 87(8)). It goes to the competent authorities of all Member States in which it is taken; one in a third country is reported too where the device is also made available in the EU, unless its reason is limited to the third country.',
    'MDR Art. 87(1)(b) and (8)',
    eu,
  ),
  fact(
    'law-fsn',
    'Field safety notice',
    `what is a field safety notice
    what must a field safety notice contain
    in which language must the field safety notice be written
    language of the FSN
    content of an FSN
    who approves the field safety notice
    must the UDI be in the field safety notice
    do we have to send the FSN to the authority first`,
    'A field safety notice (FSN) is what a manufacturer sends to users or customers about a field safety corrective action. It is written in an official language of the Union that the Member State determines, names the devices with UDIs and the manufacturer with its SRN, and says clearly why, with which risks and what users have to do. But in urgency its draft is submitted to the evaluating competent authority for comments first (Article 89(8)).',
    'MDR Art. 2(69), 89(8)',
    eu,
  ),
  fact(
    'law-trend',
    'Trend reports',
    `when is a trend report required
    when do we have to report a trend
    number of harmless incidents has gone up, do we have to report a trend
    more complaints that are not serious, do we report that
    which MDR article covers trend reporting
    what is a trend report
    what is trend reporting
    threshold for trend reports
    deadline for a trend report
    Article 88 MDR
    trend reports for IVDs
    do we have to report expected side effects
    are expected undesirable side effects reported
    are non-serious incidents reportable`,
    'A trend report is needed for a statistically significant increase in the frequency or severity of incidents that are not serious, or of expected undesirable side-effects, that could significantly affect the benefit-risk analysis and may lead to unacceptable risks (Article 88 MDR, Article 83 IVDR). How the increase is measured, over which period, is laid down in the PMS plan. It holds for any class. The law sets no number of days.',
    'MDR Art. 88; IVDR Art. 83',
    eu,
  ),
  fact(
    'law-psr',
    'Periodic summary reports',
    `what is periodic summary reporting in vigilance
    when may we send periodic summary reports
    PSR vigilance
    summary reports instead of single incident reports
    many similar incidents, may we report them together`,
    'For similar serious incidents with the same device or type, whose root cause is identified, for which a field safety corrective action was implemented, or that are common and well documented, periodic summary reports may replace single reports, once the coordinating competent authority has agreed on format, content and frequency (Article 87(9)).',
    'MDR Art. 87(9)',
    eu,
  ),
  fact(
    'law-complaints-passed-on',
    'Incidents that distributors and importers hear of',
    `do distributors have to report incidents to the manufacturer
    a customer complains to our distributor, what must he do
    what must an importer do with complaints
    does the distributor keep a register of complaints
    complaints received by the importer how fast to the manufacturer
    does a hospital have to report incidents`,
    'Distributors and importers who receive complaints or reports of suspected incidents immediately forward them to the manufacturer and its authorised representative, the distributor to the importer too, and keep a register of complaints, non-conforming devices, recalls and withdrawals. Users report by national law.',
    'MDR Art. 13(6) and (8), 14(5), 87(10)',
    eu,
  ),
  fact(
    'law-supply-gap',
    'Interruption of supply',
    `when must we inform authorities about a supply interruption
    we stop making a device, must we tell the authority
    Article 10a since when
    Article 10a MDR
    notice of discontinuation how many months before
    discontinuation of supply information duty
    shortage of a device reporting duty
    who must be told that we discontinue a critical device
    interruption of supply who is informed
    we will discontinue a product, whom do we have to inform and when
    we stop a life-saving device, who must be informed
    whom do we inform when we end the supply of a device
    how long in advance must we tell the authority that we discontinue a device
    we plan to discontinue a reagent and hospitals could run into trouble, how long in advance must we tell the authority
    how many months before do we announce that supply ends`,
    'Since 10 January 2025 (Article 10a): a manufacturer that expects to interrupt or discontinue the supply of a device of any class (but custom-made ones), where that could foreseeably cause serious harm to patients or public health, informs the competent authority of its (or its representative’s) Member State, and the operators, health institutions and professionals it supplies directly, at least 6 months before, except in exceptional circumstances. Operators pass it on without undue delay.',
    'MDR Art. 10a, IVDR Art. 10a, inserted by Regulation (EU) 2024/1860',
    eu,
  ),
]
