import type { Subject } from './subject.ts'

export const rehabilitation: Subject = {
  key: 'rehabilitation',
  name: '康复医学',
  en: 'Rehabilitation Medicine',
  motif: 'petals',
  accents: ['bones', 'neurons'],
  intro: '把功能还给生活。从早期床旁康复到社区与家庭，让每一步恢复都有依据。',
  departments: ['康复医学科', '康复中心'],
  research: ['脑卒中后的运动功能重建', '吞咽障碍的评估与治疗', '骨科术后的加速康复', '心肺康复的运动处方'],
  parts: ['上肢', '下肢', '咽喉', '脊柱', '手部'],
  diseases: [
    {
      name: '脑卒中后偏瘫',
      en: 'Post-stroke hemiplegia',
      talks: ['脑梗死后早期离床的安全窗口', '强制性运动疗法', '步行能力的分级训练'],
    },
    { name: '吞咽障碍', en: 'Dysphagia', talks: ['床旁筛查流程', '吞咽造影的解读', '进食姿势与食物性状'] },
    { name: '失语症', en: 'Aphasia', talks: ['分型与评估', '高强度语言训练', '家庭交流技巧'] },
    {
      name: '脊髓损伤',
      en: 'Spinal cord injury',
      talks: ['损伤平面与功能预期', '神经源性膀胱管理', '辅具与无障碍'],
    },
    { name: '肌痉挛', en: 'Spasticity', talks: ['痉挛的量化评估', '肉毒毒素靶肌选择', '支具与牵伸'] },
    {
      name: '颈肩痛',
      en: 'Neck and shoulder pain',
      talks: ['运动控制训练', '手法治疗的证据', '办公人群的自我管理'],
    },
    { name: '慢性腰痛', en: 'Chronic low back pain', talks: ['红旗征筛查', '核心稳定训练', '认知行为干预'] },
    {
      name: '关节置换术后康复',
      en: 'Rehabilitation after joint replacement',
      talks: ['术前预康复', '活动度与肌力的阶段目标', '居家远程随访'],
    },
    {
      name: '心肺康复',
      en: 'Cardiopulmonary rehabilitation',
      talks: ['心肺运动试验', '运动处方的制定', '呼吸肌训练'],
    },
    { name: '脑性瘫痪', en: 'Cerebral palsy', talks: ['高危儿早期识别', '目标导向训练', '髋关节监测'] },
    {
      name: '周围神经损伤',
      en: 'Peripheral nerve injury',
      talks: ['电生理检查的时机', '感觉再教育', '手功能重建'],
    },
    {
      name: '重症患者早期康复与离床活动',
      en: 'Early rehabilitation and mobilisation of critically ill patients',
      talks: ['启动与终止标准', '团队分工', '机械通气患者的离床'],
    },
  ],
  procedures: [
    {
      name: '超声引导下肉毒毒素注射术',
      part: '上肢',
      disease: '肌痉挛',
      steps: [
        '痉挛模式分析',
        '靶肌超声识别',
        '药物稀释与剂量分配',
        '平面内进针注射',
        '注射后牵伸',
        '两周后复评',
      ],
    },
    {
      name: '电视透视吞咽造影检查',
      part: '咽喉',
      disease: '吞咽障碍',
      steps: [
        '造影剂与食物性状准备',
        '侧位观察口腔期',
        '侧位观察咽期',
        '误吸与残留评估',
        '代偿手法验证',
        '制定进食方案',
      ],
    },
    {
      name: '机器人辅助步行训练',
      part: '下肢',
      disease: '脑卒中后偏瘫',
      steps: [
        '适应证与生命体征评估',
        '肢体长度测量与穿戴',
        '减重比例设定',
        '步态参数调整',
        '任务导向训练',
        '训练后再评估',
      ],
    },
  ],
}
