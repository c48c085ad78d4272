export const expertDutiesText = {
  zh: {
    title: '会议待办',
    waitAdded: (meeting: string, wait: string, due: string) => `《${meeting}》请您于 ${due} 前处理：${wait}`,
    menu: {
      tasks: '任务',
      introduction: '介绍',
      confirmation: '邀请确认',
      schedule: '日程',
      agreement: '讲课协议',
      slides: '课件',
      fees: '讲课费',
      lecture: '会后反馈',
      sheets: '全部任务单',
      withdrawal: '讲课费提现',
    },
  },
  en: {
    title: 'Meeting to-do',
    waitAdded: (meeting: string, wait: string, due: string) => `“${meeting}” asks you by ${due}: ${wait}`,
    menu: {
      tasks: 'Tasks',
      introduction: 'Introduction',
      confirmation: 'Confirmation',
      schedule: 'Schedule',
      agreement: 'Agreement',
      slides: 'Slides',
      fees: 'Fees',
      lecture: 'After the lecture',
      sheets: 'All task sheets',
      withdrawal: 'Withdraw fees',
    },
  },
}
