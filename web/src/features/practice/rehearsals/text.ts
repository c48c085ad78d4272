const zh = {
  title: '彩排',
  intro: '讲课前可随时在此检查设备、共享课件试讲。您进入后会务组会收到通知，并可进入协助；其他人看不到您。',
  open: (time: string) => `开放至 ${time}（北京时间）`,
  here: (names: readonly string[]) => `${names.join('、')} 正在彩排室内`,
}

export const rehearsalText = {
  zh,
  en: {
    title: 'Rehearsal',
    intro:
      'Before the lecture you can check your devices and practise with your slides here at any time. The organiser is notified when you enter and can join to help; nobody else sees you.',
    open: (time) => `Open until ${time} (Beijing time)`,
    here: (names) => `In the room now: ${names.join(', ')}`,
  } satisfies typeof zh,
}
