import { subjects } from '#demo/content/subjects.ts'

/** Diseases of products whose indications say them in other words. */
const said: Record<string, readonly string[]> = {
  利伐沙班片: ['心房颤动', '肺栓塞'],
  依折麦布片: ['血脂异常'],
  尼莫地平注射液: ['颅内动脉瘤'],
  盐酸羟考酮缓释片: ['癌性疼痛'],
  枸橼酸铋钾胶囊: ['幽门螺杆菌感染', '功能性消化不良'],
  乳果糖口服溶液: ['肝硬化'],
  噻托溴铵吸入粉雾剂: ['慢阻肺'],
  布地奈德福莫特罗吸入粉雾剂: ['哮喘', '慢阻肺'],
  甘精胰岛素注射液: ['1型糖尿病', '2型糖尿病'],
  左甲状腺素钠片: ['甲减'],
  缩宫素注射液: ['产后出血'],
  地屈孕酮片: ['复发性流产'],
  阿奇霉素干混悬剂: ['儿童肺炎'],
  丙泊酚中长链脂肪乳注射液: ['术后恶心呕吐', '术后谵妄'],
  盐酸右美托咪定注射液: ['术后谵妄', '困难撤机与呼吸机依赖'],
  巴氯芬片: ['肌痉挛'],
  阿托伐他汀钙片: ['血脂异常', '慢性冠脉综合征'],
  药物洗脱冠状动脉支架系统: ['急性冠脉综合征', '慢性冠脉综合征'],
  冠状动脉药物涂层球囊: ['经皮冠状动脉介入术后支架内再狭窄', '慢性冠脉综合征'],
  颅内支架输送系统: ['颅内动脉瘤'],
  手术显微镜: ['垂体腺瘤', '听神经瘤', '三叉神经痛'],
  股骨近端髓内钉: ['股骨颈骨折', '骨质疏松'],
  脊柱内镜手术器械: ['腰椎管狭窄症', '腰椎间盘突出'],
  电子胃肠镜: ['早期胃癌及癌前病变', '结肠息肉'],
  彩色多普勒超声诊断系统: ['前置胎盘', '子宫肌瘤'],
  电子支气管镜: ['肺结节', '间质性肺病'],
  多参数患者监护仪: ['脓毒症', '感染性休克'],
  麻醉机: ['困难气道', '恶性高热'],
  高流量呼吸湿化治疗仪: ['急性呼吸窘迫综合征', '慢性呼吸衰竭的家庭无创通气'],
  持续葡萄糖监测系统: ['2型糖尿病', '妊娠期糖尿病'],
  胰岛素泵: ['1型糖尿病'],
  胎儿母亲监护仪: ['子痫前期', '早产'],
  体外冲击波治疗仪: ['颈肩痛', '慢性腰痛'],
  高敏肌钙蛋白检测试剂盒: ['急性冠脉综合征'],
}

const all = subjects.flatMap(({ diseases }, subject) =>
  diseases.map(({ name }, disease) => ({ name, subject, disease })),
)

/** The diseases that a product is for, as places: those that its indications name, and those written down. */
export const diseasesOf = ({ name, indications }: { name: string; indications: string }) =>
  all.filter((disease) => indications.includes(disease.name) || said[name]?.includes(disease.name))
