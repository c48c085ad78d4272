import sharp from 'sharp'
import type { PatientSign } from '#contract/wire/patient-signs.ts'
import type { Box } from '#kernel/files/find-identity.ts'
import { outlineOf } from './drawn-text.ts'

/** What tells of a patient, as it stands on slides, reports and pictures of machines. All are invented. */
const planted: Record<PatientSign, string[]> = {
  name: [
    '姓名：沈清和',
    '患者姓名: 欧阳若兰',
    '姓 名：赵敏　性别：女',
    '患者：李建国，男，65岁，主因胸痛入院',
    '患者王秀英，女，74岁',
    '沈清和 女 74岁',
    '孙国强/男/58岁',
    'Name: Zhao Min  F  058Y',
    "Patient's Name: SHEN QINGHE",
    'Patient Name: Li Jianguo',
    'SHEN^QINGHE',
    'ZHAO MIN  F  58Y',
    '病人：周立新',
    '受检者姓名：吴海燕',
    '患儿姓名：郑小宝',
    'Patient: Wang Xiuying, 74F',
    '姓名 陈志远 科室 心内科',
    '家属：何家明',
    'Pt. name: Sun Guoqiang',
    '姓名：马丽娟 床号：12',
  ],
  number: [
    '住院号 0073412',
    '住院号：ZY20260317',
    '门诊号: 88213045',
    '病案号：0012873',
    '病历号 A0045213',
    '影像号 CT20261103017',
    '检查号：US2026-0331',
    '登记号：0007734120',
    '床号：12',
    '床号: +3',
    '病理号：B2026-10233',
    'Patient ID: 0073412',
    'ID: 00734125',
    'MRN: 4471209',
    'MRN 20260317',
    'Acc No: 202611030',
    'Accession #: A1203345',
    '超声号：S2026110',
    '就诊卡号：6601234567',
    'Admission No. 0073412',
  ],
  identity: [
    '身份证号：110101195103042810',
    '110101195103042810',
    'ID: 310104196807213420',
    '身份证 310104196807213420',
    '证件号码：440106198212053617',
    '患者身份证：440106198212053617',
    '公民身份号码 11010519491231002X',
    '11010519491231002X',
    '身份证号码: 110101195103042810（已核对）',
    '姓名沈清和 身份证110101195103042810',
    '身份证号：510107197905126225',
    '510107197905126225',
    '身份证 330106196011084519',
    '330106196011084519',
    '证件号：330106196011084519',
    '身份证号 420106195509137320',
    '420106195509137320',
    'ID card 420106195509137320',
    '身份证:610103198803150032',
    '610103198803150032',
  ],
  birth: [
    '出生日期 1951-03-04',
    '出生日期：1968年7月21日',
    '出生：1951.03.04',
    'DOB 1968/07/21',
    'DOB: 04-Mar-1951',
    'Date of birth: 1982-12-05',
    'Birth date 19490131',
    '出生年月：1979年5月',
    '生日：1960-11-08',
    'Birthdate: 11/08/1960',
    '出生日期:19550913',
    'D.O.B. 13/09/1955',
    '出生年月日：1988-03-15',
    'DOB:1951.03.04',
    '出生日期 1951/3/4 女',
    'Born / Birth: 1968-07-21',
    '性别 男 出生日期 1982-12-05',
    '出生时间：2026-03-01 08:12',
    'Birthday: 1979-05-12',
    'dob 1960-11-08',
  ],
  phone: [
    '电话 13712349876',
    '联系电话：13712349876',
    '手机：186 1234 5678',
    '患者电话: 18612345678',
    '家属电话：159-0123-4567',
    'Tel: 13901234567',
    'Phone 13901234567',
    '13901234567',
    '联系方式：17712348888',
    '手机号码 19912340000',
    'Mobile: 188 0123 4567',
    '家属 13512345678',
    '王女士 15812345678',
    '电话：8623 4567',
    '紧急联系人电话：13212345678',
    '手机号：16612345678',
    '微信同号 13812345678',
    '随访电话 13012345678',
    'TEL 17012345678',
    '(家属手机 15012345678)',
  ],
}

