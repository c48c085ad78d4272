import type { Subject } from './subject.ts'

export const paediatrics: Subject = {
  key: 'paediatrics',
  name: '儿科',
  en: 'Paediatrics',
  motif: 'helix',
  accents: ['petals', 'lungs'],
  intro: '孩子不是缩小的大人。关注新生儿、呼吸、感染、神经与儿童保健的规范诊疗。',
  departments: ['儿科', '儿内科', '新生儿科'],
  research: [
    '儿童哮喘的长期管理',
    '早产儿的呼吸支持与随访',
    '儿童癫痫的诊断与用药',
    '儿童重症感染的早期识别',
  ],
  parts: ['气道', '腹股沟', '结肠', '中枢神经', '皮肤'],
  diseases: [
    {
      name: '儿童哮喘',
      en: 'Childhood asthma',
      talks: ['五岁以下喘息的判断', '吸入技术与家庭教育', '行动计划的制定'],
    },
    { name: '毛细支气管炎', en: 'Bronchiolitis', talks: ['严重程度评估', '氧疗与补液', '不推荐的治疗'] },
    {
      name: '儿童肺炎',
      en: 'Childhood pneumonia',
      talks: ['支原体肺炎的合理用药', '重症的早期预警', '胸腔并发症的处理'],
    },
    { name: '热性惊厥', en: 'Febrile seizure', talks: ['单纯型与复杂型', '急诊处理流程', '家长沟通要点'] },
    { name: '儿童癫痫', en: 'Childhood epilepsy', talks: ['发作视频的识别', '首个药物的选择', '停药评估'] },
    {
      name: '手足口病',
      en: 'Hand, foot and mouth disease',
      talks: ['重症的早期征象', '分级诊疗', '托幼机构防控'],
    },
    {
      name: '川崎病',
      en: 'Kawasaki disease',
      talks: ['不完全型的诊断', '冠状动脉的随访', '丙球无反应的处理'],
    },
    {
      name: '新生儿黄疸',
      en: 'Neonatal jaundice',
      talks: ['小时胆红素曲线', '光疗与换血指征', '出院后随访'],
    },
    {
      name: '早产儿视网膜病变',
      en: 'Retinopathy of prematurity',
      talks: ['筛查对象与时间', '用氧管理', '治疗后的远期随访'],
    },
    { name: '生长发育迟缓', en: 'Growth delay', talks: ['生长曲线的解读', '病因筛查', '营养与内分泌干预'] },
    {
      name: '小儿腹股沟疝',
      en: 'Paediatric inguinal hernia',
      talks: ['嵌顿疝的识别与复位', '手术年龄与时机', '对侧内环的处理'],
    },
    {
      name: '新生儿呼吸窘迫综合征',
      en: 'Neonatal respiratory distress syndrome',
      talks: ['产房呼吸支持', '微创给药技术', '撤机与并发症'],
    },
  ],
  procedures: [
    {
      name: '小儿腹腔镜疝囊高位结扎术',
      part: '腹股沟',
      disease: '小儿腹股沟疝',
      steps: [
        '脐部置镜与探查',
        '内环口评估与对侧检查',
        '体外带线针刺入',
        '腹膜外环绕内环',
        '结扎收紧',
        '放气与缝合',
      ],
    },
    {
      name: '儿童可弯曲支气管镜灌洗术',
      part: '气道',
      disease: '儿童肺炎',
      steps: ['术前镇静评估', '鼻咽部表面麻醉', '声门与气道检查', '病变段灌洗', '黏液栓清除', '术后监护'],
    },
    {
      name: '新生儿微创表面活性物质给药术',
      part: '气道',
      disease: '新生儿呼吸窘迫综合征',
      steps: ['无创通气下稳定', '直接喉镜暴露', '细导管置入声门下', '缓慢推注药物', '拔管并观察', '参数调整'],
    },
  ],
}
