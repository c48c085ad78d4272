import type { TalkTexts } from './talk-text.ts'

export const anaesthesiaTalks: TalkTexts = {
  脓毒症: [
    [
      '一小时内测乳酸、留培养、用抗生素。平均压低于六十五就补液并升压。乳酸两小时复查。',
      'Lactate, cultures and antibiotics within the hour. Fluid and pressors below 65. Repeat lactate after two hours.',
    ],
    [
      '抬腿试验看每搏量升百分之十。下腔静脉变异只用于机械通气。反应阳性也不等于必须补。',
      'Raise the legs and look for ten percent. The cava helps only in ventilation. Responsive does not mean needy.',
    ],
    [
      '四十八到七十二小时按培养降级。降钙素原降八成可以停药。无感染灶证据就停。',
      'De-escalate after 48 to 72 hours. Stop when procalcitonin falls by eighty percent. Stop without a source.',
    ],
  ],
  感染性休克: [
    [
      '去甲肾上腺素首选，零点二五仍不够加血管加压素。目标六十五，慢性高血压七十五。外周先用不等中心静脉。',
      'Noradrenaline first, vasopressin beyond 0.25. Aim for 65, for 75 in hypertension. Begin by a peripheral vein.',
    ],
    [
      '先看左室，再看右室和下腔。收缩差加多巴酚丁胺。每次调整后重看。',
      'Left, right, then cava. Dobutamine when weak. Look again after each change.',
    ],
    [
      '升压药四小时仍大剂量给氢化可的松二百毫克。分次或持续都可以。停升压药后再停激素。',
      'Hydrocortisone 200 mg after four hours of high doses. Boluses or infusion. Stop after the pressor.',
    ],
  ],
  困难气道: [
    [
      '张口、颏甲距、颈活动和睡眠打鼾四问。预测难通气比难插管更要紧。写进手术安全核查。',
      'Mouth, chin, neck and snoring. Difficult ventilation matters more. Put it on the checklist.',
    ],
    [
      '鼻腔血管收缩后逐级利多卡因。总量每公斤不超过九毫克。镇静以能应答为度。',
      'Constrict, then lidocaine step by step. No more than nine mg per kilogram. Sedate to verbal response.',
    ],
    [
      '不能插管不能通气立即手术刀环甲膜。横切、探条、六号管。每半年练一次。',
      'Cannot intubate, cannot ventilate: scalpel. Cut, bougie, tube six. Train every half year.',
    ],
  ],
  术后谵妄: [
    [
      '七十岁以上、认知差、听力差和多药是高危。术前做三分钟筛查。家属带眼镜助听器来。',
      'Above 70, poor cognition, hearing and many drugs. Screen in three minutes. Bring glasses and hearing aids.',
    ],
    [
      '避免苯二氮䓬和抗胆碱药。脑电监测避免爆发抑制。右美托咪定夜间小剂量。',
      'No benzodiazepines or anticholinergics. Avoid burst suppression. Low-dose dexmedetomidine at night.',
    ],
    [
      '定向、睡眠、早动和饮水一起做。这组措施能减少三到四成。约束会让它更重。',
      'Orientation, sleep, movement and water together. They prevent thirty to forty percent. Restraints make it worse.',
    ],
  ],
  术后恶心呕吐: [
    [
      '女性、不吸烟、晕动史和术后阿片各一分。两分以上用两种药。儿童看斜视手术。',
      'Female, non-smoker, motion sickness, opioids: a point each. Two drugs from two. Squint surgery in children.',
    ],
    [
      '全静脉麻醉加地塞米松加司琼。诱导后给地塞米松。少用阿片靠神经阻滞。',
      'Intravenous anaesthesia, dexamethasone and a setron. Dexamethasone after induction. Blocks save opioids.',
    ],
    [
      '六小时内不重复同类药。换机制。先看有没有低血压和胃胀。',
      'Not the same class within six hours. Change mechanism. Look for low pressure first.',
    ],
  ],
  慢性术后疼痛: [
    [
      '术前就痛、焦虑和急性痛重是预测因素。神经损伤是关键。三个月仍痛才算慢性。',
      'Pain before, anxiety and severe acute pain predict it. Nerve injury is the key. Chronic after three months.',
    ],
    [
      '阻滞、对乙酰氨基酚和非甾体药打底。氯胺酮小剂量用于高危。加巴喷丁不常规。',
      'Block, paracetamol and NSAID as a base. Low-dose ketamine at high risk. No routine gabapentin.',
    ],
    [
      '四周仍需阿片就转疼痛门诊。脉冲射频和心理治疗可以一起。目标是功能不是零痛。',
      'Refer after four weeks of opioids. Pulsed radiofrequency with psychology. Function is the goal.',
    ],
  ],
  恶性高热: [
    [
      '二氧化碳不明升高是第一信号。咬肌僵硬和心动过速随后。体温升高已经晚了。',
      'Unexplained carbon dioxide comes first. Then stiff jaw and fast rate. Heat is late.',
    ],
    [
      '停吸入药，丹曲林每公斤二点五毫克。每五分钟重复。四个人配药。',
      'Stop vapour, dantrolene 2.5 mg per kilogram. Repeat every five minutes. Four people mix.',
    ],
    [
      '本人和一级亲属做基因检测。登记并佩戴标识。以后用全静脉麻醉。',
      'Test patient and relatives. Register and wear a tag. Intravenous anaesthesia from then on.',
    ],
  ],
  过敏性休克: [
    [
      '肌松药和抗生素是最常见的原因。只有低血压也可能是。皮疹常被铺巾盖住。',
      'Relaxants and antibiotics lead. Low pressure may be all. Drapes hide the rash.',
    ],
    [
      '静脉十到五十微克滴定。没有静脉就大腿肌注零点五毫克。抗组胺药不是抢救药。',
      'Ten to fifty micrograms by vein. Half a milligram in the thigh without one. Antihistamines do not rescue.',
    ],
    [
      '类胰蛋白酶一、四、二十四小时留血。四到六周做皮试。卡片交给患者。',
      'Tryptase at one, four and 24 hours. Skin tests after four to six weeks. Give the patient a card.',
    ],
  ],
  急性肾损伤: [
    [
      '避免低血压和造影剂叠加。平衡液优于盐水。尿量减少先找原因再利尿。',
      'No low pressure on top of contrast. Balanced fluid beats saline. Find the cause before diuretics.',
    ],
    [
      '高钾、酸中毒和肺水肿才急。单纯肌酐高可以等。早开始没有降低死亡率。',
      'Potassium, acidosis and oedema are urgent. Creatinine alone can wait. Early start saves nobody.',
    ],
    [
      '三个月复查肌酐和尿蛋白。止痛药清单要删。再入院风险一年内最高。',
      'Creatinine and protein at three months. Strike painkillers. The first year is riskiest.',
    ],
  ],
  心脏骤停后综合征: [
    [
      '避免三十七点七以上的发热七十二小时。寒战先处理。复温每小时不超过零点二五度。',
      'No fever above 37.7 for 72 hours. Treat shivering. Rewarm by a quarter degree an hour.',
    ],
    [
      '七十二小时后才谈预后。瞳孔、诱发电位、酶和影像至少两项。镇静药要清除。',
      'Not before 72 hours. At least two of pupils, potentials, enzyme and images. Clear sedation.',
    ],
    [
      '同一位医生每天固定时间谈。说不知道比说没希望好。留一张写明白的纸。',
      'One doctor, same hour each day. Unknown beats hopeless. Leave it in writing.',
    ],
  ],
  困难撤机与呼吸机依赖: [
    [
      '每天先停镇静再试三十分钟。浅快指数一百零五。失败就休息二十四小时。',
      'Stop sedation, try thirty minutes daily. Index of 105. Rest for 24 hours after failure.',
    ],
    [
      '膈肌增厚率低于两成提示无力。移动一厘米以上较好。先治再试。',
      'Below twenty percent thickening is weak. Better above one centimetre. Treat before trying.',
    ],
    [
      '坐床沿也算活动。氧浓度六成以下可以。每天写目标。',
      'The edge of the bed counts. Below sixty percent oxygen. Write a daily goal.',
    ],
  ],
  重症监护病房获得性肌无力: [
    [
      '六个肌群六十分，四十八以下诊断。要能听懂五个指令。握力可以代替。',
      'Sixty points in six groups, below 48 is diagnosis. Five commands first. Grip may replace it.',
    ],
    [
      '深镇静和高血糖都加重。一周内热量不超七成。蛋白质一点二克起。',
      'Deep sedation and sugar worsen it. Seventy percent of calories in week one. Protein from 1.2 grams.',
    ],
    [
      '三个月六分钟步行随访。抑郁和失业要问。康复日记帮助回忆。',
      'Walk test at three months. Ask about mood and work. A diary helps memory.',
    ],
  ],
}
