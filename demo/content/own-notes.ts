/** Notes that the demo's doctor has taken, latest first; `title` is that of the recorded talk or of the lesson. */
export const demoNotes: readonly {
  on: 'recording' | 'lesson'
  title: string
  atSeconds: number
  content: string
}[] = [
  {
    on: 'recording',
    title: '射血分数降低的心衰：药物优化的顺序与剂量',
    atSeconds: 12,
    content: '四类药两周内都以小剂量用上，不等一种加满；每次调药后一到两周复查血钾和肌酐。',
  },
  {
    on: 'lesson',
    title: '一课学会：肺动脉高压的随访管理',
    atSeconds: 8,
    content: '随访三件事：功能分级、六分钟步行、NT-proBNP，下周教学查房用。',
  },
  {
    on: 'recording',
    title: '容量评估与利尿策略的床旁实践',
    atSeconds: 25,
    content: '讨论环节：\n1. 用药后两小时测尿钠，偏低就加倍\n2. 血压偏低者先减利尿剂',
  },
  {
    on: 'recording',
    title: '心衰患者出院后 30 天的管理',
    atSeconds: 5,
    content: '出院后 7～14 天必须复诊，三天增重两公斤就打电话。',
  },
  {
    on: 'lesson',
    title: '肥厚型心肌病临床思维课：超声心动图里的关键测量',
    atSeconds: 15,
    content: '室壁厚度的量法示教图可以截给规培生看。',
  },
]
