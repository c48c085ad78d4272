import type { Subject } from './subject.ts'

export const obstetrics: Subject = {
  key: 'obstetrics',
  name: '妇产科',
  en: 'Obstetrics and Gynaecology',
  motif: 'waves',
  accents: ['petals', 'lights'],
  intro: '守护女性一生的健康，涵盖高危妊娠、产科急救、妇科肿瘤、盆底与生殖内分泌。',
  departments: ['妇产科', '产科', '妇科'],
  research: [
    '高危妊娠的早期预测',
    '妇科微创与保留生育功能手术',
    '盆底功能障碍的综合治疗',
    '产后出血的分级救治',
  ],
  parts: ['子宫', '卵巢', '宫颈', '盆底', '胎儿'],
  diseases: [
    {
      name: '子痫前期',
      en: 'Pre-eclampsia',
      talks: ['早孕期筛查与阿司匹林预防', '重度患者的终止妊娠时机', '硫酸镁的规范使用'],
    },
    {
      name: '产后出血',
      en: 'Postpartum haemorrhage',
      talks: ['累计出血量的准确估计', '分级预警与团队响应', '宫腔填塞与血管介入'],
    },
    {
      name: '前置胎盘',
      en: 'Placenta praevia',
      talks: ['胎盘植入的影像评估', '多学科围手术期准备', '保留子宫的手术技巧'],
    },
    { name: '早产', en: 'Preterm birth', talks: ['宫颈长度监测', '促胎肺成熟的时机', '保胎治疗的边界'] },
    {
      name: '子宫肌瘤',
      en: 'Uterine fibroids',
      talks: ['分型与症状的对应', '剔除术后的妊娠建议', '药物与聚焦超声'],
    },
    {
      name: '子宫内膜异位症',
      en: 'Endometriosis',
      talks: ['深部病灶的影像诊断', '长期管理替代反复手术', '合并不孕的治疗路径'],
    },
    {
      name: '多囊卵巢综合征',
      en: 'Polycystic ovary syndrome',
      talks: ['不同年龄段的治疗目标', '代谢风险筛查', '诱导排卵的选择'],
    },
    {
      name: '宫颈癌',
      en: 'Cervical cancer',
      talks: ['筛查与疫苗的组合策略', '早期患者的保育手术', '同步放化疗的质量控制'],
    },
    { name: '卵巢癌', en: 'Ovarian cancer', talks: ['可切除性评估', '维持治疗的选择', '遗传咨询与家系管理'] },
    {
      name: '盆腔器官脱垂',
      en: 'Pelvic organ prolapse',
      talks: ['分度与生活质量评估', '子宫托的使用', '自体组织修复与骶骨固定'],
    },
    {
      name: '复发性流产',
      en: 'Recurrent pregnancy loss',
      talks: ['病因筛查的证据等级', '抗磷脂综合征的处理', '再次妊娠的心理支持'],
    },
    {
      name: '剖宫产术后子宫瘢痕妊娠',
      en: 'Caesarean scar pregnancy',
      talks: ['早期超声分型', '治疗方式的选择', '再次妊娠的风险告知'],
    },
  ],
  procedures: [
    {
      name: '腹腔镜子宫肌瘤剔除术',
      part: '子宫',
      disease: '子宫肌瘤',
      steps: [
        '建立气腹与探查',
        '肌层注射缩宫药物',
        '肌瘤假包膜切开',
        '钝性剥离取出瘤体',
        '分层缝合肌层',
        '密闭袋内旋切取出',
      ],
    },
    {
      name: '腹腔镜深部内异症病灶切除术',
      part: '盆底',
      disease: '子宫内膜异位症',
      steps: [
        '盆腔粘连松解',
        '输尿管辨认与游离',
        '直肠旁间隙分离',
        '病灶完整切除',
        '创面检查与修复',
        '防粘连处理',
      ],
    },
    {
      name: '宫腔镜黏膜下肌瘤切除术',
      part: '子宫',
      disease: '子宫肌瘤',
      steps: [
        '宫颈准备与置镜',
        '宫腔全景探查',
        '瘤蒂与埋藏深度判断',
        '分次电切瘤体',
        '内膜保护与止血',
        '标本送检',
      ],
    },
    {
      name: '胎盘植入剖宫产保留子宫术',
      part: '子宫',
      disease: '前置胎盘',
      steps: [
        '术前血管球囊预置',
        '避开胎盘的子宫切口',
        '胎儿娩出',
        '膀胱下推与止血带',
        '植入部位切除重建',
        '宫腔填塞与观察',
      ],
    },
  ],
}
