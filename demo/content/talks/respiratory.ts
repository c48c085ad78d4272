import type { TalkTexts } from './talk-text.ts'

export const respiratoryTalks: TalkTexts = {
  哮喘: [
    [
      '血嗜酸粒细胞三百以上和呼出气一氧化氮升高提示二型炎症。激素会压低这些指标。表型决定生物制剂的选择。',
      'Eosinophils above 300 and raised nitric oxide indicate type two inflammation. Steroids suppress both. The phenotype decides the biologic.',
    ],
    [
      '近四周白天症状、夜醒、缓解药和活动受限四问。控制三个月再降级。升级前先查吸入技术。',
      'Four questions on four weeks: daytime, waking, reliever, activity. Step down after three good months. Check the inhaler before stepping up.',
    ],
    [
      '干粉要快而深，气雾要慢而深。吸后屏气十秒。每次门诊请患者演示一遍。',
      'Powder fast and deep, spray slow and deep. Hold for ten seconds. Let the patient show it at every visit.',
    ],
  ],
  慢阻肺: [
    [
      '四十岁以上吸烟者用问卷先筛。支气管扩张后一秒率低于零点七确诊。早期患者往往没有症状。',
      'Screen smokers above 40 by questionnaire. A ratio below 0.7 after a bronchodilator confirms it. Early disease is often silent.',
    ],
    [
      '氧饱和度目标八十八到九十二。泼尼松四十毫克五天就够。酸中毒尽早无创通气。',
      'Aim for 88 to 92 percent of oxygen. Forty milligrams of prednisone for five days suffice. Ventilate early in acidosis.',
    ],
    [
      '出院四周内开始肺康复能减少再入院。家里用步行和弹力带也可以。每周三次，坚持八周。',
      'Rehabilitation within four weeks reduces readmission. Walking and elastic bands work at home. Three times a week for eight weeks.',
    ],
  ],
  社区获得性肺炎: [
    [
      'CURB-65两分以上考虑住院。评分低但氧合差仍要收住。重症标准三条次要即入监护室。',
      'Admit from two points of CURB-65. Poor oxygenation overrides a low score. Three minor criteria mean intensive care.',
    ],
    [
      '门诊无基础病首选阿莫西林或多西环素。重症用β内酰胺联合大环内酯。四十八小时降阶梯评估。',
      'Amoxicillin or doxycycline for healthy outpatients. A beta-lactam with a macrolide when severe. Review after 48 hours.',
    ],
    [
      '七十二小时无改善先想脓胸、耐药和误诊。胸部超声最快。支气管镜留给免疫低下者。',
      'Without improvement in 72 hours think of empyema, resistance and a wrong diagnosis. Ultrasound is quickest. Keep bronchoscopy for the immunosuppressed.',
    ],
  ],
  肺栓塞: [
    [
      '低中概率先查D二聚体，年龄乘十为界值。高概率直接CT。孕妇先做下肢超声。',
      'With a low probability use D-dimer, age times ten above fifty. With a high one go to CT. In pregnancy begin with leg ultrasound.',
    ],
    [
      '血压正常而右心扩大、肌钙蛋白升高是中高危。先抗凝并监护，恶化再溶栓。导管治疗由团队决定。',
      'Normal pressure with a dilated ventricle and raised troponin is intermediate-high risk. Anticoagulate and watch, lyse on decline. Let the team decide on catheters.',
    ],
    [
      '有诱因三个月，无诱因至少六个月。每年重新评估出血。肿瘤患者在活动期内不停药。',
      'Three months when provoked, six or more when not. Reassess bleeding every year. Do not stop while cancer is active.',
    ],
  ],
  肺结节: [
    [
      '毛刺、胸膜牵拉和部分实性提高恶性概率。钙化和脂肪提示良性。概率要用模型算出来。',
      'Spicules, pleural tags and part-solid density raise the probability. Calcium and fat suggest benign. Calculate it with a model.',
    ],
    [
      '六毫米以下低危不随访。纯磨玻璃半年后每年一次。实性成分长到六毫米考虑手术。',
      'No follow-up below six millimetres at low risk. Ground glass after six months, then yearly. Consider surgery at six millimetres of solid part.',
    ],
    [
      '多发磨玻璃按最危险的一个管理。尽量保留肺组织。不必逐个切除。',
      'Manage by the most dangerous one. Save lung tissue. They need not all be resected.',
    ],
  ],
  间质性肺病: [
    [
      '先看分布，再看网格、牵拉和蜂窝。俯卧位扫描区分坠积。呼气相看空气潴留。',
      'First distribution, then reticulation, traction and honeycombing. Prone images exclude dependent density. Expiration shows air trapping.',
    ],
    [
      '呼吸、影像、病理和风湿四方在场。讨论要写出信心程度。证据不足时约定三个月后再议。',
      'Four specialties sit together. State how confident you are. Agree on three months when evidence is thin.',
    ],
    [
      '用药前后每月查肝功能，三个月后改每季。腹泻可减量而不停药。肺活量半年下降百分之十算进展。',
      'Liver tests monthly for three months, then quarterly. Reduce for diarrhoea, do not stop. Ten percent of capacity in half a year is progression.',
    ],
  ],
  支气管扩张: [
    [
      '查免疫球蛋白、曲霉、抗酸杆菌和自身抗体。年轻上叶为主要排除囊性纤维化。鼻窦也要看。',
      'Test immunoglobulins, aspergillus, mycobacteria and antibodies. Exclude cystic fibrosis in the young. Look at the sinuses.',
    ],
    [
      '主动循环呼吸每天两次。高渗盐水雾化在拍背之前。咯血时暂停震荡。',
      'Active cycle breathing twice daily. Hypertonic saline before clearance. No oscillation with haemoptysis.',
    ],
    [
      '一年加重三次以上考虑阿奇霉素。用前排除非结核分枝杆菌并查心电图。半年评估一次听力。',
      'Consider azithromycin from three exacerbations a year. Exclude mycobacteria and check the ECG first. Test hearing every six months.',
    ],
  ],
  胸腔积液: [
    [
      '利尿后的漏出液会被误判为渗出液。白蛋白差大于十二提示漏出。单侧大量血性先想肿瘤。',
      'A transudate after diuretics looks like an exudate. An albumin gradient above twelve tells. One-sided bloody fluid suggests cancer.',
    ],
    [
      '细胞学两次阴性就做胸腔镜。直视活检阳性率九成以上。同时可以喷滑石粉。',
      'Two negative cytologies call for thoracoscopy. Biopsy under vision finds nine in ten. Talc can be given at once.',
    ],
    [
      '留置胸管可以在家引流。每次不超过一升。疼痛和咳嗽是停止的信号。',
      'An indwelling catheter drains at home. No more than one litre at a time. Pain and cough mean stop.',
    ],
  ],
  睡眠呼吸暂停: [
    [
      '中高度怀疑、无严重心肺病者可以居家监测。阴性结果不能排除。卡车司机要做实验室监测。',
      'Test at home with high suspicion and no severe disease. A negative result excludes nothing. Lorry drivers need the laboratory.',
    ],
    [
      '第一周的电话随访最关键。面罩漏气先调松紧再换型号。每晚四小时只是最低标准。',
      'The call in week one matters most. Adjust the strap before changing the mask. Four hours a night is only the minimum.',
    ],
    [
      '难治性高血压和夜间房颤要想到本病。治疗能降低血压两到三毫米汞柱。是否减少心梗还没有定论。',
      'Think of it in resistant hypertension and nocturnal fibrillation. Treatment lowers pressure by two or three mmHg. Whether it prevents infarction is open.',
    ],
  ],
  急性呼吸窘迫综合征: [
    [
      '潮气量按理想体重每公斤六毫升。平台压不超过三十。驱动压低于十五比潮气量更重要。',
      'Six millilitres per kilogram of ideal weight. Plateau below thirty. Driving pressure below fifteen matters more than volume.',
    ],
    [
      '氧合指数一百五以下每天俯卧十六小时。五个人各有分工。翻身前检查所有管路。',
      'Below 150 turn prone for sixteen hours a day. Five people, each with a task. Check every line first.',
    ],
    [
      '氧合指数低于八十超过六小时转诊评估。发病七天之内获益最大。转运要有体外循环团队。',
      'Refer below eighty for more than six hours. The first seven days gain most. Transport with a team for extracorporeal support.',
    ],
  ],
  慢性呼吸衰竭的家庭无创通气: [
    [
      '稳定期二氧化碳五十二以上是启动标准。出院后两到四周再评估。压力从十二升到二十以上。',
      'Start at a stable carbon dioxide of 52. Reassess two to four weeks after discharge. Raise the pressure from twelve to above twenty.',
    ],
    [
      '每周看使用时长、漏气和呼吸频率。频率突然升高是加重的先兆。数据异常由护士先打电话。',
      'Watch hours, leak and rate each week. A sudden rise of the rate precedes exacerbation. A nurse calls first.',
    ],
    [
      '照护者要会停电时的处理和面罩清洁。红眼和压疮要当天报告。演练一次比讲十次有用。',
      'Carers must handle power cuts and clean masks. Report red eyes and sores at once. One drill beats ten talks.',
    ],
  ],
}
