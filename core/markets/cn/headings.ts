import type { Headings } from '../headings.ts'

/**
 * What the NMPA calls its elements in Chinese, by the hub's fields; by themselves the two names that the element of the
 * product name has. Source: YY/T 1752-2020; field list as of 2026-11-20.
 */
export const cnHeadings: Readonly<Record<string, Headings>> = {
  cnUdiId: { headings: ['数据库记录key'] },
  udiDi: { headings: ['最小销售单元产品标识'] },
  cnIssuingAgency: { headings: ['医疗器械唯一标识编码体系名称'] },
  cnPublicationDate: { headings: ['产品标识发布日期'] },
  baseQuantity: { headings: ['最小销售单元中使用单元的数量'] },
  unitOfUseDi: { headings: ['使用单元产品标识'] },
  cnDataCarrier: { headings: ['标识载体'] },
  cnSameAsRegistered: { headings: ['是否与注册/备案产品标识一致'] },
  cnRegisteredDi: { headings: ['注册/备案产品标识'] },
  cnDirectMarking: { headings: ['是否有本体直接标识'] },
  directMarkingDi: { headings: ['本体产品标识'] },
  cnProductName: { headings: ['产品名称/通用名称', '产品名称', '通用名称'] },
  brandName: { headings: ['商品名称'] },
  modelNumber: { headings: ['规格型号'] },
  kit: { headings: ['是否为包类/组套类产品'] },
  deviceDescription: { headings: ['产品描述'] },
  catalogueNumber: { headings: ['产品货号或编号'] },
  cnProductType: { headings: ['产品类型'] },
  cnDeviceClassification: { headings: ['分类编码'] },
  cnOldCatalogueCode: { headings: ['原分类编码'] },
  cnProductCategory: { headings: ['产品类别'] },
  cnRegistrantName: { headings: ['医疗器械注册人/备案人名称', '注册人'] },
  manufacturerName: { headings: ['注册人/备案人英文名称'] },
  cnCreditCode: { headings: ['统一社会信用代码'] },
  cnNmpaRegistrationNumber: { headings: ['注册证编号或备案凭证编号'] },
  cnInsuranceCode: { headings: ['医保编码'] },
  mriSafety: { headings: ['磁共振(MR)安全相关信息'] },
  singleUse: { headings: ['是否标记为一次性使用'] },
  maximumReuses: { headings: ['最大重复使用次数'] },
  sterile: { headings: ['是否为无菌包装'] },
  sterilizeBeforeUse: { headings: ['使用前是否需要进行灭菌'] },
  sterilisationMethod: { headings: ['灭菌方式'] },
  website: { headings: ['其他信息的网址链接'] },
  cnSaleStopDate: { headings: ['退市日期'] },
  productionIdentifiers: {
    codeHeadings: {
      BATCH_NUMBER: ['scbssfbhph', '生产标识是否包含批号'],
      SERIALISATION_NUMBER: ['scbssfbhxlh', '生产标识是否包含序列号'],
      MANUFACTURING_DATE: ['scbssfbhscrq', '生产标识是否包含生产日期'],
      EXPIRATION_DATE: ['scbssfbhsxrq', '生产标识是否包含失效日期'],
    },
  },
  storageConditions: { headings: ['特殊储存或操作条件'] },
  deviceSize: { headings: ['特殊使用尺寸说明'] },
  cnPackages: {
    columnHeadings: {
      packageDi: ['包装产品标识'],
      level: ['产品包装级别'],
      quantity: ['包装内含小一级相同产品标识的包装数量'],
      containedDi: ['包装内含小一级包装产品标识'],
    },
  },
  cnStorage: {
    columnHeadings: {
      condition: ['储存或操作条件'],
      lowest: ['最低值'],
      highest: ['最高值'],
      unit: ['计量单位'],
    },
  },
  cnClinicalSizes: {
    columnHeadings: { sizeType: ['临床使用尺寸类型'], value: ['尺寸值'], unit: ['尺寸单位'] },
  },
  cnContacts: {
    columnHeadings: { email: ['企业联系人邮箱'], phone: ['企业联系人电话'], fax: ['企业联系人传真'] },
  },
}
