import type { Subject } from '#demo/content/subjects/subject.ts'
import { subjects } from './subjects.ts'

/** Tags of the medical college: operations and parts of each subject, categories across all. */
export type CollegeTag = {
  kind: 'operation' | 'part' | 'category'
  /** Place in the list of subjects, null for a tag across all of them. */
  subject: number | null
  name: string
  en: string
  introduction: string
}

const partNames: Record<string, string> = {
  上气道: 'Upper airway',
  臂丛: 'Brachial plexus',
  椎管: 'Spinal canal',
  中心静脉: 'Central veins',
  桡动脉: 'Radial artery',
  冠状动脉: 'Coronary arteries',
  左心房: 'Left atrium',
  左心室: 'Left ventricle',
  主动脉瓣: 'Aortic valve',
  房间隔: 'Atrial septum',
  甲状腺: 'Thyroid',
  甲状旁腺: 'Parathyroid glands',
  肾上腺: 'Adrenal glands',
  胰腺: 'Pancreas',
  足部: 'Foot',
  食管: 'Oesophagus',
  胃: 'Stomach',
  结肠: 'Colon',
  胆管: 'Bile ducts',
  肝脏: 'Liver',
  大脑半球: 'Cerebral hemispheres',
  鞍区: 'Sellar region',
  小脑脑桥角: 'Cerebellopontine angle',
  脑室: 'Ventricles of the brain',
  颈髓: 'Cervical spinal cord',
  子宫: 'Uterus',
  卵巢: 'Ovaries',
  宫颈: 'Cervix',
  盆底: 'Pelvic floor',
  胎儿: 'Fetus',
  肺: 'Lung',
  乳腺: 'Breast',
  结直肠: 'Colon and rectum',
  淋巴结: 'Lymph nodes',
  晶状体: 'Lens',
  视网膜: 'Retina',
  角膜: 'Cornea',
  前房角: 'Anterior chamber angle',
  眼睑: 'Eyelids',
  膝关节: 'Knee',
  髋关节: 'Hip',
  腰椎: 'Lumbar spine',
  肩关节: 'Shoulder',
  股骨近端: 'Proximal femur',
  气道: 'Airway',
  腹股沟: 'Groin',
  中枢神经: 'Central nervous system',
  皮肤: 'Skin',
  上肢: 'Upper limb',
  下肢: 'Lower limb',
  咽喉: 'Pharynx and larynx',
  脊柱: 'Spine',
  手部: 'Hand',
  气管: 'Trachea',
  支气管: 'Bronchi',
  肺实质: 'Lung parenchyma',
  胸膜: 'Pleura',
  纵隔淋巴结: 'Mediastinal lymph nodes',
}

