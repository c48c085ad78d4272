type Question = {
  kind: 'single' | 'multiple' | 'text'
  title: string
  required?: true
  options?: readonly string[]
}

export type Questionnaire = {
  title: string
  intro: string
  thanks: string
  /** Phone of the demo account that owns it. */
  owner: string
  /** From the day on which the demo world was loaded; without it the questionnaire stays open. */
  closesInDays?: number
  questions: readonly Question[]
  /** Answers of other demo accounts, by their phones: places of options, or words. */
  answers: readonly { phone: string; given: readonly (readonly number[] | string)[] }[]
}

export const questionnaires: readonly Questionnaire[] = [
  {
    title: '慢性心衰药物使用与学术需求调研',
    intro: '约 3 分钟。用于了解临床一线的真实做法，结果只以汇总形式呈现，不显示您的姓名。',
    thanks: '感谢您的参与，调研结果将在下季度的学术简报中公布。',
    owner: '13800000003',
    closesInDays: 60,
    questions: [
      {
        kind: 'single',
        title: '您每周大约接诊多少位心衰患者？',
        required: true,
        options: ['5 位以下', '5 到 20 位', '20 到 50 位', '50 位以上'],
      },
      {
        kind: 'multiple',
        title: '您在起始治疗时最关注哪些问题？',
        required: true,
        options: ['血压与肾功能', '血钾', '患者依从性', '费用与可及性', '合并用药'],
      },
      {
        kind: 'single',
        title: '您希望以哪种形式获得学术资料？',
        options: ['短视频', '图文要点', '病例讨论', '线上会议'],
      },
      { kind: 'text', title: '用一两句话说说您最近遇到的用药难题' },
    ],
    answers: [
      { phone: '13800000001', given: [[2], [0, 1, 2], [2], '老年合并慢性肾病，剂量总是加不上去。'] },
      { phone: '13800000002', given: [[1], [0, 4], [0], ''] },
      { phone: '13800000005', given: [[0], [2, 3], [3], '转诊回来后社区没有同样的药。'] },
      { phone: '13800000006', given: [[1], [0, 1, 4], [2], '与慢阻肺并存时β受体阻滞剂的选择。'] },
      { phone: '13800000007', given: [[0], [3], [1], ''] },
      { phone: '13800000008', given: [[1], [2], [0], '家属担心副作用，自行停药的不少。'] },
    ],
  },
  {
    title: '杏林使用体验问卷',
    intro: '说说您用得顺手和不顺手的地方，我们会逐条看。',
    thanks: '谢谢，您的意见已经送到产品组。',
    owner: '13800000009',
    questions: [
      {
        kind: 'single',
        title: '总体来说，您对杏林满意吗？',
        required: true,
        options: ['很满意', '满意', '一般', '不满意'],
      },
      {
        kind: 'multiple',
        title: '您常用哪些功能？',
        options: ['会议直播', '会议回放', '课程', '手术视频', '资讯', '药械百科'],
      },
      { kind: 'text', title: '最希望我们改进的一件事', required: true },
    ],
    answers: [
      { phone: '13800000001', given: [[0], [0, 1, 4], '希望回放能按章节跳转。'] },
      { phone: '13800000004', given: [[1], [4, 5], '字体可以再大一点。'] },
    ],
  },
  {
    title: '春季学术年会满意度回访',
    intro: '回访已经结束，感谢参加。',
    thanks: '感谢您的参与。',
    owner: '13800000009',
    closesInDays: -20,
    questions: [
      { kind: 'single', title: '会议内容对您有帮助吗？', required: true, options: ['有', '一般', '没有'] },
    ],
    answers: [{ phone: '13800000005', given: [[0]] }],
  },
]
