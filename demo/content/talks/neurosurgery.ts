import type { TalkTexts } from './talk-text.ts'

export const neurosurgeryTalks: TalkTexts = {
  脑出血: [
    [
      '平扫上的混杂密度征和黑洞征提示血肿还会扩大。发病六小时内复查CT最有价值。收缩压平稳降到一百四十左右，避免大起大落。',
      'The blend sign and the black hole sign on plain CT warn that the haematoma will grow. A repeat scan within six hours is worth most. Lower the systolic pressure smoothly to about 140.',
    ],
    [
      '幕上血肿三十毫升以上、意识下降的患者可以考虑微创引流。穿刺靶点选血肿长轴的后三分之一。残余十五毫升以下就可以停止溶解。',
      'Consider minimally invasive drainage above 30 ml with falling consciousness. Aim at the posterior third of the long axis. Stop thrombolysis when less than 15 ml is left.',
    ],
    [
      '床头抬高三十度，颈部保持中线。颅内压超过二十二毫米汞柱持续五分钟要处理。脑灌注压维持在六十到七十。',
      'Raise the head by thirty degrees and keep the neck straight. Act when pressure exceeds 22 mmHg for five minutes. Keep perfusion pressure between 60 and 70.',
    ],
  ],
  颅内动脉瘤: [
    [
      '七毫米以上、后循环和子囊都会增加破裂风险。吸烟和高血压是可以改变的因素。小动脉瘤随访首年做两次影像。',
      'Size above seven millimetres, the posterior circulation and a daughter sac raise the risk of rupture. Smoking and hypertension can be changed. Image small aneurysms twice in the first year.',
    ],
    [
      '大脑中动脉分叉部多选夹闭，后循环多选栓塞。宽颈要评估支架和抗血小板的代价。年轻患者更看重持久的闭塞率。',
      'Clip at the middle cerebral bifurcation, coil in the posterior circulation. For a wide neck weigh the stent against antiplatelet drugs. Young patients need lasting occlusion.',
    ],
    [
      '血管痉挛多在第四到第十四天。尼莫地平口服二十一天。新发意识下降要先升压再造影。',
      'Vasospasm comes between day four and day fourteen. Give oral nimodipine for 21 days. With new drowsiness raise the pressure first, then do angiography.',
    ],
  ],
  胶质瘤: [
    [
      '异柠檬酸脱氢酶突变的低级别胶质瘤应争取最大范围切除。一号和十九号染色体联合缺失者对化疗敏感。术中快速分子检测可以改变切除范围。',
      'In low-grade glioma with an IDH mutation aim for the widest resection. Those with a 1p/19q codeletion respond to chemotherapy. Rapid molecular tests during surgery can change the extent.',
    ],
    [
      '唤醒前先做好头皮神经阻滞。语言任务用命名和动作图片。刺激电流从一毫安开始，最高六毫安。',
      'Block the scalp nerves well before waking the patient. Use naming and action pictures as tasks. Begin stimulation at one milliampere and go no higher than six.',
    ],
    [
      '术后四到六周开始放疗。同步替莫唑胺期间每周查血常规。假性进展多在放疗后三个月内出现。',
      'Start radiotherapy four to six weeks after surgery. Count blood cells weekly during temozolomide. Pseudoprogression appears within three months of radiation.',
    ],
  ],
  脑膜瘤: [
    [
      '矢状窦旁脑膜瘤先看静脉造影再设计切口。中央静脉损伤会造成偏瘫。窦内残留可以留给放射外科。',
      'Study the venous phase before planning the incision. Injury of the central vein causes hemiplegia. A remnant in the sinus can be left to radiosurgery.',
    ],
    [
      '术前栓塞减少出血，但有水肿加重的风险。栓塞到手术间隔一到五天。颈内动脉供血为主时不做。',
      'Embolisation reduces bleeding but may increase swelling. Operate one to five days later. Do not embolise when the internal carotid is the main feeder.',
    ],
    [
      '一级残留可以每年随访。二级残留倾向补充放疗。复发后重取病理，级别可能升高。',
      'A grade one remnant can be followed yearly. A grade two remnant leans towards radiation. Take a new biopsy at recurrence, because the grade may have risen.',
    ],
  ],
  垂体腺瘤: [
    [
      '泌乳素瘤首选药物而不是手术。视野缺损和卒中是急诊指征。术前必须评估皮质醇，缺乏时先替代。',
      'A prolactinoma needs drugs before surgery. Field loss and apoplexy are urgent. Check cortisol before the operation and replace it if it is low.',
    ],
    [
      '蝶窦开口是进入的第一标志。视神经管与颈内动脉隐窝之间是安全区。磨鞍底时保持中线。',
      'The sphenoid ostium is the first landmark. The safe zone lies between optic canal and carotid recess. Stay in the midline when drilling the sella.',
    ],
    [
      '术后第七天前后容易出现低钠。尿量超过每小时三百毫升要查尿比重。血钠每天纠正不超过八毫摩尔。',
      'Sodium tends to fall around day seven. Above 300 ml of urine an hour check its gravity. Correct sodium by no more than eight mmol a day.',
    ],
  ],
  听神经瘤: [
    [
      '先在内听道底找到面神经，再沿神经剥离。全程肌电监测。与神经粘连紧的包膜可以薄层残留。',
      'Find the facial nerve at the fundus and dissect along it. Monitor it throughout. A thin layer of capsule may stay on an adherent nerve.',
    ],
    [
      '肿瘤小于一点五厘米、听力良好者保留机会最大。脑干诱发电位波幅下降一半要暂停。术后听力在一年内还会变化。',
      'Hearing is best preserved below one and a half centimetres. Pause when the evoked potential halves. Hearing still changes within a year.',
    ],
    [
      '小肿瘤可以半年后复查再决定。每年生长超过两毫米考虑治疗。放射外科适合三厘米以下且不能耐受手术的患者。',
      'A small tumour may be imaged again after six months. Treat if it grows more than two millimetres a year. Radiosurgery suits tumours below three centimetres in patients unfit for surgery.',
    ],
  ],
  三叉神经痛: [
    [
      '高分辨薄层磁共振能看到血管与神经根的接触。接触不等于责任，要看压迹和移位。双侧症状要排除多发性硬化。',
      'Thin-slice imaging shows contact between vessel and root. Contact is not cause; look for indentation and displacement. Bilateral pain calls for a search for multiple sclerosis.',
    ],
    [
      '骨窗靠近横窦乙状窦交角。先放脑脊液，再轻牵小脑。垫片要离开神经根进入区。',
      'Place the bone window at the corner of the two sinuses. Release fluid before retracting the cerebellum gently. The pad must stay off the root entry zone.',
    ],
    [
      '卡马西平无效先查血药浓度和依从性。换奥卡西平要监测血钠。两种药足量无效时转外科评估。',
      'If carbamazepine fails first check level and adherence. With oxcarbazepine watch sodium. Refer for surgery when two drugs at full dose have failed.',
    ],
  ],
  帕金森病: [
    [
      '左旋多巴冲击试验改善百分之三十以上是重要指标。明显痴呆和未控制的抑郁不宜手术。病程五年以上、出现症状波动时评估。',
      'An improvement of 30 percent in the levodopa test is the key criterion. Dementia and untreated depression speak against surgery. Assess after five years with motor fluctuations.',
    ],
    [
      '丘脑底核能减少药量，苍白球更能控制异动。微电极记录确认靶点长度四到六毫米。术中刺激观察僵直和副作用。',
      'The subthalamic nucleus reduces drugs, the pallidum controls dyskinesia better. Microelectrodes confirm four to six millimetres of target. Test rigidity and side effects during surgery.',
    ],
    [
      '开机在术后三到四周。言语不清多因电流外溢，降低幅度或换触点。每次只改一个参数。',
      'Switch on after three to four weeks. Slurred speech comes from spread; lower the amplitude or change the contact. Change one parameter at a time.',
    ],
  ],
  重型颅脑损伤: [
    [
      '去骨瓣减压降低死亡率，但增加重残的比例。骨窗不小于十二乘十五厘米。与家属谈话要说清可能的生存状态。',
      'Decompression lowers mortality but leaves more with severe disability. The window must be at least twelve by fifteen centimetres. Tell the family what survival may look like.',
    ],
    [
      '颅内压、脑氧和微透析要放在一起看。脑组织氧低于二十毫米汞柱要找原因。数字异常先看探头位置。',
      'Read pressure, brain oxygen and microdialysis together. Below 20 mmHg of tissue oxygen look for the cause. Check the probe before you treat a number.',
    ],
    [
      '四十八小时内开始肠内营养。伤后七天内用药预防早期癫痫。出血稳定二十四到七十二小时后开始抗凝预防。',
      'Begin enteral feeding within 48 hours. Prevent early seizures for seven days. Start anticoagulant prophylaxis 24 to 72 hours after bleeding is stable.',
    ],
  ],
  特发性正常压力脑积水: [
    [
      '步态宽基、磁性、转身多步是典型表现。放液三十到五十毫升前后录像对比。改善可能在第二天才出现。',
      'A broad, magnetic gait with many steps to turn is typical. Film the gait before and after taking 30 to 50 ml. Improvement may appear only on the next day.',
    ],
    [
      '可调压阀从偏高的压力开始。硬膜下积液时先调高压力。磁共振检查后要核对阀门设定。',
      'Begin with a rather high setting of the valve. Raise it when a subdural collection appears. Check the setting after every magnetic resonance scan.',
    ],
    [
      '阿尔茨海默病以记忆为先，本病以步态为先。脑室扩大而高位脑沟变窄支持本病。两者可以并存，放液试验有助于判断。',
      "Alzheimer's begins with memory, this begins with gait. Wide ventricles with tight high sulci support it. Both may coexist, and the tap test helps.",
    ],
  ],
  慢性硬膜下血肿钻孔引流术后复发: [
    [
      '双侧血肿、分层密度和术后积气多都容易复发。高龄和抗栓治疗是全身因素。术后四周复查CT。',
      'Bilateral, layered haematomas and much air make recurrence likely. Age and antithrombotics add to it. Repeat the CT after four weeks.',
    ],
    [
      '栓塞切断包膜的血供，适合反复复发和不能停抗凝者。注意眼动脉吻合支。可以与引流先后进行。',
      'Embolisation cuts the supply of the membrane, in repeated recurrence or when anticoagulants must go on. Mind anastomoses with the ophthalmic artery. It can precede or follow drainage.',
    ],
    [
      '机械瓣患者停华法林不超过一到两周。直接口服抗凝药停四十八小时。恢复用药的日期写在出院记录里。',
      'With a mechanical valve pause warfarin for no more than one or two weeks. Pause direct anticoagulants for 48 hours. Write the date to resume into the discharge letter.',
    ],
  ],
}
