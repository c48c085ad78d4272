import type { Subject } from './subject.ts'

export const ophthalmology: Subject = {
  key: 'ophthalmology',
  name: '眼科',
  en: 'Ophthalmology',
  motif: 'lens',
  accents: ['lights', 'vessels'],
  intro: '方寸之间见光明。聚焦白内障、青光眼、眼底病、角膜病与儿童近视防控。',
  departments: ['眼科', '眼科中心'],
  research: ['糖尿病视网膜病变的筛查与治疗', '屈光性白内障手术', '青光眼的早期诊断', '儿童近视的综合防控'],
  parts: ['晶状体', '视网膜', '角膜', '前房角', '眼睑'],
  diseases: [
    {
      name: '白内障',
      en: 'Cataract',
      talks: ['人工晶状体的选择', '硬核白内障的超声乳化', '术后屈光误差的分析'],
    },
    { name: '青光眼', en: 'Glaucoma', talks: ['视神经与视野的对应', '激光与药物的起始选择', '微创引流手术'] },
    {
      name: '干眼',
      en: 'Dry eye disease',
      talks: ['泪膜检查的顺序', '睑板腺功能障碍的治疗', '术后干眼的预防'],
    },
    {
      name: '近视',
      en: 'Myopia',
      talks: ['屈光发育档案的建立', '低浓度阿托品与光学干预', '病理性近视的眼底随访'],
    },
    { name: '角膜炎', en: 'Keratitis', talks: ['真菌与细菌的鉴别', '共聚焦显微镜的应用', '角膜移植的时机'] },
    {
      name: '斜视与弱视',
      en: 'Strabismus and amblyopia',
      talks: ['遮盖试验的规范', '弱视训练的依从性', '手术量的设计'],
    },
    {
      name: '视网膜脱离',
      en: 'Retinal detachment',
      talks: ['裂孔定位法则', '外路与内路手术', '术后体位与随访'],
    },
    {
      name: '黄斑裂孔',
      en: 'Macular hole',
      talks: ['光学相干断层的分期', '内界膜处理技术', '视功能恢复的预期'],
    },
    {
      name: '糖尿病视网膜病变',
      en: 'Diabetic retinopathy',
      talks: ['基层筛查与转诊', '抗血管内皮生长因子治疗', '激光与手术的衔接'],
    },
    {
      name: '年龄相关性黄斑变性',
      en: 'Age-related macular degeneration',
      talks: ['干性与湿性的识别', '注药方案的个体化', '低视力康复'],
    },
    {
      name: '视网膜静脉阻塞',
      en: 'Retinal vein occlusion',
      talks: ['缺血范围的评估', '黄斑水肿的治疗', '全身危险因素筛查'],
    },
    {
      name: '甲状腺相关性眼病',
      en: 'Thyroid eye disease',
      talks: ['活动度与严重度评分', '激素与靶向治疗', '眼眶减压的时机'],
    },
  ],
  procedures: [
    {
      name: '白内障超声乳化联合人工晶状体植入术',
      part: '晶状体',
      disease: '白内障',
      steps: [
        '透明角膜切口',
        '黏弹剂注入与连续环形撕囊',
        '水分离与水分层',
        '核块劈裂与乳化',
        '皮质抽吸',
        '人工晶状体植入',
        '切口水密',
      ],
    },
    {
      name: '玻璃体切除联合内界膜剥除术',
      part: '视网膜',
      disease: '黄斑裂孔',
      steps: ['三通道建立', '核心玻璃体切除', '后脱离诱导', '内界膜染色与剥除', '气液交换', '气体填充与体位'],
    },
    {
      name: '小梁切除术',
      part: '前房角',
      disease: '青光眼',
      steps: [
        '结膜瓣制作',
        '巩膜瓣剖切',
        '抗代谢药物放置',
        '小梁组织切除与虹膜周切',
        '巩膜瓣调整缝线',
        '结膜严密缝合',
      ],
    },
    {
      name: '深板层角膜移植术',
      part: '角膜',
      disease: '角膜炎',
      steps: ['植床环钻定位', '大气泡技术分离', '前板层切除', '供体植片准备', '间断缝合', '术毕散光调整'],
    },
  ],
}
