import type { TalkTexts } from './talk-text.ts'

export const cardiologyTalks: TalkTexts = {
  心力衰竭: [
    [
      '四类基础药物可以在一到两周内都以小剂量用上，不必等一种加到满量。无症状的收缩压偏低不是停药的理由，头晕和少尿才是。每次调药后一到两周复查血钾和肌酐。',
      'All four foundation drugs can be on board at low dose within one or two weeks; do not wait for one to reach its full dose. A low systolic pressure without symptoms is no reason to stop, dizziness and low urine output are. Check potassium and creatinine one to two weeks after every change.',
    ],
    [
      '判断淤血要看颈静脉、下肢水肿和体重的变化，不能只看胸片。静脉袢利尿剂用后两小时测尿钠，低于每升五十毫摩尔就要加倍。体重一天降零点五到一公斤比较稳妥。',
      'Judge congestion by neck veins, oedema and weight, not by the chest film alone. Measure urinary sodium two hours after the intravenous loop diuretic and double the dose if it is below 50 mmol per litre. Losing half to one kilogram a day is safe.',
    ],
    [
      '出院后七到十四天必须复诊，这是再住院的高峰。请患者每天早晨排尿后称体重，三天增加两公斤就打电话。电话随访要问能走几层楼，而不只问药吃没吃。',
      'See the patient seven to fourteen days after discharge, when readmission peaks. Patients weigh themselves every morning and call if they gain two kilograms in three days. On the phone ask how many floors they can climb, not only whether they take their tablets.',
    ],
  ],
  心房颤动: [
    [
      '卒中评分男性两分、女性三分就应当抗凝。阿司匹林不能代替抗凝药。跌倒史本身不是拒绝抗凝的理由。',
      'Anticoagulate from a stroke score of two in men and three in women. Aspirin is no substitute for an anticoagulant. A history of falls alone is no reason to withhold it.',
    ],
    [
      '阵发性房颤、左房不大、症状明显的患者从消融中获益最多。合并心衰的患者早做消融可以改善射血分数。术后三个月的空白期内复发不等于失败。',
      'Patients with paroxysmal fibrillation, a small atrium and clear symptoms gain most from ablation. In heart failure early ablation can improve the ejection fraction. A recurrence within the three-month blanking period is not a failure.',
    ],
    [
      '支架术后三联抗栓尽量不超过一周。之后抗凝药加氯吡格雷，急性冠脉综合征用到十二个月。一年之后多数患者单用抗凝药即可。',
      'After a stent keep triple therapy to one week if you can. Then give an anticoagulant with clopidogrel, up to twelve months after an acute coronary syndrome. After a year most patients need the anticoagulant alone.',
    ],
  ],
  高血压: [
    [
      '早晚各测两次，间隔一分钟，连续七天，去掉第一天取平均。家庭血压一百三十五比八十五以上就算升高。袖带要与臂围匹配，手臂放在心脏水平。',
      'Measure twice in the morning and twice in the evening for seven days and drop the first day. A home average of 135 over 85 or more is raised. The cuff must fit the arm and lie at heart level.',
    ],
    [
      '先排除假性难治：服药不规律、白大衣效应和测量错误。再查原发性醛固酮增多症、肾动脉狭窄和睡眠呼吸暂停。第四种药首选小剂量螺内酯，注意血钾。',
      'First exclude pseudo-resistance: missed tablets, white-coat effect and wrong measurement. Then look for primary aldosteronism, renal artery stenosis and sleep apnoea. The fourth drug is low-dose spironolactone, with an eye on potassium.',
    ],
    [
      '六十五岁以上能耐受者收缩压可以降到一百三十左右。每次就诊测立位血压，下降二十毫米汞柱要减量。衰弱的老人从单药小剂量开始。',
      'Above 65, those who tolerate it may go down to about 130 systolic. Measure standing pressure at every visit and reduce the dose if it falls by 20 mmHg. In frail patients begin with one drug at low dose.',
    ],
  ],
  急性冠脉综合征: [
    [
      '首份心电图要在十分钟内完成并判读。高敏肌钙蛋白零小时和一小时的变化可以排除大多数低危胸痛。下壁导联抬高时加做右胸导联。',
      'Record and read the first ECG within ten minutes. The change of high-sensitivity troponin between zero and one hour rules out most low-risk chest pain. With inferior elevation add right-sided leads.',
    ],
    [
      '从首次医疗接触到导丝通过应在九十分钟以内。转运超过一百二十分钟时先溶栓，三到二十四小时内造影。绕行急诊直达导管室能节省二十分钟。',
      'From first medical contact to wire crossing aim for less than 90 minutes. If transfer takes more than 120 minutes give thrombolysis first and angiography within three to 24 hours. Bypassing the emergency room saves about twenty minutes.',
    ],
    [
      '标准疗程十二个月，出血高危者可以缩短到一到三个月。缩短时停阿司匹林，保留一种强效抗血小板药。换药要记录日期和理由。',
      'The standard course is twelve months, and one to three months if the bleeding risk is high. When shortening, stop aspirin and keep one potent antiplatelet drug. Write down the date and the reason of every switch.',
    ],
  ],
  慢性冠脉综合征: [
    [
      '验前概率低于百分之五的患者不必急于检查。中等概率首选冠脉CT，高概率选择负荷影像。运动平板不再用来排除冠心病。',
      'Below a pre-test probability of five percent there is no hurry to test. With an intermediate probability choose coronary CT, with a high one stress imaging. The treadmill no longer rules out coronary disease.',
    ],
    [
      '稳定患者的血运重建主要改善症状，不降低死亡率。左主干病变和射血分数下降是例外。药物治疗三个月仍有心绞痛再谈支架。',
      'In stable patients revascularisation relieves symptoms but does not lower mortality. Left main disease and a low ejection fraction are exceptions. Talk about a stent if angina persists after three months of drugs.',
    ],
    [
      '低密度脂蛋白胆固醇要降到一点四以下并且下降一半。戒烟的获益相当于任何一种药。每年流感疫苗应写进医嘱。',
      'Bring LDL cholesterol below 1.4 and by at least half. Stopping smoking is worth as much as any drug. A yearly flu vaccination belongs on the prescription.',
    ],
  ],
  血脂异常: [
    [
      '极高危患者的目标是一点四，高危是一点八。四到六周复查一次，不达标就加依折麦布。仍不达标再加前蛋白转化酶抑制剂。',
      'The target is 1.4 for very high and 1.8 for high risk. Check after four to six weeks and add ezetimibe if it is not reached. If that is not enough add a PCSK9 inhibitor.',
    ],
    [
      '真正的他汀肌痛多为双侧近端，停药两周缓解。肌酸激酶超过上限十倍要停药。换一种他汀、隔日服用，多数人可以重新耐受。',
      'True statin myalgia is bilateral and proximal and settles within two weeks of stopping. Stop above ten times the upper limit of creatine kinase. With another statin or every other day most patients tolerate it again.',
    ],
    [
      '甘油三酯超过五点六时首要目标是预防胰腺炎。先查酒精、血糖和药物。贝特类与他汀合用要避开吉非罗齐。',
      'Above 5.6 mmol per litre of triglycerides the first aim is to prevent pancreatitis. Look for alcohol, glucose and drugs. When combining a fibrate with a statin avoid gemfibrozil.',
    ],
  ],
  肥厚型心肌病: [
    [
      '室壁厚度十五毫米以上要考虑本病，家族成员十三毫米。流出道压差要在静息、瓦氏动作和运动后都测。不要把二尖瓣反流的频谱当成流出道。',
      'Think of it from a wall of 15 mm, in relatives from 13 mm. Measure the outflow gradient at rest, with Valsalva and after exercise. Do not mistake the mitral jet for the outflow tract.',
    ],
    [
      '家族猝死、不明原因晕厥、壁厚三十毫米以上是主要危险因素。磁共振延迟强化超过百分之十五提示高危。植入除颤器要与患者共同决定。',
      'Sudden death in the family, unexplained syncope and a wall of 30 mm are the main risk factors. Late enhancement above 15 percent indicates high risk. Decide on a defibrillator together with the patient.',
    ],
    [
      '首选β受体阻滞剂，滴定到静息心率六十左右。心肌肌球蛋白抑制剂要监测射血分数，低于五十就停。压差超过五十且药物无效时做消融或切除。',
      'Begin with a beta blocker, titrated to a resting rate of about 60. Myosin inhibitors need the ejection fraction checked, and stop below 50. With a gradient above 50 despite drugs, ablate or resect.',
    ],
  ],
  主动脉瓣狭窄: [
    [
      '瓣口面积小于一平方厘米而压差不高时，先看每搏量指数。小剂量多巴酚丁胺负荷可以区分真性与假性重度。钙化积分男性超过两千支持重度。',
      'With an area below one square centimetre and a low gradient first look at the stroke volume index. Low-dose dobutamine separates true from pseudo-severe stenosis. A calcium score above 2000 in men supports severe disease.',
    ],
    [
      'CT要测瓣环周长、冠脉开口高度和入路血管。冠脉开口低于十毫米要准备保护。术前口腔检查可以减少心内膜炎。',
      'CT measures the annulus, the height of the coronary ostia and the access vessels. Below ten millimetres prepare to protect the coronaries. A dental check before the procedure reduces endocarditis.',
    ],
    [
      '七十五岁以上多选经导管，六十五岁以下多选外科。二叶瓣和主动脉根部扩张要单独讨论。决策记录里要写明患者本人的意愿。',
      'Above 75 most go for the catheter, below 65 most for surgery. Discuss bicuspid valves and a wide root separately. The record must state what the patient wants.',
    ],
  ],
  肺动脉高压: [
    [
      '诊断标准是平均肺动脉压大于二十毫米汞柱。楔压要在呼气末读数。急性血管反应试验只在特发性患者中决定用药。',
      'The definition is a mean pulmonary pressure above 20 mmHg. Read the wedge pressure at end expiration. The vasoreactivity test guides treatment only in idiopathic disease.',
    ],
    [
      '三个月评估一次：心功能分级、六分钟步行和脑钠肽。中低危起始两药联合。达不到低危就加第三种药。',
      'Assess every three months: functional class, six-minute walk and natriuretic peptide. Begin with two drugs at low or intermediate risk. Add a third if low risk is not reached.',
    ],
    [
      '系统性硬化患者每年筛查弥散量和超声。弥散量下降与肺活量不成比例是早期信号。要区分间质性肺病带来的肺高压。',
      'Screen patients with systemic sclerosis every year by diffusion capacity and echo. A fall in diffusion out of proportion to vital capacity is an early sign. Tell it apart from hypertension due to lung disease.',
    ],
  ],
  病毒性心肌炎: [
    [
      '肌钙蛋白升高先排除冠脉，再想心肌炎。前驱感染和年轻是线索。动态变化比单次数值更有意义。',
      'When troponin rises first exclude the coronaries, then think of myocarditis. A preceding infection and young age are clues. The course says more than one value.',
    ],
    [
      '磁共振看水肿和延迟强化，发病一到三周最敏感。心外膜下强化是典型分布。病情不稳定的患者不应为检查而延误抢救。',
      'Magnetic resonance shows oedema and late enhancement and is most sensitive in weeks one to three. Subepicardial enhancement is typical. Do not delay rescue for a scan in an unstable patient.',
    ],
    [
      '心率快而血压低是暴发性的早期信号。尽早机械循环支持，给心肌恢复的时间。多数人能在两周内撤机。',
      'A fast rate with low pressure is the early sign of a fulminant course. Give mechanical support early so that the muscle has time to recover. Most can be weaned within two weeks.',
    ],
  ],
  射血分数保留的心力衰竭: [
    [
      '评分包括肥胖、高血压、房颤、年龄和充盈压。中间分数做运动右心导管或运动超声。脑钠肽正常不能排除肥胖患者。',
      'The score counts obesity, hypertension, atrial fibrillation, age and filling pressure. With an intermediate score exercise the patient during catheterisation or echo. A normal natriuretic peptide does not exclude it in obesity.',
    ],
    [
      '钠葡萄糖共转运蛋白二抑制剂是首选。肥胖患者减重百分之十能明显改善活动耐量。血糖药要避开噻唑烷二酮。',
      'SGLT2 inhibitors come first. Losing ten percent of weight clearly improves exercise capacity in obesity. Avoid thiazolidinediones for glucose.',
    ],
    [
      '房颤、肾病、贫血和睡眠呼吸暂停要一起管。药物清单每次门诊核对一遍。运动康复是少数能改善生活质量的措施。',
      'Treat atrial fibrillation, kidney disease, anaemia and sleep apnoea together. Go through the list of drugs at every visit. Exercise training is one of the few things that improve quality of life.',
    ],
  ],
  经皮冠状动脉介入术后支架内再狭窄: [
    [
      '先用腔内影像分清膨胀不全、内膜增生和新生动脉粥样硬化。膨胀不全要高压非顺应性球囊。影像没看清之前不要急着再放支架。',
      'Use intravascular imaging to tell underexpansion, hyperplasia and neoatherosclerosis apart. Underexpansion needs a high-pressure non-compliant balloon. Do not stent again before you have seen the cause.',
    ],
    [
      '药物球囊不增加金属层，适合局限性再狭窄。弥漫性或多次复发考虑再次支架或搭桥。预扩张充分才能贴药六十秒。',
      'A drug-coated balloon adds no metal and suits focal restenosis. For diffuse or repeated disease consider another stent or bypass. Prepare the lesion well before the sixty seconds of drug transfer.',
    ],
    [
      '再次介入后六到九个月评估症状和缺血。没有症状不做常规造影。血脂和血糖达标比换支架更重要。',
      'Assess symptoms and ischaemia six to nine months after the repeat procedure. No routine angiogram without symptoms. Lipids and glucose on target matter more than another stent.',
    ],
  ],
}
