import type { TalkTexts } from './talk-text.ts'

export const oncologyTalks: TalkTexts = {
  肺癌: [
    [
      '晚期腺癌在治疗前要做多基因检测。组织不够时用血浆补充。报告七到十天内返回，不要先用免疫治疗。',
      'Test advanced adenocarcinoma for several genes before treatment. Use plasma when tissue is short. Wait the seven to ten days before immunotherapy.',
    ],
    [
      '不可切除三期首选同步放化疗，之后免疫巩固一年。开始放疗前做头颅磁共振。体能差者改序贯。',
      'In unresectable stage three give chemoradiation together, then a year of immunotherapy. Image the brain first. In poor condition give them one after the other.',
    ],
    [
      '新出现的干咳和血氧下降要先想到免疫性肺炎。二级停药并用泼尼松每公斤一毫克。减量至少四到六周。',
      'New dry cough and falling oxygen suggest immune pneumonitis. At grade two stop and give one milligram of prednisone per kilogram. Taper over four to six weeks.',
    ],
  ],
  乳腺癌: [
    [
      '激素受体阳性、人表皮生长因子受体二阴性以内分泌为主。双阳性不能只给化疗。免疫组化二加要做原位杂交。',
      'Hormone-positive and HER2-negative disease lives on endocrine therapy. Double-positive disease needs more than chemotherapy. A two-plus stain needs in situ hybridisation.',
    ],
    [
      '新辅助前在肿瘤和淋巴结放标记夹。病理完全缓解者可以缩小手术。未缓解者术后强化治疗。',
      'Clip tumour and node before treatment. A complete response allows smaller surgery. Without it intensify afterwards.',
    ],
    [
      '五年内每三位患者就有一位自行停药。关节痛可以换药或加运动。每次复诊直接问漏服几次。',
      'One in three stops within five years. Joint pain eases with another drug or exercise. Ask at each visit how many doses were missed.',
    ],
  ],
  结直肠癌: [
    [
      '错配修复缺陷的晚期患者首选免疫治疗。二期错配修复缺陷者不从单药氟尿嘧啶获益。所有新诊断患者都要检测。',
      'Mismatch repair deficiency calls for immunotherapy in advanced disease. Stage two deficient patients do not gain from fluorouracil alone. Test everybody.',
    ],
    [
      '初始不可切除的肝转移每两个月由多学科评估一次。左半野生型首选化疗加西妥昔单抗。化疗不超过六个周期以保护肝脏。',
      'Let the team judge liver metastases every two months. Left-sided wild type gets chemotherapy with cetuximab. No more than six cycles, to spare the liver.',
    ],
    [
      '全程新辅助后临床完全缓解者可以等待观察。前两年每三个月肠镜和磁共振。再生长多数仍能挽救手术。',
      'After total neoadjuvant therapy a complete response can be watched. Scope and scan every three months for two years. Regrowth can mostly still be operated.',
    ],
  ],
  肝细胞癌: [
    [
      '肝硬化患者每六个月超声加甲胎蛋白。超声看不清的肥胖患者改用磁共振。抗病毒治疗后仍要继续监测。',
      'Ultrasound and alpha-fetoprotein every six months in cirrhosis. Use magnetic resonance when ultrasound sees little. Go on after viral cure.',
    ],
    [
      '中期超出标准的患者介入联合系统治疗。两次栓塞无效就换方案。栓塞前后都要评肝功能。',
      'Beyond criteria combine embolisation with systemic drugs. Change after two futile sessions. Assess liver function before and after.',
    ],
    [
      '白蛋白胆红素评分比分级更敏感。腹水刚出现就要重新评估治疗强度。先胃镜再用抗血管药。',
      'The ALBI score is more sensitive than the Child class. Reassess as soon as ascites appears. Endoscopy comes before antiangiogenic drugs.',
    ],
  ],
  胃癌: [
    [
      '局部进展期围手术期四药方案优于单纯手术。术前四个周期，术后四个周期。体能差者可以减为两药。',
      'Perioperative chemotherapy beats surgery alone in locally advanced disease. Four cycles before and four after. Two drugs suffice in poor condition.',
    ],
    [
      '腹水细胞学要靠腹腔镜。影像阴性仍有两成隐匿转移。腹腔化疗应在有经验的中心进行。',
      'Cytology needs laparoscopy. One in five with clean images has hidden spread. Intraperitoneal chemotherapy belongs in experienced centres.',
    ],
    [
      '活检取六到八块才能减少异质性误差。人表皮生长因子受体二、错配修复和密蛋白一起做。转移灶要重新检测。',
      'Take six to eight pieces against heterogeneity. Test HER2, mismatch repair and claudin together. Test metastases again.',
    ],
  ],
  食管癌: [
    [
      '鳞癌局部进展期首选新辅助放化疗。放疗后六到十二周手术。临床完全缓解者也要向患者说明复发风险。',
      'Locally advanced squamous cancer gets chemoradiation first. Operate six to twelve weeks later. Explain the risk even after a complete response.',
    ],
    [
      '吞咽困难时尽早放空肠营养管。体重下降百分之十要先营养再手术。支架不用于准备手术的患者。',
      'Place a jejunal tube early. After ten percent weight loss feed before surgery. No stents before an operation.',
    ],
    [
      '高发区四十五岁开始胃镜筛查。碘染色下粉色征提示高级别病变。轻度异型三年复查。',
      'Screen from 45 in high-incidence areas. The pink sign after iodine indicates high grade. Repeat after three years for mild dysplasia.',
    ],
  ],
  鼻咽癌: [
    [
      '靶区勾画要融合诱导化疗前的磁共振。颅底孔道逐个检查。颈部预防照射可以按侧减少。',
      'Contour with the images taken before induction. Check every foramen of the skull base. Elective neck fields can be reduced by side.',
    ],
    [
      '局部晚期先用吉西他滨加顺铂三个周期。病毒核酸高的患者获益更多。听力下降者换卡铂。',
      'Locally advanced disease gets three cycles of gemcitabine and cisplatin. Those with a high viral load gain more. Change to carboplatin with hearing loss.',
    ],
    [
      '每年查甲状腺功能和听力。张口训练要从放疗第一周做起。颞叶坏死早期可用贝伐珠单抗。',
      'Check thyroid and hearing yearly. Exercise the jaw from week one. Bevacizumab helps early temporal lobe necrosis.',
    ],
  ],
  弥漫大B细胞淋巴瘤: [
    [
      '尽量完整切除淋巴结，细针不够分型。标本要分送流式和基因重排。活检前不要用激素。',
      'Take a whole node, because a needle does not suffice. Send tissue for flow and rearrangement. No steroids before the biopsy.',
    ],
    [
      '两到四个周期后的影像判断早期疗效。五分要重新活检。不能因为三分就换方案。',
      'Images after two to four cycles show early response. Five points need a new biopsy. Three points are no reason to change.',
    ],
    [
      '八十岁以上用减量方案。先给一周激素预处理可以减少早期死亡。每周期评估跌倒和营养。',
      'Above eighty use the reduced regimen. A week of steroids first lowers early deaths. Assess falls and nutrition every cycle.',
    ],
  ],
  胰腺癌: [
    [
      '肠系膜上动脉包绕超过一百八十度为不可切除。双期薄层CT四周内有效。边界可切除者先化疗。',
      'Encasement above 180 degrees means unresectable. A thin two-phase CT is valid for four weeks. Borderline disease gets chemotherapy first.',
    ],
    [
      '梗阻性黄疸首选内镜支架。腹腔神经丛阻滞越早效果越好。胰酶补充能改善腹胀和体重。',
      'Stent obstructive jaundice by endoscopy. An early plexus block works best. Enzymes help bloating and weight.',
    ],
    [
      '体重六个月下降百分之五就算恶病质。每天蛋白质每公斤一点二到一点五克。抗阻训练和营养要同时做。',
      'Five percent in six months is cachexia. Give 1.2 to 1.5 grams of protein per kilogram a day. Train and feed together.',
    ],
  ],
  癌性疼痛: [
    [
      '要问部位、性质、强度、爆发次数和对睡眠的影响。评分四分以上当天处理。每次调药后二十四小时复评。',
      'Ask for site, quality, strength, breakthrough and sleep. From four points act the same day. Reassess within 24 hours of a change.',
    ],
    [
      '短效吗啡每四小时五到十毫克开始。二十四小时总量换成缓释剂。处方阿片的同时就开通便药。',
      'Begin with five to ten milligrams of morphine every four hours. Convert the daily total to slow release. Prescribe a laxative with the first opioid.',
    ],
    [
      '两种强阿片轮换无效可以鞘内给药。骨转移痛单次放疗八戈瑞有效。神经丛阻滞前查凝血。',
      'When rotating opioids fails give drugs intrathecally. One fraction of eight gray helps bone pain. Check coagulation before a block.',
    ],
  ],
  免疫检查点抑制剂相关不良反应: [
    [
      '二级停药用中等剂量激素，三级大剂量静脉给药。减量不少于四周。激素三天无效要加第二种免疫抑制剂。',
      'Pause and give moderate steroids at grade two, high doses by vein at grade three. Taper over four weeks. Add a second drug if three days bring nothing.',
    ],
    [
      '任何新发心律失常都要查肌钙蛋白。甲泼尼龙每天一克，二十四小时内开始。常合并肌炎和重症肌无力。',
      'Check troponin with any new arrhythmia. Give one gram of methylprednisolone within 24 hours. Myositis and myasthenia often come along.',
    ],
    [
      '四级反应和心肌炎原则上不再用。三级恢复到一级后可以谨慎再挑战。内分泌不良反应替代后可以继续。',
      'No rechallenge after grade four or myocarditis. After grade three it is possible with care. Endocrine events allow treatment with replacement.',
    ],
  ],
}
