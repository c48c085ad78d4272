import type { PatientSign } from '#contract/wire/patient-signs.ts'
import type { Box } from '#kernel/files/find-identity.ts'
import { chineseName, pinyinName } from './names.ts'

/** What a line of text says, and where it is. */
export type SaidLine = { words: string; box: Box }

/** A value that its author has made unreadable, such as 张某 or ***. */
const hidden = /[某×*＊○●□■]|[xX]{2}|_{2}/

const labelWords =
  '性别|年龄|科室|科别|床号|住院|病历|病案|门诊|电话|日期|单位|职称|职业|诊断|医院|民族|编号|身份|出生|地址|籍贯|婚姻'
const otherPeople =
  '讲者|讲师|医生|医师|作者|主讲|专家|术者|主持|会员|学员|护士|教师|老师|药品|药物|产品|基因|菌种'
const patient = '(?:患者|病人|患儿|受检者|就诊人|受试者|产妇|家属|联系人|监护人|父亲|母亲)'

const recordLabel =
  '(?:住院|门诊|急诊|病案|病历|病人|患者|影像|检查|登记|就诊卡?|诊疗卡|超声|病理|放射|标本|条码|医保卡?|社保卡?|申请单|检验|体检|CT|MRI?|X线|DR)(?:编?号码?|ID)'
const englishRecord =
  '(?:(?:patient|pt\\.?|hosp(?:ital)?|study|exam|record|admission|inpatient|outpatient)\\s*(?:id|no|num|number|#)|mrn|acc(?:ession)?(?:\\s*(?:no|number|num|#))?|(?<![a-z])[il1]d(?:\\s*no)?)'
const birthLabel =
  '(?:出生(?:日期|年月日?|时间)?|生日|d\\.?[o0]\\.?b\\.?|(?:date of )?birth(?:\\s*date|day)?)'
const phoneLabel = '(?:电话|手机号?码?|联系方式|tel(?:ephone)?|phone|mobile)'
const identityLabel = '(?:身份证(?:号码?)?|证件号码?|公民身份号码)'
const mark = '\\s*[:;.,#]*\\s*'

type Rule = { sign: PatientSign; rule: RegExp }

