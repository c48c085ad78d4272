import type { Subject } from './subject.ts'

export const respiratory: Subject = {
  key: 'respiratory',
  name: '呼吸与危重症',
  en: 'Respiratory and Critical Care',
  motif: 'lungs',
  accents: ['waves', 'cells'],
  intro: '守护每一次呼吸。覆盖慢性气道疾病、肺部感染、间质性肺病、睡眠呼吸与呼吸危重症。',
  departments: ['呼吸与危重症医学科', '呼吸内科'],
  research: [
    '慢性阻塞性肺疾病的早期干预',
    '重症肺炎的病原学诊断',
    '间质性肺病的多学科诊断',
    '呼吸介入技术的规范应用',
  ],
  parts: ['气管', '支气管', '肺实质', '胸膜', '纵隔淋巴结'],
  diseases: [
    {
      name: '哮喘',
      en: 'Asthma',
      talks: ['表型与生物标志物', '控制水平的评估与升降级', '吸入装置的规范使用'],
    },
    {
      name: '慢阻肺',
      en: 'Chronic obstructive pulmonary disease',
      talks: ['肺功能普查与早期发现', '急性加重的住院管理', '肺康复的可及方案'],
    },
    {
      name: '社区获得性肺炎',
      en: 'Community-acquired pneumonia',
      talks: ['严重程度评分怎样用', '经验性抗感染的选择', '治疗无反应的再评估'],
    },
    {
      name: '肺栓塞',
      en: 'Pulmonary embolism',
      talks: ['临床概率与检查路径', '中高危患者的再灌注', '抗凝疗程的个体化'],
    },
    {
      name: '肺结节',
      en: 'Pulmonary nodule',
      talks: ['影像特征与恶性概率', '随访间隔与手术时机', '多发结节的管理'],
    },
    {
      name: '间质性肺病',
      en: 'Interstitial lung disease',
      talks: ['高分辨率CT的读片顺序', '多学科讨论的规范', '抗纤维化治疗的监测'],
    },
    {
      name: '支气管扩张',
      en: 'Bronchiectasis',
      talks: ['病因筛查清单', '气道廓清技术', '长期抗菌治疗的权衡'],
    },
    {
      name: '胸腔积液',
      en: 'Pleural effusion',
      talks: ['渗出与漏出的再认识', '胸腔镜活检的价值', '恶性积液的居家管理'],
    },
    {
      name: '睡眠呼吸暂停',
      en: 'Obstructive sleep apnoea',
      talks: ['便携监测的适用人群', '无创通气的依从性', '与心血管疾病的关系'],
    },
    {
      name: '急性呼吸窘迫综合征',
      en: 'Acute respiratory distress syndrome',
      talks: ['肺保护通气的实施', '俯卧位治疗的流程', '体外膜肺氧合的时机'],
    },
    {
      name: '慢性呼吸衰竭的家庭无创通气',
      en: 'Home non-invasive ventilation in chronic respiratory failure',
      talks: ['启动标准与参数调整', '远程随访的内容', '照护者培训'],
    },
  ],
  procedures: [
    {
      name: '超声支气管镜纵隔淋巴结穿刺术',
      part: '纵隔淋巴结',
      disease: '肺结节',
      steps: [
        '镇静与进镜',
        '淋巴结分区扫查',
        '血流与弹性评估',
        '穿刺针固定与进针',
        '负压吸引与抽动',
        '现场细胞学评价',
      ],
    },
    {
      name: '内科胸腔镜胸膜活检术',
      part: '胸膜',
      disease: '胸腔积液',
      steps: [
        '超声定位与局部麻醉',
        '建立人工气胸',
        '套管置入与吸液',
        '脏壁层胸膜探查',
        '可疑病灶多点活检',
        '闭式引流管置入',
      ],
    },
    {
      name: '支气管肺泡灌洗术',
      part: '支气管',
      disease: '社区获得性肺炎',
      steps: [
        '影像定位靶肺段',
        '表面麻醉与镇静',
        '镜端嵌顿于亚段支气管',
        '分次注入生理盐水',
        '负压回收灌洗液',
        '标本分装与送检',
      ],
    },
    {
      name: '经支气管冷冻肺活检术',
      part: '肺实质',
      disease: '间质性肺病',
      steps: [
        '高分辨率CT选择靶段',
        '气管插管与球囊预置',
        '冷冻探头到达胸膜下',
        '冷冻取材',
        '球囊封堵止血',
        '标本解冻与送检',
      ],
    },
  ],
}
