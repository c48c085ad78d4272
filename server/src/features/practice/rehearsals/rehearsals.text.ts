type Facts = { guest: string; meeting: string }

export const rehearsalsText = {
  zh: {
    title: '专家彩排',
    begun: ({ guest, meeting }: Facts) => `${guest} 正在为《${meeting}》彩排，您可以进入彩排室协助`,
  },
  en: {
    title: 'Rehearsal',
    begun: ({ guest, meeting }: Facts) => `${guest} is rehearsing for “${meeting}”; you can join the room`,
  },
}
