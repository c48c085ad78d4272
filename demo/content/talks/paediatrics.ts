import type { TalkTexts } from './talk-text.ts'

export const paediatricsTalks: TalkTexts = {
  儿童哮喘: [
    [
      '一年喘息三次以上、有特应性就要考虑。试用吸入激素八周看反应。单纯感冒喘息不必长期用药。',
      'Think of it from three episodes a year with atopy. Try an inhaled steroid for eight weeks. Viral wheeze needs no long treatment.',
    ],
    [
      '四岁以下用面罩储雾罐，贴紧面部。哭闹时吸入量几乎为零。每次复诊让家长操作。',
      'Below four use a spacer with a tight mask. Crying means no dose. Let parents show it.',
    ],
    [
      '绿黄红三区写在一页纸上。黄区先缓解药，二十分钟一次最多三次。红区立即就医。',
      'Three zones on one page. Yellow: reliever every twenty minutes, three times. Red: come at once.',
    ],
  ],
  毛细支气管炎: [
    [
      '看呼吸频率、三凹、进食量和血氧。三个月以下和早产儿降低收住标准。第三到五天最重。',
      'Rate, retractions, feeding and saturation. Admit earlier below three months. Worst on days three to five.',
    ],
    [
      '血氧低于九十给氧。经鼻胃管补液与静脉等效。高流量用于普通氧疗失败者。',
      'Oxygen below ninety. A tube hydrates as well as a vein. High flow when low flow fails.',
    ],
    [
      '支气管扩张剂、激素和抗生素都没有益处。常规胸片会带来不必要的抗生素。吸痰只在喂奶前做。',
      'No benefit from bronchodilators, steroids or antibiotics. Films lead to needless antibiotics. Suction before feeds only.',
    ],
  ],
  儿童肺炎: [
    [
      '五岁以上高热刺激性咳嗽想到支原体。阿奇霉素三到五天为一疗程。大环内酯无效七十二小时再评估耐药。',
      'Think of mycoplasma above five with fever and a hacking cough. Azithromycin for three to five days. Reassess resistance after 72 hours.',
    ],
    [
      '呻吟、血氧低于九十二和意识改变是红线。降钙素原帮助判断细菌。两小时复评一次。',
      'Grunting, saturation below 92 and drowsiness are red. Procalcitonin helps. Reassess every two hours.',
    ],
    [
      '积液超过一厘米且发热要穿刺。脓胸用尿激酶或胸腔镜。引流后四十八小时仍热请外科。',
      'Tap above one centimetre with fever. Fibrinolytics or thoracoscopy for empyema. Call the surgeon after 48 hours.',
    ],
  ],
  热性惊厥: [
    [
      '六个月到五岁、十五分钟内、全面性为单纯型。局灶、反复或延长为复杂型。复杂型才考虑脑电图。',
      'Six months to five years, under fifteen minutes, generalised is simple. Focal, repeated or long is complex. Only complex needs an EEG.',
    ],
    [
      '超过五分钟用咪达唑仑。侧卧，不往嘴里塞东西。一岁以下有脑膜刺激征要腰穿。',
      'Midazolam after five minutes. On the side, nothing in the mouth. Puncture below one with meningeal signs.',
    ],
    [
      '退热药不能预防发作。三分之一会再发，但不损伤智力。教家长录视频并记时间。',
      'Antipyretics do not prevent it. A third recur without harm to the mind. Film it and time it.',
    ],
  ],
  儿童癫痫: [
    [
      '手机视频比描述更可靠。抽动、屏气和睡眠肌阵挛最易误诊。先看眼睛和意识。',
      'A video tells more than words. Tics, breath holding and sleep jerks mislead. Watch the eyes.',
    ],
    [
      '局灶性首选奥卡西平或左乙拉西坦。失神用乙琥胺或丙戊酸。女孩避免丙戊酸。',
      'Oxcarbazepine or levetiracetam for focal. Ethosuximide or valproate for absences. No valproate for girls.',
    ],
    [
      '两年无发作且脑电图好转可以减药。减药三到六个月。青少年肌阵挛不要轻易停。',
      'Two years free and a better EEG allow tapering. Over three to six months. Not in juvenile myoclonus.',
    ],
  ],
  手足口病: [
    [
      '高热三天、易惊、肢体抖动和出冷汗是重症信号。心率快与体温不符要警惕。三岁以下每四小时观察。',
      'Three days of fever, startling, trembling and cold sweat are warnings. A rate out of proportion too. Observe every four hours below three.',
    ],
    [
      '普通型居家隔离，神经受累住院。脑干脑炎进重症监护。米力农用于心肺衰竭前期。',
      'Isolate mild cases at home, admit neurological ones. Brain stem disease goes to intensive care. Milrinone before collapse.',
    ],
    [
      '晨检看口腔和手掌。一周两例停课十天。含氯消毒，酒精无效。',
      'Look at mouth and palms each morning. Close for ten days after two cases. Chlorine, not alcohol.',
    ],
  ],
  川崎病: [
    [
      '发热五天加两到三项体征，炎症指标高就要查冠脉。婴儿最常不完全。卡疤红肿是线索。',
      'Five days of fever with two or three signs and high markers need an echo. Infants are often incomplete. A red BCG scar helps.',
    ],
    [
      '一到两周、六到八周各一次超声。Z值大于二点五加抗血小板。巨大瘤抗凝。',
      'Echo at two and eight weeks. Antiplatelets from a Z score of 2.5. Anticoagulate giant aneurysms.',
    ],
    [
      '三十六小时仍发热算无反应。第二剂丙球或英夫利昔。高危儿初始就联合激素。',
      'Fever at 36 hours is resistance. A second dose or infliximab. Add steroids at once at high risk.',
    ],
  ],
  新生儿黄疸: [
    [
      '按小时龄看曲线，不按天。出生二十四小时内黄疸一律病理。肤色深者必须测值。',
      'Read the curve by hours. Jaundice on day one is never normal. Measure in dark skin.',
    ],
    [
      '光疗看危险因素分三条线。每小时升高零点五毫克准备换血。光疗时不停母乳。',
      'Three lines by risk. A rise of half a milligram an hour prepares exchange. Keep breastfeeding.',
    ],
    [
      '出院后四十八小时内复查。三周仍黄要测直接胆红素。大便颜色卡交给家长。',
      'Check within 48 hours. At three weeks measure direct bilirubin. Give parents the stool card.',
    ],
  ],
  早产儿视网膜病变: [
    [
      '三十二周以下或两千克以下都要查。首次在生后四到六周。附加病变两天内治疗。',
      'Examine below 32 weeks or two kilograms. First at four to six weeks. Treat plus disease in two days.',
    ],
    [
      '目标血氧九十到九十五。报警上限不能关。波动比绝对值更有害。',
      'Aim for 90 to 95. Never switch off the upper alarm. Swings harm most.',
    ],
    [
      '抗血管药后复发可晚到六十周。每年查屈光。弱视训练越早越好。',
      'Recurrence may come as late as week 60. Refraction yearly. Train early.',
    ],
  ],
  生长发育迟缓: [
    [
      '看速度不看一点，一年不到五厘米要查。早产要校正年龄。父母身高画在同一张图上。',
      'Velocity, not one point; below five centimetres a year needs tests. Correct for prematurity. Plot the parents.',
    ],
    [
      '先查血常规、甲功、乳糜泻和骨龄。女孩一律查染色体。激发试验留到最后。',
      'Blood count, thyroid, coeliac and bone age. Karyotype in girls. Stimulation last.',
    ],
    [
      '先补足能量和睡眠。生长激素每三个月看速度。一年增长不到两厘米要停。',
      'Calories and sleep first. Velocity every three months on hormone. Stop below two centimetres gained.',
    ],
  ],
  小儿腹股沟疝: [
    [
      '哭闹、呕吐加包块就是嵌顿。六小时内镇静后手法复位。血便不复位直接手术。',
      'Crying, vomiting and a lump mean incarceration. Reduce under sedation within six hours. Blood in the stool means surgery.',
    ],
    [
      '婴儿诊断后两周内手术。早产儿出院前做。术后监测呼吸暂停。',
      'Within two weeks in infants. Before discharge in preterms. Watch for apnoea.',
    ],
    [
      '腹腔镜看到开放就一并结扎。开放手术不常规探查。家长要知道另一侧的概率。',
      'Close an open ring seen by laparoscopy. No routine exploration. Tell parents the odds.',
    ],
  ],
  新生儿呼吸窘迫综合征: [
    [
      '先持续正压，不急于插管。压力六到八，氧从三成开始。体温三十六点五以上。',
      'Pressure first, not the tube. Six to eight with thirty percent oxygen. Keep above 36.5 degrees.',
    ],
    [
      '氧浓度超过三成就给药。细导管在自主呼吸下推注。心率低于一百暂停。',
      'Give surfactant above thirty percent. A thin catheter with spontaneous breathing. Pause below 100.',
    ],
    [
      '尽早咖啡因并撤机。气胸和动脉导管要每天查。出院前测听力。',
      'Caffeine and early weaning. Look for pneumothorax and duct daily. Hearing before discharge.',
    ],
  ],
}
