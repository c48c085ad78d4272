import type { Subject } from './subject.ts'

export const cardiology: Subject = {
  key: 'cardiology',
  name: '心血管内科',
  en: 'Cardiology',
  motif: 'ecg',
  accents: ['vessels', 'waves'],
  intro: '从胸痛的第一分钟到心衰的第十年，关注心血管疾病的早期识别、规范治疗与长期管理。',
  departments: ['心血管内科', '心脏中心', '心内科'],
  research: [
    '心力衰竭的早期识别与长期管理',
    '冠心病介入治疗的远期获益',
    '心房颤动的综合管理',
    '动脉粥样硬化的影像学评估',
  ],
  parts: ['冠状动脉', '左心房', '左心室', '主动脉瓣', '房间隔'],
  diseases: [
    {
      name: '心力衰竭',
      en: 'Heart failure',
      talks: [
        '射血分数降低的心衰：药物优化的顺序与剂量',
        '容量评估与利尿策略的床旁实践',
        '心衰患者出院后 30 天的管理',
      ],
    },
    {
      name: '心房颤动',
      en: 'Atrial fibrillation',
      talks: ['房颤卒中风险评估与抗凝决策', '导管消融：哪些患者真正获益', '房颤合并冠心病的抗栓策略'],
    },
    {
      name: '高血压',
      en: 'Hypertension',
      talks: ['家庭血压监测怎样才算规范', '难治性高血压的鉴别思路', '老年高血压的降压目标与安全'],
    },
    {
      name: '急性冠脉综合征',
      en: 'Acute coronary syndrome',
      talks: ['胸痛患者的快速分层', '急性心肌梗死再灌注治疗的时间窗管理', '出院后抗血小板治疗的个体化'],
    },
    {
      name: '慢性冠脉综合征',
      en: 'Chronic coronary syndrome',
      talks: ['无创检查如何选择', '药物治疗与血运重建的取舍', '冠心病二级预防的长期达标'],
    },
    {
      name: '血脂异常',
      en: 'Dyslipidaemia',
      talks: ['低密度脂蛋白胆固醇的分层目标', '他汀不耐受的识别与处理', '高甘油三酯血症与胰腺炎风险'],
    },
    {
      name: '肥厚型心肌病',
      en: 'Hypertrophic cardiomyopathy',
      talks: ['超声心动图里的关键测量', '猝死风险分层与预防', '流出道梗阻的治疗选择'],
    },
    {
      name: '主动脉瓣狭窄',
      en: 'Aortic stenosis',
      talks: ['低流速低压差主动脉瓣狭窄的判断', '经导管瓣膜置换的术前评估', '瓣膜团队如何做出决策'],
    },
    {
      name: '肺动脉高压',
      en: 'Pulmonary hypertension',
      talks: ['右心导管检查的规范操作', '危险分层与联合治疗', '结缔组织病相关肺动脉高压'],
    },
    {
      name: '病毒性心肌炎',
      en: 'Viral myocarditis',
      talks: ['心肌标志物升高的鉴别', '心脏磁共振在诊断中的作用', '暴发性心肌炎的救治流程'],
    },
    {
      name: '射血分数保留的心力衰竭',
      en: 'Heart failure with preserved ejection fraction',
      talks: ['诊断评分与运动负荷检查', '合并肥胖与糖尿病时的治疗重点', '共病管理的多学科路径'],
    },
    {
      name: '经皮冠状动脉介入术后支架内再狭窄',
      en: 'In-stent restenosis after percutaneous coronary intervention',
      talks: ['腔内影像指导下的机制判断', '药物球囊与再次置入支架', '再狭窄患者的随访策略'],
    },
  ],
  procedures: [
    {
      name: '冠状动脉分叉病变介入治疗',
      part: '冠状动脉',
      disease: '慢性冠脉综合征',
      steps: [
        '造影评估分叉角度与斑块分布',
        '双导丝保护主支与边支',
        '主支球囊预扩张',
        '主支支架置入',
        '近端优化扩张',
        '必要时边支对吻扩张',
        '腔内影像确认贴壁',
      ],
    },
    {
      name: '心房颤动肺静脉隔离消融术',
      part: '左心房',
      disease: '心房颤动',
      steps: [
        '股静脉穿刺与鞘管置入',
        '房间隔穿刺',
        '左心房三维建模',
        '左侧肺静脉环形消融',
        '右侧肺静脉环形消融',
        '验证双向传导阻滞',
      ],
    },
    {
      name: '经导管主动脉瓣置换术',
      part: '主动脉瓣',
      disease: '主动脉瓣狭窄',
      steps: [
        '术前影像复核瓣环径线',
        '股动脉入路建立',
        '跨瓣与加硬导丝成形',
        '快速起搏下球囊扩张',
        '瓣膜定位与缓慢释放',
        '造影与超声评估瓣周漏',
        '入路缝合与压迫',
      ],
    },
    {
      name: '肥厚型心肌病室间隔消融术',
      part: '左心室',
      disease: '肥厚型心肌病',
      steps: [
        '测量左室流出道压差',
        '间隔支造影与选择',
        '超声声学造影确认靶区',
        '缓慢注入无水酒精',
        '再次测量压差',
        '传导系统监测与临时起搏',
      ],
    },
  ],
}
