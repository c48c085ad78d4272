import type { Subject } from './subject.ts'

export const anaesthesia: Subject = {
  key: 'anaesthesia',
  name: '麻醉与重症',
  en: 'Anaesthesia and Intensive Care',
  motif: 'lights',
  accents: ['waves', 'ecg'],
  intro: '手术台后的守护者。讨论围手术期安全、困难气道、区域阻滞、疼痛与重症监护。',
  departments: ['麻醉科', '重症医学科', '麻醉与围术期医学科'],
  research: ['困难气道的预测与管理', '超声引导下的区域阻滞', '围手术期器官保护', '脓毒症的早期复苏'],
  parts: ['上气道', '臂丛', '椎管', '中心静脉', '桡动脉'],
  diseases: [
    { name: '脓毒症', en: 'Sepsis', talks: ['一小时集束化治疗', '容量反应性的判断', '抗感染的降阶梯'] },
    {
      name: '感染性休克',
      en: 'Septic shock',
      talks: ['升压药的选择与目标', '床旁超声评估循环', '激素使用的时机'],
    },
    {
      name: '困难气道',
      en: 'Difficult airway',
      talks: ['术前预测与沟通', '清醒插管的表面麻醉', '紧急颈前气道'],
    },
    {
      name: '术后谵妄',
      en: 'Postoperative delirium',
      talks: ['高危人群的术前识别', '麻醉深度与用药', '非药物预防组合'],
    },
    {
      name: '术后恶心呕吐',
      en: 'Postoperative nausea and vomiting',
      talks: ['风险评分', '多模式预防', '补救用药的原则'],
    },
    {
      name: '慢性术后疼痛',
      en: 'Chronic postsurgical pain',
      talks: ['急性痛转为慢性的机制', '围手术期多模式镇痛', '疼痛门诊的介入'],
    },
    {
      name: '恶性高热',
      en: 'Malignant hyperthermia',
      talks: ['早期体征', '抢救流程与丹曲林', '家系筛查与登记'],
    },
    {
      name: '过敏性休克',
      en: 'Anaphylaxis',
      talks: ['术中过敏的识别', '肾上腺素的规范使用', '术后变应原检测'],
    },
    {
      name: '急性肾损伤',
      en: 'Acute kidney injury',
      talks: ['围手术期肾保护', '肾脏替代治疗的时机', '出院后的肾功能随访'],
    },
    {
      name: '心脏骤停后综合征',
      en: 'Post-cardiac arrest syndrome',
      talks: ['目标温度管理', '神经预后的多模态评估', '家属沟通'],
    },
    {
      name: '困难撤机与呼吸机依赖',
      en: 'Difficult weaning and ventilator dependence',
      talks: ['自主呼吸试验', '膈肌功能的超声评估', '早期活动方案'],
    },
    {
      name: '重症监护病房获得性肌无力',
      en: 'Intensive care unit acquired weakness',
      talks: ['床旁肌力评分', '镇静与营养的影响', '出院后的功能恢复'],
    },
  ],
  procedures: [
    {
      name: '清醒可视软镜引导气管插管术',
      part: '上气道',
      disease: '困难气道',
      steps: [
        '气道评估与患者沟通',
        '鼻咽与声门表面麻醉',
        '适度镇静',
        '软镜进入声门',
        '导管沿镜置入',
        '二氧化碳波形确认',
      ],
    },
    {
      name: '超声引导下肌间沟臂丛阻滞',
      part: '臂丛',
      disease: '慢性术后疼痛',
      steps: [
        '体位与探头选择',
        '短轴识别神经根',
        '平面内进针',
        '回抽与小量试注',
        '局麻药包绕神经',
        '效果与并发症观察',
      ],
    },
    {
      name: '超声引导下颈内静脉置管术',
      part: '中心静脉',
      disease: '感染性休克',
      steps: [
        '血管评估与体位',
        '无菌屏障建立',
        '实时超声穿刺',
        '导丝置入与确认',
        '扩皮与置管',
        '影像确认尖端位置',
      ],
    },
  ],
}
