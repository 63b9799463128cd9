import { type Asked, ask, nobodyKnows } from './asked.ts'

/**
 * Two hundred and twenty by a third author, parted at random into A, whose failures were read, and B, whose were not until
 * A had nothing more to teach. When they were first opened, on 26 November 2026, RegBot had of A 31 right, 29 silent and 2
 * wrong of 62 general ones, 17, 10 and 2 of 29 about own devices, and 17 of the 18 that nobody can know; of B 33, 28 and 2
 * of 63, 20, 7 and 2 of 29, and 18 of 19.
 */
export const thirdGeneralA: readonly Asked[] = [
  ask(
    'where to add a certificate of our company with its expiry date',
    [/economic operator|certification/i],
    [],
  ),
  ask(
    'do we need UDI for the UK (Great Britain)?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'trainee question: difference between UDI-DI and Basic UDI-DI?',
    [/label|packag|version/i, /model|famil|group|\bkey\b/i],
    [],
  ),
  ask(
    'does Mexico have a UDI database',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask('must data in NMPA database be uploaded before or after the product is sold?', [/before|prior/i], []),
  ask(
    'FDA: by when was GUDID submission required for class I devices?',
    [
      /\b0?8(?:st|nd|rd|th)?(?: of)?\s(?:December|Dec)\.?,?\s2022|(?:December|Dec)\.?\s8(?:st|nd|rd|th)?,?\s2022|2022-12-08|\b0?8[./]0?12[./]2022/i,
    ],
    [],
  ),
  ask('What is a Master UDI-DI?', [/contact lens|spectacle|individuali[sz]ed/i], []),
  ask(
    "Which service changes the market countries of a device that's already registered?",
    [/MARKET_INFO/i],
    [],
  ),
  ask(
    'I am new here. Do we need also to enter our clinical investigation inside EUDAMED now, is this module obligatory?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask('after supply in australia how many days to have the record in AusUDID', [/\b30\b|thirty/i], []),
  ask(
    'Which identifiers does EUDAMED give to a legacy device in place of Basic UDI-DI and UDI-DI?',
    [/EUDAMED[ -]DI/i],
    [],
  ),
  ask(
    'A consultant shall submit to GUDID for us. Which condition about DUNS must be met?',
    [/DUNS/i, /tied|link|associat|account|connect|assign/i],
    [],
  ),
  ask('what does SRN mean?', [/single registration number/i], []),
  ask('How many countries can be flagged as first placed on the market?', [/\bone\b|\b1\b|single/i], []),
  ask('what xsd version does eudamed production want today', [/3\.0\.30/i], []),
  ask(
    'Which date applied to the 103 class II product types in China?',
    [
      /\b0?1(?:st|nd|rd|th)?(?: of)?\s(?:June|Jun)\.?,?\s2024|(?:June|Jun)\.?\s1(?:st|nd|rd|th)?,?\s2024|2024-06-01|\b0?1[./]0?6[./]2024/i,
    ],
    [],
  ),
  ask('Which GS1 AI carries the Master UDI-DI of made-to-stock contact lenses?', [/8014/i], []),
  ask(
    'saudi arabia udi deadlines for class A and for B C D',
    [
      /\b0?1(?:st|nd|rd|th)?(?: of)?\s(?:September|Sept?)\.?,?\s2023|(?:September|Sept?)\.?\s1(?:st|nd|rd|th)?,?\s2023|2023-09-01|\b0?1[./]0?9[./]2023/i,
      /\b0?1(?:st|nd|rd|th)?(?: of)?\s(?:September|Sept?)\.?,?\s2024|(?:September|Sept?)\.?\s1(?:st|nd|rd|th)?,?\s2024|2024-09-01|\b0?1[./]0?9[./]2024/i,
    ],
    [],
  ),
  ask('legacy device already has a UDI-DI. how is its EUDAMED DI built?', [/B-/i], []),
  ask(
    'We sell simple class I devices in Australia (not sterile, no measuring). UDI obligation or not?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'Which EMDN codes am I allowed to assign to a device?',
    [/terminal|leaf|lowest|last level|no code below|most specific|deepest/i],
    [],
  ),
  ask('Singapore class C UDI date?', [/Nov(?:ember)?\.?,? 2026|2026-11/i], []),
  ask(
    'manufacturer sits outside EU, can he register devices in eudamed without authorised representative?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'Playground rejected our message, our schema is 3.0.30. Which version does the playground use since August 2026?',
    [/3\.0\.32/i],
    [],
  ),
  ask(
    'What was the direct marking date for class II in USA?',
    [
      /\b0?24(?:st|nd|rd|th)?(?: of)?\s(?:September|Sept?)\.?,?\s2018|(?:September|Sept?)\.?\s24(?:st|nd|rd|th)?,?\s2018|2018-09-24|\b0?24[./]0?9[./]2018/i,
    ],
    [],
  ),
  ask('Northern Ireland code in EUDAMED market info?', [/\bXI\b/i], []),
  ask(
    'UDI date in the US for implantable and life-supporting devices',
    [
      /\b0?24(?:st|nd|rd|th)?(?: of)?\s(?:September|Sept?)\.?,?\s2015|(?:September|Sept?)\.?\s24(?:st|nd|rd|th)?,?\s2015|2015-09-24|\b0?24[./]0?9[./]2015/i,
    ],
    [],
  ),
  ask(
    'Is registration in the Japanese MEDIS-DC database a legal duty?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing|recommended|voluntary/i],
    [],
  ),
  ask(
    'until when can class III legacy MDD devices stay on the EU market',
    [
      /\b0?31(?:st|nd|rd|th)?(?: of)?\s(?:December|Dec)\.?,?\s2027|(?:December|Dec)\.?\s31(?:st|nd|rd|th)?,?\s2027|2027-12-31|\b0?31[./]0?12[./]2027/i,
    ],
    [],
  ),
  ask(
    'china: since when do the first 69 types of class III need UDI',
    [
      /\b0?1(?:st|nd|rd|th)?(?: of)?\s(?:January|Jan)\.?,?\s2021|(?:January|Jan)\.?\s1(?:st|nd|rd|th)?,?\s2021|2021-01-01|\b0?1[./]0?1[./]2021/i,
    ],
    [],
  ),
  ask(
    'do i have to print the basic udi-di on the box',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask('For HIBCC in GUDID: with or without check character?', [/without|no check|not includ/i], []),
  ask(
    'Until which date must certificates issued before EUDAMED became mandatory be entered by the notified body?',
    [
      /\b0?28(?:st|nd|rd|th)?(?: of)?\s(?:May|May)\.?,?\s2027|(?:May|May)\.?\s28(?:st|nd|rd|th)?,?\s2027|2027-05-28|\b0?28[./]0?5[./]2027/i,
    ],
    [],
  ),
  ask(
    'Australia first UDI deadline, which classes?',
    [
      /\b0?1(?:st|nd|rd|th)?(?: of)?\s(?:July|Jul)\.?,?\s2026|(?:July|Jul)\.?\s1(?:st|nd|rd|th)?,?\s2026|2026-07-01|\b0?1[./]0?7[./]2026/i,
      /\bIII\b/i,
      /\bIIb\b/i,
    ],
    [],
  ),
  ask('How do I make drafts for several markets from one record?', [/copy to countr|multi-country/i], []),
  ask(
    'Australia: we changed the brand name and also the device description after publishing. Which of both triggers a new UDI-DI?',
    [/brand/i],
    [],
  ),
  ask(
    'Can our IT submit to GUDID by JSON REST API?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i, /SPL|web/i],
    [/^\W*yes\b/i],
  ),
  ask('I imported a wrong file with many rows. Is there a way back?', [/undo/i], []),
  ask(
    'numberOfReuses - what value for single use and what value for unlimited?',
    [/\b0\b|zero/i, /[-−–]1\b/i],
    [],
  ),
  ask(
    'NMPA UDI date for all other Class III incl. IVD',
    [
      /\b0?1(?:st|nd|rd|th)?(?: of)?\s(?:June|Jun)\.?,?\s2022|(?:June|Jun)\.?\s1(?:st|nd|rd|th)?,?\s2022|2022-06-01|\b0?1[./]0?6[./]2022/i,
    ],
    [],
  ),
  ask('What is EMDN, in one line?', [/nomenclature/i], []),
  ask('how do I export the xml for EUDAMED', [/export/i], []),
  ask('in how many days must I report changes of UDI data in Korea', [/\b10\b|ten/i], []),
  ask(
    'Which Commission decision confirmed that the first four EUDAMED modules are functional?',
    [/2025\/2371/i],
    [],
  ),
  ask(
    'Grace period is over. can i add one more 510k number to the published record? and delete the old?',
    [/\badd/i],
    [],
  ),
  ask(
    'TGA UDI for class IIa from when',
    [
      /\b0?1(?:st|nd|rd|th)?(?: of)?\s(?:July|Jul)\.?,?\s2027|(?:July|Jul)\.?\s1(?:st|nd|rd|th)?,?\s2027|2027-07-01|\b0?1[./]0?7[./]2027/i,
    ],
    [],
  ),
  ask('How long is the GUDID grace period?', [/\b7\b|seven/i], []),
  ask('what is a legacy device', [/directive|MDD|AIMDD|IVDD/i], []),
  ask(
    'what can be in production identifiers in eudamed',
    [/lot|batch/i, /serial/i, /expir/i, /manufactur/i, /software/i],
    [],
  ),
  ask(
    'Is our FDA listing number visible to the public in AccessGUDID?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'what is the fine in Taiwan if UDI is missing in the database',
    [/30[,. ]?000|1[,. ]?000[,. ]?000|1 million/i],
    [],
  ),
  ask('which issuing entities are accepted in the EU for UDI', [/GS1/i, /HIBCC/i, /ICCBBA/i, /IFA/i], []),
  ask('is HIBC accepted in Japan or only GS1?', [/GS1/i], []),
  ask('device count 10 in GUDID, what else has to be filled?', [/unit[ -]of[ -]use/i], []),
  ask('What is a container package in UDI data?', [/packag/i], []),
  ask('cant create a new version it says pending approval. why?', [/pending|approv|wait/i], []),
  ask(
    'Engineering asks: what is the maximum length of a Basic UDI-DI including check characters?',
    [/\b25\b/i],
    [/exactly 15|maximum (?:length )?(?:of|is) 15\b/i],
  ),
  ask('Explain the format of an SRN.', [/MF|AR|IM/i, /\b9\b|nine|\d{9}|0{9}/i], []),
  ask(
    'For which MDR classes are the member states where the device is available mandatory data?',
    [/\bIIa\b/i, /\bIIb\b/i, /\bIII\b/i],
    [],
  ),
  ask('spectacle frames and lenses: Master UDI-DI date in the EU, somebody says it has moved', [/2028/i], []),
  ask(
    'we send with another SRN than the manufacturer in the data, what error will we see',
    [/UNAUTHORI[SZ]ED|E-I-40000/i],
    [],
  ),
  ask(
    'How many check characters does a GMN have and how are they computed, roughly?',
    [/\b2\b|two|pair/i, /1021|prime/i],
    [],
  ),
]

export const thirdGeneralB: readonly Asked[] = [
  ask(
    'is the vigilance module in eudamed mandatory already',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'Korean label date with day 00, is it ok?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing|forbid|prohibit/i],
    [],
  ),
  ask(
    'How is the check digit of a GTIN calculated?',
    [/(?:mod(?:ulo|ulus)?[ -]?10)|10 ?[-−–]|multiple of (?:10|ten)|% ?10|next ten/i, /\b3\b|three/i],
    [],
  ),
  ask(
    'can we list Switzerland as a market country in EUDAMED?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'Should our database strip the leading zero of a GTIN-14 to save the thirteen digit number?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'Transition end for an MDD legacy device that is class IIa?',
    [
      /\b0?31(?:st|nd|rd|th)?(?: of)?\s(?:December|Dec)\.?,?\s2028|(?:December|Dec)\.?\s31(?:st|nd|rd|th)?,?\s2028|2028-12-31|\b0?31[./]0?12[./]2028/i,
    ],
    [],
  ),
  ask(
    'Who has to enter the data in SAUDI-DI and how often must it be confirmed?',
    [/authori[sz]ed rep|\bAR\b/i, /year|annual/i],
    [],
  ),
  ask(
    'How do I create a new version of a Master DI record and what must I enter?',
    [/version/i, /reason|comment|change/i],
    [],
  ),
  ask(
    'Does a change of the catalog number require a new DI in GUDID?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'Canada UDI requirement yes or no?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask('which country code must be used for Greece in the EUDAMED market list', [/\bEL\b/i], []),
  ask('what is the protocol for EUDAMED machine to machine', [/AS4|eDelivery/i], []),
  ask('AI for lot and AI for serial number please', [/\b10\b/i, /\b21\b/i], []),
  ask(
    'Can I use the EUDAMED XML file for swissdamed?',
    [/\byes\b|accept|takes|can (?:be )?upload|upload/i],
    [],
  ),
  ask(
    'contact lenses master udi-di since when obligatory in EU',
    [
      /\b0?9(?:st|nd|rd|th)?(?: of)?\s(?:November|Nov)\.?,?\s2026|(?:November|Nov)\.?\s9(?:st|nd|rd|th)?,?\s2026|2026-11-09|\b0?9[./]0?11[./]2026/i,
    ],
    [],
  ),
  ask('how often is EMDN revised', [/annual|every year|each year|yearly|once a year/i], []),
  ask('How many records can the Australian Excel bulk template take?', [/\b200\b/i], []),
  ask(
    'we add a new UDI-DI to a Basic UDI-DI that was on the market long before. do we still get the extra six months in eudamed for it?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'can i put five UDI-DIs of the same Basic UDI-DI into one DEVICE.POST element?',
    [/\bone\b|UDI_DI\.?_?POST/i],
    [],
  ),
  ask('Where can I check a submission against schema and business rules?', [/validat/i], []),
  ask(
    'Who registers a system or procedure pack in EUDAMED, the manufacturer or the pack producer?',
    [/producer|\bPR\b/i],
    [],
  ),
  ask(
    'is UDI for class A in singapore mandatory',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing|voluntary/i],
    [],
  ),
  ask('in an SRN what does IM mean and what is PR?', [/importer/i, /pack|system/i], []),
  ask('What is the difference between UDI-DI and UDI-PI?', [/lot|serial|batch|expir|production/i], []),
  ask(
    'Our UDI-DI is at version 4 in EUDAMED. Which version number goes into the next UDI_DI.PATCH?',
    [/\b5\b|five/i],
    [],
  ),
  ask(
    'I published a DI record on 3 March. What is the last day that I can still correct it in GUDID?',
    [/\b10(?:th)?(?: of)?\sMar|Mar(?:ch)?\s10|-03-10|03\/10|10[./]0?3/i],
    [],
  ),
  ask('who can open user management?', [/manage-users|manage users|admin/i], []),
  ask(
    'what lengths can a gtin have',
    [/\b8\b|GTIN-8/i, /\b12\b|GTIN-12/i, /\b13\b|GTIN-13/i, /\b14\b|GTIN-14/i],
    [],
  ),
  ask(
    'engineer here: what terminates a variable length AI in a GS1 element string?',
    [/FNC1|GS\b|0x1D|group separator|ASCII 29/i],
    [],
  ),
  ask(
    'Is there a check digit in the SRN, our IT wants to validate?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'if i unpublish or edit in gudid does the grace period restart',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'does a procedure pack need market countries in EUDAMED?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'Colombia: when did the transition for the UDI reporting end and who is the authority?',
    [/(?:February|Feb)\.?(?:\s\d+(?:st|nd|rd|th)?)?,?\s(?:of\s)?2026|2026-02|\b0?2[./]2026/i, /INVIMA/i],
    [],
  ),
  ask(
    'we change the version or model number of a US device, new DI needed?',
    [/\byes\b|new (?:primary )?(?:UDI-)?DI|trigger/i],
    [],
  ),
  ask('What is a worksheet market?', [/common|no regulator|not.{0,30}regulator/i], []),
  ask(
    'whats the date from when new devices must be in eudamed before we sell',
    [
      /\b0?28(?:st|nd|rd|th)?(?: of)?\s(?:May|May)\.?,?\s2026|(?:May|May)\.?\s28(?:st|nd|rd|th)?,?\s2026|2026-05-28|\b0?28[./]0?5[./]2026/i,
    ],
    [],
  ),
  ask('japan barcode on package since when mandatory', [/Dec(?:ember)?\.?,? 2022|2022-12/i], []),
  ask(
    'ivdr class A udi on the label, which date is it',
    [/(?:May|May)\.?(?:\s\d+(?:st|nd|rd|th)?)?,?\s(?:of\s)?2027|2027-05|\b0?5[./]2027/i],
    [],
  ),
  ask('Korea: UDI dates by class?', [/2019/i, /2020/i, /2021/i, /2022/i], []),
  ask('Which nomenclature does MHRA registration use?', [/GMDN/i], []),
  ask(
    'Our importer in Spain keeps asking me since when the device module is obligatory, and I never remember. Which day was it that EUDAMED UDI/Devices became mandatory?',
    [
      /\b0?28(?:st|nd|rd|th)?(?: of)?\s(?:May|May)\.?,?\s2026|(?:May|May)\.?\s28(?:st|nd|rd|th)?,?\s2026|2026-05-28|\b0?28[./]0?5[./]2026/i,
    ],
    [],
  ),
  ask('Who can enter the ARTG ID in AusUDID, the overseas manufacturer or the sponsor?', [/sponsor/i], []),
  ask(
    'for legacy devices must i enter production identifiers and packages in EUDAMED?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask('Which GS1 application identifier is the expiry date?', [/\b17\b/i], []),
  ask(
    'when did class ii devices have to be in gudid',
    [
      /\b0?24(?:st|nd|rd|th)?(?: of)?\s(?:September|Sept?)\.?,?\s2016|(?:September|Sept?)\.?\s24(?:st|nd|rd|th)?,?\s2016|2016-09-24|\b0?24[./]0?9[./]2016/i,
    ],
    [],
  ),
  ask(
    'GUDID date for class III?',
    [
      /\b0?24(?:st|nd|rd|th)?(?: of)?\s(?:September|Sept?)\.?,?\s2014|(?:September|Sept?)\.?\s24(?:st|nd|rd|th)?,?\s2014|2014-09-24|\b0?24[./]0?9[./]2014/i,
    ],
    [],
  ),
  ask(
    'UDI carrier on label MDR class I - from which date?',
    [
      /\b0?26(?:st|nd|rd|th)?(?: of)?\s(?:May|May)\.?,?\s2025|(?:May|May)\.?\s26(?:st|nd|rd|th)?,?\s2025|2025-05-26|\b0?26[./]0?5[./]2025/i,
    ],
    [],
  ),
  ask('which rules apply in northern ireland, MHRA or EU', [/\bEU\b|EUDAMED|MDR/i], []),
  ask(
    'Is there an interface between EUDAMED and swissdamed so we send the data only once?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask('May we copy GMDN names out of AccessGUDID into a commercial mapping table?', [/licen[cs]e/i], []),
  ask('How often must supply reports be filed in Korea?', [/month/i], []),
  ask(
    'When is a unit of use DI allowed in EUDAMED?',
    [/quantity|more than (?:one|1)|> ?1|greater than|several/i],
    [],
  ),
  ask('File size limit and max devices for the bulk upload?', [/\b10\s?MB/i, /\b300\b/i], []),
  ask("What's the difference between GUDID and AccessGUDID?", [/public/i], []),
  ask('where do i approve a change request', [/approval workflow|my work|approvals?\b/i], []),
  ask(
    'What happens if the version attribute of the Push message is wrong?',
    [/reject|BAD_REQUEST|E-I-40000|refus/i],
    [],
  ),
  ask(
    'A customer cannot find our class III device on the public EUDAMED site. Does this prove that it is not registered or submitted?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'Which three device statuses exist in EUDAMED?',
    [/on the (?:EU )?market/i, /no longer/i, /not intended/i],
    [],
  ),
  ask(
    "Which markets does the hub model with full rules and the regulator's own file?",
    [/\bEU\b|EUDAMED|Europ/i, /\bUS\b|GUDID|United States/i, /\bCN\b|NMPA|China/i, /\bCH\b|swissdamed|Swi/i],
    [],
  ),
  ask(
    'Our parser complains about the tag versionStauts in the NMPA XML. Is this a typing error of us?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing|misspel|really|official/i],
    [],
  ),
  ask(
    'Can the secondary DI be from the same issuing entity as the primary one?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'since when must the EU label of a class III device carry UDI',
    [
      /\b0?26(?:st|nd|rd|th)?(?: of)?\s(?:May|May)\.?,?\s2021|(?:May|May)\.?\s26(?:st|nd|rd|th)?,?\s2021|2021-05-26|\b0?26[./]0?5[./]2021/i,
    ],
    [],
  ),
  ask(
    'May a GMN, AI (8013), be encoded in the DataMatrix on the label of a medical device?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
]

export const thirdOwnA: readonly Asked[] = [
  ask(
    "Distributor asks for the manufacturer's full name and SRN as we keep it.",
    [/Nordlicht/i, /DE-MF-000012345/i],
    [],
  ),
  ask('Tell me the device number of the ScopeClean.', [/D-?800/i], []),
  ask('Which device has no EMDN code?', [/D-?200|SutureX/i], [/D-?100|CardioFlow|D-?600|WoundPad/i]),
  ask('what is missing at SutureX', [/EMDN/i], []),
  ask('how many gudid submissions of ours', [/\b(?:0|zero|none|no)\b|not/i], []),
  ask(
    'Which of our certificates expires next and when?',
    [
      /\b0?31(?:st|nd|rd|th)?(?: of)?\s(?:January|Jan)\.?,?\s2027|(?:January|Jan)\.?\s31(?:st|nd|rd|th)?,?\s2027|2027-01-31|\b0?31[./]0?1[./]2027/i,
    ],
    [],
  ),
  ask(
    'Which product of ours is sold in EU and another market too? names',
    [/D-?100|CardioFlow/i, /D-?300|LensView/i],
    [/D-?200|SutureX|D-?400|GlucoCheck/i],
  ),
  ask('Under which MDR annex is our certificate?', [/\bIX\b/i], []),
  ask('what do i do next with orthopinn after the refusal', [/EMDN|MDN|correct|fix/i], []),
  ask('is the lens view one already sent to eudamed?', [/\byes\b|sent|\bfile\b|wait|answer/i], [/^\W*no\b/i]),
  ask('what version of airmaks is in force', [/2\.0|\bversion 2\b|\bv2\b/i], []),
  ask('What did they change in the new version of ScopeClean?', [/intended (?:use|purpose)|tapes/i], []),
  ask('AirMask: do we have to tell EUDAMED anything?', [/updat|chang|\byes\b|send|carry|out of date/i], []),
  ask('how many devices do we have in the hub', [/\b(?:8|eight)\b|\b(?:9|nine)\b.{0,120}delet/i], []),
  ask(
    'which of our registered devices changed after registration',
    [/D-?900|AirMask/i],
    [/D-?400|GlucoCheck/i],
  ),
  ask('how many class iia do we have', [/\b(?:3|three)\b/i], []),
  ask(
    'Give me the bottom line: how many products do we keep here, deleted ones not counted?',
    [/\b(?:8|eight)\b/i],
    [],
  ),
  ask(
    'list everything not yet registered in eudamed',
    [/D-?100|CardioFlow/i, /D-?200|SutureX/i, /D-?300|LensView/i, /D-?500|OrthoPin/i, /D-?800|ScopeClean/i],
    [],
  ),
  ask(
    'which submission is approved but not sent yet',
    [/D-?100|CardioFlow/i],
    [/D-?900|AirMask|D-?400|GlucoCheck/i],
  ),
  ask('which class I device do we still have active', [/D-?600|WoundPad/i], []),
  ask(
    'due date of the scopeclean approval',
    [
      /\b0?4(?:st|nd|rd|th)?(?: of)?\s(?:December|Dec)\.?,?\s2026|(?:December|Dec)\.?\s4(?:st|nd|rd|th)?,?\s2026|2026-12-04|\b0?4[./]0?12[./]2026/i,
    ],
    [],
  ),
  ask("What's the error code EUDAMED returned on D-500?", [/E-I-1/i], []),
  ask('name of D-600?', [/WoundPad/i], []),
  ask(
    'certificate CE 700100 - expiry date?',
    [
      /\b0?31(?:st|nd|rd|th)?(?: of)?\s(?:January|Jan)\.?,?\s2027|(?:January|Jan)\.?\s31(?:st|nd|rd|th)?,?\s2027|2027-01-31|\b0?31[./]0?1[./]2027/i,
    ],
    [],
  ),
  ask(
    'Hello, I was two weeks on holiday and try to catch up. Is there something waiting for my approval?',
    [/D-?800|ScopeClean/i],
    [],
  ),
  ask(
    'woundpad US class I, what GUDID date was that and are we already late?',
    [
      /\b0?8(?:st|nd|rd|th)?(?: of)?\s(?:December|Dec)\.?,?\s2022|(?:December|Dec)\.?\s8(?:st|nd|rd|th)?,?\s2022|2022-12-08|\b0?8[./]0?12[./]2022/i,
    ],
    [],
  ),
  ask(
    'Which product does the certificate CE 700100 cover?',
    [/D-?100|CardioFlow/i],
    [/D-?500|OrthoPin|D-?600|WoundPad/i],
  ),
  ask('which of our submissions was refused by the register', [/D-?500|OrthoPin/i], [/D-?400|GlucoCheck/i]),
  ask(
    'woundpad is it submitted anywhere?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
]

export const thirdOwnB: readonly Asked[] = [
  ask('was the change request on AirMask approved or rejected?', [/approved/i], []),
  ask(
    'We have five submissions sent or not. Which ones came back accepted?',
    [/D-?400|GlucoCheck/i, /D-?900|AirMask/i],
    [/D-?100|CardioFlow|D-?600|WoundPad/i],
  ),
  ask(
    'all IIa of ours?',
    [/D-?300|LensView/i, /D-?800|ScopeClean/i, /D-?900|AirMask/i],
    [/D-?400|GlucoCheck|D-?200|SutureX/i],
  ),
  ask('Under which EU regulation does GlucoCheck fall?', [/IVDR/i], []),
  ask('what is our SRN', [/DE-MF-000012345/i], []),
  ask(
    'Does a Master UDI-DI concern any of our products, and since when?',
    [
      /D-?300|LensView/i,
      /\b0?9(?:st|nd|rd|th)?(?: of)?\s(?:November|Nov)\.?,?\s2026|(?:November|Nov)\.?\s9(?:st|nd|rd|th)?,?\s2026|2026-11-09|\b0?9[./]0?11[./]2026/i,
    ],
    [],
  ),
  ask('Do we have any IVD in our portfolio and which class?', [/D-?400|GlucoCheck/i, /\bC\b/i], []),
  ask('why can D-200 not be submitted', [/EMDN|no submission|not (?:yet )?(?:begun|started|created)/i], []),
  ask('status of cardioflow pump in EU?', [/approved/i], []),
  ask('old clamp where is it? cant find it', [/delet/i], []),
  ask(
    'status cardioflo for US market',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'Does our certificate cover SutureX too?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing|D-?100|CardioFlow/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'Can I make another new version of D-800 right now?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing|pending/i],
    [],
  ),
  ask('which devices we have are class III', [/D-?200|SutureX/i], [/D-?600|WoundPad|D-?400|GlucoCheck/i]),
  ask('Do we have something for Japan?', [/D-?600|WoundPad/i], []),
  ask('How many certificates do we hold in the hub?', [/\b(?:1|one|single|only)\b/i], []),
  ask(
    'Will we make the 28 November deadline? I only need: how many EU devices are still open.',
    [/\b(?:5|five)\b/i],
    [],
  ),
  ask('And which of ours are for Brazil?', [/D-?300|LensView/i], [/D-?600|WoundPad/i]),
  ask('intended use of D-900 now?', [/tapes/i], []),
  ask(
    'What is the state of AirMask?',
    [/registered|accepted/i, /out of date|outdated|behind|update|changed|new version|2\.0|version 2/i],
    [],
  ),
  ask(
    'how many days left on our certificate',
    [
      /\b6[5-7]\b|\b0?31(?:st|nd|rd|th)?(?: of)?\s(?:January|Jan)\.?,?\s2027|(?:January|Jan)\.?\s31(?:st|nd|rd|th)?,?\s2027|2027-01-31|\b0?31[./]0?1[./]2027/i,
    ],
    [],
  ),
  ask('How many submissions do we have in total?', [/\b(?:5|five)\b/i], []),
  ask(
    'Japan for WoundPad: must it be in the Japanese database by law?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing|recommended|voluntary/i],
    [],
  ),
  ask(
    'What is registered in EUDAMED of ours already?',
    [/D-?400|GlucoCheck/i, /D-?900|AirMask/i],
    [/D-?600|WoundPad/i],
  ),
  ask(
    'what should i do first today',
    [/D-?800|ScopeClean|D-?500|OrthoPin|D-?100|CardioFlow|D-?200|SutureX/i],
    [],
  ),
  ask('CEO question - how many of our EU devices are registered by now?', [/\b(?:2|two)\b/i], []),
  ask(
    'until when must I decide on my open change request',
    [
      /\b0?4(?:st|nd|rd|th)?(?: of)?\s(?:December|Dec)\.?,?\s2026|(?:December|Dec)\.?\s4(?:st|nd|rd|th)?,?\s2026|2026-12-04|\b0?4[./]0?12[./]2026/i,
    ],
    [],
  ),
  ask(
    'Which of our devices is recorded as implantable?',
    [/D-?500|OrthoPin/i],
    [/D-?600|WoundPad|D-?900|AirMask/i],
  ),
  ask('Who issued our QMS certificate?', [/Example Certification/i], []),
]

export const thirdUnknownA: readonly Asked[] = [
  nobodyKnows('how do I file a tax return for a GmbH'),
  nobodyKnows('What is the UDI status in the Philippines?'),
  nobodyKnows('how many devices does B. Braun have at FDA'),
  nobodyKnows('Who earns how much in the regulatory team?'),
  nobodyKnows('Please tell me my password, I forgot it.'),
  nobodyKnows('What were the results of the clinical study of SutureX?'),
  nobodyKnows('when is our next ISO 13485 audit'),
  nobodyKnows('thailand fda UDI requirement for class 3?'),
  nobodyKnows('will FDA change the product code system in 2029?'),
  nobodyKnows('stock level of WoundPad in the Hamburg warehouse pls'),
  nobodyKnows("What's the customs tariff number for AirMask?"),
  nobodyKnows('Which hospitals use the SutureX?'),
  nobodyKnows('weather in Brussels on friday?'),
  nobodyKnows('why did the FDA reviewer reject our pre-submission last year'),
  nobodyKnows('Will the MHRA drop its UDI plans after the next election?'),
  nobodyKnows('do you think our CEO is doing the right thing with the MDR strategy'),
  nobodyKnows('price of the CardioFlow pump in germany?'),
  nobodyKnows("What's a fair day rate for an external UDI consultant?"),
]

export const thirdUnknownB: readonly Asked[] = [
  nobodyKnows('Has Medtronic registered all its pumps in EUDAMED by now?'),
  nobodyKnows('Can you compare our OrthoPin with the pin of Stryker?'),
  nobodyKnows('On which exact day will the EUDAMED vigilance module become mandatory?'),
  nobodyKnows("What's our share price today?"),
  nobodyKnows('What is the home address of the PRRC?'),
  nobodyKnows('Does Russia demand UDI marking for wheelchairs in 2027?'),
  nobodyKnows('How likely is it that FDA clears our 510(k)?'),
  nobodyKnows('What is the shelf life labelling rule for frozen food in the EU?'),
  nobodyKnows('Which notified body is the most friendly?'),
  nobodyKnows('What are the UDI rules in Israel?'),
  nobodyKnows('who will be the auditor of the notified body next month'),
  nobodyKnows('will the EU postpone the 28 november deadline at the last minute'),
  nobodyKnows('Is the MDR good or bad for small companies, your honest view?'),
  nobodyKnows('when do tablets need the serialisation code under the falsified medicines directive'),
  nobodyKnows('Who won the football yesterday'),
  nobodyKnows('how much does a GS1 company prefix cost per year'),
  nobodyKnows('Which supplier makes the housing of the GlucoCheck?'),
  nobodyKnows('How many complaints did we have about OrthoPin this quarter?'),
  nobodyKnows('what lot numbers of AirMask are affected by the leak'),
]
