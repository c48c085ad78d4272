import type { TalkTexts } from './talk-text.ts'

export const obstetricsTalks: TalkTexts = {
  子痫前期: [
    [
      '十一到十四周用血压、子宫动脉和胎盘因子联合筛查。高危者十六周前开始阿司匹林，每晚一百到一百五十毫克。三十六周停药。',
      'Screen at 11 to 14 weeks by pressure, uterine artery and placental factor. Start 100 to 150 mg of aspirin at night before week sixteen. Stop at week 36.',
    ],
    [
      '三十四周后病情重就终止。三十四周前先促肺成熟并转诊。血小板下降和上腹痛不能等。',
      'Deliver severe disease after 34 weeks. Before that give steroids and transfer. Falling platelets and epigastric pain cannot wait.',
    ],
    [
      '负荷四到六克，之后每小时一到两克。膝反射、呼吸和尿量三项都要记录。中毒用葡萄糖酸钙。',
      'Load four to six grams of magnesium, then one to two an hour. Record reflexes, breathing and urine. Calcium gluconate is the antidote.',
    ],
  ],
  产后出血: [
    [
      '目测会低估一半，称重和集血袋更可靠。心率与收缩压之比大于一要警惕。从胎儿娩出开始累计。',
      'The eye misses half; weigh and collect. A shock index above one is a warning. Count from delivery.',
    ],
    [
      '五百毫升启动一级，一千毫升全队到位。氨甲环酸三小时内给。每月演练一次。',
      'Level one at 500 ml, the whole team at 1000. Tranexamic acid within three hours. Drill every month.',
    ],
    [
      '球囊注水三百到五百毫升，观察十五分钟。无效就介入或手术。不要在转运途中才想起备血。',
      'Fill the balloon with 300 to 500 ml and watch for fifteen minutes. If it fails embolise or operate. Order blood before transport.',
    ],
  ],
  前置胎盘: [
    [
      '胎盘后低回声带消失和陷窝提示植入。有剖宫产史的前置一律按植入排查。磁共振看后壁。',
      'A lost clear zone and lacunae suggest accreta. Suspect it with every previous section. Magnetic resonance shows the posterior wall.',
    ],
    [
      '三十四到三十六周择期。产科、麻醉、泌尿、介入和血库同一张清单。自体血回收提前装好。',
      'Plan for 34 to 36 weeks. Five departments share one list. Set up cell salvage.',
    ],
    [
      '切口避开胎盘，先下推膀胱。植入局限时整块切除后缝合。出血超过两升及时改变策略。',
      'Cut away from the placenta and push the bladder down. Resect a focal area in one piece. Change plan beyond two litres.',
    ],
  ],
  早产: [
    [
      '经阴道测量，探头不加压。短于二十五毫米用黄体酮。有早产史从十六周开始测。',
      'Measure by the vagina without pressure. Progesterone below 25 mm. From week sixteen after preterm birth.',
    ],
    [
      '二十四到三十四周七天内可能分娩者给一疗程。两周后仍未分娩可以重复一次。三十四周后要权衡低血糖。',
      'One course at 24 to 34 weeks when birth is likely in seven days. Repeat once after two weeks. Weigh hypoglycaemia after 34.',
    ],
    [
      '宫缩抑制只为争取四十八小时。绒毛膜羊膜炎不保胎。硝苯地平优于利托君。',
      'Tocolysis buys 48 hours. None in chorioamnionitis. Nifedipine beats ritodrine.',
    ],
  ],
  子宫肌瘤: [
    [
      '黏膜下肌瘤出血，浆膜下压迫。分型写到零到八型。贫血程度决定急缓。',
      'Submucous fibroids bleed, subserous ones press. Grade them from zero to eight. Anaemia sets the pace.',
    ],
    [
      '打开宫腔的剔除术后十二个月再孕。孕期重点看瘢痕处腹痛。分娩方式由切口深度决定。',
      'Wait twelve months after opening the cavity. Watch for pain at the scar. The depth of the cut decides the way of birth.',
    ],
    [
      '术前三个月药物可以纠正贫血、缩小体积。聚焦超声适合单发、血供少的肌瘤。备孕者慎用。',
      'Three months of drugs correct anaemia. Focused ultrasound suits single, poorly supplied fibroids. Be careful when pregnancy is planned.',
    ],
  ],
  子宫内膜异位症: [
    [
      '超声看子宫滑动征和骶韧带结节。磁共振评估肠管浸润深度。影像阴性不排除浅表病灶。',
      'Look for sliding and nodules. Magnetic resonance shows bowel depth. Negative images do not exclude superficial disease.',
    ],
    [
      '一生尽量只做一次手术。术后用孕激素维持到准备怀孕。疼痛评分每半年一次。',
      'One operation in a lifetime if possible. Keep progestogens until pregnancy is planned. Score pain every six months.',
    ],
    [
      '三十五岁以上卵巢储备低者先试管婴儿。囊肿手术前要测抗苗勒氏管激素。轻度可以先期待半年。',
      'Above 35 with low reserve go to IVF. Measure AMH before cyst surgery. Wait half a year in mild disease.',
    ],
  ],
  多囊卵巢综合征: [
    [
      '青春期只谈月经和痤疮，不急于诊断。育龄谈生育，四十岁后谈代谢。目标随年龄变化。',
      'Talk of periods and acne in adolescence without hurry to label. Fertility later, metabolism after forty. Goals change with age.',
    ],
    [
      '确诊就做糖耐量，不只看空腹。血压、血脂每年一次。情绪筛查不要漏。',
      'Do a glucose tolerance test at diagnosis. Pressure and lipids yearly. Do not forget mood.',
    ],
    [
      '来曲唑第三到第七天服用，是首选。三个周期未孕再调整。肥胖者先减重百分之五。',
      'Letrozole on days three to seven comes first. Change after three cycles. Lose five percent first.',
    ],
  ],
  宫颈癌: [
    [
      '九到十四岁两剂疫苗，二十五岁开始病毒筛查。十六和十八型阳性直接阴道镜。接种后仍要筛查。',
      'Two doses at nine to fourteen, virus tests from 25. Types 16 and 18 go to colposcopy. Screen after vaccination too.',
    ],
    [
      '两厘米以内、要求生育者可以锥切或宫颈切除。前哨淋巴结阴性再保育。术后六个月可以备孕。',
      'Up to two centimetres cone or trachelectomy for those who want children. Only with a clear sentinel node. Pregnancy after six months.',
    ],
    [
      '八周内完成全部放疗。血红蛋白维持一百以上。后装不可以用外照射代替。',
      'Finish radiation in eight weeks. Keep haemoglobin above 100. Brachytherapy cannot be replaced.',
    ],
  ],
  卵巢癌: [
    [
      '腹腔镜评分和CT一起判断。达不到无肉眼残留就先化疗三个周期。要在能做肠切除的中心手术。',
      'Judge by laparoscopy and CT. Without hope of no residue give three cycles first. Operate where bowel can be resected.',
    ],
    [
      'BRCA突变者用PARP抑制剂两年。每月查血常规，血小板一百以下停药。无突变者看同源重组。',
      'PARP inhibitors for two years with a BRCA mutation. Count monthly and stop below 100. Otherwise test recombination.',
    ],
    [
      '所有上皮性卵巢癌都做遗传检测。一级亲属从先证者突变点检测。咨询要谈输卵管卵巢切除年龄。',
      'Test every epithelial cancer. Relatives test the known variant. Counsel about the age of surgery.',
    ],
  ],
  盆腔器官脱垂: [
    [
      'POP-Q要用力时测。症状比分度更决定治疗。生活质量问卷术前术后都填。',
      'Measure on straining. Symptoms decide more than stage. Fill in the questionnaire before and after.',
    ],
    [
      '每三个月取放一次并看黏膜。绝经后配合局部雌激素。脱落先换大一号。',
      'Remove and inspect every three months. Add local oestrogen. Try one size up when it falls out.',
    ],
    [
      '前壁和顶端要同时评估。年轻重度者骶骨固定更持久。网片并发症要写进知情同意。',
      'Judge the wall and the apex together. Sacral fixation lasts longer. Mesh complications belong in the consent.',
    ],
  ],
  复发性流产: [
    [
      '两次流产就可以查。染色体、抗磷脂抗体、甲功和宫腔四项证据最充分。免疫全套没有必要。',
      'Test after two losses. Karyotype, antiphospholipids, thyroid and cavity have evidence. No immune panels.',
    ],
    [
      '抗体间隔十二周两次阳性才成立。确认怀孕即用低分子肝素加阿司匹林。产后继续六周。',
      'Two positives twelve weeks apart. Heparin and aspirin from the positive test. Six weeks after birth.',
    ],
    [
      '早孕每周一次超声就能提高活产率。告诉她半数找不到原因而预后良好。伴侣一起来。',
      'A weekly scan improves live births. Half have no cause and do well. Bring the partner.',
    ],
  ],
  剖宫产术后子宫瘢痕妊娠: [
    [
      '六到七周看孕囊与瘢痕的关系最清楚。肌层薄于三毫米是危险型。血流丰富要写进报告。',
      'At six to seven weeks the relation is clearest. Below three millimetres is dangerous. Report the flow.',
    ],
    [
      '内生型可以超声下吸宫，外生型切除修补。先栓塞不是常规。随访人绒毛膜促性腺激素到阴性。',
      'Aspirate endogenic, resect exogenic types. Embolisation is no routine. Follow hCG to zero.',
    ],
    [
      '再次妊娠要等六个月并在六周做超声。胎盘植入的风险要说清楚。避孕在出院前落实。',
      'Wait six months and scan at week six. Explain the risk of accreta. Settle contraception before discharge.',
    ],
  ],
}
