/** The classes of the encyclopedia. Devices have a second level, written down by product. */

export const classNames: Record<string, string> = {
  心血管系统用药: 'Cardiovascular drugs',
  内分泌与代谢用药: 'Endocrine and metabolic drugs',
  抗感染药物: 'Anti-infective drugs',
  消化系统用药: 'Gastrointestinal drugs',
  呼吸系统用药: 'Respiratory drugs',
  神经系统用药: 'Neurological drugs',
  抗肿瘤药物: 'Anticancer drugs',
  麻醉与镇痛用药: 'Anaesthetics and analgesics',
  骨与关节用药: 'Drugs for bones and joints',
  妇产科用药: 'Obstetric and gynaecological drugs',
  眼科用药: 'Ophthalmic drugs',
  血液与抗凝用药: 'Blood and anticoagulants',
  有源手术器械: 'Active surgical instruments',
  无源手术器械: 'Passive surgical instruments',
  神经和心血管手术器械: 'Neuro- and cardiovascular instruments',
  骨科手术器械: 'Orthopaedic instruments',
  医用成像器械: 'Imaging devices',
  医用诊察和监护器械: 'Diagnostic and monitoring devices',
  '呼吸、麻醉和急救器械': 'Respiratory, anaesthesia and first aid',
  物理治疗器械: 'Physical therapy devices',
  无源植入器械: 'Passive implants',
  '注输、护理和防护器械': 'Infusion, nursing and protection',
  眼科器械: 'Ophthalmic devices',
  '妇产科、辅助生殖器械': 'Obstetric and reproductive devices',
  医用康复器械: 'Rehabilitation devices',
  临床检验器械: 'Laboratory devices',
}

type Subclass = readonly [name: string, en: string, products: readonly string[]]

export const subclasses: Record<string, readonly Subclass[]> = {
  有源手术器械: [['手术显微镜', 'Surgical microscopes', ['手术显微镜']]],
  神经和心血管手术器械: [
    ['球囊扩张导管', 'Balloon catheters', ['冠状动脉药物涂层球囊']],
    ['支架输送系统', 'Stent delivery systems', ['颅内支架输送系统']],
  ],
  骨科手术器械: [['脊柱内镜器械', 'Spinal endoscopy instruments', ['脊柱内镜手术器械']]],
  医用成像器械: [
    ['内窥镜', 'Endoscopes', ['电子胃肠镜', '电子支气管镜']],
    ['超声诊断设备', 'Diagnostic ultrasound', ['彩色多普勒超声诊断系统']],
  ],
  医用诊察和监护器械: [
    ['生命体征监护', 'Patient monitors', ['多参数患者监护仪']],
    ['血糖监测', 'Glucose monitoring', ['持续葡萄糖监测系统']],
  ],
  '呼吸、麻醉和急救器械': [
    ['麻醉设备', 'Anaesthesia machines', ['麻醉机']],
    ['呼吸治疗设备', 'Respiratory therapy', ['高流量呼吸湿化治疗仪']],
  ],
  物理治疗器械: [['冲击波治疗', 'Shock wave therapy', ['体外冲击波治疗仪']]],
  无源植入器械: [
    ['心血管植入物', 'Cardiovascular implants', ['药物洗脱冠状动脉支架系统', '经导管主动脉瓣膜系统']],
    ['关节假体', 'Joint prostheses', ['全膝关节假体系统']],
    ['骨内固定植入物', 'Internal fixation', ['股骨近端髓内钉']],
    ['神经调控植入物', 'Neuromodulation implants', ['脑深部电刺激系统']],
  ],
  '注输、护理和防护器械': [['输注泵', 'Infusion pumps', ['胰岛素泵']]],
  眼科器械: [
    ['人工晶状体', 'Intraocular lenses', ['后房型人工晶状体']],
    ['接触镜', 'Contact lenses', ['硬性透气角膜塑形镜']],
  ],
  '妇产科、辅助生殖器械': [
    ['产科止血器械', 'Obstetric haemostasis', ['产后止血宫腔球囊']],
    ['胎心监护', 'Fetal monitoring', ['胎儿母亲监护仪']],
  ],
  医用康复器械: [['康复机器人', 'Rehabilitation robots', ['下肢康复训练机器人']]],
  临床检验器械: [['心肌标志物试剂', 'Cardiac markers', ['高敏肌钙蛋白检测试剂盒']]],
}
