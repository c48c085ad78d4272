import type { TalkTexts } from './talk-text.ts'

export const ophthalmologyTalks: TalkTexts = {
  白内障: [
    [
      '先问夜间开车和看书，再谈多焦点。角膜散光零点七五以上考虑散光晶体。黄斑有病不用多焦点。',
      'Ask about night driving and reading before multifocals. Toric lenses from 0.75 dioptres. None with macular disease.',
    ],
    [
      '硬核用劈核，降低超声时间。黏弹剂反复保护内皮。后囊薄时先停再换。',
      'Chop hard nuclei to save energy. Protect the endothelium again and again. Stop when the capsule is thin.',
    ],
    [
      '误差先查测量再查公式。第一眼误差校正第二眼的一半。眼轴超过二十六毫米换公式。',
      'Check the measurement, then the formula. Correct half of it in the second eye. Another formula beyond 26 mm.',
    ],
  ],
  青光眼: [
    [
      '盘沿切迹与视野缺损要上下对应。不对应就找颅内病变。神经纤维层先于视野变化。',
      'The notch must match the field. If not, look inside the head. The fibre layer changes first.',
    ],
    [
      '开角型可以先做选择性激光。一滴药达不到三成降幅就换。每年复查前房角。',
      'Laser may come first in open angle. Change a drop that gives less than thirty percent. Gonioscopy yearly.',
    ],
    [
      '微创手术适合合并白内障的轻中度。目标眼压不低于十五。出血多在一周吸收。',
      'Minimally invasive surgery suits mild disease with cataract. Targets of fifteen and more. Blood clears in a week.',
    ],
  ],
  干眼: [
    [
      '先问卷，再破裂时间，最后染色。滴麻药之前做完。渗透压左右眼差八有意义。',
      'Questionnaire, break-up time, then staining. All before anaesthetic. A difference of eight counts.',
    ],
    [
      '热敷四十度十分钟再按摩。强脉冲光每月一次共四次。多西环素一个月。',
      'Ten minutes at forty degrees, then massage. Pulsed light monthly, four times. A month of doxycycline.',
    ],
    [
      '屈光手术前治好干眼。无防腐剂滴眼至少三个月。切口小一点少断神经。',
      'Treat before refractive surgery. Preservative-free drops for three months. Small cuts spare nerves.',
    ],
  ],
  近视: [
    [
      '三岁起每半年记录屈光和眼轴。远视储备不足是预警。散瞳验光才算数。',
      'Refraction and length every six months from three. A low reserve is a warning. Only with cycloplegia.',
    ],
    [
      '每天户外两小时是基础。零点零一到零点零五阿托品睡前一滴。联合离焦镜效果相加。',
      'Two hours outdoors. One drop of 0.01 to 0.05 percent at night. Defocus lenses add to it.',
    ],
    [
      '眼轴二十六毫米以上每年散瞳看周边。漆裂纹警惕出血。视物变形当天做断层。',
      'Dilate yearly above 26 mm. Lacquer cracks may bleed. Distortion needs a scan today.',
    ],
  ],
  角膜炎: [
    [
      '羽毛状边缘和卫星灶想到真菌。植物外伤史要问。先刮片再用药。',
      'Feathery edges and satellites suggest fungi. Ask about plants. Scrape first.',
    ],
    [
      '共聚焦能看到菌丝和包囊。一周一次判断疗效。深部病变结合活检。',
      'Confocal shows hyphae and cysts. Weekly for response. Biopsy deep lesions.',
    ],
    [
      '穿孔和药物两周无效要移植。感染控制后再做光学移植。环钻要大于病灶一毫米。',
      'Graft for perforation or two weeks without effect. Optical grafts when quiet. Trephine one millimetre wider.',
    ],
  ],
  斜视与弱视: [
    [
      '先遮盖再交替，远近都查。戴镜和裸眼各一次。三棱镜放在非注视眼。',
      'Cover, then alternate, far and near. With and without glasses. The prism on the other eye.',
    ],
    [
      '每天遮盖两小时与六小时效果接近。贴纸日历能提高依从性。七岁以后仍有效。',
      'Two hours do nearly as well as six. A sticker calendar helps. Still effective after seven.',
    ],
    [
      '每退一毫米约五个三棱镜度。先做水平后做垂直。术后六周再评估。',
      'About five dioptres a millimetre. Horizontal first. Judge after six weeks.',
    ],
  ],
  视网膜脱离: [
    [
      '按脱离高度找裂孔，上方脱离高侧十二点到两点。多数人不止一个孔。压陷看锯齿缘。',
      'Find the break by the height of fluid. Most have more than one. Indent to the ora.',
    ],
    [
      '年轻下方小孔选外路。增殖和后极裂孔选内路。人工晶体眼多用玻切。',
      'Buckle young eyes with small breaks. Vitrectomy for proliferation. Mostly vitrectomy with pseudophakia.',
    ],
    [
      '气体填充不坐飞机。体位由裂孔决定，每天不少于十六小时。三个月内突然黑影马上来。',
      'No flights with gas. Position by the break, sixteen hours. A new shadow means come now.',
    ],
  ],
  黄斑裂孔: [
    [
      '断层区分牵拉、板层和全层。最小径四百微米是分界。无牵拉小孔可以观察。',
      'Tell traction, lamellar and full thickness. Four hundred micrometres is the limit. Watch small ones.',
    ],
    [
      '大裂孔用内界膜翻转。染色不超过三十秒。避免乳斑束方向起瓣。',
      'Invert the flap in large holes. Dye for thirty seconds. Not from the papillomacular side.',
    ],
    [
      '术后视力一年内还在提高。椭圆体带恢复是好信号。中心暗点要提前说明。',
      'Vision improves for a year. A restored ellipsoid line is good. Warn of a central spot.',
    ],
  ],
  糖尿病视网膜病变: [
    [
      '确诊二型当年就查眼底，一型五年后。免散瞳相机加人工智能适合基层。中度以上转诊。',
      'At diagnosis in type two, after five years in type one. Cameras with software suit primary care. Refer from moderate.',
    ],
    [
      '每月一针连打三到五针再延长。中心受累且视力下降才打。眼压三十分钟复查。',
      'Monthly, three to five, then extend. Only when the centre is involved. Pressure after thirty minutes.',
    ],
    [
      '增殖期先打药再激光可以减少水肿。玻璃体出血一个月不吸收手术。术前停药三天。',
      'Inject before laser against swelling. Operate when blood stays a month. Inject three days before.',
    ],
  ],
  年龄相关性黄斑变性: [
    [
      '玻璃膜疣是干性，出血渗液是湿性。每天单眼看方格表。吸烟让风险翻三倍。',
      'Drusen are dry, blood and fluid wet. One eye a day on the grid. Smoking triples the risk.',
    ],
    [
      '三针起始后按四周延长。有液就缩短两周。漏打一次可能不可逆。',
      'Three, then extend by four weeks. Shorten by two with fluid. One missed may be final.',
    ],
    [
      '助视器先试三倍。照明比放大更有用。驾驶要谈。',
      'Begin with three times. Light helps more than lenses. Talk about driving.',
    ],
  ],
  视网膜静脉阻塞: [
    [
      '广角造影看无灌注超过十个视盘。虹膜新生血管头三个月每月查。瞳孔传入障碍是简单线索。',
      'Ten disc areas without flow. Look at the iris monthly for three months. A pupil defect is a simple clue.',
    ],
    [
      '抗血管药按月打到干，再按需。激素植入用于无反应者。看血压再打。',
      'Monthly until dry, then as needed. Steroid implants if not. Check pressure first.',
    ],
    [
      '血压、血糖、血脂和眼压都查。五十岁以下查凝血。睡眠呼吸暂停容易漏。',
      'Pressure, glucose, lipids and eye pressure. Coagulation below fifty. Do not miss sleep apnoea.',
    ],
  ],
  甲状腺相关性眼病: [
    [
      '七项活动评分三分以上为活动。视神经受压是急症。复视范围要画图。',
      'Three of seven is active. Optic nerve pressure is urgent. Draw the field of double vision.',
    ],
    [
      '静脉激素每周一次共十二周，总量不超过八克。靶向药要查听力和血糖。戒烟同样重要。',
      'Weekly for twelve weeks, no more than eight grams. Check hearing and glucose with targeted drugs. Stop smoking.',
    ],
    [
      '稳定半年后先减压再斜视最后眼睑。视神经受压激素两周无效立即减压。术前CT看筛窦。',
      'Decompression, squint, lids, after six quiet months. At once after two weeks without effect. CT of the ethmoid first.',
    ],
  ],
}
