import type { ConsultationState } from '#contract/practice/consultation-states.ts'
import { consultationStates } from '#contract/practice/consultation-states.ts'
import type { Opinion } from '#contract/practice/opinions.ts'
import type { Gender } from '#contract/practice/patients.ts'
import { teachingStates } from '#contract/practice/teaching-cases.ts'

const { awaiting, inConsultation, ended, cancelled } = consultationStates

export type DemoPatient = {
  name: string
  gender: Gender
  age: number
  phone: string
  complaint: string
  history: string
  hasFiles?: true
}

export type DemoTeachingCase = {
  title: string
  body: string
  subject: number
  hasPicture?: true
  state: (typeof teachingStates)[keyof typeof teachingStates]
  reason?: string
}

export type DemoConsultation = {
  patient: DemoPatient
  purpose: string
  status: ConsultationState
  urgent?: true
  /** One of the demo's superior doctors: asked by name, or a doctor of the asked department. */
  superior: 'surgeon' | 'physician'
  isDirect?: true
  isReceived?: true
  agoHours: number
  /** Scheduled for the day after tomorrow. */
  isScheduled?: true
  opinion?: Opinion
  /** What became of the patient, the earliest first. */
  outcomes?: string[]
  /** Added to the opinion two hours after it was signed. */
  addendum?: string
  /** A further doctor, and what they have signed. */
  specialist?: { is: 'surgeon' | 'physician'; opinion: Opinion }
  /** What the receiving doctor asks the other one to complete. */
  returned?: string
  reason?: string
  /** What its doctor has made of it. */
  teaching?: DemoTeachingCase
  /** Who wrote what in the chat. */
  chat?: { by: 'base' | 'superior'; content: string }[]
}

