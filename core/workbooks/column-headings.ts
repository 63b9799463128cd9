import { tradeNameHeads } from '#core/imports/column-names.ts'

/**
 * What regulators and distributors head columns with, besides the labels of the forms and what uploads are read by.
 * English first, then German, French, Spanish, Portuguese, Chinese, Korean, Japanese. Compared folded. Common words of
 * the trade, looked up in no one regulator's file (decision D131); what a regulator calls a field itself stands with the
 * market (`headings` of its regulator fields). As of 2026-11-26.
 */
type Headings = Readonly<Record<string, readonly string[]>>

export const columnHeadings: Headings = {
  udiDi: ['primary di', 'primary di number', 'primary device identifier', 'primary udi-di', 'device identifier', 'di number', 'udi-di code', 'udi code', 'gtin', 'unique device identifier', 'primärer di', 'udi-di primaire', 'code iud', 'udi-di primario', 'código udi', 'identificador do dispositivo', 'identificador de dispositivo', '最小销售单元产品标识', '产品标识', '医疗器械唯一标识', '고유식별코드', 'udi-di 코드', '機器識別子', '商品コード'],
  udiDiIssuingEntity: ['issuing agency', 'issuing entity', 'primary di issuing agency', 'device identifier issuing agency', 'agency', 'zuteilungsstelle', 'organisme d’attribution', 'entité émettrice', 'entidad emisora', 'agencia emisora', 'entidade emissora', '发码机构', '코드체계', '발급기관', '発行機関'],
  deviceName: ['device name', 'product name', 'name of device', 'medical device name', 'item name', 'produktname', 'nom du dispositif', 'nombre del producto', 'nome do produto', '제품명', '製品名'],
  brandName: ['brand', 'brand name', 'trade mark', ...tradeNameHeads, 'markenname', 'marque', 'marca', 'marca comercial', '商品名称', '品牌', '상표명', '브랜드명', 'ブランド名'],
  manufacturerName: ['manufacturer', 'manufacturer name', 'name of manufacturer', 'legal manufacturer', 'company name', 'labeler', 'hersteller', 'fabricant', 'nom du fabricant', 'fabricante', 'nombre del fabricante', 'nome do fabricante', '生产企业', '제조사', '제조업체명', '제조원', '製造業者'],
  modelNumber: ['model', 'model number', 'model/version', 'version/model', 'version or model', 'version or model number', 'model name', 'modell', 'modèle', 'modelo', 'número de modelo', '规格型号', '型号', '모델명', '모델', '型式', 'モデル'],
  catalogueNumber: ['catalogue number', 'catalog number', 'ref', 'reference number', 'product code', 'item code', 'katalognummer', 'numéro de catalogue', 'référence', 'número de catálogo', 'referencia', 'referência', '货号', '产品货号或编号', '카탈로그번호', '제품코드', 'カタログ番号', '品番'],
  deviceDescription: ['device description', 'product description', 'description', 'beschreibung', 'description du dispositif', 'descripción', 'descripción del producto', 'descrição', 'descrição do produto', '产品描述', '제품설명', '製品説明'],
  intendedUse: ['intended use', 'intended purpose', 'indications for use', 'zweckbestimmung', 'destination', 'usage prévu', 'uso previsto', 'uso pretendido', 'finalidade', '预期用途', '适用范围', '사용목적', '使用目的'],
  riskClass: ['risk class', 'risk classification', 'classification', 'class', 'device class', 'gmd class', 'risikoklasse', 'classe de risque', 'clase de riesgo', 'classe de risco', '风险等级', '管理类别', '등급', '품목등급', 'クラス分類'],
  gmdnCode: ['gmdn', 'gmdn code', 'gmdn term code', 'gmdn-code', 'code gmdn', 'código gmdn', 'gmdn 코드', 'gmdn コード'],
  emdnCode: ['emdn', 'emdn code', 'emdn-code', 'code emdn', 'código emdn'],
  baseQuantity: ['device count', 'quantity', 'quantity of device', 'number of devices', 'quantity per package', 'units per package', 'pack size', 'menge', 'stückzahl', 'quantité', 'cantidad', 'quantidade', '最小销售单元中使用单元的数量', '数量', '수량', '포장내 총수량', '入数', '数量'],
  unitOfUseDi: ['unit of use di', 'unit of use udi-di', 'unit of use di number', 'unit of use identifier', '使用单元产品标识'],
  directMarkingDi: ['direct marking di', 'direct marking udi-di', 'dm di number', 'dm di', '本体产品标识'],
  secondaryUdiDi: ['secondary di', 'secondary device identifier', 'secondary udi-di', 'secondary di number'],
  basicUdiDi: ['basic udi-di', 'basic udi'],
  singleUse: ['single use', 'single-use', 'single use device', 'for single use', 'einmalprodukt', 'zum einmalgebrauch', 'usage unique', 'uso único', 'un solo uso', '是否为一次性使用', '是否一次性使用', '일회용', '일회용여부', '単回使用'],
  sterile: ['sterile', 'supplied sterile', 'device packaged as sterile', 'packaged as sterile', 'steril', 'stérile', 'estéril', '是否为无菌包装', '是否无菌', '멸균', '멸균여부', '滅菌済み'],
  sterilizeBeforeUse: ['requires sterilisation before use', 'requires sterilization prior to use', 'sterilise before use', 'need for sterilisation before use', 'stérilisation avant utilisation', 'esterilizar antes de usar', '使用前是否需要进行灭菌', '사용전멸균필요', '使用前滅菌'],
  implantableDevice: ['implantable', 'implantable device', 'is implantable', 'implantierbar', 'implantable médical', 'implantáveis', 'implantável', '是否为植入', '植入', '이식형', '인체이식형여부', '植込み'],
  containsLatex: ['contains latex', 'latex', 'natural rubber latex', 'contains natural rubber latex', 'contains nrl', 'enthält latex', 'contient du latex', 'contiene látex', 'contém látex', '含乳胶', '라텍스', '라텍스함유', 'ラテックス'],
  shelfLife: ['shelf life', 'shelf life (months)', 'haltbarkeit', 'durée de conservation', 'vida útil', 'validade', 'prazo de validade', '有效期', '유효기간', '有効期間'],
  storageConditions: ['storage conditions', 'storage', 'storage and handling', 'special storage conditions', 'lagerbedingungen', 'conditions de stockage', 'condiciones de almacenamiento', 'condições de armazenamento', '特殊储存条件', '储存条件', '저장방법', '저장조건', '保管条件'],
  packagingType: ['package type', 'packaging type', 'type of packaging', 'verpackungsart', 'type d’emballage', 'tipo de empaque', 'tipo de envase', 'tipo de embalagem', '包装类型', '포장형태', '包装形態'],
  deviceSize: ['device size', 'size', 'clinical size', 'größe', 'taille', 'tamaño', 'tamanho', '尺寸', '크기', 'サイズ'],
  deviceSizeUnit: ['size unit', 'unit of measure', 'size unit of measure', 'maßeinheit', 'unité de mesure', 'unidad de medida', 'unidade de medida', '计量单位', '단위', '単位'],
  secondaryUdiDiIssuingEntity: ['secondary di issuing agency', 'secondary issuing agency'],
  manufacturerAddress: ['manufacturer address', 'address of manufacturer', 'herstelleradresse', 'adresse du fabricant', 'dirección del fabricante', 'endereço do fabricante', '제조업체주소', '製造業者住所'],
  manufacturerCountry: ['manufacturer country', 'country of manufacturer', 'herstellerland', 'pays du fabricant', 'país del fabricante', 'país do fabricante', '제조국', '製造国'],
  mriSafety: ['mri safety', 'mri safety status', 'mri safety information', 'mr-sicherheit', 'sécurité irm', 'seguridad en rm', '磁共振（mr）安全相关信息', 'mri 안전정보', 'mri안전'],
  productionIdentifiers: ['production identifiers', 'production identifier', 'udi-pi', 'production identifier(s) in udi', '生产标识'],
  firstMarketDate: ['date of first supply', 'first market date', 'marketing date', 'commercial distribution start date'],
  softwareVersion: ['software version', 'softwareversion', 'version du logiciel', 'versión de software', 'versão do software', '软件版本', '소프트웨어버전'],
} // biome-ignore format: a table

