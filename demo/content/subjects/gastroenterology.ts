import type { Subject } from './subject.ts'

export const gastroenterology: Subject = {
  key: 'gastroenterology',
  name: '消化内科',
  en: 'Gastroenterology',
  motif: 'vessels',
  accents: ['cells', 'molecules'],
  intro: '从胃镜下的一处黏膜改变说起，讨论消化道早癌、炎症性肠病、肝病与消化急症。',
  departments: ['消化内科', '消化内镜中心', '肝病科'],
  research: [
    '消化道早癌的内镜诊断与治疗',
    '炎症性肠病的达标治疗',
    '肝硬化并发症的防治',
    '功能性胃肠病的脑肠轴机制',
  ],
  parts: ['食管', '胃', '结肠', '胆管', '肝脏'],
  diseases: [
    {
      name: '胃食管反流',
      en: 'Gastro-oesophageal reflux disease',
      talks: ['难治性反流的检查顺序', '抑酸治疗的减量与停药', '食管外症状的判断'],
    },
    {
      name: '消化性溃疡',
      en: 'Peptic ulcer disease',
      talks: ['溃疡出血的内镜止血', '抗栓药物使用者的胃黏膜保护', '复发的常见原因'],
    },
    {
      name: '幽门螺杆菌感染',
      en: 'Helicobacter pylori infection',
      talks: ['检测方法的适用与陷阱', '根除方案的选择', '补救治疗怎么做'],
    },
    {
      name: '溃疡性结肠炎',
      en: 'Ulcerative colitis',
      talks: ['急性重症的 48 小时', '黏膜愈合作为目标', '癌变监测的频率与方法'],
    },
    {
      name: '克罗恩病',
      en: "Crohn's disease",
      talks: ['小肠影像的联合评估', '肛周病变的多学科处理', '生物制剂的优化与转换'],
    },
    {
      name: '急性胰腺炎',
      en: 'Acute pancreatitis',
      talks: ['液体复苏的量与速度', '胆源性胰腺炎的取石时机', '局部并发症的阶梯干预'],
    },
    {
      name: '肝硬化',
      en: 'Liver cirrhosis',
      talks: ['腹水的分级处理', '肝性脑病的诱因管理', '静脉曲张出血的一级预防'],
    },
    {
      name: '脂肪性肝病',
      en: 'Steatotic liver disease',
      talks: ['无创纤维化评估', '减重与代谢获益', '与心血管风险的联合管理'],
    },
    {
      name: '结肠息肉',
      en: 'Colonic polyps',
      talks: ['肠道准备的质量控制', '息肉切除方式的选择', '随访间隔怎么定'],
    },
    {
      name: '功能性消化不良',
      en: 'Functional dyspepsia',
      talks: ['报警症状的筛查', '两个亚型的治疗差异', '医患沟通与心理支持'],
    },
    {
      name: '早期胃癌及癌前病变',
      en: 'Early gastric cancer and precancerous lesions',
      talks: ['放大内镜下的微血管与微结构', '剥离术的适应证边界', '术后病理的解读'],
    },
    {
      name: '食管胃底静脉曲张破裂出血',
      en: 'Oesophagogastric variceal bleeding',
      talks: ['急诊内镜前的准备', '套扎与组织胶', '二级预防的联合策略'],
    },
  ],
  procedures: [
    {
      name: '早期胃癌内镜黏膜下剥离术',
      part: '胃',
      disease: '早期胃癌及癌前病变',
      steps: [
        '放大内镜确认边界',
        '病灶周围标记',
        '黏膜下注射抬举',
        '环周切开',
        '黏膜下层剥离',
        '创面止血处理',
        '标本固定与展平',
      ],
    },
    {
      name: '经内镜逆行胆管取石术',
      part: '胆管',
      disease: '急性胰腺炎',
      steps: [
        '十二指肠镜进镜与拉直',
        '选择性胆管插管',
        '胆管造影',
        '乳头括约肌切开',
        '球囊或网篮取石',
        '鼻胆管引流',
      ],
    },
    {
      name: '食管静脉曲张套扎术',
      part: '食管',
      disease: '食管胃底静脉曲张破裂出血',
      steps: [
        '评估曲张静脉与红色征',
        '安装套扎器',
        '自贲门上方螺旋套扎',
        '观察套扎球颜色',
        '冲洗确认无活动出血',
      ],
    },
    {
      name: '结肠息肉内镜黏膜切除术',
      part: '结肠',
      disease: '结肠息肉',
      steps: ['退镜观察与病变分型', '黏膜下注射', '圈套器套取', '通电切除', '创面夹闭', '回收标本'],
    },
  ],
}
