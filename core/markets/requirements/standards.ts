/** The standards and frameworks UDI data rests on, by who issues them; each names what it is needed for. */
export const standards = [
  {
    issuer: 'ISO',
    items: [
      { name: 'ISO 13485:2016', about: 'Quality management system: UDI where the law asks for it (7.5.8)' },
      { name: 'ISO/IEC 15459', about: 'Unique identification: what an issuing entity is' },
      { name: 'ISO 15223-1:2021', about: 'Symbols on the label, the UDI symbol among them' },
      { name: 'ISO 20417:2021', about: 'Information supplied by the manufacturer' },
    ],
  },
  {
    issuer: 'GS1',
    items: [
      { name: 'GS1 General Specifications', about: 'GTIN as UDI-DI, application identifiers as UDI-PI' },
      { name: 'Global Model Number (GMN)', about: 'The Basic UDI-DI of GS1, with its check pair' },
    ],
  },
  {
    issuer: 'frameworks',
    items: [
      { name: 'Regulation (EU) 2017/745 (MDR)', about: 'Art. 27 to 29 and Annex VI part C' },
      { name: 'Regulation (EU) 2017/746 (IVDR)', about: 'Art. 24 to 26 and Annex VI part C' },
      { name: '21 CFR 801 Subpart B and 830', about: 'UDI on the label, and GUDID' },
      { name: 'IMDRF/UDI WG/N7 and N48', about: 'The guidance all markets build on' },
    ],
  },
] as const