/** Invented people. */
export const demoConsultations: DemoConsultation[] = [
  {
    patient: {
      name: '罗秋菊',
      gender: 2,
      age: 63,
      phone: '13900001001',
      complaint: '突发剧烈头痛 6 小时，伴恶心呕吐。',
      history:
        '高血压 12 年，口服氨氯地平。入院血压 176/98 mmHg。头颅 CT 提示鞍上池高密度影，心电图广泛 T 波倒置。',
      hasFiles: true,
    },
    purpose: '请判断是否为动脉瘤性蛛网膜下腔出血，是否需要立即转运。',
    status: inConsultation,
    urgent: true,
    superior: 'surgeon',
    isReceived: true,
    agoHours: 3,
    chat: [
      { by: 'superior', content: '请先把 CT 原始层面传上来，瞳孔和意识现在怎么样？' },
      { by: 'base', content: '神志清，双侧瞳孔 3 mm，对光反射灵敏，颈抵抗三横指。' },
      { by: 'superior', content: '血压先控制在 160 以下，尼莫地平泵入，准备 CTA。' },
    ],
  },
  {
    patient: {
      name: '唐守正',
      gender: 1,
      age: 58,
      phone: '13900001002',
      complaint: '左侧肢体麻木无力 2 天。',
      history: '心房颤动 3 年，未规律抗凝。头颅 MRI 提示右侧颞叶占位，周围水肿明显。',
      hasFiles: true,
    },
    purpose: '占位性质待定，请指导下一步检查及抗凝方案。',
    status: awaiting,
    urgent: true,
    superior: 'surgeon',
    agoHours: 1,
  },
  {
    patient: {
      name: '姜若兰',
      gender: 2,
      age: 41,
      phone: '13900001003',
      complaint: '反复头晕伴视物模糊 1 个月。',
      history: '既往体健。垂体 MRI 提示微腺瘤可能，泌乳素轻度升高。',
    },
    purpose: '是否需要手术，随访频率如何安排。',
    status: awaiting,
    superior: 'surgeon',
    isReceived: true,
    isScheduled: true,
    agoHours: 26,
  },
  {
    patient: {
      name: '马德胜',
      gender: 1,
      age: 71,
      phone: '13900001004',
      complaint: '外伤后间断头痛 3 周，近 2 天步态不稳。',
      history: '冠心病支架术后 4 年，双联抗血小板。CT 提示左侧额颞部慢性硬膜下血肿，中线右移 8 mm。',
      hasFiles: true,
    },
    purpose: '抗血小板治疗下的手术时机。',
    status: ended,
    superior: 'surgeon',
    isReceived: true,
    agoHours: 24 * 20,
    opinion: {
      diagnosis: '左侧慢性硬膜下血肿，冠状动脉支架术后。',
      advice: '有手术指征。停用氯吡格雷 5 天，阿司匹林由心内科评估后决定，行钻孔引流。',
      medication: '阿托伐他汀 20 mg 每晚一次；围手术期不用低分子肝素桥接。',
      follow_up: '术后 1 个月复查头颅 CT，期间出现意识改变立即就诊。',
    },
    outcomes: [
      '术后第 5 天出院，切口愈合好，可扶行。',
      '术后恢复良好，1 个月复查血肿吸收，已恢复阿司匹林，行走自如。',
    ],
    chat: [
      { by: 'base', content: '支架 4 年，心内科同意停氯吡格雷。' },
      { by: 'superior', content: '好，意见已写，术前凝血复查一次。' },
    ],
    addendum: '复核影像后补充：术后 3 个月请加做一次增强磁共振，与术前对照。',
    specialist: {
      is: 'physician',
      opinion: {
        diagnosis: '围手术期内科情况稳定',
        advice: '术前完善肺功能，术后早期下床，预防肺部感染与深静脉血栓。',
        medication: '',
        follow_up: '出院后 2 周内科门诊复查。',
      },
    },
  },
  {
    patient: {
      name: '葛小丽',
      gender: 2,
      age: 35,
      phone: '13900001005',
      complaint: '发热伴咳嗽 10 天，抗感染效果不佳。',
      history: '系统性红斑狼疮，长期口服泼尼松 10 mg。胸部 CT 提示双肺磨玻璃影。',
      hasFiles: true,
    },
    purpose: '请协助鉴别感染与原发病活动，指导抗感染方案。',
    status: ended,
    superior: 'physician',
    isReceived: true,
    agoHours: 24 * 15,
    opinion: {
      diagnosis: '免疫抑制宿主肺炎，肺孢子菌肺炎可能性大。',
      advice: '尽快送检 G 试验和支气管肺泡灌洗液，不等结果先行经验治疗。',
      medication: '复方磺胺甲噁唑足量治疗 21 天，氧合指数低于 300 时加用甲泼尼龙。',
      follow_up: '3 天后复评氧合，2 周后复查胸部 CT。',
    },
    teaching: {
      title: '免疫抑制患者的发热与双肺磨玻璃影',
      body: '女，中年，系统性红斑狼疮，长期口服小剂量激素。\n发热伴咳嗽，常规抗感染效果不佳，某县医院转来的胸部 CT 提示双肺磨玻璃影。\n要点：不等病原学结果，先按肺孢子菌肺炎足量治疗。',
      subject: 5,
      hasPicture: true,
      state: teachingStates.refused,
      reason: '正文提到“某县医院转来”，结合病种可能认出患者，请删去转诊经过后重新提交。',
    },
  },
  {
    patient: {
      name: '石怀安',
      gender: 1,
      age: 66,
      phone: '13900001009',
      complaint: '发作性胸痛 2 小时。',
      history: '糖尿病 9 年。心电图 V1–V4 导联 T 波深倒置，肌钙蛋白两次阴性。',
      hasFiles: true,
    },
    purpose: '是否为左前降支近段病变，能否做平板试验。',
    status: ended,
    superior: 'physician',
    isReceived: true,
    agoHours: 24 * 12,
    opinion: {
      diagnosis: '不稳定型心绞痛，Wellens 综合征 B 型。',
      advice: '禁止平板试验。尽快冠状动脉造影，准备前降支介入。',
      medication: '阿司匹林 100 mg、替格瑞洛 90 mg 每日两次，阿托伐他汀 40 mg 每晚一次。',
      follow_up: '术后 1 个月、3 个月门诊复查。',
    },
    outcomes: ['造影提示前降支近段狭窄 90%，植入支架 1 枚，3 天后出院。'],
    teaching: {
      title: 'T 波倒置不等于心肌炎：一例 Wellens 综合征',
      body: '男，老年，糖尿病多年。\n胸痛缓解后就诊，肌钙蛋白阴性，V1–V4 导联 T 波深而对称倒置。\n要点：胸痛缓解期的这种 T 波提示前降支近段重度狭窄，平板试验可能诱发大面积前壁心肌梗死。\n转归：造影证实前降支近段重度狭窄，介入治疗后恢复良好。',
      subject: 0,
      hasPicture: true,
      state: teachingStates.passed,
    },
  },
  {
    patient: {
      name: '梁若水',
      gender: 2,
      age: 52,
      phone: '13900001010',
      complaint: '体检发现右肺结节 1 周。',
      history: '不吸烟。胸部 CT 提示右肺上叶混合磨玻璃结节 14 mm，实性成分 6 mm。',
      hasFiles: true,
    },
    purpose: '手术还是继续随访。',
    status: ended,
    superior: 'physician',
    isReceived: true,
    agoHours: 24 * 9,
    opinion: {
      diagnosis: '右肺上叶混合磨玻璃结节，早期肺腺癌可能性大。',
      advice: '建议胸腔镜下肺段切除，术中冰冻决定范围。',
      medication: '',
      follow_up: '术后 6 个月复查胸部 CT。',
    },
    teaching: {
      title: '混合磨玻璃结节：何时不再随访',
      body: '女，中年，不吸烟。\n体检发现右肺上叶混合磨玻璃结节，实性成分超过 5 mm。\n要点：实性成分的大小比结节总大小更能说明问题。',
      subject: 5,
      hasPicture: true,
      state: teachingStates.underReview,
    },
  },
  {
    patient: {
      name: '侯建军',
      gender: 1,
      age: 49,
      phone: '13900001006',
      complaint: '右侧面部抽动半年。',
      history: '肉毒毒素注射两次，效果维持 2 个月。',
    },
    purpose: '是否适合微血管减压术。',
    status: cancelled,
    superior: 'surgeon',
    isDirect: true,
    agoHours: 24 * 6,
    reason: '建议先到门诊完善三维 TOF 磁共振，检查后再申请会诊。',
  },
  {
    patient: {
      name: '冉秀云',
      gender: 2,
      age: 66,
      phone: '13900001011',
      complaint: '活动后气促加重 2 周。',
      history: '慢性阻塞性肺疾病 8 年，规律吸入双支扩剂，近一年住院两次。',
    },
    purpose: '急性加重后吸入方案如何调整，是否加用吸入激素。',
    status: awaiting,
    superior: 'physician',
    isDirect: true,
    agoHours: 3,
  },
  {
    patient: {
      name: '邱德润',
      gender: 1,
      age: 71,
      phone: '13900001012',
      complaint: '反复发热、咳黄痰 1 周。',
      history: '2 型糖尿病 10 年，口服二甲双胍。外院头孢类治疗 4 天无效。',
    },
    purpose: '请指导抗感染方案，是否需要转上级医院。',
    status: awaiting,
    superior: 'physician',
    isReceived: true,
    agoHours: 5,
    returned: '请补充胸部 CT、血常规和降钙素原结果，以及近一周的体温记录。',
    chat: [{ by: 'superior', content: '先把检查补齐，我下午再看一次。' }],
  },
]