/** Of the columns of tables, whatever table has them. */
export const tableHeadings: Headings = {
  packageDi: ['package di', 'package di number', 'package identifier', 'package udi-di', 'packaging di', 'di of package', 'verpackungs-udi-di', 'iud-id de l’emballage', 'udi-di del empaque', 'udi-di da embalagem', '包装产品标识', '包装标识', '포장 udi-di', '包装コード'],
  quantity: ['quantity per package', 'quantity', 'package quantity', 'number of units', 'number of contents', 'menge', 'quantité', 'cantidad', 'quantidade', '包装内含小一级包装产品标识数量', '수량', '入数'],
  containedDi: ['contains di', 'contains di package', 'contained di', 'child di', 'contained package di', '包装内含小一级包装产品标识'],
  packageType: ['package type', 'packaging type', '包装级别', '포장형태'],
  issuingEntity: ['issuing agency', 'issuing entity', 'package issuing agency', 'issuing agency of package'],
  status: ['package status', 'status'],
  condition: ['storage condition', 'condition', 'storage type', 'storage and handling type', 'storage or handling condition', '储存或操作条件'],
  sizeType: ['size type', 'clinical size type', '尺寸类型'],
  type: ['type', 'size type', 'clinical size type'],
  value: ['value', 'size value', 'size'],
  unit: ['unit', 'unit of measure', 'size unit'],
  di: ['previous di number', 'previous di', 'former di', 'di number', 'previous device identifier'],
  url: ['document url', 'url of document', 'web address', 'link'],
  text: ['text', 'value', 'special conditions', 'special storage conditions'],
  language: ['language', 'language code'],
} // biome-ignore format: a table
