import type { Subject } from './subject.ts'

export const oncology: Subject = {
  key: 'oncology',
  name: '肿瘤科',
  en: 'Oncology',
  motif: 'cells',
  accents: ['molecules', 'helix'],
  intro: '以多学科协作为基础，关注实体肿瘤的早诊早治、精准治疗、支持治疗与全程管理。',
  departments: ['肿瘤内科', '肿瘤科', '放射治疗科'],
  research: [
    '肺癌的靶向与免疫治疗',
    '消化道肿瘤的围手术期治疗',
    '肿瘤患者的营养与症状管理',
    '液体活检在疗效监测中的应用',
  ],
  parts: ['肺', '乳腺', '肝脏', '结直肠', '淋巴结'],
  diseases: [
    {
      name: '肺癌',
      en: 'Lung cancer',
      talks: ['驱动基因检测的规范流程', '局部晚期患者的综合治疗', '免疫治疗相关肺炎的识别'],
    },
    {
      name: '乳腺癌',
      en: 'Breast cancer',
      talks: ['分子分型与治疗选择', '新辅助治疗后的手术决策', '内分泌治疗的依从性'],
    },
    {
      name: '结直肠癌',
      en: 'Colorectal cancer',
      talks: ['微卫星状态决定什么', '肝转移的转化治疗', '直肠癌的器官保留策略'],
    },
    {
      name: '肝细胞癌',
      en: 'Hepatocellular carcinoma',
      talks: ['从监测人群到早期发现', '介入联合系统治疗', '肝功能储备的动态评估'],
    },
    {
      name: '胃癌',
      en: 'Gastric cancer',
      talks: ['围手术期化疗的证据与实践', '腹膜转移的诊断与治疗', '靶向检测的病理要点'],
    },
    {
      name: '食管癌',
      en: 'Oesophageal cancer',
      talks: ['新辅助放化疗的获益人群', '吞咽困难的营养支持', '内镜早癌筛查的组织'],
    },
    {
      name: '鼻咽癌',
      en: 'Nasopharyngeal carcinoma',
      talks: ['调强放疗的靶区勾画', '诱导化疗的选择', '放疗后远期毒性管理'],
    },
    {
      name: '弥漫大B细胞淋巴瘤',
      en: 'Diffuse large B-cell lymphoma',
      talks: ['病理活检的取材要求', '中期影像评估的意义', '老年患者的减量原则'],
    },
    {
      name: '胰腺癌',
      en: 'Pancreatic cancer',
      talks: ['可切除性判断', '疼痛与黄疸的处理', '恶病质的早期干预'],
    },
    {
      name: '癌性疼痛',
      en: 'Cancer pain',
      talks: ['疼痛的全面与动态评估', '阿片类药物滴定', '难治性疼痛的介入手段'],
    },
    {
      name: '免疫检查点抑制剂相关不良反应',
      en: 'Immune checkpoint inhibitor related adverse events',
      talks: ['分级与激素使用', '免疫性心肌炎的紧急处理', '再挑战的评估'],
    },
  ],
  procedures: [
    {
      name: 'CT引导下肺结节穿刺活检',
      part: '肺',
      disease: '肺癌',
      steps: [
        '体位与进针路径设计',
        '局部麻醉与定位扫描',
        '同轴针分步进针',
        '多点取材与标本处理',
        '退针与压迫',
        '术后扫描排除气胸',
      ],
    },
    {
      name: '经导管动脉化疗栓塞术',
      part: '肝脏',
      disease: '肝细胞癌',
      steps: [
        '股动脉或桡动脉穿刺',
        '肝总动脉造影',
        '超选择插管至供瘤血管',
        '栓塞剂缓慢注入',
        '复查造影确认',
        '拔鞘与穿刺点管理',
      ],
    },
    {
      name: '超声引导下乳腺肿物旋切活检',
      part: '乳腺',
      disease: '乳腺癌',
      steps: [
        '病灶定位与测量',
        '局部浸润麻醉',
        '旋切针置于病灶下方',
        '扇形多方位旋切',
        '标记夹放置',
        '加压包扎',
      ],
    },
    {
      name: '肝脏肿瘤微波消融术',
      part: '肝脏',
      disease: '肝细胞癌',
      steps: [
        '术前增强影像融合',
        '进针点与安全距离确认',
        '人工腹水隔离',
        '消融针置入',
        '分次消融与范围监测',
        '针道消融退针',
      ],
    },
  ],
}
