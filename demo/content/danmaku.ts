/** What viewers of the demo world call out while a lecture plays; none names a person, a drug or a firm. */
export const danmakuTexts = [
  '终于等到这一讲',
  '老师好，来听课了',
  '这张片子太典型了',
  '第一次看到这么清楚的对比',
  '记笔记记笔记',
  '这个分型之前一直分不清',
  '请教：基层没有这项检查怎么办？',
  '同问，肾功能不全的患者怎么调整？',
  '这一步是关键',
  '截图了，回去给科里讲',
  '讲得真透彻',
  '原来指征是这样把握的',
  '和我们上周那例一模一样',
  '并发症的处理很实用',
  '流程图收藏了',
  '先评估再干预，记住了',
  '这个随访间隔有依据吗？',
  '听懂了，感谢老师',
  '数据很新',
  '护理同事也来学习',
  '规培生打卡',
  '夜班补课中',
  '期待讨论环节',
  '影像和病理对上了',
  '这页能再停一下就好了',
  '思路清晰',
  '值得反复看',
  '掌声送给老师',
] as const

/** What the chair of a live meeting has pinned for everybody: it is about the disease of the meeting. */
export const chairQuestions = [
  (disease: string) =>
    `主席提问：${disease}首诊时，您所在的科室最先安排哪一项检查？请写下理由，讨论环节会逐条回应。`,
  (disease: string) => `讨论题：${disease}的随访，您会怎样安排？请直接回复，讲者会在第二节点评。`,
  (disease: string) => `征集病例：请用一句话描述您遇到的不典型${disease}，入选的病例将在讨论环节展示。`,
] as const

/** What only viewers of this meeting say. */
export const ownTexts = (disease: string) => [
  `我们科上周也收了一例${disease}`,
  `基层遇到${disease}，转诊的时机怎么把握？`,
  `${disease}的患者教育材料能分享吗？`,
]
