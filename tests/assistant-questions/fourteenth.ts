import { type Asked, ask, nobodyKnows } from './asked.ts'
import {
  airMask,
  cardioFlow,
  glucoCheck,
  lensView,
  orthoPin,
  scopeClean,
  sutureX,
  woundPad,
} from './portfolio-devices.ts'

/** A day in every notation; `date` may be a pattern. */
function day(date: string, month: number, year: number): RegExp {
  const name = `${'JanFebMarAprMayJunJulAugSepOctNovDec'.slice(3 * month - 3, 3 * month)}[a-z]*\\.?`
  const of = `0?${date}(?:st|nd|rd|th)?`
  const forms = [
    `${of}\\.?(?: of)? ${name},? ${year}`,
    `${name} ${of},? ${year}`,
    `${year}-0?${month}-0?${date}`,
    `0?${date}[./]0?${month}[./]${year}`,
    `0?${month}/0?${date}/${year}`,
  ]
  return new RegExp(`\\b(?:${forms.join('|')})\\b`, 'i')
}

/** What matches one of these. */
const either = (...ways: readonly RegExp[]): RegExp =>
  new RegExp(ways.map(({ source }) => source).join('|'), 'i')

/**
 * Sixty each by two more authors. When they were first opened, on 27 November 2026, of the first one’s (long sentences)
 * general ones 9 were right, 18 silent and 3 wrong, of the own ones 6 right, 12 silent and 2 wrong; of the second one’s
 * (a German’s English) general ones 16 right, 11 silent and 3 wrong, of the own ones 15 right and 5 silent. All 20
 * unknowable ones were silent.
 */
