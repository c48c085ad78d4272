import type { Subject } from './subject.ts'

export const orthopaedics: Subject = {
  key: 'orthopaedics',
  name: '骨科',
  en: 'Orthopaedics',
  motif: 'bones',
  accents: ['lights', 'helix'],
  intro: '让人重新站起来、走出去。涵盖创伤、关节、脊柱、运动医学与骨质疏松的诊疗全程。',
  departments: ['骨科', '关节外科', '脊柱外科', '运动医学科'],
  research: [
    '人工关节置换的加速康复',
    '脊柱退变性疾病的微创治疗',
    '运动损伤的修复与重返赛场',
    '骨质疏松性骨折的综合防治',
  ],
  parts: ['膝关节', '髋关节', '腰椎', '肩关节', '股骨近端'],
  diseases: [
    {
      name: '骨关节炎',
      en: 'Osteoarthritis',
      talks: ['阶梯治疗从哪里开始', '保膝与换膝的决策', '关节腔注射的循证依据'],
    },
    {
      name: '骨质疏松',
      en: 'Osteoporosis',
      talks: ['骨密度之外的骨折风险评估', '抗骨吸收与促骨形成的序贯治疗', '骨折联络服务的建立'],
    },
    {
      name: '股骨颈骨折',
      en: 'Femoral neck fracture',
      talks: ['内固定还是置换', '48 小时内手术的组织', '老年髋部骨折的多学科共管'],
    },
    {
      name: '腰椎间盘突出',
      en: 'Lumbar disc herniation',
      talks: ['影像与症状不符时怎么办', '内镜下髓核摘除的入路选择', '术后复发的预防'],
    },
    {
      name: '腰椎管狭窄症',
      en: 'Lumbar spinal stenosis',
      talks: ['间歇性跛行的鉴别', '减压范围与融合指征', '老年患者的围手术期评估'],
    },
    {
      name: '颈椎病',
      en: 'Cervical spondylosis',
      talks: ['脊髓型颈椎病的早期信号', '前路与后路手术的选择', '术后吞咽困难与轴性痛'],
    },
    {
      name: '肩袖损伤',
      en: 'Rotator cuff tear',
      talks: ['查体与磁共振的对应', '巨大肩袖撕裂的修复策略', '术后康复的时间表'],
    },
    {
      name: '前交叉韧带损伤',
      en: 'Anterior cruciate ligament injury',
      talks: ['移植物选择的长期结果', '骨道定位的解剖要点', '重返运动的客观标准'],
    },
    {
      name: '半月板损伤',
      en: 'Meniscal tear',
      talks: ['能缝则缝：修复的适应证', '根部撕裂的识别', '保守治疗的边界'],
    },
    {
      name: '桡骨远端骨折',
      en: 'Distal radius fracture',
      talks: ['复位质量怎样评价', '掌侧钢板的并发症预防', '腕关节功能锻炼'],
    },
    {
      name: '成人脊柱侧凸畸形',
      en: 'Adult spinal deformity',
      talks: ['矢状面平衡的测量', '截骨级别的选择', '近端交界性后凸的预防'],
    },
    {
      name: '人工膝关节置换术后假体周围感染',
      en: 'Periprosthetic joint infection after knee arthroplasty',
      talks: ['诊断标准与关节液检查', '清创保留与二期翻修', '抗感染疗程的制定'],
    },
  ],
  procedures: [
    {
      name: '人工全膝关节置换术',
      part: '膝关节',
      disease: '骨关节炎',
      steps: [
        '髌旁内侧入路',
        '股骨远端截骨',
        '胫骨近端截骨',
        '屈伸间隙平衡',
        '假体试模与髌骨轨迹',
        '骨水泥固定',
        '逐层缝合',
      ],
    },
    {
      name: '直接前入路全髋关节置换术',
      part: '髋关节',
      disease: '股骨颈骨折',
      steps: [
        '体位摆放与切口定位',
        '阔筋膜张肌间隙进入',
        '股骨颈截骨与取头',
        '髋臼磨锉与臼杯置入',
        '股骨侧松解与扩髓',
        '试复位评估肢长',
        '止血与关闭',
      ],
    },
    {
      name: '单侧双通道内镜腰椎减压术',
      part: '腰椎',
      disease: '腰椎管狭窄症',
      steps: [
        '透视下通道定位',
        '建立工作与观察通道',
        '椎板间骨性减压',
        '黄韧带切除',
        '神经根探查松解',
        '止血与引流',
      ],
    },
    {
      name: '关节镜下肩袖双排缝合术',
      part: '肩关节',
      disease: '肩袖损伤',
      steps: [
        '标准后入路探查',
        '肩峰下滑囊清理',
        '撕裂形态判断',
        '足印区新鲜化',
        '内排锚钉置入与过线',
        '外排加压固定',
      ],
    },
    {
      name: '股骨近端髓内钉内固定术',
      part: '股骨近端',
      disease: '骨质疏松',
      steps: [
        '牵引床闭合复位',
        '大转子顶点开口',
        '导针置入与扩髓',
        '主钉置入与深度确认',
        '头颈部螺钉固定',
        '远端锁定',
      ],
    },
  ],
}