/** The value is named in each, so that one that was made unreadable counts for nothing. */
const rules: Rule[] = [
  { sign: 'identity', rule: new RegExp(`${identityLabel}${mark}(?<value>\\d[\\dxX ]{9,})`) },
  {
    sign: 'name',
    rule: new RegExp(
      `(?<!(?:${otherPeople})的?)姓\\s*名${mark}(?<value>(?!${labelWords})(?:[一-龥·]{2,4}|[A-Za-z][A-Za-z^, .]+))`,
    ),
  },
  { sign: 'name', rule: new RegExp(`${patient}\\s*[:;]\\s*(?<value>${chineseName})(?![一-龥])`) },
  { sign: 'name', rule: new RegExp(`${patient}(?<value>${chineseName})[,.、; ]*[男女]`) },
  {
    sign: 'name',
    rule: new RegExp(`^(?<value>${chineseName})[,./、; ]*[男女]性?[,./、; ]*\\d{1,3}\\s*[岁YM月]`),
  },
  {
    sign: 'name',
    rule: /(?:^|[^A-Za-z\s]\s*|\bpatient['’`]?s?\s*|\bpt\.?\s*)name\s*[:;.]\s*(?<value>[A-Z][A-Za-z]+[A-Za-z^,. ]*)/i,
  },
  {
    sign: 'name',
    rule: /\b(?:[Pp]atient|PATIENT|Pt)\s*[:;]\s*(?<value>(?!Male|Female|MALE|FEMALE)(?:[A-Z][a-z]+[ ^,]*[A-Z][a-z]+|[A-Z]{2,}[ ^,]+[A-Z]{2,}))/,
  },
  { sign: 'name', rule: new RegExp(`^(?<value>${pinyinName})[ ,]*[MF][ ,/]*0?\\d{2}Y?\\b`) },
  { sign: 'name', rule: new RegExp(`^(?<value>${pinyinName})[ ,]+[MF]\\b`) },
  { sign: 'name', rule: /^(?<value>[A-Z][a-z]+[ ^,]*[A-Z][a-z]+)[ ,]+[MF][ ,/]*0?\d{2}Y?\b/ },
  { sign: 'name', rule: /^(?<value>[A-Z]{2,}\^[A-Z]{2,})/ },
  {
    sign: 'number',
    rule: new RegExp(`${recordLabel}${mark}(?<value>[A-Za-z-]{0,6}\\d[\\dA-Za-z-]{2,})`, 'i'),
  },
  { sign: 'number', rule: new RegExp(`床\\s*(?:位?号)${mark}(?<value>\\+?\\d{1,4})`) },
  {
    sign: 'number',
    rule: new RegExp(
      `${englishRecord}${mark}(?<value>(?!NCT|ChiCTR|ISRCTN)[A-Za-z-]{0,6}\\d[\\dA-Za-z-]{3,})`,
      'i',
    ),
  },
  { sign: 'birth', rule: new RegExp(`${birthLabel}${mark}(?<value>(?:\\d{4}|\\d{1,2}[-/. ]))`, 'i') },
  {
    sign: 'phone',
    rule: new RegExp(`${phoneLabel}${mark}(?<value>(?!0\\d{2,3}[-) ]|[48]00)\\d[\\d -]{6,})`, 'i'),
  },
  { sign: 'phone', rule: /(?<![\d.])(?<value>1[3-9]\d[ -]?\d{4}[ -]?\d{4})(?!\d)/ },
]

/** A label whose value stands beside it, as in a table. */
const labels: Rule[] = [
  {
    sign: 'name',
    rule: new RegExp(
      `^(?:${patient}?姓\\s*名|${patient}\\s*[:;]|(?:patient(?:'?s)?\\s+)?name\\s*[:;])[:;]?$`,
      'i',
    ),
  },
  { sign: 'number', rule: new RegExp(`^(?:${recordLabel}|床号|${englishRecord})${mark}$`, 'i') },
  { sign: 'identity', rule: new RegExp(`^${identityLabel}${mark}$`) },
  { sign: 'birth', rule: new RegExp(`^${birthLabel}${mark}$`, 'i') },
  { sign: 'phone', rule: new RegExp(`^(?:${patient})?(?:联系)?${phoneLabel}${mark}$`, 'i') },
]

const values: Record<PatientSign, RegExp> = {
  name: new RegExp(`^(?:${chineseName}|[一-龥]{2,4}|[A-Z][A-Za-z]+[ ^,]+[A-Z][A-Za-z^ ]*)$`),
  number: /^[A-Za-z-]{0,6}\d[\dA-Za-z-]{2,}$/,
  identity: /\d{10,}/,
  birth: /^[/.-]?\d{1,4}(?:[-/.年]\d{1,2}){0,2}/,
  phone: /^[\d -]{7,}$/,
}

const aloneName = new RegExp(`^(?:${chineseName}|${pinyinName})$`)

/** What machines write on images beside the name of the patient. */
const imageMarks = [
  /^W[WL]?\s*[:=]?\s*-?\d+|\bWW\b|\bWL\b/,
  /^Se(?:ries)?\s*[:=#]\s*\d/i,
  /^Im(?:g|age)?\s*[:=#]\s*\d/i,
  /\bk[Vv]p?\b/,
  /\bmAs?\b/,
  /\b(?:Thk|ST|SL)\s*[:=]?\s*\d+(?:\.\d+)?\s*mm/i,
  /\bFOV\b/i,
  /\bT[RE]\s*[:=]\s*\d/,
  /\bMI\s*[:=]?\s*[01]\.\d|\bTI[SBC]?\s*[:=]?\s*[01]\.\d/,
  /\b\d+\s*Hz\b/,
]

/** What each line tells of a patient; undefined where it tells nothing. */
export function patientSigns(lines: SaidLine[]): (PatientSign | undefined)[] {
  const said = lines.map(({ words }) => tidied(words))
  const signs = said.map(signOf)
  said.forEach((words, at) => {
    const label = labels.find(({ rule }) => rule.test(words))?.sign
    const from = label ?? signs[at]
    if (!from) return
    // What follows a label may be far; what a line goes on with is close.
    const next = rightOf(lines, at, label ? 12 : 2)
    if (next === undefined || signs[next] || hidden.test(said[next]!)) return
    if (!isLabel(said[next]!) && values[from].test(said[next]!)) signs[next] = from
  })
  const isImage = imageMarks.filter((one) => said.some((words) => one.test(words))).length > 1
  return signs.map(
    (sign, at) =>
      sign ?? (aloneName.test(said[at]!) && (isImage || isBesideSign(lines, signs, at)) ? 'name' : undefined),
  )
}

const isLabel = (words: string) => labels.some(({ rule }) => rule.test(words))

/** Characters of full width and others that are easily taken for one another become the same. */
export const tidied = (words: string): string =>
  words
    .normalize('NFKC')
    .replaceAll(/[：∶]/g, ':')
    .replaceAll(/(?<=[一-龥:])\s+(?=[一-龥])/g, '')
    .trim()

function signOf(words: string): PatientSign | undefined {
  if (identityNumbers(words).length > 0) return 'identity'
  return rules.find(({ rule }) => {
    const value = rule.exec(words)?.groups?.['value']
    return (
      value !== undefined &&
      !hidden.test(words.slice(words.indexOf(value), words.indexOf(value) + value.length + 2))
    )
  })?.sign
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Numbers of 18 digits whose last one proves the others (GB 11643). */
const identityNumbers = (words: string): string[] =>
  (words.replaceAll(' ', '').match(/(?<!\d)\d{17}[\dXx](?!\d)/g) ?? []).filter((number) => {
    const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0)
    return '10X98765432'[sum % 11] === number[17]!.toUpperCase()
  })

/** The next line in the same row, if it begins within so many heights. */
function rightOf(lines: SaidLine[], at: number, heights: number): number | undefined {
  const { box } = lines[at]!
  let [next, nearest] = [undefined as number | undefined, heights * box.height]
  lines.forEach(({ box: other }, place) => {
    const gap = other.x - box.x - box.width
    const apart = Math.abs(other.y + other.height / 2 - box.y - box.height / 2)
    if (place === at || gap < -box.height || gap > nearest || apart > Math.min(box.height, other.height) / 2)
      return
    ;[next, nearest] = [place, gap]
  })
  return next
}

/** A name alone may be anybody's; close to what was found it is the patient's. */
const isBesideSign = (lines: SaidLine[], signs: (PatientSign | undefined)[], at: number): boolean =>
  lines.some(
    ({ box }, other) =>
      signs[other] !== undefined && distanceOf(lines[at]!.box, box) < 3 * lines[at]!.box.height,
  )

function distanceOf(a: Box, b: Box): number {
  const across = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width)
  const down = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height)
  return Math.hypot(across, down)
}
