import { fact, type Topic } from '../topic.ts'

const eu = { markets: ['EU'] } as const

/** Classification, conformity assessment, notified bodies, clinical duties and IVDs, as specialists ask of them. */
export const lawClassFacts: readonly Topic[] = [
  fact(
    'law-rules',
    'Classification rules of MDR and IVDR',
    `how many classification rules are in the MDR
    how many classification rules has the IVDR
    number of classification rules
    where are the classification rules
    overview of the classification rules of Annex VIII
    which rules are for invasive devices
    which rules are for active devices
    which rules are special rules
    which rules of Annex VIII are for non-invasive devices
    which guidance is about classification`,
    'Annex VIII MDR has 22 rules: 1 to 4 non-invasive devices, 5 to 8 invasive devices, 9 to 13 active devices, 14 to 22 special rules. Annex VIII IVDR has 7 rules. Guidance: MDCG 2021-24 (devices), MDCG 2020-16 (IVDs).',
    'MDR Annex VIII; IVDR Annex VIII',
    eu,
  ),
  fact(
    'law-rule-11',
    'Class of software (rule 11)',
    `which rule applies to software under the MDR
    which rule of Annex VIII applies to software
    in which class does software that supports therapy decisions fall
    what class is software with decision support
    rule 11 software class
    classification of medical device software
    classification of an app
    class of software that monitors vital parameters
    can software be class I under the MDR
    is software always class IIa
    software that calculates doses class
    AI diagnostic software class MDR
    what does rule 11 say`,
    'Rule 11: software that gives information for decisions with diagnostic or therapeutic purposes is class IIa; class III where the decision may cause death or an irreversible deterioration of health, class IIb where it may cause a serious deterioration or a surgical intervention. Software that monitors physiological processes is class IIa, class IIb for vital parameters whose variation may mean immediate danger. All other software is class I. Software that drives or influences a device falls within the same class as the device.',
    'MDR Annex VIII, rule 11 and 3.3; MDCG 2019-11',
    eu,
  ),
  fact(
    'law-rule-8',
    'Class of implants (rule 8)',
    `what class is a hip joint replacement
    what class is a hip prosthesis
    what class is a knee implant
    what class are breast implants
    class of surgical meshes
    class of spinal implants
    class of dental implants
    class of a pacemaker
    what class are bone screws and plates
    in which class are implantable devices
    class of absorbable sutures
    class of an intraocular lens
    class of active implantable devices
    rule for active implantable devices
    rule 8 implants
    classification of implants MDR`,
    'Rule 8: implantable and long-term surgically invasive devices are class IIb, such as bone screws, plates, intraocular lenses and dental implants; class IIa if placed in the teeth. Class III are those in direct contact with heart, central circulatory or central nervous system, with a biological effect or mainly absorbed (absorbable sutures), that change chemically in the body (not in the teeth) or administer medicines, active implantable devices and their accessories (pacemakers), breast implants, surgical meshes, total or partial joint replacements (hip, knee) and spinal disc replacements or implants in contact with the spinal column, their ancillary components such as screws, wedges, plates and instruments excepted.',
    'MDR Annex VIII, rule 8; MDCG 2021-24',
    eu,
  ),
  fact(
    'law-rule-6',
    'Class of surgically invasive devices',
    `classification of surgical gloves
    what class are surgical gloves
    class of a scalpel
    what class are single-use scalpels
    classification of hypodermic needles
    what class is a needle
    classification of reusable surgical instruments
    what class are reusable surgical instruments
    risk class of a device in contact with the heart or the central circulatory system
    class of surgically invasive devices for transient use
    what class is a coronary catheter
    class of a guide wire for the heart
    rule 6 and rule 7
    coronary stent class
    class of a coronary stent`,
    'Rules 6 and 7: surgically invasive devices for transient or short-term use are class IIa, such as surgical gloves, needles and single-use scalpels. Reusable surgical instruments for transient use are class I (Ir, with a notified body for the reuse). Class III are those (coronary catheters and guide wires; a coronary stent too, by rule 8) that control, diagnose, monitor or correct a defect of the heart or the central circulatory system in direct contact with it, or are for direct contact with heart, central circulatory or central nervous system. Class IIb are, among others, those that supply ionising radiation. Those with a biological effect or mainly absorbed are class IIb in transient, class III in short-term use.',
    'MDR Annex VIII, rules 6 and 7; MDCG 2021-24',
    eu,
  ),
  fact(
    'law-rule-4',
    'Class of wound dressings',
    `wound dressings which class
    what class is a wound dressing
    classification of plasters
    class of dressings for chronic wounds
    rule 4 injured skin
    are bandages class I`,
    'Rule 4, devices in contact with injured skin: class I as a mechanical barrier, for compression or absorption of exudates (plasters, bandages); class IIb if mainly for injuries that have breached the dermis or mucous membrane and can only heal by secondary intent; class IIa if mainly to manage the micro-environment, and in all other cases.',
    'MDR Annex VIII, rule 4',
    eu,
  ),
  fact(
    'law-rule-15-16',
    'Class of contraceptives and disinfectants',
    `contact lens solution which class
    class of contact lens care products
    condoms class MDR
    what class is a condom
    class of disinfectants for instruments
    class of disinfectants for medical devices
    rule 15 contraception
    rule 16 disinfecting
    class of an IUD
    what class is a washer disinfector`,
    'Rule 15: devices for contraception or against sexually transmitted diseases, such as condoms, are class IIb; implantable or long-term invasive ones (IUD) class III. Rule 16: what disinfects, cleans, rinses or hydrates contact lenses is class IIb; what disinfects or sterilises medical devices is class IIa, class IIb for disinfecting solutions and washer-disinfectors for invasive devices as the end point of processing.',
    'MDR Annex VIII, rules 15 and 16',
    eu,
  ),
  fact(
    'law-rule-special',
    'Special rules 14 and 17 to 22',
    `which rule covers nanomaterials
    class of devices with nanomaterials
    rule 19 nanomaterial
    rule 21 substances
    class of nasal sprays and creams that are devices
    substance based devices class
    rule 14 medicinal substance
    device with an ancillary medicinal substance class
    rule 18 animal tissue
    class of devices with tissues of animal origin
    rule 20 inhaler
    class of inhalers
    rule 22 closed loop
    class of an automated external defibrillator
    which rule is for closed loop systems`,
    'Rule 14: with a medicinal substance of ancillary action, class III. Rule 17: recording of X-ray images, IIa. Rule 18: tissues or cells of human or animal origin, non-viable, III (animal ones only for intact skin excepted). Rule 19, nanomaterials: III, IIb or IIa for a high or medium, low or negligible potential of internal exposure. Rule 20: inhaling medicines by body orifices, IIa, or IIb with an essential impact on its effect and safety or for life-threatening conditions. Rule 21, substances by an orifice or on the skin that are absorbed or dispersed: III if they or their products are systemically absorbed, to achieve the purpose or where it is achieved in stomach or lower gastrointestinal tract; IIa on skin, in nose or mouth; otherwise IIb. Rule 22: active therapeutic devices with an integrated diagnostic function that significantly determines patient management, such as closed loop systems or automated external defibrillators, III.',
    'MDR Annex VIII, rules 14 and 17 to 22',
    eu,
  ),
  fact(
    'law-rule-active',
    'Class of active devices (rules 9, 10, 12 and 13)',
    `rule 9 active therapeutic devices
    what does rule 9 say
    rule 10 active diagnostic devices
    rule 12 devices that administer medicines
    rule 13 other active devices
    in which class are infusion pumps
    what class is an infusion pump
    what class is a ventilator
    what class is a defibrillator
    class of an X-ray machine
    class of a CT or MRI scanner
    class of ultrasound devices
    are hearing aids class IIa
    blood pressure monitor class
    what class is a thermometer
    what class is an ECG device
    what class is a pulse oximeter
    class of a surgical laser
    class of a dialysis machine
    what class is an electric hospital bed
    are examination lights class I`,
    'Active devices. Rule 9, therapeutic: IIa (hearing aids), IIb where energy is exchanged in a potentially hazardous way (ventilators, surgical lasers). Rule 10, diagnosis and monitoring: IIa (ultrasound, MRI, electronic thermometers, blood pressure monitors, ECG), IIb for vital parameters with immediate danger and for ionising radiation (X-ray, CT), I where they only illuminate the body with visible light (examination lights). Rule 12, administering or removing medicines, body liquids or other substances: IIa, IIb if potentially hazardous (infusion pumps, dialysis machines). Rule 13: all other active devices I (electric hospital beds). Automated external defibrillators are III (rule 22).',
    'MDR Annex VIII, rules 9, 10, 12, 13 and 22; MDCG 2021-24',
    eu,
  ),
  fact(
    'law-rule-1-5',
    'Class of non-invasive devices and of devices in body orifices (rules 1, 2, 3 and 5)',
    `rule 1 non-invasive devices
    rule 2 channelling or storing
    rule 3 modifying blood
    rule 5 body orifices
    which rule is for devices in body orifices
    what is the class of a stethoscope
    class of wheelchairs
    what class is a hospital bed
    what class are crutches
    class of compression stockings
    class of a surgical mask
    class of spectacles
    syringe class
    what class is a syringe
    what class is a blood bag
    urinary catheter class
    what class is a urinary catheter
    classification of contact lenses
    what class are contact lenses
    class of examination gloves
    what class is a tracheal tube`,
    'Rule 1: non-invasive devices are class I, such as stethoscopes, wheelchairs, hospital beds, crutches, compression stockings, spectacles, surgical masks. Rule 2, channelling or storing for the body: IIa for blood, body liquids or connected with an active device of class IIa or higher (syringes for pumps), IIb for blood bags, else I (plain syringes, with measuring function Im). Rule 3, modifying body liquids or cells: IIb, IIa for filtration, centrifugation or exchange of gas or heat, III for use in vitro with cells or embryos. Rule 5, in body orifices, not surgically: transient I (examination gloves), short-term IIa (urinary catheters, tracheal tubes, contact lenses), long-term IIb (long-term urinary catheters); only in mouth, ear or nose short-term I, long-term IIa; connected with an active device of class IIa or higher IIa.',
    'MDR Annex VIII, rules 1, 2, 3 and 5; MDCG 2021-24',
    eu,
  ),
  fact(
    'law-duration',
    'Duration of use: transient, short-term, long-term',
    `what is long-term use in the MDR
    definition of transient short-term and long-term
    duration of use in classification
    what is transient use
    what is short term use
    how many days is long term
    how many minutes is transient use`,
    'For classification: transient is normally less than 60 minutes of continuous use, short-term between 60 minutes and 30 days, long-term more than 30 days.',
    'MDR Annex VIII, 1.1 to 1.3',
    eu,
  ),
  fact(
    'law-class-principles',
    'Principles of classification',
    `what if two rules apply to the same device
    several classification rules apply, which one counts
    in what class is an accessory classified
    is an accessory classified separately
    which class has software that drives a device
    device with several purposes which class
    strictest rule classification`,
    'Where several rules, or several sub-rules, apply to the same device by its intended purpose, the strictest rule with the highest class counts. An accessory is classified in its own right, separately from the device it is used with. Software that drives or influences a device has the class of that device.',
    'MDR Annex VIII, 3.2, 3.3 and 3.5',
    eu,
  ),
  fact(
    'law-class-dispute',
    'Dispute about the class',
    `who decides when manufacturer and notified body disagree about the class
    dispute about classification
    who decides on the class of a device
    borderline classification decision
    Article 51 MDR
    who decides whether a borderline product is class IIa or IIb
    the notified body sees another class than we do`,
    'The manufacturer classifies by Annex VIII. A dispute with the notified body is referred for decision to the competent authority of the Member State in which the manufacturer has its registered place of business, or its authorised representative, where it has none in the Union (Article 51(2)).',
    'MDR Art. 51(2)',
    eu,
  ),
  fact(
    'law-routes',
    'Conformity assessment procedures by class',
    `which conformity assessment routes exist for class IIb
    conformity assessment class IIa annex
    conformity assessment class III
    conformity assessment procedures by class
    which annex for the conformity assessment of class IIa
    which annex applies to class IIb implants
    conformity assessment route for class I
    conformity assessment procedure MDR overview
    Article 52 MDR
    how is a class III device certified
    Annex IX or Annex X and XI`,
    'By Article 52 MDR: class III, and class IIb implantable (exceptions as sutures, screws): Annex IX with assessment of the technical documentation of each device, or Annex X with Annex XI. Other class IIb: Annex IX chapters I and III with documentation of one representative device per generic device group, or Annex X with XI. Class IIa: Annex IX chapters I and III with one representative device per category, or documentation of Annexes II and III with Annex XI, section 10 or 18. Class I: documentation of Annexes II and III and the declaration of conformity without a notified body; sterile, measuring or reusable surgical ones Annex IX chapters I and III or Annex XI, Part A, limited to that aspect.',
    'MDR Art. 52',
    eu,
  ),
  fact(
    'law-class-i-nb',
    'Class I and the notified body',
    `does a class I device need a notified body
    when does a class I device need a notified body
    class I sterile, what does the notified body check
    class Is notified body scope
    class Im notified body what is checked
    class Ir notified body what for
    what does the notified body check for reusable surgical instruments
    is a certificate needed for class I
    can we self-declare a class I device
    how do we CE mark a class I device`,
    'A class I device needs no notified body, except where it is sterile (Is), has a measuring function (Im) or is a reusable surgical instrument (Ir): then a notified body takes part, limited to how sterile conditions are made and kept, to metrological requirements, or to the reuse (cleaning, disinfection, sterilisation, maintenance, functional testing and its instructions). For all other class I devices the manufacturer declares conformity itself.',
    'MDR Art. 52(7)',
    eu,
  ),
  fact(
    'law-cert-valid',
    'How long certificates are valid',
    `for how long is an MDR certificate valid
    how long is a certificate of the notified body valid
    validity of certificates under the MDR
    maximum validity of a CE certificate
    how long is an IVDR certificate valid
    can a certificate be extended
    certificate renewal after how many years
    our certificate runs for five years, how is it renewed
    re-certification MDR how often
    expiry of a CE certificate MDR
    how long is an MDR certificate valid at most
    how many years is a CE certificate valid at most`,
    'A certificate of a notified body, of any class, is valid for the period it states, at most five years; on application it may be extended for further periods of at most five years each, based on a re-assessment (Article 56(2) MDR, Article 51(2) IVDR).',
    'MDR Art. 56(2); IVDR Art. 51(2)',
    eu,
  ),
  fact(
    'law-audits',
    'Surveillance and unannounced audits',
    `how often does the notified body do surveillance audits
    how often are surveillance audits
    unannounced audits how often
    how often does the notified body come unannounced
    audit frequency of the notified body
    is a yearly audit required under the MDR
    do unannounced audits take place at suppliers too
    how many unannounced audits must we expect
    how many unannounced audits in a certification cycle`,
    'Surveillance audits, for any class with a notified body, at least once every 12 months; unannounced audits on site, also at suppliers or subcontractors where appropriate, at least once every five years (Annex IX, 3.3 and 3.4).',
    'MDR Annex IX, 3.3 and 3.4; IVDR Annex IX, 3.3 and 3.4',
    eu,
  ),
  fact(
    'law-nb-one',
    'One notified body, change and list',
    `can we work with two notified bodies for the same device
    may we apply to several notified bodies at once
    may we change our notified body
    change of notified body what is needed
    voluntary change of notified body
    where is the list of notified bodies
    where do I find the designated notified bodies
    NANDO
    how do I find a notified body
    Article 58 MDR
    transfer of certificates to another notified body
    can another notified body take over the certificates
    is a new notified body allowed to take over certificates`,
    'For any class only one notified body for the same conformity assessment procedure: no parallel application is allowed (Article 53(1)). It may be changed voluntarily by an agreement between the manufacturer, the new and, where practicable, the former one, that lays down the date on which the old certificates become invalid, until when the old number may be shown, and the transfer of documents (Article 58). All notified bodies are listed in the Commission’s database NANDO.',
    'MDR Art. 43, 53(1) and 58',
    eu,
  ),
  fact(
    'law-experts',
    'Consultation of expert panels',
    `when does a notified body have to consult an expert panel
    which devices need the clinical evaluation consultation procedure
    expert panel consultation which devices
    CECP
    Article 54 MDR
    is an expert panel needed for class IIb`,
    'For class III implantable devices, and class IIb active devices that administer or remove a medicinal product (rule 12), the notified body asks an expert panel for its view on the clinical evaluation assessment report (Article 54), except for renewals, mere modifications, or where common specifications apply. For class D IVDs without common specifications, first of their type, it asks experts too (Article 48(6) IVDR).',
    'MDR Art. 54; IVDR Art. 48(6)',
    eu,
  ),
  fact(
    'law-sampling',
    'Sampling of technical documentation',
    `sampling of technical documentation class IIa
    sampling of technical documentation class IIb
    how many technical files does the notified body sample
    how many technical files are sampled for class IIb
    is every technical documentation of class IIa assessed
    representative device per generic device group
    which guidance is about sampling
    sampling for IVDs class B and C
    does the notified body check every technical file in class IIb
    are all technical files of class IIa checked by the notified body`,
    'The notified body assesses the technical documentation of at least one representative device for each category of devices in class IIa (class B), and for each generic device group in class IIb (class C) before the certificate; further ones are sampled during its validity by a plan (MDCG 2019-13). Class III, class IIb implantable (exceptions as sutures, screws) and class D: each device.',
    'MDR Art. 52(3) to (6), Annex IX, 2.3 and 3.5; MDCG 2019-13',
    eu,
  ),
  fact(
    'law-doc-content',
    'Contents of the declaration of conformity',
    `what has to be in the declaration of conformity
    what must the declaration of conformity contain
    content of the EU declaration of conformity
    Annex IV MDR
    template of the declaration of conformity
    does the SRN stand in the declaration of conformity
    does the declaration of conformity name the risk class
    how long is a declaration of conformity valid
    one declaration of conformity for several devices
    do we have to list the harmonised standards in the declaration of conformity
    are standards listed in the declaration of conformity`,
    'By Annex IV, for devices of any class: name, trade name, SRN and address of the manufacturer and its authorised representative; a statement of its sole responsibility; Basic UDI-DI; what identifies the product, such as name, code or catalogue number, with intended purpose; risk class; that it conforms to the regulation and other law of the Union; common specifications used (harmonised standards need not be listed); notified body with number, procedure and certificate where one took part; place, date, name and function of who signs, and for whom. It is kept up to date; the law gives it no end date.',
    'MDR Art. 19, Annex IV; IVDR Art. 17, Annex IV',
    eu,
  ),
  fact(
    'law-doc-sign',
    'Signature and language of the declaration of conformity',
    `who signs the declaration of conformity
    who must sign the declaration of conformity under the MDR
    may the authorised representative sign the declaration of conformity
    languages of the declaration of conformity
    in which language is the declaration of conformity
    must the declaration of conformity be translated
    must the declaration of conformity be in German
    in which language must the DoC be for sales in a Member State`,
    'The manufacturer makes the declaration of conformity, for any class, in its sole responsibility: somebody who signs for it, with name and function; the law does not say who, and it cannot be delegated to the authorised representative. It is translated into an official language or languages that the Member States require in which the device is made available (Article 19(1)).',
    'MDR Art. 19(1), 11(4), Annex IV',
    eu,
  ),
  fact(
    'law-clinical-update',
    'Updating clinical evaluation, PMCF and SSCP',
    `how often is the clinical evaluation report updated
    how often must the CER be updated
    CER update frequency
    clinical evaluation report update interval class IIa
    how often must the SSCP be updated
    SSCP update frequency
    how often is the PMCF evaluation report updated
    PMCF report how often for a class III implant
    is a yearly update of the clinical evaluation required`,
    'For class III and implantable devices the PMCF evaluation report and, where indicated, the SSCP are updated at least annually (Article 61(11)). The clinical evaluation of every device is updated throughout its life cycle with post-market data; for other classes the MDR sets no period, the manufacturer’s plan does (MEDDEV 2.7/1 rev. 4: every 2 to 5 years for low, every year for significant risks).',
    'MDR Art. 61(11); MDCG 2019-9',
    eu,
  ),
  fact(
    'law-sscp-validates',
    'Who validates the SSCP',
    `who validates the SSCP
    is the SSCP validated by the notified body
    who uploads the SSCP to EUDAMED
    in which languages is the SSCP
    must the SSCP be written for patients
    where is the SSCP published`,
    'The manufacturer drafts the SSCP, the notified body validates it with the conformity assessment and uploads it to EUDAMED, where it is public. It is written so that users and, if relevant, patients understand it; the label or instructions for use say where it is found. By MDCG 2019-9 it is translated into the languages of the Member States where the device is sold.',
    'MDR Art. 32(1); MDCG 2019-9',
    eu,
  ),
  fact(
    'law-investigation-need',
    'When a clinical investigation is mandatory',
    `is a clinical investigation mandatory for class III implants
    for which devices is a clinical investigation mandatory
    when do we need no clinical investigation for an implant
    exemptions from clinical investigation
    Article 61(4)
    well-established technologies list
    WET devices
    clinical investigation required for class III
    can we use equivalence instead of a clinical investigation
    equivalence to a device of a competitor contract needed
    when is a clinical investigation required
    when is a clinical investigation mandatory
    do class III devices always need a clinical investigation`,
    'Clinical investigations are mandatory for implantable and class III devices (Article 61(4)), except: a modification of one’s own device that the notified body accepts as equivalent; equivalence to another manufacturer’s device with a contract for full access to its technical documentation (61(5)); devices lawfully marketed under the directives with sufficient clinical data; well-established ones such as sutures, staples, dental fillings, braces, crowns, screws, wedges, plates, wires, pins, clips and connectors with sufficient clinical data (61(6)). For other classes the clinical evaluation shows whether one is needed.',
    'MDR Art. 61(4) to (6)',
    eu,
  ),
  fact(
    'law-sae',
    'Reporting serious adverse events in clinical investigations',
    `how fast must serious adverse events in a clinical investigation be reported
    SAE reporting deadline
    serious adverse event timeline clinical investigation
    device deficiency reporting in a clinical investigation
    Article 80 MDR
    within how many days does the sponsor report an SAE
    how quickly must an SAE be reported
    how quickly does the sponsor have to report a serious adverse event`,
    'The sponsor reports without delay to all Member States of the investigation any serious adverse event with a causal relationship to device, comparator or procedure that is established or reasonably possible, any device deficiency that might have led to one, and new findings (Article 80(2)). By MDCG 2020-10/1: at once, at the latest 2 calendar days for an imminent risk of death or serious injury, 7 calendar days for others.',
    'MDR Art. 80; MDCG 2020-10/1',
    eu,
  ),
  fact(
    'law-investigation-times',
    'Time limits of clinical investigations',
    `end of the clinical investigation notification deadline
    within how many days must the end of a clinical investigation be notified
    temporary halt of a clinical investigation notify
    time limit for the report of a clinical investigation
    when must the sponsor submit the results of a clinical investigation
    clinical investigation report within one year
    how long does the authority have for a clinical investigation application
    45 days clinical investigation
    substantial modification of a clinical investigation how many days
    early termination of a clinical investigation`,
    'End, temporary halt or early termination of a clinical investigation are notified within 15 days, within 24 hours if for safety; the report follows within one year of the end, or three months of an early termination or halt (Article 77). The Member State has 10 days to say whether an application is in scope and complete, then 45 days, or 65 with experts, for authorisation (Article 70). Substantial modifications may start 38 days after notification at the earliest (Article 75).',
    'MDR Art. 70, 75 and 77',
    eu,
  ),
  fact(
    'law-pmcf',
    'Whether PMCF is always needed',
    `do we always need PMCF
    is PMCF mandatory for class I
    is a PMCF plan needed for every device
    can we justify not doing PMCF
    PMCF not applicable justification
    PMCF for class IIa needed
    what is PMCF
    is PMCF required for class IIa devices
    is PMCF needed for our class IIb device
    PMCF required for which classes`,
    'PMCF, post-market clinical follow-up, is part of clinical evaluation and post-market surveillance of every device: there is a PMCF plan (Annex XIV, Part B), or a justification why PMCF is not applicable (Annex III, 1.1). For implantable and class III devices leaving it out is hardly ever justified.',
    'MDR Annex XIV, Part B; Annex III, 1.1; MDCG 2020-7',
    eu,
  ),
  fact(
    'law-ivd-classes',
    'Classes of IVDs with examples',
    `IVDR classes explained
    examples of IVD classes
    in which class is an HIV test
    what class is a hepatitis test
    class of a blood grouping test
    class of companion diagnostics
    class of a cancer screening test
    class of genetic tests IVDR
    pregnancy test self-testing class
    class of a pregnancy test
    what class is a self-test
    what class is a blood glucose self-test
    class of a cholesterol self-test
    are general laboratory instruments class A
    is a lab analyser class A
    what class are specimen containers
    near-patient tests class
    classification of IVDs by Annex VIII
    what is the class of a syphilis test
    class of tests for sexually transmitted infections`,
    'Annex VIII IVDR: class D (high risk to patient and public): HIV, hepatitis B and C, life-threatening agents, blood screening and blood groups as ABO and Rhesus. Class C: companion diagnostics, cancer, genetic tests, sexually transmitted agents, and self-tests in general, blood glucose too. Class B: pregnancy, fertility and cholesterol self-tests, those for glucose, cells or bacteria in urine, and what no other rule names. Class A: products for general laboratory use, instruments and specimen receptacles. Near-patient tests are classified in their own right.',
    'IVDR Annex VIII, rules 1 to 7; MDCG 2020-16',
    eu,
  ),
  fact(
    'law-ivd-routes',
    'Conformity assessment of IVDs',
    `conformity assessment class C IVD
    conformity assessment routes IVDR
    which IVDs need a notified body
    does a class A IVD need a notified body
    does a class B IVD need a notified body
    batch verification class D
    which IVDs are tested by an EU reference laboratory
    which IVDs need to be tested by an EURL
    EU reference laboratory for which class
    Article 48 IVDR`,
    'By Article 48 IVDR: class A by the manufacturer alone, sterile ones with a notified body for sterility; class B and C Annex IX chapters I and III with technical documentation by samples, or for class C Annex X with XI; class D Annex IX with each documentation, or Annex X with XI, with verification of batches. For class D an EU reference laboratory (EURL), where one is designated, verifies performance and tests batches.',
    'IVDR Art. 48; Implementing Regulation (EU) 2023/2713',
    eu,
  ),
  fact(
    'law-performance',
    'Performance evaluation of IVDs',
    `what makes up a performance evaluation
    what does a performance evaluation contain
    elements of the performance evaluation IVDR
    scientific validity analytical performance clinical performance
    how often is the performance evaluation report updated
    performance evaluation report update class C
    PER update frequency class D
    is a clinical performance study always needed
    PMPF`,
    'The performance evaluation of an IVD shows scientific validity, analytical performance and clinical performance by a plan and a report (Article 56, Annex XIII). It is updated throughout the life cycle; for class C and D the report is updated when necessary and at least annually. Clinical performance studies are made unless relying on other sources of clinical performance data is duly justified.',
    'IVDR Art. 56(3) to (6), Annex XIII',
    eu,
  ),
  fact(
    'law-in-house',
    'Conditions for in-house devices',
    `conditions for in-house tests Article 5(5) IVDR
    conditions for in-house devices
    in-house devices of hospitals conditions
    may a hospital make its own devices
    may a laboratory go on using its own tests
    lab developed tests IVDR
    when must laboratories justify that no equivalent test is on the market
    in-house IVD dates
    ISO 15189 in-house tests
    may an in-house device be given to another hospital
    our hospital lab uses an in-house test, what conditions apply
    which conditions apply to an in-house PCR test
    may our lab use its own PCR test under the IVDR`,
    'A health institution may make and use devices within it (Article 5(5) MDR and IVDR) where it meets Annex I, transfers none to another legal entity, has a quality management system, justifies that no equivalent device on the market meets the needs, informs its authority on request, publishes a declaration, keeps documentation, reviews experience and makes none on an industrial scale. IVDs: Annex I and no transfer since 26 May 2022, the other conditions with EN ISO 15189 since 26 May 2024, the justification against equivalent devices from 31 December 2030.',
    'MDR Art. 5(5); IVDR Art. 5(5), 113(3), as amended by Regulation (EU) 2024/1860; MDCG 2023-1',
    eu,
  ),
  fact(
    'law-software-qualified',
    'When software is a medical device',
    `is software a medical device
    when is software a medical device
    is a fitness app a medical device
    is an app a medical device
    is a lifestyle app under the MDR
    is hospital information software a medical device
    does wellness software fall under the MDR
    which MDCG guidance is about software qualification
    MDCG 2019-11
    qualification of software`,
    'Software is a medical device where its manufacturer intends it for a medical purpose of Article 2(1), such as diagnosis, monitoring, prediction or treatment, for individual patients, and it does more than store, archive, communicate or simply search data (MDCG 2019-11). Software for general purposes, lifestyle or well-being, such as a fitness app, is none (recital 19).',
    'MDR Art. 2(1), recital 19; MDCG 2019-11',
    eu,
  ),
  fact(
    'law-annex-xvi',
    'Products without a medical purpose (Annex XVI)',
    `what are Annex XVI products
    which products without a medical purpose fall under the MDR
    does the MDR apply to coloured contact lenses
    are dermal fillers under the MDR
    common specifications for Annex XVI which regulation
    aesthetic devices MDR
    is hair removal laser under the MDR
    are lip fillers covered by the MDR
    are fillers medical devices`,
    'Annex XVI lists products without an intended medical purpose to which the MDR applies: contact lenses and other items for the eye, products to modify the anatomy introduced into the body, dermal fillers, equipment for liposuction, lasers and other equipment with high intensity radiation for the skin, and brain stimulation. Common specifications are in Regulation (EU) 2022/2346; the MDR has applied to them since 22 June 2023.',
    'MDR Art. 1(2), Annex XVI; Implementing Regulation (EU) 2022/2346',
    eu,
  ),
]
