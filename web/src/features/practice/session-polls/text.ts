const zh = {
  title: '选择方便的时间',
  lead: (due: string) => `请在 ${due} 前对每个时间作出选择，会务组确定后会通知您`,
  answers: { 1: '可以', 2: '勉强', 3: '不行' },
  freeExcept: '有安排的不行，其余可以',
  note: '说明',
  noteHint: '例如门诊、手术或航班时间，会务组会看到',
  submit: '提交',
  submitted: '已提交会务组',
  incomplete: '请对每个时间作出选择',
  chosen: '已确定',
  closed: '时间已确定，无需再答复',
  ofTime: (time: string) => `${time} 是否方便`,
}

export const sessionPollText = {
  zh,
  en: {
    title: 'Which times suit you?',
    lead: (due) => `Please say something to each time by ${due}; you are told once one is chosen`,
    answers: { 1: 'Suits', 2: 'If need be', 3: 'No' },
    freeExcept: 'Free except where something else is',
    note: 'Note',
    noteHint: 'Such as your clinic, operations or flights; the organiser reads it',
    submit: 'Send',
    submitted: 'Sent to the organiser',
    incomplete: 'Please say something to each time',
    chosen: 'Chosen',
    closed: 'The time is fixed, no answer is needed any more',
    ofTime: (time) => `Whether ${time} suits`,
  } satisfies typeof zh,
}
