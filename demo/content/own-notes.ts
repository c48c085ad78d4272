/** Notes that the demo's doctor has taken, latest first; `index` is a recording or a lesson among those of the demo. */
export const demoNotes: readonly {
  on: 'recording' | 'lesson'
  index: number
  atSeconds: number
  content: string
}[] = [
  {
    on: 'recording',
    index: 0,
    atSeconds: 12,
    content: 'HFpEF 先排查心肌淀粉样变：老年、低电压、室壁增厚三者同时出现要警惕。',
  },
  { on: 'lesson', index: 0, atSeconds: 8, content: 'V1 导联 P 波终末电势的量法，下周教学查房用。' },
  {
    on: 'recording',
    index: 0,
    atSeconds: 25,
    content: '讨论环节：\n1. SGLT2i 起始前不必等 eGFR 复查\n2. 血压偏低者先减利尿剂',
  },
  { on: 'recording', index: 1, atSeconds: 5, content: '抗凝方案与去年指南不同，找原文核对。' },
  { on: 'lesson', index: 1, atSeconds: 15, content: '示教图可以截给规培生看。' },
]
