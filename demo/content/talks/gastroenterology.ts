import type { TalkTexts } from './talk-text.ts'

export const gastroenterologyTalks: TalkTexts = {
  胃食管反流: [
    [
      '先核对抑酸药是不是餐前半小时服用。八周无效再做胃镜和停药状态下的酸监测。食管测压用来排除贲门失弛缓。',
      'First check that the drug is taken half an hour before meals. After eight weeks without relief do endoscopy and pH monitoring off the drug. Manometry excludes achalasia.',
    ],
    [
      '症状缓解八周后减半，再改为按需。停药后两周的反酸多为反跳。重度食管炎和巴雷特食管不停药。',
      'Halve after eight good weeks, then use on demand. Acid in the two weeks after stopping is mostly rebound. Do not stop in severe oesophagitis and Barrett.',
    ],
    [
      '单纯咽喉症状而无烧心，反流多半不是主因。经验治疗不超过三个月。夜间哮喘加重值得试用。',
      'Throat symptoms without heartburn seldom come from reflux. Limit a trial to three months. Worse asthma at night is worth one.',
    ],
  ],
  消化性溃疡: [
    [
      '喷射和可见血管要内镜止血，肾上腺素不能单用。止血后大剂量抑酸七十二小时。再出血先第二次内镜。',
      'Treat spurting and visible vessels, never with adrenaline alone. Give high-dose acid suppression for 72 hours. Try a second endoscopy when it bleeds again.',
    ],
    [
      '双抗和高龄患者常规用质子泵抑制剂。低剂量阿司匹林不等于安全。开始抗栓前先查幽门螺杆菌。',
      'Give a proton pump inhibitor with dual antiplatelet drugs and in the elderly. Low-dose aspirin is not safe by itself. Test for Helicobacter first.',
    ],
    [
      '根除失败和隐匿的止痛药是最常见的原因。反复多发要查胃泌素。胃溃疡必须复查到愈合。',
      'Failed eradication and hidden painkillers are the usual causes. Check gastrin in multiple ulcers. Follow a gastric ulcer until it has healed.',
    ],
  ],
  幽门螺杆菌感染: [
    [
      '检测前停抑酸药两周、抗生素四周。胃出血时快速尿素酶会假阴性。血清学不能用来判断根除。',
      'Stop acid suppression for two and antibiotics for four weeks. The urease test is falsely negative in bleeding. Serology does not prove eradication.',
    ],
    [
      '十四天铋剂四联是一线。克拉霉素耐药超过百分之十五的地区不用。高剂量双联适合青霉素不过敏者。',
      'Fourteen days of bismuth quadruple therapy come first. No clarithromycin where resistance exceeds 15 percent. High-dose dual therapy suits those without penicillin allergy.',
    ],
    [
      '补救不重复用过的克拉霉素和左氧氟沙星。两次失败后做药敏。根除后至少四周呼气试验。',
      'Do not repeat clarithromycin or levofloxacin. Test susceptibility after two failures. Breath test no sooner than four weeks.',
    ],
  ],
  溃疡性结肠炎: [
    [
      '急性重症要查艰难梭菌、巨细胞病毒和腹部平片。静脉激素第三天评估。无效就英夫利昔或环孢素，同时请外科。',
      'Test for Clostridioides difficile and cytomegalovirus and take a plain film. Judge steroids on day three. If they fail give infliximab or ciclosporin and call the surgeon.',
    ],
    [
      '症状缓解不等于愈合，粪便钙卫蛋白低于一百五十更可靠。六到十二个月复查肠镜。目标是内镜评分零到一分。',
      'Feeling well is not healing; calprotectin below 150 is better. Scope after six to twelve months. Aim for an endoscopic score of zero or one.',
    ],
    [
      '病程八年开始监测，合并硬化性胆管炎每年一次。染色内镜优于随机活检。看得见的病变尽量整块切除。',
      'Begin after eight years, yearly with sclerosing cholangitis. Dye spray beats random biopsies. Remove visible lesions in one piece.',
    ],
  ],
  克罗恩病: [
    [
      '回结肠镜加小肠磁共振是基线。胶囊内镜前先排除狭窄。超声适合随访。',
      'Ileocolonoscopy and enterography are the baseline. Exclude strictures before a capsule. Ultrasound suits follow-up.',
    ],
    [
      '先引流挂线再用生物制剂。磁共振看瘘管走行。肠道没有控制时不做复杂修补。',
      'Drain with a seton before the biologic. Magnetic resonance shows the tract. No complex repair while the bowel is active.',
    ],
    [
      '失应答先测谷浓度和抗体。浓度低而无抗体就加量。浓度足够仍活动要换机制。',
      'When response is lost measure trough and antibodies. Low without antibodies means more drug. Enough drug but active means another mechanism.',
    ],
  ],
  急性胰腺炎: [
    [
      '入院先评估脱水，平衡液每公斤每小时一点五毫升。过量补液增加腹腔高压。六小时复查尿素氮和红细胞压积。',
      'Assess dehydration and give 1.5 ml of balanced fluid per kilogram and hour. Too much raises abdominal pressure. Check urea and haematocrit after six hours.',
    ],
    [
      '合并胆管炎二十四小时内取石。没有胆管炎不急于内镜。同次住院切除胆囊可以防止复发。',
      'Remove stones within 24 hours with cholangitis. Without it there is no hurry. Take out the gallbladder in the same stay.',
    ],
    [
      '坏死感染尽量等到四周以后。先引流，再内镜清创。气泡征提示感染。',
      'Wait four weeks with infected necrosis if you can. Drain first, then debride by endoscopy. Gas indicates infection.',
    ],
  ],
  肝硬化: [
    [
      '二级腹水限盐加螺内酯，每天体重下降不超过半公斤。放腹水每升补白蛋白八克。反复腹水评估分流和移植。',
      'Restrict salt and give spironolactone, with half a kilogram a day at most. Replace eight grams of albumin per litre tapped. Consider shunt and transplant.',
    ],
    [
      '先找感染、出血和便秘。乳果糖调到每天两到三次软便。复发者加利福昔明。',
      'Look for infection, bleeding and constipation. Titrate lactulose to two or three soft stools. Add rifaximin on recurrence.',
    ],
    [
      '肝硬度和血小板可以决定谁要胃镜。卡维地洛从六点二五毫克开始。心率不低于五十五。',
      'Stiffness and platelets decide who needs endoscopy. Begin carvedilol at 6.25 mg. Keep the rate above 55.',
    ],
  ],
  脂肪性肝病: [
    [
      '先算FIB-4，低于一点三可以随访。中间值做弹性成像。不要只看转氨酶。',
      'Calculate FIB-4 and follow below 1.3. Do elastography in between. Do not look at enzymes alone.',
    ],
    [
      '减重百分之七能改善炎症，百分之十能改善纤维化。每周运动一百五十分钟。不要快速节食。',
      'Seven percent of weight improves inflammation, ten percent fibrosis. Exercise 150 minutes a week. No crash diets.',
    ],
    [
      '这类患者首先死于心血管病。他汀可以安全使用。血压、血脂和血糖要同一张表管理。',
      'These patients die of the heart first. Statins are safe. Keep pressure, lipids and glucose on one sheet.',
    ],
  ],
  结肠息肉: [
    [
      '分次服用泻药，第二次在检查前四到六小时。波士顿评分每段不低于两分。便秘患者提前三天低渣饮食。',
      'Split the laxative, the second part four to six hours before. Every segment needs two points on the Boston scale. Three days of low residue in constipation.',
    ],
    [
      '十毫米以下冷圈套切除。二十毫米以上平坦病变注射后切除。怀疑黏膜下浸润不要分块。',
      'Cold snare below ten millimetres. Inject and resect flat lesions above twenty. No piecemeal when invasion is suspected.',
    ],
    [
      '一到两个小腺瘤可以七到十年复查。三到四个三到五年。分块切除六个月看瘢痕。',
      'Seven to ten years after one or two small adenomas. Three to five after three or four. Look at the scar six months after piecemeal resection.',
    ],
  ],
  功能性消化不良: [
    [
      '体重下降、贫血、吞咽困难和四十岁后新发要胃镜。没有报警症状先查幽门螺杆菌。甲状腺和药物也要问。',
      'Weight loss, anaemia, dysphagia and onset after 40 need endoscopy. Without them test for Helicobacter. Ask for thyroid and drugs.',
    ],
    [
      '上腹痛综合征先抑酸，餐后不适先促动力。四周无效互换。小剂量阿米替林用于疼痛为主者。',
      'Suppress acid for pain, move the stomach for fullness. Swap after four weeks. Low-dose amitriptyline helps pain.',
    ],
    [
      '告诉患者“检查正常”不等于“没有病”。约定固定复诊能减少重复胃镜。焦虑量表放在候诊时填写。',
      'A normal test does not mean nothing is wrong. Fixed visits save repeat endoscopies. Let them fill in an anxiety scale while waiting.',
    ],
  ],
  早期胃癌及癌前病变: [
    [
      '先看分界线，再看微血管和微结构是否不规则。白光下的褪色区也要放大。活检只取一块以免瘢痕。',
      'First the demarcation line, then irregular vessels and surface. Magnify pale areas too. One biopsy only, against scars.',
    ],
    [
      '分化型无溃疡的黏膜内癌不限大小。未分化型限两厘米以内。有溃疡的分化型不超过三厘米。',
      'Differentiated mucosal cancer without ulcer has no size limit. Undifferentiated up to two centimetres. With ulcer up to three.',
    ],
    [
      '切缘、深度和脉管侵犯决定要不要追加手术。黏膜下超过五百微米按非治愈处理。标本要两毫米连续切片。',
      'Margin, depth and vessels decide about surgery. Beyond 500 micrometres it is not curative. Section every two millimetres.',
    ],
  ],
  食管胃底静脉曲张破裂出血: [
    [
      '先用特利加压素和抗生素，血红蛋白输到七十到八十。意识差者插管后再做。红霉素二百五十毫克可以清空胃。',
      'Give terlipressin and antibiotics and transfuse to 70 to 80. Intubate when drowsy. Erythromycin 250 mg empties the stomach.',
    ],
    [
      '食管静脉套扎，胃底静脉组织胶。注胶后观察异位栓塞。套扎每两到四周一次直到消失。',
      'Band the oesophagus, glue the fundus. Watch for emboli after glue. Band every two to four weeks until they are gone.',
    ],
    [
      '非选择性β受体阻滞剂联合套扎。高危患者七十二小时内早期分流。不能耐受药物者单用套扎。',
      'Combine beta blockers with banding. Early shunt within 72 hours at high risk. Banding alone for those who cannot take the drug.',
    ],
  ],
}
