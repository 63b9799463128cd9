import { countryRules } from '../../country-rules.ts'
import { chMarket, legacyClasses } from '../regulator-fields.ts'
import { required } from '../required.ts'
import { rulesOfEudamed } from './of-eudamed.ts'

const ofFile = 'EUDAMED DTX schema set 3.0.25, DEVICE.POST; MedDO Art. 17(5)'

/** What a submission for Switzerland is asked beyond its single fields. */
export const chRules = countryRules({
  code: 'CH',
  classes: [...chMarket.classes, ...legacyClasses],
  classWords: `${chMarket.classWords}; devices of the AIMDD and the IVDD those of their directive`,
  example: { chManufacturerChrn: 'CHRN-MF-20000001', chRepresentativeChrn: 'CHRN-AR-20000001' },
  rules: {
    classSource: 'MedDO Art. 15; IvDO Art. 14',
    numbers: [
      {
        id: 'CHRN',
        field: 'chManufacturerChrn',
        pattern: 'CHRN-[A-Z]{2}-[0-9]{8}',
        message: 'A CHRN has the form CHRN-MF-20000001. Compare it with swissdamed.',
        source: 'Swissmedic, single registration number (CHRN)',
        bad: 'CH-MF-000012345',
      },
      {
        id: 'CHRN-REP',
        field: 'chRepresentativeChrn',
        pattern: 'CHRN-[A-Z]{2}-[0-9]{8}',
        message: 'A CHRN has the form CHRN-AR-20000001. Compare it with swissdamed.',
        source: 'Swissmedic, single registration number (CHRN)',
        bad: 'AR-20000001',
      },
    ],
    others: [
      {
        ...required('CH-EMDN'),
        message: 'swissdamed takes the EMDN code with the UDI-DI. Enter the one of the EU submission.',
        source: 'MedDO Art. 17(5); swissdamed business rules 4.0',
        accepts: { document: { emdnCode: 'Z1203020601' } },
        rejects: { document: {} },
      },
      {
        ...required('CH-REFERENCE'),
        message: 'swissdamed takes the reference or catalogue number with the UDI-DI. Enter it.',
        source: 'MedDO Art. 17(5); swissdamed business rules 4.0',
        accepts: { document: { catalogueNumber: 'REF-200' } },
        rejects: { document: {} },
      },
      {
        ...required('CH-STATUS'),
        message:
          'The EUDAMED XML states the status of the device. Choose one: the file cannot be made without it.',
        source: ofFile,
        accepts: { document: { deviceStatus: 'ON_THE_MARKET' } },
        rejects: { document: {} },
      },
      {
        ...required('CH-SRN'),
        message:
          'The EUDAMED XML names the manufacturer by its SRN, e.g. DE-MF-000012345. The file cannot be made without it.',
        source: ofFile,
        accepts: { document: { manufacturerSrn: 'DE-MF-000012345' } },
        rejects: { document: {} },
      },
      {
        ...required('CH-PRODUCER'),
        message:
          'The EUDAMED XML names the producer of a system or procedure pack by its actor id, e.g. DE-PR-000012345. The file cannot be made without it.',
        source: ofFile,
        accepts: { document: { legislation: 'SPP', packProducerActorId: 'DE-PR-000012345' } },
        rejects: { document: { legislation: 'SPP' } },
      },
      {
        ...required('CH-PURPOSE'),
        message: 'A system or procedure pack needs its medical purpose. Enter it in at least one language.',
        source: ofFile,
        accepts: {
          document: { legislation: 'SPP', medicalPurpose: [{ language: 'EN', text: 'Wound dressing' }] },
        },
        rejects: { document: { legislation: 'SPP' } },
      },
      {
        ...required('CH-PACK'),
        message: 'Choose whether this is a system or a procedure pack.',
        source: ofFile,
        accepts: { document: { legislation: 'SPP', multiComponentType: 'SYSTEM' } },
        rejects: { document: { legislation: 'SPP' } },
      },
      {
        ...required('CH-BASIC-ISSUER'),
        severity: 'error',
        message:
          'Nothing in the Basic UDI-DI tells who issued it. Choose its issuing entity, or correct the code: the file cannot be made without it.',
        source: ofFile,
        accepts: { document: { basicUdiDi: '08612345DE2005N' } },
        rejects: { document: { basicUdiDi: 'ABC-1' } },
      },
      {
        ...required('CH-ACTOR'),
        message:
          'swissdamed keeps a device below who is responsible for it. Enter the CHRN; of a manufacturer abroad without one, the SRN.',
        source: 'MedDO Art. 17(5) and 55',
        accepts: { document: { chManufacturerChrn: 'CHRN-MF-20000001' } },
        rejects: { document: {} },
      },
      ...rulesOfEudamed,
    ],
  },
})
