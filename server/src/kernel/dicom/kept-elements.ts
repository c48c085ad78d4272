/*
 * DICOM PS3.15, Annex E: the Basic Application Level Confidentiality Profile lists what has to be removed, emptied or replaced, and allows to
 * remove more. Here it is said what stays, so that private elements, free texts and whatever later editions add go without being named:
 * what is needed to show the picture and to measure in it.
 */

/** What a kept value has to look like; one that does not is removed, as it could be anything. */
const numbers = /^[\d\s.+\-eE\\]*$/
const photometric = /^(?:MONOCHROME[12]|PALETTE COLOR|RGB|YBR_(?:FULL|FULL_422|PARTIAL_420|ICT|RCT))$/
const modality =
  /^(?:AR|AU|BDUS|BI|BMD|CR|CT|CFM|DG|DX|ECG|EPS|ES|GM|HC|HD|IO|IVOCT|IVUS|KER|LEN|LS|MG|MR|NM|OAM|OCT|OP|OPM|OPT|OPV|OSS|OT|PT|PX|REG|RF|RG|SC|SM|SMR|TG|US|VA|XA|XC)$/
const binary = undefined

type Kept = { vr: string; looks: RegExp | undefined }
const ofVr = (vr: string, looks: RegExp | undefined, tags: string[]): [string, Kept][] =>
  tags.map((tag) => [tag, { vr, looks }])

/** By the tag as `x` and eight digits. */
export const keptElements = new Map<string, Kept>([
  // Which kind of object it is, and of which kind of machine.
  ...ofVr('UI', /^1\.2\.840\.10008\.[\d.]+$/, ['x00080016']),
  ...ofVr('CS', modality, ['x00080060']),
  ...ofVr('CS', /^[LRBU]?$/, ['x00200060', 'x00200062']),
  ...ofVr('CS', /^[LRAPHF]{0,3}(?:\\[LRAPHF]{0,3})?$/, ['x00200020']),
  ...ofVr('CS', /^(?:YES|NO)$/, ['x00280301']),
  ...ofVr('CS', photometric, ['x00280004']),
  ...ofVr('CS', /^(?:IDENTITY|INVERSE)$/, ['x20500020']),
  ...ofVr('CS', /^(?:LINEAR|LINEAR_EXACT|SIGMOID)$/, ['x00281056']),
  ...ofVr('CS', /^(?:00|01)$/, ['x00282110']),
  // Where a slice lies, and how large its pixels are.
  ...ofVr('IS', numbers, ['x00200011', 'x00200013', 'x00280008', 'x00280034']),
  ...ofVr('DS', numbers, [
    'x00180050',
    'x00180088',
    'x00181164',
    'x00200032',
    'x00200037',
    'x00201041',
    'x00280030',
    'x00281050',
    'x00281051',
    'x00281052',
    'x00281053',
  ]),
  ...ofVr('DS', numbers, ['x00181063', 'x00180086']),
  // How the pixels are stored.
  ...ofVr('US', binary, [
    'x00280002',
    'x00280006',
    'x00280010',
    'x00280011',
    'x00280100',
    'x00280101',
    'x00280102',
    'x00280103',
    'x00281101',
    'x00281102',
    'x00281103',
  ]),
  ...ofVr('OW', binary, ['x00281201', 'x00281202', 'x00281203']),
  // Enhanced objects keep the same in groups of their frames.
  ...ofVr('SQ', binary, [
    'x52009229',
    'x52009230',
    'x00209113',
    'x00209116',
    'x00289110',
    'x00289132',
    'x00289145',
  ]),
])

/** UIDs lead to the archive of a hospital: each is replaced by another one, and the same by the same. */
export const replacedUids = ['x00080018', 'x0020000d', 'x0020000e', 'x00200052']

/** What every image has to have, if only empty. */
export const emptied: [tag: string, vr: string][] = [
  ['x00080020', 'DA'],
  ['x00080030', 'TM'],
  ['x00080050', 'SH'],
  ['x00080090', 'PN'],
  ['x00100010', 'PN'],
  ['x00100020', 'LO'],
  ['x00100030', 'DA'],
  ['x00100040', 'CS'],
  ['x00200010', 'SH'],
]
