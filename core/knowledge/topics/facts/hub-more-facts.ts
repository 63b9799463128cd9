import { fact, type Topic } from '../topic.ts'

const part11 = '21 CFR Part 11'

/** More of Part 11, records and the hub’s own words. */
export const moreRecordFacts: readonly Topic[] = [
  fact(
    'part-11-manifestation',
    'What a signed record shows',
    `must a signature show its meaning on paper too
must the reason of signing be on the printed copy
what must a signed record show according to Part 11
what does 21 CFR 11.50 demand
signature manifestation Part 11
what must be printed with an electronic signature
what has to be on the print of an approval
which details must an electronic signature show
what information belongs to a signed electronic record
contents of a signature by Part 11
must the meaning of a signature be shown
what must the printout of a signed record contain
what has to be visible on a signed record when I print it out
visible on the printout of a signed record
what does a signed record show when printed
printed signature details`,
    'A signed record shows the printed full name of the signer, the date and time, and the meaning of the signature (such as review or approval), on screen and on every print (21 CFR 11.50).',
    `${part11}, 11.50`,
  ),
  fact(
    'part-11-binding',
    'Signature and content',
    `what does 21 CFR 11.70 demand
how must a signature be linked to its record
may a signature be copied to another record
what happens to the signature when the record changes
signature linking Part 11`,
    'A signature is bound to exactly the content that was signed (21 CFR 11.70): it cannot be moved to another record, and a later change makes it void.',
    `${part11}, 11.70`,
  ),
  fact(
    'part-11-components',
    'Two components of a signature',
    `how many components does an electronic signature need under Part 11
what does 21 CFR 11.200 demand
is the password alone enough for a signature
first signing in a session Part 11
may two people share a signature account
shared accounts Part 11`,
    'An electronic signature needs two components, such as user name and password; at the first signing of a session both, later in the same session at least the password (21 CFR 11.200). Accounts are never shared.',
    `${part11}, 11.200`,
  ),
  fact(
    'part-11-certify',
    'Certification of electronic signatures to the FDA',
    `who has to tell the FDA that electronic signatures are binding
what does 21 CFR 11.100 demand
letter to FDA about electronic signatures
must the company certify electronic signatures to FDA
must identity be verified before using an electronic signature`,
    'Before electronic signatures are used, the identity of each person is verified and the company certifies to the FDA once that they are meant to be as binding as handwritten ones (21 CFR 11.100).',
    `${part11}, 11.100`,
  ),
  fact(
    'part-11-scope-udi',
    'Which UDI records are under Part 11',
    `who is responsible for Part 11 the software vendor or us
is the vendor or the labeler responsible for Part 11
which UDI records fall under Part 11
does Part 11 apply to GUDID records
are working papers Part 11 records
is the ESG certificate an electronic signature
does a GUDID SPL need an electronic signature
who is responsible for Part 11 compliance vendor or labeler
must the SPL solution be Part 11 compliant`,
    'Electronic records kept under 21 CFR 830.360 are Part 11 records, working papers are not. The HL7 SPL solution has to comply with Part 11; a GUDID SPL submission carries no signature, and the certificate of the gateway is no electronic signature. The labeler answers for it, not the vendor.',
    'FDA guidance: Global Unique Device Identification Database (GUDID)',
    { markets: ['US'] },
  ),
  fact(
    'audit-entry-content',
    'What an audit trail entry holds',
    `what must an audit trail entry contain
what does an audit trail record
contents of an audit trail entry
must the audit trail hold old and new values
must the audit trail be printable
what does Annex 11 demand of the audit trail`,
    'An audit trail entry holds who, when (by the server’s clock), what, the old and the new value and why. Entries cannot be changed, are kept as long as the record and can be searched, exported and printed.',
    `${part11}, 11.10(e); EU GMP Annex 11, section 9`,
  ),
  fact(
    'annex-11-draft',
    'Draft of Annex 11 and Annex 22',
    `when was the draft of the new Annex 11 published
what is Annex 22
draft Annex 11 revision date
Annex 22 artificial intelligence draft`,
    'A draft revision of EU GMP Annex 11 was published on 7 July 2025 with a new Annex 22 on artificial intelligence.',
    'European Commission, consultation on EU GMP Annex 11 and Annex 22',
  ),
  fact(
    'qmsr-date',
    'Quality rules of the FDA',
    `when does the FDA QMSR apply
since when does QMSR apply
what is QMSR
21 CFR 820 new date
which ISO 13485 clause demands software validation`,
    'The FDA’s Quality Management System Regulation (QMSR, 21 CFR 820) applies since 2 February 2026. ISO 13485, clause 4.1.6, demands that software of the quality system is validated.',
    '21 CFR 820; ISO 13485:2016',
  ),
  fact(
    'retention-by-market',
    'How long UDI records are kept',
    `how long must UDI records be kept in the US
how long must UDI records be kept in Europe
retention period of UDI records for implants
how many years keep documentation implants EU
record retention 21 CFR 830.360
how long keep technical documentation of implantable devices`,
    'US: three years after the labeler stops marketing the version or model (21 CFR 830.360). EU: ten years after the last device was placed on the market, fifteen for implantable devices. Korea: three years after the sale ends.',
    '21 CFR 830.360; MDR Art. 10(8)',
    { markets: ['EU', 'US', 'KR'] },
  ),
]