const procedureNames: Record<string, string> = {
  清醒可视软镜引导气管插管术: 'Awake flexible videoscopic intubation',
  超声引导下肌间沟臂丛阻滞: 'Ultrasound-guided interscalene block',
  超声引导下颈内静脉置管术: 'Ultrasound-guided internal jugular catheterisation',
  冠状动脉分叉病变介入治疗: 'Coronary bifurcation intervention',
  心房颤动肺静脉隔离消融术: 'Pulmonary vein isolation for atrial fibrillation',
  经导管主动脉瓣置换术: 'Transcatheter aortic valve replacement',
  肥厚型心肌病室间隔消融术: 'Alcohol septal ablation',
  超声引导下甲状腺细针穿刺术: 'Ultrasound-guided thyroid needle aspiration',
  甲状腺良性结节射频消融术: 'Radiofrequency ablation of thyroid nodules',
  糖尿病足创面清创与负压治疗: 'Diabetic foot debridement and negative pressure',
  早期胃癌内镜黏膜下剥离术: 'Endoscopic submucosal dissection of early gastric cancer',
  经内镜逆行胆管取石术: 'Endoscopic retrograde bile duct stone removal',
  食管静脉曲张套扎术: 'Oesophageal varices ligation',
  结肠息肉内镜黏膜切除术: 'Endoscopic mucosal resection of colon polyps',
  大脑中动脉动脉瘤夹闭术: 'Clipping of middle cerebral artery aneurysm',
  经鼻内镜垂体腺瘤切除术: 'Endoscopic transnasal pituitary surgery',
  三叉神经微血管减压术: 'Microvascular decompression of the trigeminal nerve',
  功能区胶质瘤唤醒切除术: 'Awake resection of glioma',
  腹腔镜子宫肌瘤剔除术: 'Laparoscopic myomectomy',
  腹腔镜深部内异症病灶切除术: 'Laparoscopic excision of deep endometriosis',
  宫腔镜黏膜下肌瘤切除术: 'Hysteroscopic myomectomy',
  胎盘植入剖宫产保留子宫术: 'Uterus-preserving caesarean for placenta accreta',
  CT引导下肺结节穿刺活检: 'CT-guided lung nodule biopsy',
  经导管动脉化疗栓塞术: 'Transarterial chemoembolisation',
  超声引导下乳腺肿物旋切活检: 'Vacuum-assisted breast biopsy',
  肝脏肿瘤微波消融术: 'Microwave ablation of liver tumours',
  白内障超声乳化联合人工晶状体植入术: 'Phacoemulsification with lens implantation',
  玻璃体切除联合内界膜剥除术: 'Vitrectomy with membrane peeling',
  小梁切除术: 'Trabeculectomy',
  深板层角膜移植术: 'Deep anterior lamellar keratoplasty',
  人工全膝关节置换术: 'Total knee arthroplasty',
  直接前入路全髋关节置换术: 'Direct anterior hip arthroplasty',
  单侧双通道内镜腰椎减压术: 'Unilateral biportal endoscopic decompression',
  关节镜下肩袖双排缝合术: 'Arthroscopic double-row cuff repair',
  股骨近端髓内钉内固定术: 'Proximal femoral nailing',
  小儿腹腔镜疝囊高位结扎术: 'Laparoscopic hernia repair in children',
  儿童可弯曲支气管镜灌洗术: 'Flexible bronchoscopic lavage in children',
  新生儿微创表面活性物质给药术: 'Minimally invasive surfactant therapy',
  超声引导下肉毒毒素注射术: 'Ultrasound-guided botulinum toxin injection',
  电视透视吞咽造影检查: 'Videofluoroscopic swallowing study',
  机器人辅助步行训练: 'Robot-assisted gait training',
  超声支气管镜纵隔淋巴结穿刺术: 'Endobronchial ultrasound needle aspiration',
  内科胸腔镜胸膜活检术: 'Medical thoracoscopy with pleural biopsy',
  支气管肺泡灌洗术: 'Bronchoalveolar lavage',
  经支气管冷冻肺活检术: 'Transbronchial lung cryobiopsy',
}

const categories = [
  { name: '指南与共识', en: 'Guidelines', words: '指南|共识|规范|标准|解读' },
  { name: '病例讨论', en: 'Case discussions', words: '病例|实战|沙龙|查房|讨论' },
  { name: '诊断与评估', en: 'Diagnosis', words: '诊断|评估|识别|鉴别|筛查|监测|分层|影像|检查' },
  { name: '治疗与用药', en: 'Treatment', words: '治疗|用药|药物|管理|策略|抗|剂量' },
  { name: '手术与介入', en: 'Surgery and intervention', words: '术|介入|消融|内镜|穿刺|置换' },
  { name: '康复与随访', en: 'Rehabilitation and follow-up', words: '康复|随访|长期|出院|生活|训练|预防' },
] as const

/** Categories with the words by which titles belong to them, as a pattern of the database. */
export const categoryPatterns = categories.map(({ name, words }) => ({ name, words }))

function english(names: Record<string, string>, name: string): string {
  const found = names[name]
  if (!found) throw new Error(`no English name of ${name}`)
  return found
}

function tagsOf(subject: Subject, place: number): CollegeTag[] {
  const operations = subject.procedures.map((procedure): CollegeTag => ({
    kind: 'operation',
    subject: place,
    name: procedure.name,
    en: english(procedureNames, procedure.name),
    introduction: `部位：${procedure.part}。用于${procedure.disease}的诊疗，主要步骤：${procedure.steps.join('、')}。`,
  }))
  const parts = subject.parts.map((part): CollegeTag => {
    const works = subject.procedures.filter((procedure) => procedure.part === part)
    const diseases = [...new Set(works.map((procedure) => procedure.disease))]
    return {
      kind: 'part',
      subject: place,
      name: part,
      en: english(partNames, part),
      introduction:
        works.length > 0
          ? `${subject.name}的常见操作部位。相关术式：${works.map((work) => work.name).join('、')}；相关病种：${diseases.join('、')}。`
          : `${subject.name}的常见操作部位，汇集与之相关的会议、课程与资讯。`,
    }
  })
  return [...operations, ...parts]
}

export const collegeTags: readonly CollegeTag[] = [
  ...subjects.flatMap(tagsOf),
  ...categories.map(({ name, en }): CollegeTag => ({
    kind: 'category',
    subject: null,
    name,
    en,
    introduction: '',
  })),
]

export const introduceDisease = (subject: Subject, { name, en, talks }: Subject['diseases'][number]) =>
  `${name}（${en}）是${subject.name}的重点病种。本专题汇集近期会议、手术视频、课程与资讯，围绕以下问题展开：${talks.join('；')}。`