/** What stands on slides and may stay, such as lecturers and their hospitals. */
const ordinary = [
  '颅底手术入路的解剖要点',
  '主讲人：沈清和 主任医师',
  '江城大学附属第一医院 神经外科',
  '患者，男性，65岁，高血压病史10年',
  '患者安全目标与不良事件上报',
  '患者张某某，女，58岁',
  '姓名：***  住院号：******',
  '研究编号 NCT04278313',
  'PMID: 32109013  DOI: 10.1056/NEJMoa2002032',
  '病例1：急性前壁心肌梗死',
  'Case 2: A 65-year-old man with chest pain',
  'Patient: male, 65 years',
  'Patient education and follow-up',
  '2026年3月17日 第十二届全国年会',
  '会务咨询：010-66554433',
  '收缩压 138 mmHg，心率 72 次/分',
  '随机分组 n=1286，HR 0.74 (95% CI 0.61–0.90)',
  '方法：多中心、双盲、安慰剂对照',
  '高血压 糖尿病 冠心病',
  '金标准',
  '白细胞 12.6×10⁹/L，C反应蛋白 48 mg/L',
  'ICD-10: I21.0',
  '肿瘤大小 3.2 cm × 2.8 cm',
  '讲者姓名：王强 职称：教授',
  'Drug name: Aspirin 100 mg qd',
  'Zhang Wei, MD, PhD',
  '出生体重 3200 g，Apgar 评分 9 分',
  '住院时间 7 天，床位数 1200 张',
  '参考文献 Lancet 2019; 393: 1230–1240',
  '谢谢聆听',
  '温度 36.8 ℃  方案 R-CHOP',
  '姓名、年龄、性别等信息已去除',
  '基因名：EGFR L858R',
  '手术时间 135 min，出血量 50 ml',
  '常规治疗组与强化治疗组',
  'Study ID: ChiCTR2100045678',
  '门诊量 12000 人次/年',
  '病历书写规范（2026版）',
  '电话随访率 96.5%',
  '联系我们：400-820-1234',
]

const size = { width: 1280, height: 720 }
const heights = [18, 20, 24, 28, 32]
const angles = [0, 0, 0, 0, -3, 0, 2]
const looks = [
  { ground: '#ffffff', ink: '#1f2a37' },
  { ground: '#0b2545', ink: '#f4f6fb' },
  { ground: '#f4f1e8', ink: '#5b3a1d' },
  { ground: '#101010', ink: '#d9d9d9' },
]
const perSlide = 10

export type PlantedLine = { sign: PatientSign | undefined; words: string; about: string; box: Box }
export type PlantedSlide = { file: Buffer; lines: PlantedLine[] }

/** Slides with ten lines each. Of what tells of patients, each kind and form has its turn in each size, colour and angle. */
export const drawPatientSlides = (): Promise<PlantedSlide[]> =>
  drawSlides(
    planted.name.flatMap((_, at) =>
      Object.entries(planted).map(([sign, all]) => ({ sign: sign as PatientSign, words: all[at]! })),
    ),
  )

export const drawOrdinarySlides = (): Promise<PlantedSlide[]> =>
  drawSlides(ordinary.map((words) => ({ sign: undefined, words })))

async function drawSlides(all: Pick<PlantedLine, 'sign' | 'words'>[]): Promise<PlantedSlide[]> {
  const slides: PlantedSlide[] = []
  for (let from = 0; from < all.length; from += perSlide) {
    const { ground, ink } = looks[(from / perSlide) % looks.length]!
    let svg = ''
    const lines = all.slice(from, from + perSlide).map(({ sign, words }, at): PlantedLine => {
      const height = heights[(from + at) % heights.length]!
      const angle = angles[(from + at) % angles.length]!
      // In two columns, so that none is taken for the value of another one's label.
      const place = { x: 40 + (at % 2) * 640, y: 90 + Math.floor(at / 2) * 130 }
      svg += outlineOf({ text: words, size: height, angle, ...place })
      const box = { x: place.x, y: place.y - height, width: 40, height: height * 1.2 }
      return { sign, words, box, about: `${height} px, ${angle}°, on ${ground}` }
    })
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${ground}"/><g fill="${ink}">${svg}</g></svg>`
    slides.push({ file: await sharp(Buffer.from(picture)).jpeg({ quality: 85 }).toBuffer(), lines })
  }
  return slides
}
