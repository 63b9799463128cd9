/**
 * Critical warnings and contra-indications, among them the hazard (H, EUH) and precautionary (P) statements.
 * Rows with `comment` need one: 'plain' a value without language, 'translated' a text per language.
 * Source: EUDAMED DTX schema set 3.0.25, commondi:CriticalWarningEnum.
 */

export const criticalWarnings = [
  { code: 'CW001', label: 'Do not resterilize' },
  { code: 'CW006', label: 'Defibrillation-proof type B applied part' },
  { code: 'CW007', label: 'Do not use if package is damaged' },
  { code: 'CW008', label: 'Biological risks' },
  { code: 'CW009', label: 'Do not re-use' },
  { code: 'CW010', label: 'Consult instructions for use' },
  { code: 'CW011', label: 'Caution' },
  { code: 'CW012', label: 'Caution: Electrostatic sensitive, do not touch directly' },
  { code: 'CW013', label: 'Radiation of laser apparatus' },
  { code: 'CW014', label: 'Type BF applied part' },
  { code: 'CW015', label: 'Defibrillation-proof type BF applied part' },
  { code: 'CW016', label: 'Type B applied part' },
  { code: 'CW017', label: 'Defibrillation-proof type CF applied part' },
  { code: 'CW018', label: 'Refer to instruction manual/booklet' },
  { code: 'CW020', label: 'Do not sterilize' },
  { code: 'CW022', label: 'Do not cut' },
  { code: 'CW023', label: 'Consider hazards from magnetic fields' },
  { code: 'CW024', label: 'Do not store near magnets or magnetic devices' },
  { code: 'CW025', label: 'MR safe' },
  { code: 'CW026', label: 'MR conditional' },
  { code: 'CW027', label: 'MR unsafe' },
  { code: 'CW028', label: 'Exposure to radiation when using the device' },
  { code: 'CW029', label: 'Caution, sharp edges' },
  { code: 'CW030', label: 'Consult healthcare professional before use' },
  { code: 'CW031', label: 'Implant timeframe limitations' },
  { code: 'CW032', label: 'Do not use past indicated date' },
  { code: 'CW035', label: 'Restriction in use of disinfectors' },
  { code: 'CW036', label: 'Restrictions in use for combination of other devices' },
  { code: 'CW037', label: 'GHS01 – Danger – Unstable, explosive' },
  { code: 'CW038', label: 'GHS02 – Danger or warning – Flammable' },
  { code: 'CW039', label: 'GHS03 – Danger or warning – Oxidising' },
  { code: 'CW040', label: 'GHS04 – Warning – Compressed gas' },
  { code: 'CW041', label: 'GHS05 – Danger or warning – Corrosive cat. 1' },
  { code: 'CW042', label: 'GHS06 – Danger – Toxic cat. 1–3' },
  {
    code: 'CW043',
    label: 'GHS07 – Warning – Toxic cat. 4, irritant cat. 2 or 3, lower systemic health hazards',
  },
  { code: 'CW044', label: 'GHS08 – Danger or warning – Systemic health hazards' },
  { code: 'CW045', label: 'GHS09 – Warning (for cat. 1), no signal word (for cat. 2) – Environment' },
  { code: 'CW046', label: 'H200 – Unstable explosives.' },
  { code: 'CW047', label: 'H201 – Explosive; mass explosion hazard.' },
  { code: 'CW048', label: 'H202 – Explosive, severe projection hazard.' },
  { code: 'CW049', label: 'H203 – Explosive; fire, blast or projection hazard.' },
  { code: 'CW050', label: 'H204 – Fire or projection hazard.' },
  { code: 'CW051', label: 'H205 – May mass explode in fire.' },
  { code: 'CW052', label: 'H220 – Extremely flammable gas.' },
  { code: 'CW053', label: 'H221 – Flammable gas.' },
  { code: 'CW054', label: 'H222 – Extremely flammable aerosol.' },
  { code: 'CW055', label: 'H223 – Flammable aerosol.' },
  { code: 'CW056', label: 'H224 – Extremely flammable liquid and vapour.' },
  { code: 'CW057', label: 'H225 – Highly flammable liquid and vapour.' },
  { code: 'CW058', label: 'H226 – Flammable liquid and vapour.' },
  { code: 'CW059', label: 'H228 – Flammable solid.' },
  { code: 'CW060', label: 'H240 – Heating may cause an explosion.' },
  { code: 'CW061', label: 'H241 – Heating may cause a fire or explosion.' },
  { code: 'CW062', label: 'H242 – Heating may cause a fire.' },
  { code: 'CW063', label: 'H250 – Catches fire spontaneously if exposed to air.' },
  { code: 'CW064', label: 'H251 – Self-heating: may catch fire.' },
  { code: 'CW065', label: 'H252 – Self-heating in large quantities; may catch fire.' },
  {
    code: 'CW066',
    label: 'H260 – In contact with water releases flammable gases which may ignite spontaneously.',
  },
  { code: 'CW067', label: 'H261 – In contact with water releases flammable gases.' },
  { code: 'CW068', label: 'H270 – May cause or intensify fire; oxidiser.' },
  { code: 'CW069', label: 'H271 – May cause fire or explosion; strong oxidiser.' },
  { code: 'CW070', label: 'H272 – May intensify fire; oxidiser.' },
  { code: 'CW071', label: 'H280 – Contains gas under pressure; may explode if heated.' },
  { code: 'CW072', label: 'H281 – Contains refrigerated gas; may cause cryogenic burns or injury.' },
  { code: 'CW073', label: 'H290 – May be corrosive to metals.' },
  { code: 'CW074', label: 'H300 – Fatal if swallowed.' },
  { code: 'CW075', label: 'H301 – Toxic if swallowed.' },
  { code: 'CW076', label: 'H302 – Harmful if swallowed.' },
  { code: 'CW077', label: 'H304 – May be fatal if swallowed and enters airways.' },
  { code: 'CW078', label: 'H310 – Fatal in contact with skin.' },
  { code: 'CW079', label: 'H311 – Toxic in contact with skin.' },
  { code: 'CW080', label: 'H312 – Harmful in contact with skin.' },
  { code: 'CW081', label: 'H314 – Causes severe skin burns and eye damage.' },
  { code: 'CW082', label: 'H315 – Causes skin irritation.' },
  { code: 'CW083', label: 'H317 – May cause an allergic skin reaction.' },
  { code: 'CW084', label: 'H318 – Causes serious eye damage.' },
  { code: 'CW085', label: 'H319 – Causes serious eye irritation.' },
  { code: 'CW086', label: 'H330 – Fatal if inhaled.' },
  { code: 'CW087', label: 'H331 – Toxic if inhaled.' },
  { code: 'CW088', label: 'H332 – Harmful if inhaled.' },
  {
    code: 'CW089',
    label: 'H334 – May cause allergy or asthma symptoms or breathing difficulties if inhaled.',
  },
  { code: 'CW090', label: 'H335 – May cause respiratory irritation.' },
  { code: 'CW091', label: 'H336 – May cause drowsiness or dizziness.' },
  { code: 'CW092', label: 'H340 – May cause genetic defects.' },
  { code: 'CW093', label: 'H341 – Suspected of causing genetic defects.' },
  { code: 'CW094', label: 'H350 – May cause cancer.' },
  { code: 'CW095', label: 'H351 – Suspected of causing cancer.' },
  { code: 'CW096', label: 'H360 – May damage fertility or the unborn child.' },
  { code: 'CW097', label: 'H361 – Suspected of damaging fertility or the unborn child.' },
  { code: 'CW098', label: 'H362 – May cause harm to breast-fed children.' },
  { code: 'CW099', label: 'H370 – Causes damage to organs.' },
  { code: 'CW100', label: 'H371 – May cause damage to organs.' },
  { code: 'CW101', label: 'H372 – Causes damage to organs through prolonged or repeated exposure.' },
  { code: 'CW102', label: 'H373 – May cause damage to organs through prolonged or repeated exposure.' },
  { code: 'CW103', label: 'H400 – Very toxic to aquatic life.' },
  { code: 'CW104', label: 'H410 – Very toxic to aquatic life with long lasting effects.' },
  { code: 'CW105', label: 'H411 – Toxic to aquatic life with long lasting effects.' },
  { code: 'CW106', label: 'H412 – Harmful to aquatic life with long lasting effects.' },
  { code: 'CW107', label: 'H413 – May cause long lasting harmful effects to aquatic life.' },
  { code: 'CW108', label: 'EUH 001 – Explosive when dry.' },
  { code: 'CW109', label: 'EUH 006 – Explosive with or without contact with air.' },
  { code: 'CW110', label: 'EUH 014 – Reacts violently with water.' },
  { code: 'CW111', label: 'EUH 018 – In use, may form flammable/explosive vapour-air mixture.' },
  { code: 'CW112', label: 'EUH 019 – May form explosive peroxides.' },
  { code: 'CW113', label: 'EUH 044 – Risk of explosion if heated under confinement.' },
  { code: 'CW114', label: 'EUH 029 – Contact with water liberates toxic gas.' },
  { code: 'CW115', label: 'EUH 031 – Contact with acids liberates toxic gas.' },
  { code: 'CW116', label: 'EUH 032 – Contact with acids liberates very toxic gas.' },
  { code: 'CW117', label: 'EUH 066 – Repeated exposure may cause skin dryness or cracking.' },
  { code: 'CW118', label: 'EUH 070 – Toxic by eye contact.' },
  { code: 'CW119', label: 'EUH 071 – Corrosive to the respiratory tract.' },
  { code: 'CW120', label: 'EUH 059 – Hazardous to the ozone layer.' },
  {
    code: 'CW121',
    label:
      'EUH 201 – Contains lead. Should not be used on surfaces liable to be chewed or sucked by children.',
  },
  { code: 'CW122', label: 'EUH 201A – Warning! Contains lead.' },
  {
    code: 'CW123',
    label:
      'EUH 202 – Cyanoacrylate. Danger. Bonds skin and eyes in seconds. Keep out of the reach of children.',
  },
  { code: 'CW124', label: 'EUH 203 – Contains chromium (VI). May produce an allergic reaction.' },
  { code: 'CW125', label: 'EUH 204 – Contains isocyanates. May produce an allergic reaction.' },
  { code: 'CW126', label: 'EUH 205 – Contains epoxy constituents. May produce an allergic reaction.' },
  {
    code: 'CW127',
    label:
      'EUH 206 – Warning! Do not use together with other products. May release dangerous gases (chlorine)',
  },
  {
    code: 'CW128',
    label:
      'EUH 207 – Warning! Contains cadmium. Dangerous fumes are formed during use. See information supplied by the manufacturer. Comply with the safety instructions.',
  },
  {
    code: 'CW129',
    label: 'EUH 208 – Contains (name of sensitising substance). May produce an allergic reaction.',
  },
  { code: 'CW130', label: 'EUH 209 – Can become highly flammable in use.' },
  { code: 'CW131', label: 'EUH 209A – Can become flammable in use.' },
  { code: 'CW132', label: 'EUH 210 – Safety data sheet available on request.' },
  {
    code: 'CW133',
    label:
      'EUH 401 – To avoid risks to human health and the environment, comply with the instructions for use.',
  },
  { code: 'CW134', label: 'P101 – If medical advice is needed, have product container or label at hand.' },
  { code: 'CW135', label: 'P102 – Keep out of reach of children.' },
  { code: 'CW136', label: 'P103 – Read label before use.' },
  { code: 'CW137', label: 'P201 – Obtain special instructions before use.' },
  {
    code: 'CW138',
    label: 'P202 – Do not handle until all safety precautions have been read and understood.',
  },
  { code: 'CW139', label: 'P210 – Keep away from heat/sparks/open flames/hot surfaces. — No smoking.' },
  { code: 'CW140', label: 'P211 – Do not spray on an open flame or other ignition source.' },
  { code: 'CW141', label: 'P220 – Keep/Store away from clothing/…/combustible materials.' },
  { code: 'CW142', label: 'P221 – Take any precaution to avoid mixing with combustibles…' },
  { code: 'CW143', label: 'P222 – Do not allow contact with air.' },
  {
    code: 'CW144',
    label:
      'P223 – Keep away from any possible contact with water, because of violent reaction and possible flash fire.',
  },
  { code: 'CW146', label: 'P231 – Handle under inert gas.' },
  { code: 'CW147', label: 'P232 – Protect from moisture.' },
  { code: 'CW148', label: 'P233 – Keep container tightly closed.' },
  { code: 'CW149', label: 'P234 – Keep only in original container.' },
  { code: 'CW150', label: 'P235 – Keep cool.' },
  { code: 'CW151', label: 'P240 – Ground/bond container and receiving equipment.' },
  { code: 'CW152', label: 'P241 – Use explosion-proof electrical/ventilating/lighting/…/equipment.' },
  { code: 'CW153', label: 'P242 – Use only non-sparking tools.' },
  { code: 'CW154', label: 'P243 – Take precautionary measures against static discharge.' },
  { code: 'CW155', label: 'P244 – Keep reduction valves free from grease and oil.' },
  { code: 'CW156', label: 'P250 – Do not subject to grinding/shock/…/friction.' },
  { code: 'CW157', label: 'P251 – Pressurized container: Do not pierce or burn, even after use.' },
  { code: 'CW158', label: 'P260 – Do not breathe dust/fume/gas/mist/vapours/spray.' },
  { code: 'CW159', label: 'P261 – Avoid breathing dust/fume/gas/mist/vapours/spray.' },
  { code: 'CW160', label: 'P262 – Do not get in eyes, on skin, or on clothing.' },
  { code: 'CW161', label: 'P263 – Avoid contact during pregnancy/while nursing.' },
  { code: 'CW162', label: 'P264 – Wash thoroughly after handling.' },
  { code: 'CW163', label: 'P270 – Do not eat, drink or smoke when using this product.' },
  { code: 'CW164', label: 'P271 – Use only outdoors or in a well-ventilated area.' },
  { code: 'CW165', label: 'P272 – Contaminated work clothing should not be allowed out of the workplace.' },
  { code: 'CW166', label: 'P273 – Avoid release to the environment.' },
  {
    code: 'CW167',
    label: 'P280 – Wear protective gloves/protective clothing/eye protection/face protection.',
  },
  { code: 'CW168', label: 'P281 – Use personal protective equipment as required.' },
  { code: 'CW169', label: 'P282 – Wear cold insulating gloves/face shield/eye protection.' },
  { code: 'CW170', label: 'P283 – Wear fire/flame resistant/retardant clothing.' },
  { code: 'CW171', label: 'P284 – Wear respiratory protection.' },
  { code: 'CW172', label: 'P285 – In case of inadequate ventilation wear respiratory protection.' },
  { code: 'CW173', label: 'P231 + P232 – Handle under inert gas. Protect from moisture.' },
  {
    code: 'CW175',
    label: 'P301 – IF SWALLOWED: P310 – Immediately call a POISON CENTER or doctor/physician.',
  },
  { code: 'CW176', label: 'P302 – IF ON SKIN: P310 – Immediately call a POISON CENTER or doctor/physician.' },
  {
    code: 'CW177',
    label: 'P303 – IF ON SKIN (or hair): P310 – Immediately call a POISON CENTER or doctor/physician.',
  },
  { code: 'CW178', label: 'P304 – IF INHALED: P310 – Immediately call a POISON CENTER or doctor/physician.' },
  { code: 'CW179', label: 'P305 – IF IN EYES: P310 – Immediately call a POISON CENTER or doctor/physician.' },
  {
    code: 'CW180',
    label: 'P306 – IF ON CLOTHING: P312 – Call a POISON CENTER or doctor/physician if you feel unwell.',
  },
  { code: 'CW181', label: 'P307 – IF exposed: P310 – Immediately call a POISON CENTER or doctor/physician.' },
  {
    code: 'CW182',
    label: 'P308 – IF exposed or concerned: P310 – Immediately call a POISON CENTER or doctor/physician.',
  },
  {
    code: 'CW183',
    label:
      'P309 – IF exposed or if you feel unwell: P310 – Immediately call a POISON CENTER or doctor/physician.',
  },
  {
    code: 'CW184',
    label:
      'P342 – If experiencing respiratory symptoms: P310 – Immediately call a POISON CENTER or doctor/physician.',
  },
  {
    code: 'CW185',
    label: 'P342 – If experiencing respiratory symptoms: P311 – Call a POISON CENTER or doctor/physician.',
  },
  {
    code: 'CW186',
    label:
      'P342 – If experiencing respiratory symptoms: P312 – Call a POISON CENTER or doctor/physician if you feel unwell.',
  },
  {
    code: 'CW187',
    label: 'P342 – If experiencing respiratory symptoms: P313 – Get medical advice/attention.',
  },
  {
    code: 'CW188',
    label:
      'P342 – If experiencing respiratory symptoms: P314 – Get medical advice/attention if you feel unwell.',
  },
  {
    code: 'CW189',
    label: 'P342 – If experiencing respiratory symptoms: P315 – Get immediate medical advice/attention.',
  },
  {
    code: 'CW190',
    label:
      'P342 – If experiencing respiratory symptoms: P320 – Specific treatment is urgent (see on this label).',
  },
  {
    code: 'CW191',
    label: 'P342 – If experiencing respiratory symptoms: P321 – Specific treatment (see on this label).',
  },
  {
    code: 'CW192',
    label: 'P342 – If experiencing respiratory symptoms: P322 – Specific measures (see on this label).',
  },
  { code: 'CW193', label: 'P301 – IF SWALLOWED: P330 – Rinse mouth.' },
  { code: 'CW194', label: 'P301 – IF SWALLOWED: P331 – Do NOT induce vomiting.' },
  { code: 'CW195', label: 'P332 – If skin irritation occurs: P322 – Specific measures (see on this label).' },
  {
    code: 'CW196',
    label: 'P333 – If skin irritation or rash occurs: P322 – Specific measures (see on this label).',
  },
  {
    code: 'CW197',
    label: 'P332 – If skin irritation occurs: P334 – Immerse in cool water/wrap in wet bandages.',
  },
  { code: 'CW198', label: 'P332 – If skin irritation occurs: P335 – Brush off loose particles from skin.' },
  {
    code: 'CW199',
    label:
      'P332 – If skin irritation occurs: P336 – Thaw frosted parts with lukewarm water. Do not rub affected area.',
  },
  {
    code: 'CW201',
    label:
      'P337 – If eye irritation persists: P338 – Remove contact lenses, if present and easy to do. Continue rinsing.',
  },
  {
    code: 'CW202',
    label:
      'P342 – If experiencing respiratory symptoms: P340 – Remove victim to fresh air and keep at rest in a position comfortable for breathing.',
  },
  {
    code: 'CW203',
    label:
      'P341 – If breathing is difficult, remove victim to fresh air and keep at rest in a position comfortable for breathing.',
  },
  {
    code: 'CW206',
    label: 'P333 – If skin irritation or rash occurs: P350 – Gently wash with plenty of soap and water.',
  },
  {
    code: 'CW207',
    label: 'P337 – If eye irritation persists: P351 – Rinse cautiously with water for several minutes.',
  },
  {
    code: 'CW208',
    label: 'P333 – If skin irritation or rash occurs: P352 – Wash with plenty of soap and water.',
  },
  { code: 'CW209', label: 'P333 – If skin irritation or rash occurs: P353 – Rinse skin with water/shower.' },
  {
    code: 'CW210',
    label:
      'P333 – If skin irritation or rash occurs: P360 – Rinse immediately contaminated clothing and skin with plenty of water before removing clothes.',
  },
  {
    code: 'CW211',
    label:
      'P333 – If skin irritation or rash occurs: P361 – Remove/Take off immediately all contaminated clothing.',
  },
  {
    code: 'CW212',
    label:
      'P333 – If skin irritation or rash occurs: P362 – Take off contaminated clothing and wash before reuse.',
  },
  {
    code: 'CW213',
    label: 'P333 – If skin irritation or rash occurs: P363 – Wash contaminated clothing before reuse.',
  },
  { code: 'CW216', label: 'P372 – Explosion risk in case of fire.' },
  { code: 'CW217', label: 'P373 – DO NOT fight fire when fire reaches explosives.' },
  {
    code: 'CW218',
    label: 'P370 – In case of fire: P374 – Fight fire with normal precautions from a reasonable distance.',
  },
  {
    code: 'CW219',
    label: 'P370 – In case of fire: P375 – Fight fire remotely due to the risk of explosion.',
  },
  { code: 'CW220', label: 'P376 – Stop leak if safe to do so.' },
  { code: 'CW221', label: 'P377 – Leaking gas fire: Do not extinguish, unless leak can be stopped safely.' },
  { code: 'CW223', label: 'P370 – In case of fire: P380 – Evacuate area.' },
  { code: 'CW224', label: 'P370 – In case of fire: P381 – Eliminate all ignition sources if safe to do so.' },
  { code: 'CW225', label: 'P390 – Absorb spillage to prevent material damage.' },
  { code: 'CW226', label: 'P391 – Collect spillage.' },
  { code: 'CW254', label: 'Do not use tap water' },
  { code: 'CW255', label: 'Do not use saliva' },
  { code: 'CW257', label: 'Warning: Crushing of hands' },
  { code: 'CW258', label: 'Warning: Hot surface' },
  { code: 'CW259', label: 'Warning: Electricity' },
  { code: 'CW260', label: 'Warning: Counterrotating rollers' },
  { code: 'CW261', label: 'Warning: Optical radiation' },
  { code: 'CW262', label: 'Single patient multiple use' },
  { code: 'CW263', label: 'Contains human blood or plasma derivatives' },
  { code: 'CW264', label: 'Contains a medicinal substance' },
  { code: 'CW265', label: 'Contains hazardous substances' },
  { code: 'CW266', label: 'Contains biological material of human origin' },
  { code: 'CW267', label: 'Contains biological material of animal origin' },
  { code: 'CW268', label: 'H229 – Pressurized container: may burst if heated' },
  { code: 'CW269', label: 'H230 – May react explosively even in the absence of air' },
  {
    code: 'CW270',
    label: 'H231 – May react explosively even in the absence of air at elevated pressure and/or temperature',
  },
  {
    code: 'CW271',
    label: 'H420 – Harms public health and the environment by destroying ozone in the upper atmosphere',
  },
  { code: 'CW272', label: 'P364 – And wash it before reuse.' },
  { code: 'CW273', label: 'Caution, risk of electric shock' },
  { code: 'CW274', label: 'Non-ionizing electromagnetic radiation' },
  {
    code: 'CW275',
    label:
      'Ask your pharmacist or doctor for advice before using or taking the product (e.g. if pregnant or breastfeeding)',
  },
  { code: 'CW276', label: 'Potential interactions with other products (e.g. medicines, food)' },
  {
    code: 'CW277',
    label:
      'If any symptoms are troublesome or last more than a few days or if you notice any side effects not mentioned, please inform your doctor or pharmacist',
  },
  { code: 'CW278', label: 'Avoid contact with non-sterile water' },
  {
    code: 'CW279',
    label: 'P337 – If eye irritation persists: P310 – Immediately call a POISON CENTER or doctor/physician.',
  },
  {
    code: 'CW280',
    label: 'P332 – If skin irritation occurs: P310 – Immediately call a POISON CENTER or doctor/physician.',
  },
  {
    code: 'CW281',
    label:
      'P333 – If skin irritation or rash occurs: P310 – Immediately call a POISON CENTER or doctor/physician.',
  },
  {
    code: 'CW282',
    label: 'P337 – If eye irritation persists: P311 – Call a POISON CENTER or doctor/physician.',
  },
  {
    code: 'CW283',
    label: 'P332 – If skin irritation occurs: P311 – Call a POISON CENTER or doctor/physician.',
  },
  {
    code: 'CW284',
    label: 'P333 – If skin irritation or rash occurs: P311 – Call a POISON CENTER or doctor/physician.',
  },
  { code: 'CW285', label: 'P301 – IF SWALLOWED: P311 – Call a POISON CENTER or doctor/physician.' },
  { code: 'CW286', label: 'P302 – IF ON SKIN: P311 – Call a POISON CENTER or doctor/physician.' },
  { code: 'CW287', label: 'P303 – IF ON SKIN (or hair): P311 – Call a POISON CENTER or doctor/physician.' },
  { code: 'CW288', label: 'P304 – IF INHALED: P311 – Call a POISON CENTER or doctor/physician.' },
  { code: 'CW289', label: 'P305 – IF IN EYES: P311 – Call a POISON CENTER or doctor/physician.' },
  { code: 'CW290', label: 'P307 – IF exposed: P311 – Call a POISON CENTER or doctor/physician.' },
  {
    code: 'CW291',
    label: 'P308 – IF exposed or concerned: P311 – Call a POISON CENTER or doctor/physician.',
  },
  {
    code: 'CW292',
    label: 'P309 – IF exposed or if you feel unwell: P311 – Call a POISON CENTER or doctor/physician.',
  },
  {
    code: 'CW293',
    label:
      'P337 – If eye irritation persists: P312 – Call a POISON CENTER or doctor/physician if you feel unwell.',
  },
  {
    code: 'CW294',
    label:
      'P332 – If skin irritation occurs: P312 – Call a POISON CENTER or doctor/physician if you feel unwell.',
  },
  {
    code: 'CW295',
    label:
      'P333 – If skin irritation or rash occurs: P312 – Call a POISON CENTER or doctor/physician if you feel unwell.',
  },
  {
    code: 'CW296',
    label: 'P301 – IF SWALLOWED: P312 – Call a POISON CENTER or doctor/physician if you feel unwell.',
  },
  {
    code: 'CW297',
    label: 'P302 – IF ON SKIN: P312 – Call a POISON CENTER or doctor/physician if you feel unwell.',
  },
  {
    code: 'CW298',
    label: 'P303 – IF ON SKIN (or hair): P312 – Call a POISON CENTER or doctor/physician if you feel unwell.',
  },
  {
    code: 'CW299',
    label: 'P304 – IF INHALED: P312 – Call a POISON CENTER or doctor/physician if you feel unwell.',
  },
  {
    code: 'CW300',
    label: 'P305 – IF IN EYES: P312 – Call a POISON CENTER or doctor/physician if you feel unwell.',
  },
  {
    code: 'CW301',
    label: 'P307 – IF exposed: P312 – Call a POISON CENTER or doctor/physician if you feel unwell.',
  },
  {
    code: 'CW302',
    label:
      'P308 – IF exposed or concerned: P312 – Call a POISON CENTER or doctor/physician if you feel unwell.',
  },
  {
    code: 'CW303',
    label:
      'P309 – IF exposed or if you feel unwell: P312 – Call a POISON CENTER or doctor/physician if you feel unwell.',
  },
  { code: 'CW304', label: 'P337 – If eye irritation persists: P313 – Get medical advice/attention.' },
  { code: 'CW305', label: 'P332 – If skin irritation occurs: P313 – Get medical advice/attention.' },
  { code: 'CW306', label: 'P333 – If skin irritation or rash occurs: P313 – Get medical advice/attention.' },
  { code: 'CW307', label: 'P301 – IF SWALLOWED: P313 – Get medical advice/attention.' },
  { code: 'CW308', label: 'P302 – IF ON SKIN: P313 – Get medical advice/attention.' },
  { code: 'CW309', label: 'P303 – IF ON SKIN (or hair): P313 – Get medical advice/attention.' },
  { code: 'CW310', label: 'P304 – IF INHALED: P313 – Get medical advice/attention.' },
  { code: 'CW311', label: 'P305 – IF IN EYES: P313 – Get medical advice/attention.' },
  { code: 'CW312', label: 'P307 – IF exposed: P313 – Get medical advice/attention.' },
  { code: 'CW313', label: 'P308 – IF exposed or concerned: P313 – Get medical advice/attention.' },
  { code: 'CW314', label: 'P309 – IF exposed or if you feel unwell: P313 – Get medical advice/attention.' },
  {
    code: 'CW315',
    label: 'P337 – If eye irritation persists: P314 – Get medical advice/attention if you feel unwell.',
  },
  {
    code: 'CW316',
    label: 'P332 – If skin irritation occurs: P314 – Get medical advice/attention if you feel unwell.',
  },
  {
    code: 'CW317',
    label:
      'P333 – If skin irritation or rash occurs: P314 – Get medical advice/attention if you feel unwell.',
  },
  { code: 'CW318', label: 'P301 – IF SWALLOWED: P314 – Get medical advice/attention if you feel unwell.' },
  { code: 'CW319', label: 'P302 – IF ON SKIN: P314 – Get medical advice/attention if you feel unwell.' },
  {
    code: 'CW320',
    label: 'P303 – IF ON SKIN (or hair): P314 – Get medical advice/attention if you feel unwell.',
  },
  { code: 'CW321', label: 'P304 – IF INHALED: P314 – Get medical advice/attention if you feel unwell.' },
  { code: 'CW322', label: 'P305 – IF IN EYES: P314 – Get medical advice/attention if you feel unwell.' },
  { code: 'CW323', label: 'P306 – IF ON CLOTHING: P314 – Get medical advice/attention if you feel unwell.' },
  { code: 'CW324', label: 'P307 – IF exposed: P314 – Get medical advice/attention if you feel unwell.' },
  {
    code: 'CW325',
    label: 'P308 – IF exposed or concerned: P314 – Get medical advice/attention if you feel unwell.',
  },
  {
    code: 'CW326',
    label: 'P309 – IF exposed or if you feel unwell: P314 – Get medical advice/attention if you feel unwell.',
  },
  {
    code: 'CW327',
    label: 'P337 – If eye irritation persists: P315 – Get immediate medical advice/attention.',
  },
  {
    code: 'CW328',
    label: 'P332 – If skin irritation occurs: P315 – Get immediate medical advice/attention.',
  },
  {
    code: 'CW329',
    label: 'P333 – If skin irritation or rash occurs: P315 – Get immediate medical advice/attention.',
  },
  { code: 'CW330', label: 'P301 – IF SWALLOWED: P315 – Get immediate medical advice/attention.' },
  { code: 'CW331', label: 'P302 – IF ON SKIN: P315 – Get immediate medical advice/attention.' },
  { code: 'CW332', label: 'P303 – IF ON SKIN (or hair): P315 – Get immediate medical advice/attention.' },
  { code: 'CW333', label: 'P304 – IF INHALED: P315 – Get immediate medical advice/attention.' },
  { code: 'CW334', label: 'P305 – IF IN EYES: P315 – Get immediate medical advice/attention.' },
  { code: 'CW335', label: 'P307 – IF exposed: P315 – Get immediate medical advice/attention.' },
  { code: 'CW336', label: 'P308 – IF exposed or concerned: P315 – Get immediate medical advice/attention.' },
  {
    code: 'CW337',
    label: 'P309 – IF exposed or if you feel unwell: P315 – Get immediate medical advice/attention.',
  },
  {
    code: 'CW338',
    label: 'P337 – If eye irritation persists: P320 – Specific treatment is urgent (see on this label).',
  },
  {
    code: 'CW339',
    label: 'P332 – If skin irritation occurs: P320 – Specific treatment is urgent (see on this label).',
  },
  {
    code: 'CW340',
    label:
      'P333 – If skin irritation or rash occurs: P320 – Specific treatment is urgent (see on this label).',
  },
  { code: 'CW341', label: 'P301 – IF SWALLOWED: P320 – Specific treatment is urgent (see on this label).' },
  { code: 'CW342', label: 'P302 – IF ON SKIN: P320 – Specific treatment is urgent (see on this label).' },
  {
    code: 'CW343',
    label: 'P303 – IF ON SKIN (or hair): P320 – Specific treatment is urgent (see on this label).',
  },
  { code: 'CW344', label: 'P304 – IF INHALED: P320 – Specific treatment is urgent (see on this label).' },
  { code: 'CW345', label: 'P305 – IF IN EYES: P320 – Specific treatment is urgent (see on this label).' },
  { code: 'CW346', label: 'P306 – IF ON CLOTHING: P320 – Specific treatment is urgent (see on this label).' },
  { code: 'CW347', label: 'P307 – IF exposed: P320 – Specific treatment is urgent (see on this label).' },
  {
    code: 'CW348',
    label: 'P308 – IF exposed or concerned: P320 – Specific treatment is urgent (see on this label).',
  },
  {
    code: 'CW349',
    label:
      'P309 – IF exposed or if you feel unwell: P320 – Specific treatment is urgent (see on this label).',
  },
  {
    code: 'CW350',
    label: 'P337 – If eye irritation persists: P321 – Specific treatment (see on this label).',
  },
  {
    code: 'CW351',
    label: 'P332 – If skin irritation occurs: P321 – Specific treatment (see on this label).',
  },
  {
    code: 'CW352',
    label: 'P333 – If skin irritation or rash occurs: P321 – Specific treatment (see on this label).',
  },
  { code: 'CW353', label: 'P301 – IF SWALLOWED: P321 – Specific treatment (see on this label).' },
  { code: 'CW354', label: 'P302 – IF ON SKIN: P321 – Specific treatment (see on this label).' },
  { code: 'CW355', label: 'P303 – IF ON SKIN (or hair): P321 – Specific treatment (see on this label).' },
  { code: 'CW356', label: 'P304 – IF INHALED: P321 – Specific treatment (see on this label).' },
  { code: 'CW357', label: 'P305 – IF IN EYES: P321 – Specific treatment (see on this label).' },
  { code: 'CW358', label: 'P306 – IF ON CLOTHING: P321 – Specific treatment (see on this label).' },
  { code: 'CW359', label: 'P307 – IF exposed: P321 – Specific treatment (see on this label).' },
  { code: 'CW360', label: 'P308 – IF exposed or concerned: P321 – Specific treatment (see on this label).' },
  {
    code: 'CW361',
    label: 'P309 – IF exposed or if you feel unwell: P321 – Specific treatment (see on this label).',
  },
  {
    code: 'CW362',
    label: 'P337 – If eye irritation persists: P322 – Specific measures (see on this label).',
  },
  { code: 'CW363', label: 'P301 – IF SWALLOWED: P322 – Specific measures (see on this label).' },
  { code: 'CW364', label: 'P302 – IF ON SKIN: P322 – Specific measures (see on this label).' },
  { code: 'CW365', label: 'P303 – IF ON SKIN (or hair): P322 – Specific measures (see on this label).' },
  { code: 'CW366', label: 'P304 – IF INHALED: P322 – Specific measures (see on this label).' },
  { code: 'CW367', label: 'P305 – IF IN EYES: P322 – Specific measures (see on this label).' },
  { code: 'CW368', label: 'P306 – IF ON CLOTHING: P322 – Specific measures (see on this label).' },
  { code: 'CW369', label: 'P307 – IF exposed: P322 – Specific measures (see on this label).' },
  { code: 'CW370', label: 'P308 – IF exposed or concerned: P322 – Specific measures (see on this label).' },
  {
    code: 'CW371',
    label: 'P309 – IF exposed or if you feel unwell: P322 – Specific measures (see on this label).',
  },
  { code: 'CW372', label: 'P307 – IF exposed: P330 – Rinse mouth.' },
  { code: 'CW373', label: 'P308 – IF exposed or concerned: P330 – Rinse mouth.' },
  { code: 'CW374', label: 'P309 – IF exposed or if you feel unwell: P330 – Rinse mouth.' },
  { code: 'CW375', label: 'P307 – IF exposed: P331 – Do NOT induce vomiting.' },
  { code: 'CW376', label: 'P308 – IF exposed or concerned: P331 – Do NOT induce vomiting.' },
  { code: 'CW377', label: 'P309 – IF exposed or if you feel unwell: P331 – Do NOT induce vomiting.' },
  {
    code: 'CW378',
    label:
      'P333 – If skin irritation occurs or rash occurs: P334 – Immerse in cool water/wrap in wet bandages.',
  },
  { code: 'CW379', label: 'P302 – IF ON SKIN: P334 – Immerse in cool water/wrap in wet bandages.' },
  { code: 'CW380', label: 'P303 – IF ON SKIN (or hair): P334 – Immerse in cool water/wrap in wet bandages.' },
  {
    code: 'CW381',
    label: 'P337 – If eye irritation persists: P334 – Immerse in cool water/wrap in wet bandages.',
  },
  { code: 'CW382', label: 'P305 – IF IN EYES: P334 – Immerse in cool water/wrap in wet bandages.' },
  {
    code: 'CW383',
    label: 'P333 – If skin irritation occurs or rash occurs: P335 – Brush off loose particles from skin.',
  },
  { code: 'CW384', label: 'P302 – IF ON SKIN: P335 – Brush off loose particles from skin.' },
  { code: 'CW385', label: 'P303 – IF ON SKIN (or hair): P335 – Brush off loose particles from skin.' },
  { code: 'CW386', label: 'P306 – IF ON CLOTHING: P335 – Brush off loose particles from skin.' },
  { code: 'CW387', label: 'P307 – IF exposed: P335 – Brush off loose particles from skin.' },
  { code: 'CW388', label: 'P308 – IF exposed or concerned: P335 – Brush off loose particles from skin.' },
  {
    code: 'CW389',
    label: 'P309 – IF exposed or if you feel unwell: P335 – Brush off loose particles from skin.',
  },
  {
    code: 'CW390',
    label:
      'P333 – If skin irritation occurs or rash occurs: P336 – Thaw frosted parts with lukewarm water. Do not rub affected area.',
  },
  {
    code: 'CW391',
    label: 'P302 – IF ON SKIN: P336 – Thaw frosted parts with lukewarm water. Do not rub affected area.',
  },
  {
    code: 'CW392',
    label:
      'P303 – IF ON SKIN (or hair): P336 – Thaw frosted parts with lukewarm water. Do not rub affected area.',
  },
  {
    code: 'CW393',
    label: 'P305 – IF IN EYES: P336 – Thaw frosted parts with lukewarm water. Do not rub affected area.',
  },
  {
    code: 'CW394',
    label: 'P307 – IF exposed: P336 – Thaw frosted parts with lukewarm water. Do not rub affected area.',
  },
  {
    code: 'CW395',
    label:
      'P308 – IF exposed or concerned: P336 – Thaw frosted parts with lukewarm water. Do not rub affected area.',
  },
  {
    code: 'CW396',
    label:
      'P309 – IF exposed or if you feel unwell: P336 – Thaw frosted parts with lukewarm water. Do not rub affected area.',
  },
  {
    code: 'CW397',
    label: 'P305 – IF IN EYES: P338 – Remove contact lenses, if present and easy to do. Continue rinsing.',
  },
  {
    code: 'CW398',
    label: 'P307 – IF exposed: P338 – Remove contact lenses, if present and easy to do. Continue rinsing.',
  },
  {
    code: 'CW399',
    label:
      'P308 – IF exposed or concerned: P338 – Remove contact lenses, if present and easy to do. Continue rinsing.',
  },
  {
    code: 'CW400',
    label:
      'P309 – IF exposed or if you feel unwell: P338 – Remove contact lenses, if present and easy to do. Continue rinsing.',
  },
  {
    code: 'CW401',
    label:
      'P304 – IF INHALED: P340 – Remove victim to fresh air and keep at rest in a position comfortable for breathing.',
  },
  {
    code: 'CW402',
    label:
      'P307 – IF exposed: P340 – Remove victim to fresh air and keep at rest in a position comfortable for breathing.',
  },
  {
    code: 'CW403',
    label:
      'P308 – IF exposed or concerned: P340 – Remove victim to fresh air and keep at rest in a position comfortable for breathing.',
  },
  {
    code: 'CW404',
    label:
      'P309 – IF exposed or if you feel unwell: P340 – Remove victim to fresh air and keep at rest in a position comfortable for breathing.',
  },
  {
    code: 'CW405',
    label: 'P332 – If skin irritation occurs: P350 – Gently wash with plenty of soap and water.',
  },
  { code: 'CW406', label: 'P302 – IF ON SKIN: P350 – Gently wash with plenty of soap and water.' },
  { code: 'CW407', label: 'P303 – IF ON SKIN (or hair): P350 – Gently wash with plenty of soap and water.' },
  { code: 'CW408', label: 'P306 – IF ON CLOTHING: P350 – Gently wash with plenty of soap and water.' },
  { code: 'CW409', label: 'P307 – IF exposed: P350 – Gently wash with plenty of soap and water.' },
  {
    code: 'CW410',
    label: 'P308 – IF exposed or concerned: P350 – Gently wash with plenty of soap and water.',
  },
  {
    code: 'CW411',
    label: 'P309 – IF exposed or if you feel unwell: P350 – Gently wash with plenty of soap and water.',
  },
  {
    code: 'CW412',
    label:
      'P333 – If skin irritation or rash occurs: P351 – Rinse cautiously with water for several minutes.',
  },
  {
    code: 'CW413',
    label: 'P332 – If skin irritation occurs: P351 – Rinse cautiously with water for several minutes.',
  },
  { code: 'CW414', label: 'P302 – IF ON SKIN: P351 – Rinse cautiously with water for several minutes.' },
  {
    code: 'CW415',
    label: 'P303 – IF ON SKIN (or hair): P351 – Rinse cautiously with water for several minutes.',
  },
  { code: 'CW416', label: 'P305 – IF IN EYES: P351 – Rinse cautiously with water for several minutes.' },
  { code: 'CW417', label: 'P306 – IF ON CLOTHING: P351 – Rinse cautiously with water for several minutes.' },
  { code: 'CW418', label: 'P307 – IF exposed: P351 – Rinse cautiously with water for several minutes.' },
  {
    code: 'CW419',
    label: 'P308 – IF exposed or concerned: P351 – Rinse cautiously with water for several minutes.',
  },
  {
    code: 'CW420',
    label: 'P309 – IF exposed or if you feel unwell: P351 – Rinse cautiously with water for several minutes.',
  },
  { code: 'CW421', label: 'P332 – If skin irritation occurs: P352 – Wash with plenty of soap and water.' },
  { code: 'CW422', label: 'P302 – IF ON SKIN: P352 – Wash with plenty of soap and water.' },
  { code: 'CW423', label: 'P303 – IF ON SKIN (or hair): P352 – Wash with plenty of soap and water.' },
  { code: 'CW424', label: 'P306 – IF ON CLOTHING: P352 – Wash with plenty of soap and water.' },
  { code: 'CW425', label: 'P307 – IF exposed: P352 – Wash with plenty of soap and water.' },
  { code: 'CW426', label: 'P308 – IF exposed or concerned: P352 – Wash with plenty of soap and water.' },
  {
    code: 'CW427',
    label: 'P309 – IF exposed or if you feel unwell: P352 – Wash with plenty of soap and water.',
  },
  { code: 'CW428', label: 'P332 – If skin irritation occurs: P353 – Rinse skin with water/shower.' },
  { code: 'CW429', label: 'P302 – IF ON SKIN: P353 – Rinse skin with water/shower.' },
  { code: 'CW430', label: 'P303 – IF ON SKIN (or hair): P353 – Rinse skin with water/shower.' },
  { code: 'CW431', label: 'P306 – IF ON CLOTHING: P353 – Rinse skin with water/shower.' },
  { code: 'CW432', label: 'P307 – IF exposed: P353 – Rinse skin with water/shower.' },
  { code: 'CW433', label: 'P308 – IF exposed or concerned: P353 – Rinse skin with water/shower.' },
  { code: 'CW434', label: 'P309 – IF exposed or if you feel unwell: P353 – Rinse skin with water/shower.' },
  {
    code: 'CW435',
    label:
      'P332 – If skin irritation occurs: P360 – Rinse immediately contaminated clothing and skin with plenty of water before removing clothes.',
  },
  {
    code: 'CW436',
    label:
      'P302 – IF ON SKIN: P360 – Rinse immediately contaminated clothing and skin with plenty of water before removing clothes.',
  },
  {
    code: 'CW437',
    label:
      'P303 – IF ON SKIN (or hair): P360 – Rinse immediately contaminated clothing and skin with plenty of water before removing clothes.',
  },
  {
    code: 'CW438',
    label:
      'P306 – IF ON CLOTHING: P360 – Rinse immediately contaminated clothing and skin with plenty of water before removing clothes.',
  },
  {
    code: 'CW439',
    label:
      'P307 – IF exposed: P360 – Rinse immediately contaminated clothing and skin with plenty of water before removing clothes.',
  },
  {
    code: 'CW440',
    label:
      'P308 – IF exposed or concerned: P360 – Rinse immediately contaminated clothing and skin with plenty of water before removing clothes.',
  },
  {
    code: 'CW441',
    label:
      'P309 – IF exposed or if you feel unwell: P360 – Rinse immediately contaminated clothing and skin with plenty of water before removing clothes.',
  },
  {
    code: 'CW442',
    label: 'P332 – If skin irritation occurs: P361 – Remove/Take off immediately all contaminated clothing.',
  },
  {
    code: 'CW443',
    label: 'P302 – IF ON SKIN: P361 – Remove/Take off immediately all contaminated clothing.',
  },
  {
    code: 'CW444',
    label: 'P303 – IF ON SKIN (or hair): P361 – Remove/Take off immediately all contaminated clothing.',
  },
  {
    code: 'CW445',
    label: 'P306 – IF ON CLOTHING: P361 – Remove/Take off immediately all contaminated clothing.',
  },
  {
    code: 'CW446',
    label: 'P307 – IF exposed: P361 – Remove/Take off immediately all contaminated clothing.',
  },
  {
    code: 'CW447',
    label: 'P308 – IF exposed or concerned: P361 – Remove/Take off immediately all contaminated clothing.',
  },
  {
    code: 'CW448',
    label:
      'P309 – IF exposed or if you feel unwell: P361 – Remove/Take off immediately all contaminated clothing.',
  },
  {
    code: 'CW449',
    label: 'P332 – If skin irritation occurs: P362 – Take off contaminated clothing and wash before reuse.',
  },
  { code: 'CW450', label: 'P302 – IF ON SKIN: P362 – Take off contaminated clothing and wash before reuse.' },
  {
    code: 'CW451',
    label: 'P303 – IF ON SKIN (or hair): P362 – Take off contaminated clothing and wash before reuse.',
  },
  {
    code: 'CW452',
    label: 'P306 – IF ON CLOTHING: P362 – Take off contaminated clothing and wash before reuse.',
  },
  { code: 'CW453', label: 'P307 – IF exposed: P362 – Take off contaminated clothing and wash before reuse.' },
  {
    code: 'CW454',
    label: 'P308 – IF exposed or concerned: P362 – Take off contaminated clothing and wash before reuse.',
  },
  {
    code: 'CW455',
    label:
      'P309 – IF exposed or if you feel unwell: P362 – Take off contaminated clothing and wash before reuse.',
  },
  {
    code: 'CW456',
    label: 'P332 – If skin irritation occurs: P363 – Wash contaminated clothing before reuse.',
  },
  { code: 'CW457', label: 'P302 – IF ON SKIN: P363 – Wash contaminated clothing before reuse.' },
  { code: 'CW458', label: 'P303 – IF ON SKIN (or hair): P363 – Wash contaminated clothing before reuse.' },
  { code: 'CW459', label: 'P306 – IF ON CLOTHING: P363 – Wash contaminated clothing before reuse.' },
  { code: 'CW460', label: 'P307 – IF exposed: P363 – Wash contaminated clothing before reuse.' },
  { code: 'CW461', label: 'P308 – IF exposed or concerned: P363 – Wash contaminated clothing before reuse.' },
  {
    code: 'CW462',
    label: 'P309 – IF exposed or if you feel unwell: P363 – Wash contaminated clothing before reuse.',
  },
  {
    code: 'CW463',
    label:
      'P371 – In case of major fire and large quantities: P374 – Fight fire with normal precautions from a reasonable distance.',
  },
  {
    code: 'CW464',
    label:
      'P371 – In case of major fire and large quantities: P375 – Fight fire remotely due to the risk of explosion.',
  },
  { code: 'CW465', label: 'P371 – In case of major fire and large quantities: P380 – Evacuate area.' },
  {
    code: 'CW466',
    label:
      'P371 – In case of major fire and large quantities: P381 – Eliminate all ignition sources if safe to do so.',
  },
  { code: 'CW999', label: 'Other', comment: 'translated' },
] as const

export type CriticalWarning = (typeof criticalWarnings)[number]['code']
