import type { Subject } from './subject.ts'

export const neurosurgery: Subject = {
  key: 'neurosurgery',
  name: '神经外科',
  en: 'Neurosurgery',
  motif: 'neurons',
  accents: ['lights', 'vessels'],
  intro: '在毫米之间做决定。聚焦脑血管病、颅脑肿瘤、功能神经外科与脊柱脊髓疾病的显微与内镜手术。',
  departments: ['神经外科', '神经医学中心'],
  research: [
    '脑动脉瘤的显微与血管内治疗',
    '胶质瘤的精准切除与功能保护',
    '颅底内镜手术',
    '重型颅脑损伤的监护与康复',
  ],
  parts: ['大脑半球', '鞍区', '小脑脑桥角', '脑室', '颈髓'],
  diseases: [
    {
      name: '脑出血',
      en: 'Intracerebral haemorrhage',
      talks: ['血肿扩大的早期预警', '微创引流的时机与靶点', '术后颅内压管理'],
    },
    {
      name: '颅内动脉瘤',
      en: 'Intracranial aneurysm',
      talks: ['未破裂动脉瘤的破裂风险评估', '夹闭与栓塞如何选择', '蛛网膜下腔出血后的血管痉挛'],
    },
    {
      name: '胶质瘤',
      en: 'Glioma',
      talks: ['分子分型怎样改变手术决策', '唤醒麻醉下的功能区定位', '术后放化疗的衔接'],
    },
    {
      name: '脑膜瘤',
      en: 'Meningioma',
      talks: ['矢状窦旁脑膜瘤的静脉保护', '术前栓塞的利与弊', '残留与复发的处理'],
    },
    {
      name: '垂体腺瘤',
      en: 'Pituitary adenoma',
      talks: ['内分泌评估与手术指征', '经鼻内镜的解剖标志', '术后水电解质紊乱'],
    },
    {
      name: '听神经瘤',
      en: 'Vestibular schwannoma',
      talks: ['面神经保护的关键步骤', '听力保留的可能性', '观察、放射外科与手术'],
    },
    {
      name: '三叉神经痛',
      en: 'Trigeminal neuralgia',
      talks: ['责任血管的影像识别', '微血管减压的手术要点', '药物治疗失败之后'],
    },
    {
      name: '帕金森病',
      en: "Parkinson's disease",
      talks: ['脑深部电刺激的患者筛选', '靶点选择与术中验证', '术后程控的常见问题'],
    },
    {
      name: '重型颅脑损伤',
      en: 'Severe traumatic brain injury',
      talks: ['去骨瓣减压的争议与共识', '多模态神经监测', '急性期营养与并发症预防'],
    },
    {
      name: '特发性正常压力脑积水',
      en: 'Idiopathic normal pressure hydrocephalus',
      talks: ['步态评估与放液试验', '分流装置的压力调节', '与退行性痴呆的鉴别'],
    },
    {
      name: '慢性硬膜下血肿钻孔引流术后复发',
      en: 'Recurrent chronic subdural haematoma after burr-hole drainage',
      talks: ['复发的高危因素', '脑膜中动脉栓塞的角色', '抗栓患者的围手术期处理'],
    },
  ],
  procedures: [
    {
      name: '大脑中动脉动脉瘤夹闭术',
      part: '大脑半球',
      disease: '颅内动脉瘤',
      steps: [
        '翼点开颅与硬膜悬吊',
        '侧裂蛛网膜解剖',
        '近端血管控制',
        '瘤颈暴露与穿支辨认',
        '动脉瘤夹置放',
        '荧光造影确认通畅',
        '关颅',
      ],
    },
    {
      name: '经鼻内镜垂体腺瘤切除术',
      part: '鞍区',
      disease: '垂体腺瘤',
      steps: [
        '鼻腔准备与中鼻甲外移',
        '蝶窦前壁开放',
        '鞍底磨除',
        '硬膜切开与肿瘤分块切除',
        '鞍内探查止血',
        '鞍底重建',
      ],
    },
    {
      name: '三叉神经微血管减压术',
      part: '小脑脑桥角',
      disease: '三叉神经痛',
      steps: [
        '乙状窦后入路骨窗',
        '释放脑脊液与小脑牵开',
        '岩静脉辨认与保护',
        '三叉神经根进入区暴露',
        '责任血管推移与垫片放置',
        '硬膜严密缝合',
      ],
    },
    {
      name: '功能区胶质瘤唤醒切除术',
      part: '大脑半球',
      disease: '胶质瘤',
      steps: [
        '头皮神经阻滞与开颅',
        '唤醒与语言任务',
        '皮层电刺激定位',
        '沿功能边界切除',
        '皮层下传导束监测',
        '再次麻醉与关颅',
      ],
    },
  ],
}
