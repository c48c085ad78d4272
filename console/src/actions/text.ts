export const actionText = {
  zh: {
    willChange: (count: number) => `将对以下 ${count} 条执行：`,
    done: (count: number) => `已完成 ${count} 条`,
    failed: (count: number) => `${count} 条未完成`,
    asked: '已提交，需另一位同事在“双人审批”中同意后执行',
    needsSecond: '此操作需要另一位同事同意后才会执行',
    secondAbove: (limit: string) => `以下情况需要另一位同事同意：${limit}`,
    refused: (title: string, problem: string) => `${title}：${problem}`,
    more: (count: number) => `以及另外 ${count} 条`,
    undo: '撤销',
    nothing: '没有可以执行的内容',
  },
  en: {
    willChange: (count: number) =>
      count === 1 ? 'This will be done to 1 record:' : `This will be done to ${count} records:`,
    done: (count: number) => `${count} done`,
    failed: (count: number) => `${count} not done`,
    asked: 'Sent: it is done once a colleague agrees under “Two-person approvals”',
    needsSecond: 'This is done only after a colleague has agreed',
    secondAbove: (limit: string) => `A colleague has to agree: ${limit}`,
    refused: (title: string, problem: string) => `${title}: ${problem}`,
    more: (count: number) => `and ${count} more`,
    undo: 'Undo',
    nothing: 'There is nothing that this can be done to',
  },
}