export const fourteenthGeneral: readonly Asked[] = [
  // A consultant: long sentences of several clauses
  // EU law and EUDAMED
  // MDR Annex VI Part C 3.9 and MDCG 2018-1 rev. 4: warnings such as latex need a new UDI-DI.
  ask(
    'Because a supplier changed, the packaging of one of my client’s catheters will carry the warning that ' +
      'it contains natural rubber latex, everything else staying exactly as it is, and the change control ' +
      'form now asks whether the existing UDI-DI may be kept in the EU – may it?',
    either(
      /\bnew (?:UDI[- ]DI|device identifier|DI\b|one\b)|(?:different|another) UDI[- ]DI/i,
      /(?:can ?not|can['’]t|may not|must not)[^.]{0,30}\b(?:keep|kept|stay)/i,
    ),
    /\b(?:may|can) (?:be kept|keep|stay|remain)\b/i,
  ),
  // MDCG 2018-1 rev. 4 (a Basic UDI-DI is of one risk class); EUDAMED BR-DTX-UDID-092: not updatable.
  ask(
    'After a review under Rule 11 a software that we registered as class IIa turns out to be class IIb, ' +
      'and the client would rather just edit the risk class on the Basic UDI-DI that is in EUDAMED; is ' +
      'that possible, or what do we have to assign instead?',
    either(
      /\bnew (?:Basic )?UDI[- ]DI|\bnew Basic\b|(?:another|different) Basic/i,
      /(?:can ?not|can['’]t|may not) be (?:changed|updated|edited)|not (?:updatable|editable)/i,
    ),
    /(?:risk class|it) (?:can|may) (?:simply |just )?be (?:changed|updated|edited)/i,
  ),
  // MDR Art. 22(5): systems and procedure packs shall not themselves bear an additional CE marking.
  ask(
    'We combine CE-marked devices of three manufacturers, all within their intended purpose, into a ' +
      'procedure pack under Article 22 MDR, with our own statement drawn up – does the pack as such then ' +
      'get a CE mark of its own on top of those on the components?',
    /\b(?:no|not|without|never)\b[^.]{0,70}\bCE\b|\bCE\b[^.]{0,50}\b(?:no|not)\b|^\s*no\b/i,
    /pack (?:itself )?(?:must|has to|shall) (?:bear|carry|have) (?:an? |its )?(?:own |additional )?CE/i,
  ),
  // MDCG 2019-5 and MDCG 2021-25: legacy devices are not subject to the UDI obligations (Art. 27).
  ask(
    'One of my clients keeps shipping class IIb devices under an MDD certificate that benefits from ' +
      'Regulation 2023/607, and a hospital group insists that these legacy units bear a UDI carrier on the ' +
      'label because the label dates have passed; does EU law require the UDI on the label of a legacy ' +
      'device?',
    either(
      /^\s*no\b|not (?:subject|required|apply|applicable|obliged|need)|(?:does|do)(?:n['’]t| not)|\bexempt/i,
      /\bno (?:UDI|obligation|duty|need)/i,
    ),
    /legacy devices? (?:must|has to|have to|shall) (?:also )?(?:bear|carry|have) (?:a |the )?UDI(?! in)/i,
  ),
  // MDR Art. 32(1): after validation the notified body uploads the summary to EUDAMED.
  ask(
    'In a project plan for an implant I have to name who is responsible for each step of the SSCP, and ' +
      'while it is clear to me that the manufacturer writes it, I am unsure which party puts the validated ' +
      'SSCP into EUDAMED – who does the upload?',
    /notified body|\bNB\b/i,
    /manufacturer (?:itself )?(?:uploads|enters|publishes) (?:it|the SSCP|the summary|the validated)/i,
  ),
  // IVDR Art. 29(1): summary of safety and performance for class C and D, other than for performance studies.
  ask(
    'For an IVD client whose range runs from general lab reagents to blood screening assays I am ' +
      'estimating the writing effort, hence: for which IVDR classes is a summary of safety and performance ' +
      '(SSP) demanded?',
    /\bC\b(?:[^.]{0,25}\b(?:and|or)\b|\s*[/,&])[^.]{0,15}\bD\b/i,
    /\bB, C\b|\bB (?:to|through) D\b|\ball classes\b|\bA (?:to|through) D\b/i,
  ),
  // MDR Art. 15(6): ARs too have a PRRC permanently and continuously at their disposal.
  ask(
    'A US manufacturer already has its own PRRC under Article 15 and asks me, before signing the mandate, ' +
      'whether the European authorised representative needs such a person too or is covered by the ' +
      'manufacturer’s one?',
    either(
      /^\s*yes\b|representatives?[^.]{0,40}\b(?:also|too|must|shall|needs?|has to|have to|as well)\b/i,
      /permanently and continuously|its own/i,
    ),
    /^\s*no\b|representatives? (?:does|do)(?:n['’]t| not) need|(?:is|are) covered by the manufacturer/i,
  ),
  // MDR Art. 30(3): within two weeks of placing on the market.
  ask(
    'Under Article 30 an importer has to check, once it has placed a device on the market, that the ' +
      'manufacturer or the authorised representative provided their data to the electronic system, and to ' +
      'add its own details to the entry; within what time after placing on the market?',
    /\b(?:two|2)[- ]weeks?\b|\b(?:14|fourteen) days\b|fortnight/i,
  ),
  // MDR Art. 31(5): not later than one year after submission, and every second year thereafter.
  ask(
    'When an economic operator has submitted its actor data under Article 31 and confirmed the accuracy ' +
      'for the first time after one year, in what rhythm does it have to confirm the accuracy of the data ' +
      'from then on?',
    /every (?:second|2nd|two|other|2)[- ]years?|\bsecond year|\b(?:biennial|two-yearly|2-yearly)/i,
  ),
  // MDR Art. 16(4): at least 28 days before the relabelled or repackaged device is made available.
  ask(
    'A parallel trader, who is a distributor, wants to repackage and translate the labels of a device ' +
      'under Article 16(2), and I have to tell him how long beforehand the manufacturer and the competent ' +
      'authority need to be informed – what is the minimum?',
    /\b28\b|twenty-eight|\bfour weeks|\b4 weeks/i,
  ),

  // Identifiers and carriers
  // MDR Annex VI Part C 6.5.3: minor software revisions need a new UDI-PI and not a new UDI-DI.
  ask(
    'The developers release a patch of our medical software that repairs bugs and closes a security hole, ' +
      'without any effect on performance, safety, intended use or interpretation of data; which part of ' +
      'the UDI changes, the DI or the PI?',
    /\bUDI[- ]PI\b|\bPI\b|production identifier/i,
    either(
      /\bnew UDI-DI is (?:needed|required) (?:for|with) (?:a |each |every )?(?:minor|bug|patch)/i,
      /\bthe (?:UDI-)?DI changes\b/i,
    ),
  ),
  // MDR Annex VI Part C 6.3.2 (a): single-use disposables in a pack need no own carrier.
  ask(
    'Inside a sterile procedure pack lie swabs and other single-use disposables whose use everybody knows ' +
      'and which are not intended for individual use outside of the pack – do they, each of them, have to ' +
      'bear a UDI carrier of their own under Annex VI?',
    either(
      /^\s*no\b|\bexempt|need(?:s)? not|(?:do|does)(?:n['’]t| not) (?:need|have|require)/i,
      /not (?:be )?(?:required|needed|necessary)|\bno (?:own |separate )?UDI carrier/i,
    ),
    /^\s*yes\b/i,
  ),
  // EUDAMED DI = “B-…”, EUDAMED ID = “D-…” (Management of legacy devices; identifiers.md section 3).
  ask(
    'For an MDD device that never had a UDI-DI, EUDAMED works with a EUDAMED DI in place of the Basic ' +
      'UDI-DI and a EUDAMED ID in place of the UDI-DI; with which letter and hyphen does the EUDAMED DI ' +
      'begin?',
    /\bB\s?-|\bB\b[^.]{0,20}hyphen|letter ["“'‘]?B\b/,
    /EUDAMED DI (?:begins|starts|has|is) [^.]{0,20}\bD-/,
  ),
  // HIBCC Basic UDI-DI: “++”, LIC, model, two check characters (EUDAMED help; identifiers.md section 3).
  ask(
    'While cleaning up a list of Basic UDI-DIs from several issuing agencies I want to tell the HIBCC ones ' +
      'from the GS1 ones at a glance; which characters stand in front of a Basic UDI-DI that was built by ' +
      'the HIBCC rules?',
    /\+\s?\+|\b(?:two|double) plus/i,
  ),

  // GUDID and FDA UDI
  // FDA GUDID guidance: one DI record per HL7 SPL XML file (markets.md 1.1).
  ask(
    'We are about to move from the GUDID web form to HL7 SPL through the gateway and have some four ' +
      'hundred device identifiers, therefore the question of how many DI records a single SPL XML file may ' +
      'contain?',
    either(
      /\b(?:one|1|single)\b[^.]{0,30}\b(?:DI|DIs|records?|devices?|file|each|per)\b|\bonly one\b/i,
      /\beach\b[^.]{0,30}\b(?:own|separate)\b/i,
    ),
    either(
      /\b300\b/,
      /\b(?:several|multiple|many) (?:DIs?|devices?|(?:DI )?records) (?:per|in (?:a|one)) (?:file|SPL)/i,
    ),
  ),
  // FDA ESG: three acknowledgements; the centre’s verdict is the third (connectors.md 3.1).
  ask(
    'Our ESG log shows a first acknowledgement with the message id and a second one with the core id, and ' +
      'the client wants to report success to management; which acknowledgement says whether GUDID has ' +
      'accepted the record?',
    /\bthird\b|\b3rd\b|\bACK(?:nowledgement)?[- ]?3\b/i,
    /\b(?:ACK ?[12]|first|second)(?: one)? (?:says|tells|means|confirms) (?:that )?[^.]{0,20}accept/i,
  ),
  // SPL header: setId is constant per record, id new each time, versionNumber counts up (markets.md 1.3).
  ask(
    'When I send an update of a DI record as a further SPL document, there are id, setId, effectiveTime ' +
      'and versionNumber in the header, and only one of them has to be the same as in the first file – ' +
      'which one?',
    /\bset[- ]?id\b/i,
    either(
      /\bversionNumber (?:stays|remains|is constant|must be the same)/i,
      /\bset[- ]?id (?:is new|changes|must be new)/i,
    ),
  ),
  // 21 CFR 830.330(b): where the information is not on the label, within 10 business days of the change.
  ask(
    'If a piece of GUDID information changes which does not appear on the label of the device, say the ' +
      'support contact, how quickly does 21 CFR 830.330 oblige the labeler to submit the update?',
    /\b(?:10|ten)[- ](?:business|working)[- ]days?/i,
  ),
  // 21 CFR 830.360(a): 3 years from the date the labeler ceases to market the version or model.
  ask(
    'For the retention schedule in the QMS of a US labeler: how long, counted from the day a version or ' +
      'model is no longer marketed, do the UDI records of Part 830 have to be retained?',
    /\b(?:3|three)[- ]years?\b/i,
  ),

  // Other markets
  // Northern Ireland: EU rules and EUDAMED from 28 May 2026 (market-fields.md section 6, GB).
  ask(
    'A client from Leeds sells a new class IIa device in Great Britain and also places it on the Northern ' +
      'Ireland market; I know there is no UDI duty in Great Britain, but whose device rules count in ' +
      'Northern Ireland, those of the UK MDR 2002 or those of the EU?',
    either(
      /\bEU(?:'s|’s)?\b[^.]{0,40}\b(?:rules?|law|MDR|regulations?|requirements?|apply|applies)\b/i,
      /(?:rules?|law|those) of the (?:EU|European Union)|\bMDR 2017\/745|\bEUDAMED\b/i,
    ),
    /(?:UK MDR(?: 2002)?|British rules|UK rules) (?:apply|applies|count) in Northern Ireland/i,
  ),
  // Korea: changes within 10 days (markets.md section 3, market-fields.md section 3).
  ask(
    'For the Korean licence holder of a German manufacturer I am drafting a procedure about changes of ' +
      'data that are already registered in the MFDS UDI system; within how many days do such changes have ' +
      'to be registered?',
    /\b(?:10|ten)[- ](?:calendar |working |business )?days?\b/i,
  ),
  // Brazil: data dates of SIUD, class II 1 Mar 2031 (RDC 591/2021 as amended; market-fields.md section 2).
  ask(
    'In Brazil the dates for the label and those for sending the data to the ANVISA database SIUD are ' +
      'apart from each other, and for a class II device I have already noted the label date; by when does ' +
      'its data have to be in SIUD?',
    /Mar[a-z]*\.? (?:0?1(?:st)?,? )?2031|2031-03|\b0?1[./]0?3[./]2031|\b0?3\/0?1\/2031/i,
  ),
  // Taiwan: the licence holder loads the data before the DI circulates (market-fields.md section 6).
  ask(
    'A client without a subsidiary in Taiwan distributes through a local partner and believes that he can ' +
      'key in the data of the TFDA’s UDID himself; which party is it that has to upload the device data ' +
      'there?',
    /licen[cs]e[- ]?holder|licensee|permit[- ]holder|holder of the (?:\w+ ){0,2}(?:licen[cs]e|permit)/i,
  ),
  // China: announcement of 13 Mar 2026, the rest of class II 1 Jun 2027 (market-fields.md section 8).
  ask(
    'NMPA has so far covered class III and 103 kinds of class II devices, and our infusion set belongs to ' +
      'the class II kinds that were not in the third batch; from which date on does the Chinese UDI duty ' +
      'cover the rest of class II?',
    day('1', 6, 2027),
  ),

  // The hub
  // web/messages/en/change-effects.ts: preview “What this means”, on the record “What this change means”.
  ask(
    'Before I save a changed value in a Master DI record I would like to see in the hub, market by market, ' +
      'whether the registers would demand a new UDI-DI or just an update – what is the function called on ' +
      'the form?',
    /what this (?:change )?means/i,
  ),
  // web/messages/en/audit-trail.ts: verify.button “Verify the chain”.
  ask(
    'An auditor wants me to demonstrate on the screen that no entry of the audit trail has been altered ' +
      'afterwards; which button do I have to press for that?',
    /verify the chain/i,
  ),
  // web/messages/en/register.ts and screens.ts: “From EUDAMED”, tabs “Read files” and “Reconcile”.
  ask(
    'My client registered sixty devices in EUDAMED by hand years ago; on which screen of the hub can these ' +
      'data be read in and compared field by field with ours?',
    /from eudamed\b/i,
  ),
  // web/messages/en/archive.ts, docs/known-limits.md: an archive is a copy, nothing is removed.
  ask(
    'If I select two devices in the record list and take the signed ZIP that “Archive” offers, do the ' +
      'devices thereby disappear from the hub?',
    either(
      /^\s*no\b|nothing is (?:removed|deleted)/i,
      /(?:does|do|is|are)(?:n['’]t| not) (?:removed?|deleted?|disappear)|removes nothing/i,
      /\b(?:stay|stays|remain|remains)\b|\bis a copy\b/i,
    ),
    /^\s*yes\b|(?:is|are) (?:then )?removed from the hub/i,
  ),
  // web/messages/en/exchange.ts: answersByHand – open a submission, choose Acknowledge.
  ask(
    'Since the hub, as I understand, cannot read the answers of GUDID from a file, what do I choose on a ' +
      'submission in order to put down that FDA’s database has accepted it, together with number and date?',
    /\backnowledge\b/i,
  ),
  // web/messages/en/assessments.ts: form.needs – “Action Required” needs at least one task.
  ask(
    'I want to complete an impact assessment with the outcome “Action Required” and have already written ' +
      'the rationale, but the hub does not let me; what else must the assessment have for this outcome?',
    /\btasks?\b/i,
  ),

  // A German of a small company: slightly bent English
  // EU law and EUDAMED
  // MDR Art. 31(2): the competent authority obtains the SRN from EUDAMED and issues it.
  ask(
    'From who do we become the SRN? We are a small manufacturer in Bavaria and have made the request in ' +
      'EUDAMED.',
    /authorit(?:y|ies)|\bBfArM\b/i,
    /(?:GS1|notified body|European Commission) (?:gives|issues|assigns) (?:you )?(?:the|your|an) SRN/i,
  ),
  // MDR Art. 123(3)(d), Decision (EU) 2025/2371: obligatory from 28 May 2026.
  ask(
    'Since which day is the EUDAMED duty for really new devices? My boss says it is still voluntary.',
    day('28', 5, 2026),
  ),
  // Devices already on the market: by 28 Nov 2026 (sources differ by a day; eudamed.md section 8).
  ask(
    'Until when must the old products be in eudamed, so the ones we sell already since years?',
    day('2[78]', 11, 2026),
  ),
  // MDR Art. 27(1), 29(1): other than custom-made.
  ask(
    'We make also custom-made devices for single patients. Needs a custom-made device a UDI?',
    either(
      /^\s*no\b|\bexempt|\bexcept|\bexclud|other than custom/i,
      /(?:do|does)(?:n['’]t| not) (?:need|require|have|get|apply)|not (?:required|needed|subject|apply)/i,
      /without (?:a )?UDI|\bno UDI/i,
    ),
    either(
      /^\s*yes\b/i,
      /custom-made devices? (?:also )?(?:must|needs?|has to|have to) (?:a |have a |bear a |carry a )?UDI/i,
    ),
  ),
  // MDR Art. 123(3)(f): class I labels 26 May 2025.
  ask(
    'From when on must the UDI be on the label of a normal class I device (not the engraving, just the ' +
      'label)?',
    day('26', 5, 2025),
  ),
  // MDR Art. 15(2): micro and small enterprises need not have the PRRC within the organisation.
  ask(
    'We are only 20 persons. Must we employ a PRRC by ourselves or can it be somebody from outside?',
    either(
      /at (?:your|their|its|our|the) disposal|\bexternal|from outside|outside (?:your|the|their)/i,
      /(?:need|do|does)(?:n['’]t| not)[^.]{0,40}(?:within|in|employ)|not (?:be )?required[^.]{0,60}within/i,
    ),
    either(
      /(?:must|has to) (?:always )?be (?:an |your own )?employee/i,
      /(?:can ?not|may not) be (?:external|from outside)/i,
    ),
  ),
  // Commission, actor registration module: signed declaration on information security responsibilities.
  ask(
    'What paper have we to sign and upload when we register our firm as actor in EUDAMED? We sit in ' +
      'Germany, so no mandate.',
    /information security/i,
  ),
  // MDR Art. 31(1) and Art. 30(1): manufacturers, ARs, importers; distributors do not register in EUDAMED.
  ask(
    'Our dealer in Austria is a pure distributor. Needs he an own SRN in EUDAMED too?',
    either(
      /^\s*no\b|distributors?[^.]{0,40}\b(?:not|n['’]t|no|never)\b/i,
      /(?:do|does)(?:n['’]t| not) (?:need|have|register|get)|\bno SRN/i,
    ),
    /^\s*yes\b|distributors? (?:also )?(?:must|needs? to|has to|have to) (?:register|have an SRN|get)/i,
  ),
  // MDR Annex IV no. 3 and Art. 27(6): the Basic UDI-DI is on the EU declaration of conformity.
  ask(
    'Which of the UDI numbers belongs on the Konformitätserklärung (declaration of conformity), the one ' +
      'from the label?',
    /\bBasic[- ]UDI/i,
    /UDI-DI (?:of|from) the label (?:is|belongs|must be) (?:on|in) the declaration/i,
  ),
  // EUDAMED BR-UDID-636, MDCG 2021-12: only terminal (leaf) codes.
  ask(
    'EMDN: can i take just a rough code, like the group, or how deep must it be?',
    either(
      /\bterminal\b|\blowest\b|most (?:detailed|specific|granular|precise)|\bleaf\b/i,
      /no (?:further |more |other )?codes? below|\blast level|deepest/i,
    ),
    /(?:group|category) (?:code )?is (?:enough|sufficient|accepted)/i,
  ),

  // Identifiers and carriers
  // GS1 General Specifications: AI (17) expiration date.
  ask('which number in brackets comes before the expiry date in the GS1 barcode?', /\b17\b/),
  // GS1 check digit, weights 3 and 1 from the right: 426034567891 → 3.
  ask(
    'Our GTIN-13 begins 426034567891 and the last figure is not readable anymore. What is the check digit?',
    either(
      /\b0?4260345678913\b/i,
      /check digit ?(?:of [\d ]+ )?(?:is|would be|:|=)[^.\d]{0,12}\b3\b(?!\s*(?:,|and|×|x)\s*1\b)/i,
      /\b3\b (?:is|as) (?:the|your) check|^\W*3\W*$/i,
    ),
  ),
  // MDR Art. 123(3)(g): direct marking two years after the label; class I 26 May 2027.
  ask(
    'We have reusable scissors class I. By when must the UDI be lasered direct on the instrument in the EU?',
    day('26', 5, 2027),
  ),
  // MDR Annex VI Part C 4.7: with significant constraints only the AIDC (outside home care).
  ask(
    'Our label for hospital use is so tiny that barcode and the readable text do not go both on it. Which ' +
      'one may stay alone?',
    either(
      /\b(?:only|just)\b[^.]{0,40}(?:\bAIDC\b|machine[- ]readable|\bbar ?code|data ?matrix)/i,
      /(?:\bAIDC\b|machine[- ]readable|bar ?code|data ?matrix)[^.]{0,60}\b(?:only|alone|suffic|enough|stay)/i,
      /^\W*(?:the )?(?:AIDC|bar ?code|machine[- ]readable)/i,
    ),
    either(
      /only the (?:HRI|human|readable|plain)[^.]{0,30}\b(?:is|shall be) (?:required|needed)/i,
      /leave (?:out|off) the (?:AIDC|bar ?code)/i,
    ),
  ),

  // GUDID and FDA UDI
  // FDA GUDID guidance: grace period of 7 calendar days.
  ask(
    'When our record is published in GUDID, how long can we still correct mistakes nearly everywhere?',
    /\b(?:7|seven)[- ](?:calendar[- ])?days?\b|\b(?:one|a|1)[- ]week\b/i,
  ),
  // GUDID: Labeler DUNS, name and address come from D&B (markets.md 1.2).
  ask(
    'GUDID does not let me type our company name, it wants a nine digit number for it. What for a number ' +
      'is that?',
    /\bDUNS\b|D-U-N-S|Dun (?:&|and) Bradstreet/i,
  ),
  // 21 CFR 801.30(d): the UDI of a class I device need not include a production identifier.
  ask(
    'For USA: must the UDI on a class 1 device contain also the lot (the PI part), or reaches the DI?',
    either(
      /^\s*no\b|(?:not|n['’]t)[^.]{0,30}\b(?:required|need|include|contain|have)|\bexempt|\bwithout\b/i,
      /\boptional|only the (?:UDI-)?DI|\bDI (?:alone|only|is enough|is sufficient|suffices)/i,
    ),
    either(
      /^\s*yes\b/i,
      /class (?:I|1) (?:devices? )?must (?:include|contain|have) (?:the |a )?(?:lot|PI|production)/i,
    ),
  ),
  // 21 CFR 801.18: year, month, day: YYYY-MM-DD.
  ask(
    'How have we to write the dates on the american label? In Germany we make day.month.year',
    /YYYY-MM-DD|\byear\b[^.]{0,15}\bmonth\b[^.]{0,15}\bday\b|\b20\d\d-\d\d-\d\d\b/i,
    /\bMM[/-]DD[/-]YYYY is|month first/i,
  ),
  // GUDID asks for GMDN, not EMDN (markets.md 1.2).
  ask(
    'What nomenclature wants the FDA in GUDID, is our EMDN good for it?',
    /\bGMDN\b/i,
    /EMDN is (?:accepted|fine|enough)/i,
  ),

  // Other markets
  // Switzerland: duty since 1 Jul 2026, transition until 31 Dec 2026 (Swissmedic, product registration).
  ask(
    'For the products we deliver in Switzerland: until which day goes the transition time for swissdamed?',
    day('31', 12, 2026),
  ),
  // Japan: database registration is recommended, no legal duty (MHLW Q&A A41; market-fields.md section 6).
  ask(
    'japan: the barcode is clear, but is it also a legal duty to register the data in the MEDIS database ' +
      'there?',
    either(
      /^\s*no\b|\bnot\b[^.]{0,30}\b(?:legal|mandatory|obligat|required|compulsory|duty)|\bvoluntary/i,
      /\brecommend|n['’]t (?:mandatory|required|compulsory)|\bno (?:legal )?(?:duty|obligation)/i,
    ),
    /^\s*yes\b|registration (?:there )?is (?:mandatory|obligatory|compulsory)/i,
  ),
  // Canada: no UDI database; a proposal of 2021 only (market-fields.md section 7).
  ask(
    'Has Canada an own UDI database where we must load up?',
    either(
      /^\s*no\b|\bno (?:UDI|such|rule|duty|requirement|database|Canadian)|\bnone\b/i,
      /(?:does|do|has|have|is)(?:n['’]t| not)\b/i,
    ),
    /^\s*yes\b|Canada has a UDI database/i,
  ),
  // Singapore: class C 1 Nov 2026 (HSA; market-fields.md section 5).
  ask(
    'In Singapore class D was 2024. And when begins the UDI duty for class C?',
    /\bNov[a-z]*\.? (?:0?1(?:st)?,? )?2026|2026-11|\b0?1[./]11[./]2026|\b11\/0?1\/2026/i,
  ),
  // Australia: class I and Im have no duty (TGA; market-fields.md section 1).
  ask(
    'Our product is in Australia a simple Class I, not sterile and not measuring. Must it in the AusUDID?',
    either(
      /^\s*no\b|\bnot (?:in scope|subject|required|covered|have to|need|included)|out of scope|\bexempt/i,
      /\bno (?:UDI )?(?:duty|obligation|requirement)|(?:does|do)(?:n['’]t| not)|outside (?:the |its )?scope/i,
    ),
    /^\s*yes\b/i,
  ),

  // The hub
  // web/messages/en/bulk-upload.ts: under 10 MB.
  ask(
    'How big may my Excel be that I throw in the Bulk Upload?',
    /\b10 ?(?:MB|megabytes?)\b/i,
    /\bExcel[^.]{0,60}\b(?:20|25|50|100|200) ?MB\b/i,
  ),
  // web/messages/en/import-preview.ts: “Undo this import…” in the result of the upload.
  ask(
    'I have imported the false file with 300 rows!! how do i get them out again',
    /undo this import|\bundo\b/i,
  ),
  // web/messages/en/users.ts: one-time link, valid for 7 days.
  ask(
    'The admin made a new account for my colleague and gave her a link. How long goes this link?',
    /\b(?:7|seven)[- ]days?\b|\b(?:one|a|1) week\b/i,
  ),
  // web/messages/en/emdn.ts: EMDN Classifications, tab Versions.
  ask('Where can our admin load the complete EMDN in the hub? I see only few codes', [
    /\bEMDN\b/i,
    /\bVersions\b|\bLoad (?:the )?(?:full )?EMDN\b|load the full/i,
  ]),
  // web/messages/en/screens.ts: UDI Label.
  ask('On which page can I make a DataMatrix picture for the label?', /\bUDI Label\b|\/udi-label/i),
  // web/messages/en/tasks.ts: Tasks and Calendar, “Subscribe from another calendar”.
  ask(
    'I want see the hub tasks in my Outlook. Is this possible and where?',
    [/\bsubscribe\b|calendar address|create address|iCalendar/i, /\bcalendar\b/i],
    /^\s*no\b|not possible/i,
  ),
]

export const fourteenthOwn: readonly Asked[] = [
  // A consultant: long sentences of several clauses
  // The one certification: number CE 700100, body, end; asked with its day, not with days left.
  ask(
    'For the renewal plan I need the exact calendar date on which our quality management system ' +
      'certificate for the CardioFlow pump comes (or came) to its end.',
    day('31', 1, 2027),
  ),
  ask(
    'Which body had issued the certificate for the CardioFlow pump that is kept with our company in the hub?',
    /Example Certification/i,
  ),
  // CardioFlow: targets EU and US; its one submission is for the EU, and it was approved, not sent.
  ask(
    'The CardioFlow pump is meant for the American market as well as for Europe; has anybody already ' +
      'created a submission for the US, or is there none?',
    /\bno\b|\bnone\b|\bnot\b|\bwithout\b|\bnothing\b|\bmissing\b|nobody|n['’]t\b/i,
    /is registered (?:in|with) (?:GUDID|the FDA)|approved for the (?:US|United States)|^\s*yes\b/i,
  ),
  ask(
    'The EU submission of our CardioFlow pump had been given to a colleague for a decision with a date in ' +
      'December; what has been decided about it?',
    /\bapproved\b/i,
    either(
      /not (?:yet )?(?:been )?approved|\b(?:is|was|been) rejected/i,
      /(?<!\bnothing of [^.]{0,60})(?:waits|waiting) for (?:an? |the )?(?:approval|decision)|not (?:yet )?(?:been )?decided/i,
    ),
  ),
  // SutureX: emdnCode null; the only class III device.
  ask(
    'Before we go on I would like to close the nomenclature gaps: please tell me only the devices of ours ' +
      'whose record has no EMDN code at all.',
    sutureX,
    [cardioFlow, lensView, glucoCheck, orthoPin, woundPad, scopeClean, airMask],
  ),
  ask(
    'Which of our devices, please name only those, are in class III, since I have to plan SSCPs for them?',
    sutureX,
    [cardioFlow, lensView, glucoCheck, orthoPin, woundPad, scopeClean, airMask],
  ),
  // LensView: EU file sent, no answer; Brazil a target without a submission.
  ask(
    'Management asks me how things stand in Brussels with the contact lens LensView, that is to say what ' +
      'state our EU submission has with EUDAMED at present?',
    either(
      /\bsent\b|no (?:answer|response)|\b(?:waiting|waits|awaiting)\b|unanswered/i,
      /not (?:yet )?(?:been )?answered/i,
    ),
    either(
      /\b(?:is|was|has been) (?:already )?(?:registered|accepted|refused|rejected)/i,
      /not (?:yet )?(?:been )?sent/i,
    ),
  ),
  ask(
    'LensView has Brazil among its target markets, for which I would need to know whether a Brazilian ' +
      'submission exists in the hub at all?',
    /\bno\b|\bnone\b|\bnot\b|\bwithout\b|\bnothing\b|\bmissing\b|n['’]t\b/i,
    /^\s*yes\b|Brazil(?:ian)?(?: submission)? (?:is|was|has been) (?:sent|approved|registered)/i,
  ),
  // OrthoPin: refused with “MDNCodes is not known”; implantableDevice true.
  ask(
    'EUDAMED did not take our OrthoPin, and before I call the help desk I want to understand what it ' +
      'objected to – which element or value does its message name?',
    /\bMDN ?Codes?\b|\bEMDN\b|nomenclature/i,
  ),
  ask(
    'For which of our devices – only the names, please – does the record say that it is implantable?',
    orthoPin,
    [cardioFlow, sutureX, lensView, glucoCheck, woundPad, scopeClean, airMask],
  ),
  // ScopeClean: version 2.0 sent to the specialist who asks; the intended use gets “and tapes”.
  ask(
    'Coming back from a week at a client, I would like to know which device has a request that is waiting ' +
      'for my decision in the approval workflow?',
    scopeClean,
    [airMask, cardioFlow, glucoCheck, orthoPin],
  ),
  ask(
    'In the new version of ScopeClean which lies with me for approval the intended use has been reworded; ' +
      'what, besides dressings, may be cut according to the proposed text?',
    /\btapes?\b/i,
  ),
  // AirMask: registered with 1.0, then 2.0 approved.
  ask(
    'AirMask was accepted by EUDAMED, and afterwards we approved a new version of the record; does what ' +
      'EUDAMED has still agree with our version in force, or is there something to do?',
    either(
      /out of date|outdated|no longer|\bbehind\b|\bchanged\b|\bupdate\b|\bdiffer|^\s*no\b/i,
      /does(?:n['’]t| not) (?:agree|match)|\bcarry over\b|earlier version/i,
    ),
    /(?:is|are) (?:still )?(?:up to date|the same|identical)|nothing to do|^\s*yes, it (?:still )?agrees/i,
  ),
  ask(
    'Which version number of the AirMask record is in force now?',
    /\b2(?:\.0)?\b/,
    /\b1\.0 is (?:still )?(?:in force|active|the (?:active|current))|2\.0-draft/i,
  ),
  // Old Clamp: deleted, with its reason.
  ask(
    'In an old binder I have found a device called Old Clamp, D-700, that is not on our list any more; ' +
      'what reason was given when it was deleted?',
    /off (?:of )?the market|no longer (?:on the market|marketed)/i,
  ),
  // Three devices of class IIa.
  ask(
    'Please list for me the devices of class IIa that we have, and no other ones, because the notified ' +
      'body wants to sample from this group.',
    [lensView, scopeClean, airMask],
    [cardioFlow, sutureX, glucoCheck, orthoPin, woundPad],
  ),
  // WoundPad: targets US and JP only.
  ask(
    'A distributor from Lyon asks for WoundPad; is the European Union one of the markets that its record ' +
      'names?',
    /\bno\b|\bnot\b|\bonly\b|isn['’]t/i,
    /^\s*yes\b|(?:EU|European Union) is (?:a|one of (?:its|the)) (?:target|market)/i,
  ),
  // The operator.
  ask(
    'The template of the mandate wants the SRN of our company as a manufacturer, which I do not have at ' +
      'hand – what is it?',
    /\bDE-MF-000012345\b/i,
  ),
  // EU targets without a submission: D-200 and D-800 (WoundPad does not go there).
  ask(
    'Which of the devices that have the EU as a target market do not have any EU submission so far? I only ' +
      'need the ones without, no others.',
    [sutureX, scopeClean],
    [cardioFlow, lensView, glucoCheck, orthoPin, woundPad, airMask],
  ),
  // GlucoCheck: class C.
  ask(
    'There is, I believe, exactly one in vitro diagnostic among our products, judging by the risk classes; ' +
      'which one is it and in which class?',
    [glucoCheck, /\bclass[- ]?C\b|\bC\b/i],
    [cardioFlow, lensView, orthoPin, airMask],
  ),

  // A German of a small company: slightly bent English
  // Nine made, Old Clamp deleted; ScopeClean and AirMask are one device each, with two versions.
  ask(
    'How much devices have we at all in the hub, without the deleted one?',
    /\b8\b|\beight\b/i,
    /\b(?:7|9|1[0-2]|seven|nine|ten|eleven|twelve) (?:devices|records) (?:in total|in the hub|altogether)/i,
  ),
  // Accepted by EUDAMED: GlucoCheck, AirMask; refused: OrthoPin.
  ask(
    'Please only the names: which devices did EUDAMED already accept?',
    [glucoCheck, airMask],
    [cardioFlow, sutureX, lensView, orthoPin, woundPad, scopeClean],
  ),
  ask('Which product was refused from EUDAMED?', orthoPin, [
    cardioFlow,
    sutureX,
    lensView,
    glucoCheck,
    woundPad,
    scopeClean,
    airMask,
  ]),
  // Target markets.
  ask(
    'what do we want to sell in the USA? just the product names pls',
    [cardioFlow, woundPad],
    [sutureX, lensView, glucoCheck, orthoPin, scopeClean, airMask],
  ),
  ask('Which of our products is planned for Japan?', woundPad, [
    cardioFlow,
    sutureX,
    lensView,
    glucoCheck,
    orthoPin,
    scopeClean,
    airMask,
  ]),
  ask('Have we something with China as target market?', /\bno\b|\bnone\b|\bnot\b|\bnothing\b|n['’]t\b/i, [
    /^\s*yes\b/i,
    /not know/i,
  ]),
  // The request for version 2.0 of ScopeClean: due date, change reason, notes, and what is in force.
  ask('Until when have I to decide about the ScopeClean?', day('4', 12, 2026)),
  ask('Why does the colleague want a new version of D-800, what reason has she written?', /new claim/i),
  ask('Is there a note for me as approver at the ScopeClean request? What stands there?', /please look/i),
  ask(
    'Is version 2.0 of ScopeClean already in force or is it still the 1.0?',
    /\b1\.0\b|\bpending\b|\bwait|\bnot\b|\bdraft\b/i,
    /\b2\.0 is (?:already |now )?(?:in force|active|approved|valid)|\b1\.0 (?:is|was) (?:archived|replaced)/i,
  ),
  // Risk classes.
  ask(
    'Which devices are IIb by us? only these please',
    [cardioFlow, orthoPin],
    [sutureX, lensView, glucoCheck, woundPad, scopeClean, airMask],
  ),
  ask('Which of the devices we have now is class I?', woundPad, [
    cardioFlow,
    sutureX,
    lensView,
    glucoCheck,
    orthoPin,
    scopeClean,
    airMask,
  ]),
  // The one certification.
  ask('What number has the certificate of our CardioFlow pump?', /\bCE[- ]?700100\b|\b700100\b/i),
  ask('since which date do we have the certificate CE 700100, so when was it issued?', day('1', 2, 2022)),
  ask(
    'What for a type of certificate is our CE 700100, after which annex of the MDR?',
    /\bAnnex IX\b|\bAnnex 9\b/i,
    /\bAnnex (?:X|XI)\b/,
  ),
  // EMDN code, number and intended use of single devices.
  ask('Which EMDN code have we by GlucoCheck?', /\bA0101010102\b/i),
  ask('Whats the device number of the AirMask by us?', /\bD-900\b/i, /\bD-[1-8]00\b/i),
  ask(
    'For what is WoundPad intended, what did we write as intended use?',
    /cutting of dressings/i,
    /\btapes?\b/i,
  ),
  // The operator.
  ask('Which manufacturer name stands by our devices?', /\bNordlicht Medical\b/i),
  ask('In which city sits our firm like it is in the hub under the economic operators?', /\bBerlin\b/i),
]

export const fourteenthUnknown: readonly Asked[] = [
  // A consultant: long sentences of several clauses
  nobodyKnows(
    'What will our notified body charge per auditor day for the recertification of CardioFlow, given that ' +
      'the last offer was verbal?',
  ),
  nobodyKnows(
    'How is Medtronic going to regroup its Basic UDI-DIs for infusion pumps next year, since we would like ' +
      'to follow the same logic?',
  ),
  nobodyKnows(
    'Which case worker at the TGA will look at our first AusUDID record, and what is that person’s direct ' +
      'extension?',
  ),
  nobodyKnows(
    'How many of the SSCPs that other manufacturers handed in at their notified bodies last quarter were ' +
      'sent back for corrections?',
  ),
  nobodyKnows(
    'Over how many years may the label printers we bought for direct marking be written off under French ' +
      'tax law?',
  ),
  nobodyKnows(
    'What does our importer in Rotterdam earn on each CardioFlow pump that he sells on to hospitals?',
  ),
  nobodyKnows(
    'On which day will EUDAMED reject its first message of schema 4.0, or rather, when in 2029 does that ' +
      'version arrive?',
  ),
  nobodyKnows(
    'What did the lady from the competent authority, whom I met at the conference in Lisbon, really think ' +
      'about our classification?',
  ),
  nobodyKnows(
    'Can the dismissed PRRC of a former client claim severance pay under Spanish employment law, and how ' +
      'much of it?',
  ),
  nobodyKnows(
    'Which of the two consultancies that bid for the GUDID migration at our competitor got the contract in ' +
      'the end?',
  ),

  // A German of a small company: slightly bent English
  nobodyKnows('What will cost us the GS1 membership in the year after next?'),
  nobodyKnows('Does Dräger bring a new mask against our AirMask, and when?'),
  nobodyKnows('How many pieces GlucoCheck have we sold last summer?'),
  nobodyKnows('On which day comes the FDA to us for the inspection?'),
  nobodyKnows('Who in our firm has last year forgotten to answer the mail from the customs?'),
  nobodyKnows('Must I pay Umsatzsteuer if I sell our used label printer to a friend in Poland?'),
  nobodyKnows('What has the neighbour firm with the orthopaedic pins paid for their EUDAMED consultant?'),
  nobodyKnows('Where makes my boss holiday at Christmas? I need a signature from him.'),
  nobodyKnows('How long may we keep the papers of job applicants we did not take?'),
  nobodyKnows('Which person at the authority in Munich has looked through our SRN request?'),
]
