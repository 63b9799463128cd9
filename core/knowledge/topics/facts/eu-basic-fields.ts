import type { Topic } from '../topic.ts'
import { euField } from './eu-field.ts'

const dictionary = (fields: string) => `EUDAMED data dictionary 2.18.0 (${fields})`
const fixed =
  'no, it is fixed with the Basic UDI-DI (BR-DTX-UDID-092); a device that differs in it needs a new Basic UDI-DI with a new UDI-DI.'

/** Fields of a registration that belong to the Basic UDI-DI. */
export const euBasicFields: readonly Topic[] = [
  euField(
    'legislation',
    'Applicable legislation',
    'applicable legislation | applicable regulation',
    {
      what: 'the law the device is registered under: MDR, IVDR, or for legacy devices MDD, AIMDD or IVDD. A device has exactly one.',
      mandatory: 'yes, for every class.',
      later:
        'no; under another law it is another device, with a new Basic UDI-DI, and the two can be linked as related devices.',
    },
    dictionary('FLD-UDID-11'),
    `can a device have two legislations
    can one registration be under both MDR and IVDR
    can we switch a registration from MDD to MDR
    change the legislation from MDD to MDR in EUDAMED`,
  ),
  euField(
    'risk-class',
    'Risk class',
    'the risk class in EUDAMED | the risk class of a registered device',
    {
      what: 'the class under the law that applies: I, IIa, IIb, III (MDR), A to D (IVDR), those of the directives for legacy devices. For a system or procedure pack it is the highest class of the devices in it.',
      mandatory: 'yes, for every class.',
      later: fixed,
    },
    dictionary('FLD-UDID-16'),
    `which risk class is entered for a procedure pack
    risk class of a system or procedure pack with devices of different classes
    the device was up-classified, can I change the class in EUDAMED
    can I change the risk class from class IIa to class IIb in EUDAMED
    the risk class goes up, is the old Basic UDI-DI still usable
    risk class becomes higher, same Basic UDI-DI?
    wrong risk class registered, can it be corrected
    we entered the wrong class in EUDAMED, how do we repair it`,
  ),
  euField(
    'special',
    'Special device type',
    'special device type | special device',
    {
      what: 'chosen only where the device is one of the kinds in the list: software, contact lenses (soft, rigid gas permeable, made to order), spectacle frames, spectacle lenses, ready-made spectacles; for the IVDR software only.',
      mandatory:
        'no, it is left empty for any other device; never with a kit, a system or a procedure pack (BR-UDID-705).',
      later: fixed,
      more: 'The orthopaedic types can no longer be registered (BR-UDID-737).',
    },
    dictionary('FLD-UDID-13'),
    `which special device type does an IVD have
    how do I mark a device as software in EUDAMED
    can a kit have a special device type
    may an orthopaedic device type still be chosen`,
  ),
  euField(
    'multi-component',
    'System or procedure pack which is a device in itself',
    'device, system or procedure pack type | multi component type | a system which is a device in itself',
    {
      what: 'one of DEVICE, SYSTEM or PROCEDURE_PACK. A manufacturer chooses system or procedure pack where the combination is a device in itself; packs of Article 22 are registered by their producer (role PR) instead.',
      mandatory:
        'yes, under the MDR and for legacy devices of the MDD and AIMDD; IVDs have the question whether it is a kit instead.',
      later: fixed,
      more: 'With system or procedure pack the additional description is mandatory and no special device type is possible.',
    },
    dictionary('FLD-UDID-12, FLD-UDID-261'),
    `who registers a procedure pack that is a device in itself
    difference between a procedure pack and a procedure pack that is a device in itself`,
  ),
  euField(
    'kit',
    'Kit',
    'kit | the question whether it is a kit',
    {
      what: 'yes or no, for IVDs: a set of components packaged together for one in vitro diagnostic examination.',
      mandatory: 'yes, for IVDs (IVDR, IVDD); it is not asked for medical devices under the MDR.',
      later: fixed,
      more: 'A kit needs an additional description and cannot have a special device type.',
    },
    dictionary('FLD-UDID-356'),
    `is the kit question also asked for MDR devices`,
  ),
  euField(
    'model-name',
    'Device model and device name',
    'device model | device name | the model of the device',
    {
      what: 'they identify the device model, up to 255 characters each.',
      mandatory: 'at least one of the two, for every class; both are allowed (BR-UDID-066).',
      later:
        'yes, either can be changed, added or deleted by an update of the Basic UDI-DI (BASIC_UDI.PATCH). Where the change could lead to a device being mistaken for another, the MDR asks for a new UDI-DI (Annex VI, Part C, 3.9).',
      more: 'EUDAMED only warns where the same manufacturer already has a device of that name or model (BR-UDID-680).',
    },
    dictionary('FLD-UDID-20, FLD-UDID-22'),
    `may two devices of a manufacturer have the same name in EUDAMED
    warning possible duplicate device name
    do I have to fill both device model and device name
    rename a device in EUDAMED
    can the device name be corrected after registration`,
  ),
  euField(
    'mf-srn',
    'Manufacturer SRN',
    'manufacturer SRN | SRN of the manufacturer | legal manufacturer in EUDAMED',
    {
      what: 'the SRN of the manufacturer that registers the device, such as DE-MF-000012345. Name and address come with it from the actor registration.',
      mandatory: 'yes; for a system or procedure pack the actor ID of its producer (PR).',
      later:
        'no; a registered device cannot be handed to another manufacturer. The other one registers it with a new Basic UDI-DI and a new UDI-DI (BR-DTX-UDI-031).',
    },
    dictionary('FLD-UDID-10, FLD-UDID-44'),
    `can a device be transferred to another manufacturer in EUDAMED
    the legal manufacturer changes, can we move the registration
    our company was taken over, do devices move to the new SRN
    transfer the registrations to our sister company
    registrations move to a new legal manufacturer
    merger of two manufacturers, transfer of devices
    can somebody else change our registered device
    new legal manufacturer, same UDI-DI?`,
  ),
  euField(
    'ar',
    'Authorised representative',
    'authorised representative SRN | authorised representative in the device registration | AR SRN',
    {
      what: 'the SRN of the authorised representative, such as IE-AR-000000002.',
      mandatory:
        'yes, for a manufacturer outside the EU, with a mandate that is active in EUDAMED (BR-UDID-011); no, for one in the EU.',
      later:
        'yes, by an update of the Basic UDI-DI; no new UDI-DI and no new Basic UDI-DI is needed; the label names the new one.',
    },
    dictionary('FLD-UDID-15'),
    `we change our authorised representative, new UDI-DI needed?
    new EC REP, what do we do with the registered devices
    our authorised representative leaves us, what happens to the registrations
    mandate of the authorised representative ends
    our authorised representative is replaced, must we register all devices again
    do devices have to be re-registered with a new authorised representative
    switch to another AR in EUDAMED
    does a new authorised representative need new labels or a new UDI
    does an EU manufacturer enter an authorised representative
    do manufacturers inside the EU need an authorised representative`,
  ),
  euField(
    'implantable',
    'Implantable',
    'implantable | the implantable flag',
    {
      what: 'yes or no: meant to be introduced into the body and to stay there after the procedure (MDR Article 2(5)).',
      mandatory: 'yes, for medical devices of any class (MDR, MDD, AIMDD); not asked for IVDs.',
      later: fixed,
      more: 'Never yes for class I (BR-UDID-676), and not together with reusable surgical instrument (BR-UDID-677).',
    },
    dictionary('FLD-UDID-30'),
  ),
  euField(
    'active',
    'Active device',
    'active device | the active flag',
    {
      what: 'yes or no: its operation depends on a source of energy other than the body or gravity (MDR Article 2(4)). Software counts as active.',
      mandatory: 'yes, for medical devices of any class (MDR, MDD, AIMDD); not asked for IVDs.',
      later: fixed,
    },
    dictionary('FLD-UDID-28'),
    `is software an active device
    does software count as active in EUDAMED
    do we tick active device for software`,
  ),
  euField(
    'medicine',
    'Administers or removes medicinal product',
    'intended to administer or remove a medicinal product | administering medicine',
    {
      what: 'yes or no: whether the device is intended to administer or remove a medicinal product.',
      mandatory: 'yes, for medical devices of any class; not asked for IVDs.',
      later: fixed,
    },
    dictionary('FLD-UDID-29'),
    `do we say yes to administering medicine for an infusion pump`,
  ),
  euField(
    'measuring',
    'Measuring function',
    'measuring function | the measuring flag',
    {
      what: 'yes or no: meant to measure, with an accuracy it claims.',
      mandatory: 'yes, for medical devices of any class; not asked for IVDs.',
      later: fixed,
      more: 'A class I device that measures (Im) needs a notified body for that.',
    },
    dictionary('FLD-UDID-31'),
  ),
  euField(
    'surgical',
    'Reusable surgical instrument',
    'reusable surgical instrument | the reusable surgical instrument flag',
    {
      what: 'yes or no: cuts, drills, saws, scratches or clamps in surgery, is not connected to an active device, and is used again after reprocessing (MDR Annex VIII, 2.3).',
      mandatory: 'yes, for medical devices of any class; not asked for IVDs.',
      later: fixed,
      more: 'Not possible together with implantable (BR-UDID-677). In class I (Ir) a notified body takes part.',
    },
    dictionary('FLD-UDID-32'),
  ),
  euField(
    'iib-exception',
    'Suture, staple, dental filling and the like (class IIb exception)',
    'the question about sutures, staples and dental fillings | IIb implantable exception | the well established technologies question',
    {
      what: 'yes or no: whether the device is a suture, staple, dental filling, dental brace, tooth crown, screw, wedge, plate, wire, pin, clip or connector.',
      mandatory:
        'yes, for implantable devices of class IIb and only for these (BR-UDID-635); with yes no technical documentation certificate is needed (MDR Art. 52(4)).',
      later: fixed,
    },
    dictionary('FLD-UDID-265'),
    `for which devices must the implantable exceptions question be answered
    when does EUDAMED ask about sutures, staples, dental fillings
    who has to answer the question on sutures and staples
    is the sutures question asked for class III implants
    are plates and screws of class IIb exempt from the technical documentation certificate
    do class IIb screws need certificate data in EUDAMED`,
  ),
  euField(
    'ivd-flags',
    'Self-testing, near-patient testing, professional testing, companion diagnostic, reagent, instrument',
    'self-testing | near-patient testing | professional testing | companion diagnostic | reagent | instrument flag of an IVD',
    {
      what: 'yes-or-no questions for IVDs. Self-testing: for lay persons; near-patient testing: for health professionals outside a laboratory; professional testing: in a laboratory; companion diagnostic: essential for the safe and effective use of a medicine.',
      mandatory: 'yes, each of them for IVDs of any class; not asked for medical devices under the MDR.',
      later: fixed,
    },
    dictionary('FLD-UDID-33, 35, 36, 262, 263, 264'),
    `what is the difference between self-testing and near-patient testing
    are the IVD questions asked for MDR devices
    what does near patient testing mean
    what is a companion diagnostic`,
  ),
  euField(
    'tissues',
    'Human and animal tissues or cells',
    'presence of animal tissues or cells | presence of human tissues or cells | tissues and cells',
    {
      what: 'two yes-or-no questions: whether the device contains tissues or cells of human, or of animal origin, or their derivatives.',
      mandatory:
        'yes, both, for medical devices and IVDs; IVDs are asked for cells or substances of microbial origin too. Not asked for systems and procedure packs.',
      later: fixed,
    },
    dictionary('FLD-UDID-18, FLD-UDID-23, FLD-UDID-34'),
    `do we have to declare animal tissue in EUDAMED
    does the device contain animal derivatives, where is it stated`,
  ),
  euField(
    'microbial',
    'Cells or substances of microbial origin',
    'presence of cells or substances of microbial origin | microbial substances',
    {
      what: 'yes or no: whether the IVD contains cells or substances of microbial origin.',
      mandatory: 'yes, for IVDs only; medical devices under the MDR are not asked.',
      later: fixed,
    },
    dictionary('FLD-UDID-34'),
    `is microbial origin asked for a medical device or only for IVD`,
  ),
  euField(
    'medicinal-check',
    'Medicinal product and medicinal product from human blood or plasma',
    'presence of a medicinal substance | medicinal product derived from human blood or plasma | ancillary medicinal substance',
    {
      what: 'two yes-or-no questions: whether the device has a substance that would by itself be a medicinal product, or one derived from human blood or plasma.',
      mandatory:
        'yes, both, for medical devices; with yes at least one such substance is listed, by its INN or its name in a language, with no none (BR-DTX-UDI-084, -085).',
      later: fixed,
      more: 'The list of substances itself can be changed.',
    },
    dictionary('FLD-UDID-155, FLD-UDID-158, FLD-UDID-311'),
    `do we list the substance when the device contains a medicinal product
    human blood derivative in the device, what is declared
    device with heparin, what do we declare in EUDAMED
    medicinal substance given but the flag is no
    what is an INN and is it needed
    does EUDAMED check the INN`,
  ),
  euField(
    'certificates',
    'Certificates of a device registration',
    'certificate information in the device registration | device certificate information | revision number of the certificate',
    {
      what: 'type of certificate and notified body (four digits); number and revision too where known, 120 characters at most.',
      mandatory:
        'type and notified body for class III and for implantable class IIb that is no exception, for class D, for class C and B for self-testing or near-patient testing; for legacy devices type, notified body, number and expiry date.',
      later:
        'no; those stated at the registration stay. Later certificates reach EUDAMED through the notified body, and the link to the device arises by itself (BR-UDID-056).',
    },
    dictionary('FLD-UDID-39, FLD-UDID-60 to 64'),
    `we got a new certificate, do we update the device in EUDAMED
    the certificate was renewed, must we change the registration
    how is a certificate linked to a device in EUDAMED
    is the certificate number mandatory for class III
    is the expiry date of the certificate mandatory for MDR devices
    is the revision number of the certificate optional
    can certificate details be edited after the device is registered
    does a class IIa device need certificate data in EUDAMED`,
  ),
  euField(
    'investigations',
    'Clinical investigations of a device',
    'clinical investigation | clinical investigation reference | performance study reference',
    {
      what: 'the identification number of the clinical investigation or performance study, for one outside the EU with the countries.',
      mandatory:
        'no; only where there is one, then its reference number is needed, the countries are optional (BR-UDID-098).',
      later: 'yes, they can be added and deleted by an update of the Basic UDI-DI.',
    },
    dictionary('FLD-UDID-50, FLD-UDID-51, FLD-UDID-300'),
  ),
  euField(
    'medical-purpose',
    'Medical purpose of a system or procedure pack',
    'medical purpose | medical purpose of a procedure pack',
    {
      what: 'what the combination is for, as a text for each language, of at most 2,000 characters.',
      mandatory:
        'yes, for systems and procedure packs, and asked only of them; an ordinary device has no such field.',
      later: 'yes, it can be reworded and texts in other languages added.',
    },
    dictionary('FLD-UDID-260'),
    `is the intended purpose of a device entered in EUDAMED
    does EUDAMED ask for the intended use of a device`,
  ),
]