export const demoDrafts: (DemoPatient & { hasConsent: boolean })[] = [
  {
    name: '卫子谦',
    gender: 1,
    age: 27,
    phone: '',
    complaint: '',
    history: '健康体检发现右肺结节 6 mm，待补充薄层 CT。',
    hasConsent: false,
  },
  {
    name: '苗凤英',
    gender: 2,
    age: 68,
    phone: '13900001008',
    complaint: '活动后气促 2 个月，夜间不能平卧。',
    history: '慢性阻塞性肺疾病 8 年，家庭氧疗。',
    hasConsent: true,
  },
]

export const demoTemplates: { name: string; opinion: Opinion }[] = [
  {
    name: '慢性硬膜下血肿',
    opinion: {
      diagnosis: '慢性硬膜下血肿。',
      advice: '评估手术指征：症状、血肿厚度及中线移位；有指征者行钻孔引流。',
      medication: '停用抗血小板及抗凝药物前请心内科评估。',
      follow_up: '术后 1 个月复查头颅 CT。',
    },
  },
  {
    name: '动脉瘤随访',
    opinion: {
      diagnosis: '未破裂颅内动脉瘤。',
      advice: '控制血压，戒烟，避免剧烈用力。',
      medication: '',
      follow_up: '6 个月后复查 CTA，其后每年一次。',
    },
  },
]

/** The report beside the picture. */
export const demoReport = {
  name: '检查报告',
  parts: [
    ['检查所见', '鞍上池、外侧裂池可见高密度影，脑室系统未见明显扩张，中线结构居中。'],
    ['检查提示', '蛛网膜下腔出血可能，建议行头颅 CTA 检查。'],
  ] as [string, string][],
}
