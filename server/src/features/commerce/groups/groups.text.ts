const zh = {
  title: '拼团通知',
  joined: (name: string, missing: number) =>
    `您已参加《${name}》的拼团，还差 ${missing} 人成团。邀请同行一起参加，成团后即可观看。`,
  complete: (name: string) => `您参加的《${name}》拼团成功，现在可以观看。`,
  returned: (name: string) => `您参加的《${name}》拼团未在规定时间内成团，款项将原路退回。`,
}

export const groupText = {
  zh,
  en: {
    title: 'Group purchase',
    joined: (name, missing) =>
      `You have a place in the group for “${name}”. ${missing} more and everybody can watch: invite your colleagues.`,
    complete: (name) => `Your group for “${name}” is complete, and you can watch it now.`,
    returned: (name) =>
      `Your group for “${name}” was not complete in time. The money goes back the way it came.`,
  } satisfies typeof zh,
}
