import type { Age, Gender } from '#demo/art/portrait/look.ts'
import type { DemoVideo } from '#demo/content/videos/demo-video.ts'
import { caseReport, pathway, results } from '#demo/content/videos/drawn-videos.ts'
import { checklist, flow, forest, images, rhythm, risks, steps, survival, trend } from './figures.ts'

type Page = { title: string; figure: string }

/** The slides of a talk, in which the same time is given to each, and who stands beside them. */
export type Deck = {
  video: DemoVideo
  tone: { main: string; accent: string; paper: string }
  speaker: { seed: number; gender: Gender; age: Age }
  pages: Page[]
}

export const decks: Deck[] = [
  {
    video: results,
    tone: { main: '#0a6c74', accent: '#c8553d', paper: '#fdfcf9' },
    speaker: { seed: 12, gender: 'female', age: 'middle' },
    pages: [
      { title: '问题与背景', figure: risks(0) },
      { title: '研究人群', figure: steps(['筛选', '入组', '随机', '随访']) },
      { title: '主要结局', figure: survival() },
      { title: '亚组一致性', figure: forest() },
      { title: '绝对获益', figure: risks(1) },
      { title: '小结', figure: checklist(['问得准', '读得懂', '用得上']) },
    ],
  },
  {
    video: pathway,
    tone: { main: '#33508c', accent: '#c98a1b', paper: '#fbfcfe' },
    speaker: { seed: 31, gender: 'male', age: 'senior' },
    pages: [
      { title: '从主诉开始', figure: checklist(['病史', '查体', '检查', '风险']) },
      { title: '分层路径', figure: flow(['低危', '中危', '高危']) },
      { title: '处理顺序', figure: steps(['稳定', '明确', '治疗', '复评']) },
      { title: '随访曲线', figure: trend() },
      { title: '常见误区', figure: checklist(['过度检查', '过早停药', '遗漏随访']) },
      { title: '小结', figure: checklist(['先评估', '再处理', '常随访']) },
    ],
  },
  {
    video: caseReport,
    tone: { main: '#5d3f6e', accent: '#3f8f6b', paper: '#fdfbfe' },
    speaker: { seed: 47, gender: 'female', age: 'young' },
    pages: [
      { title: '病例', figure: steps(['就诊', '住院', '治疗', '出院']) },
      { title: '指标变化', figure: trend() },
      { title: '影像', figure: images() },
      { title: '监护记录', figure: rhythm() },
      { title: '结局比较', figure: survival() },
      { title: '讨论', figure: checklist(['诊断依据', '治疗选择', '经验教训']) },
    ],
  },
]
