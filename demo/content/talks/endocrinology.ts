import type { TalkTexts } from './talk-text.ts'

export const endocrinologyTalks: TalkTexts = {
  '2型糖尿病': [
    [
      '合并心衰或肾病先选钠葡萄糖共转运蛋白二抑制剂。合并动脉硬化选胰高糖素样肽一受体激动剂。这个选择与糖化血红蛋白无关。',
      'With heart failure or kidney disease choose an SGLT2 inhibitor first. With atherosclerosis a GLP-1 agonist. The choice does not depend on HbA1c.',
    ],
    [
      '年轻病程短者六点五，老年衰弱者可以放到八。低血糖病史要放宽。目标写在病历首页。',
      'Six and a half for the young, eight for the frail. Relax after hypoglycaemia. Write the target on the first page.',
    ],
    [
      '口服药三个月不达标或明显消瘦要用胰岛素。基础胰岛素每公斤零点一到零点二单位。每三天按空腹血糖调两单位。',
      'Use insulin after three months off target or with weight loss. Begin with 0.1 to 0.2 units per kilogram. Adjust two units every three days.',
    ],
  ],
  '1型糖尿病': [
    [
      '先看覆盖率，再看目标范围内时间，最后看低血糖。范围内时间七成以上。夜间低血糖优先处理。',
      'First coverage, then time in range, then lows. Aim for seventy percent in range. Mend the night first.',
    ],
    [
      '基础率调整看空腹和漏餐试验。每次改百分之十到二十。提前两小时改。',
      'Adjust basal rates by fasting tests. Change ten to twenty percent. Change it two hours before.',
    ],
    [
      '十四岁开始准备，十八岁转科。第一次成人门诊由两边医生一起看。失访半年要主动联系。',
      'Prepare from fourteen, transfer at eighteen. Both doctors share the first visit. Call those lost for half a year.',
    ],
  ],
  妊娠期糖尿病: [
    [
      '二十四到二十八周七十五克糖耐量。空腹五点一、一小时十、两小时八点五。高危者首次产检就查。',
      'Do a 75 gram test at 24 to 28 weeks. Limits are 5.1, 10.0 and 8.5. Test high risk at the first visit.',
    ],
    [
      '三餐加两到三次加餐，碳水不低于每天一百七十五克。餐后散步二十分钟。一周不达标就用胰岛素。',
      'Three meals and two or three snacks, 175 grams of carbohydrate at least. Walk after meals. Insulin after a week off target.',
    ],
    [
      '产后六到十二周复查糖耐量。一半的人十年内会得糖尿病。母乳喂养能降低风险。',
      'Repeat the test after six to twelve weeks. Half develop diabetes within ten years. Breastfeeding lowers the risk.',
    ],
  ],
  甲亢: [
    [
      '先查受体抗体，阴性看摄碘和血流。产后要区分甲状腺炎。单纯心悸不等于甲亢。',
      'Antibodies first, then uptake and flow. Tell thyroiditis apart after delivery. Palpitations alone prove nothing.',
    ],
    [
      '甲巯咪唑疗程十八个月，停药前查抗体。发热咽痛立即查血常规。孕早期换丙硫氧嘧啶。',
      'Methimazole for eighteen months, with antibodies before stopping. Fever and sore throat need a blood count. Change to propylthiouracil in early pregnancy.',
    ],
    [
      '高热、心动过速和意识改变就按危象处理。先抗甲状腺药，一小时后给碘。阿司匹林不能用来退热。',
      'Fever, tachycardia and confusion mean storm. Thionamide first, iodine an hour later. No aspirin for fever.',
    ],
  ],
  甲减: [
    [
      '促甲状腺素超过十才常规治疗。老年人正常上限更高。先三个月后复查再决定。',
      'Treat above ten. The upper limit is higher in the elderly. Repeat after three months first.',
    ],
    [
      '确认怀孕后剂量立即增加三成。每四周复查到二十周。产后恢复原量。',
      'Raise the dose by a third at once. Check every four weeks until week twenty. Return after delivery.',
    ],
    [
      '空腹晨服，与钙铁隔四小时。六到八周复查。心脏病患者从二十五微克开始。',
      'In the morning, four hours from calcium and iron. Check after six to eight weeks. Begin with 25 micrograms in heart disease.',
    ],
  ],
  甲状腺结节: [
    [
      '纵横比、微钙化和极低回声各自加分。海绵样结节基本良性。报告要写分级而不写“考虑”。',
      'Taller than wide, microcalcification and marked hypoechogenicity score. Spongy nodules are benign. Report a grade.',
    ],
    [
      '五类一厘米以上穿刺，三类两点五厘米以上。儿童和放射史放宽。不足一厘米先随访。',
      'Puncture grade five from one, grade three from two and a half centimetres. Lower it in children. Follow the small ones.',
    ],
    [
      '消融前两次细胞学良性。靠近喉返神经要液体隔离。一年体积缩小一半以上算有效。',
      'Two benign cytologies before ablation. Isolate the nerve with fluid. Half the volume in a year is success.',
    ],
  ],
  肥胖症: [
    [
      '腰围比体重指数更能反映内脏脂肪。体成分仪要固定时间测。肌少型肥胖容易漏掉。',
      'The waist tells more than the index. Measure composition at the same hour. Sarcopenic obesity is easily missed.',
    ],
    [
      '减重药停用一年体重会回升三分之二。从小剂量每四周递增。恶心多在前八周。',
      'Two thirds come back a year after stopping. Increase every four weeks. Nausea belongs to the first eight.',
    ],
    [
      '术后终身补铁、维生素B12和钙。三、六、十二个月查一次。呕吐两周要立即补维生素B1。',
      'Iron, B12 and calcium for life. Check at three, six and twelve months. Two weeks of vomiting need thiamine at once.',
    ],
  ],
  痛风: [
    [
      '二十四小时内用药最有效。小剂量秋水仙碱与大剂量同效而更安全。肾功能差者选激素。',
      'Treat within 24 hours. Low-dose colchicine works as well and is safer. Steroids in kidney disease.',
    ],
    [
      '目标三百六，有痛风石三百。起始要合用预防药三到六个月。别嘌醇前查基因。',
      'Aim for 360, with tophi for 300. Give prophylaxis for three to six months. Test the gene before allopurinol.',
    ],
    [
      '非布司他轻中度肾病不需减量。苯溴马隆不用于肾结石。利尿剂尽量换氯沙坦。',
      'Febuxostat needs no reduction in moderate disease. No benzbromarone with stones. Replace diuretics with losartan.',
    ],
  ],
  库欣综合征: [
    [
      '避孕药和失眠会造成假阳性。三项筛查两项阳性才继续。倒班者不测午夜唾液。',
      'The pill and insomnia give false positives. Two of three tests must be positive. No midnight saliva in shift workers.',
    ],
    [
      '中枢外周比大于二，刺激后大于三支持垂体。插管位置要靠泌乳素校正。结果要与磁共振同看。',
      'A gradient of two, three after stimulation, points to the pituitary. Correct by prolactin. Read it with the images.',
    ],
    [
      '术后立即替代氢化可的松。教会患者发热时加倍。恢复平均要一年。',
      'Replace hydrocortisone at once. Teach doubling with fever. Recovery takes a year.',
    ],
  ],
  原发性醛固酮增多症: [
    [
      '难治性高血压、低钾和肾上腺意外瘤要筛。螺内酯停四周，钙拮抗剂可以保留。先补足血钾。',
      'Screen resistant hypertension, low potassium and incidentalomas. Stop spironolactone for four weeks, keep calcium blockers. Correct potassium first.',
    ],
    [
      '生理盐水和卡托普利试验任选其一。心衰患者不做盐水试验。典型病例可以省略。',
      'Saline or captopril, either will do. No saline in heart failure. Typical cases need none.',
    ],
    [
      '三十五岁以下典型腺瘤可以不做采血。选择性指数大于二才算成功。优势侧四倍以上手术。',
      'Typical adenomas below 35 can skip it. A selectivity above two means success. Operate from four to one.',
    ],
  ],
  糖尿病足: [
    [
      '十克尼龙丝、足背动脉和畸形三项筛。高危足一到三个月复查。鞋要下午买。',
      'Monofilament, pulse and deformity. Review high-risk feet every one to three months. Buy shoes in the afternoon.',
    ],
    [
      '红肿超过两厘米算中度。骨探针阳性按骨髓炎治疗六周。浅表溃疡无感染不用抗生素。',
      'Redness beyond two centimetres is moderate. Bone on probing means six weeks. No antibiotics without infection.',
    ],
    [
      '不可拆卸支具愈合最快。每周清创一次。血供不足先血管重建。',
      'A device that cannot be removed heals fastest. Debride weekly. Revascularise first when flow is poor.',
    ],
  ],
  糖尿病酮症酸中毒及高渗状态: [
    [
      '第一小时一升到一升半盐水。血钾低于三点三先补钾再胰岛素。血糖每小时降三到五毫摩尔。',
      'One to one and a half litres in the first hour. Potassium before insulin below 3.3. Lower glucose by three to five mmol an hour.',
    ],
    [
      '每两小时查血钾和血气。血糖到十四加葡萄糖。渗透压下降过快会脑水肿。',
      'Potassium and gases every two hours. Add glucose at fourteen. A fast fall of osmolality swells the brain.',
    ],
    [
      '感染和漏打胰岛素最常见。钠葡萄糖共转运蛋白二抑制剂可致血糖不高的酮症。出院前教会病中用药规则。',
      'Infection and missed insulin lead. SGLT2 inhibitors cause ketosis with normal glucose. Teach sick-day rules.',
    ],
  ],
}
