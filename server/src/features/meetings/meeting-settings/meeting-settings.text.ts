const guestZh = {
  title: '会议邀请',
  invited: (meeting: string) => `您已受邀观看会议《${meeting}》。`,
  removed: (meeting: string) => `您不再是会议《${meeting}》的受邀用户。`,
}

export const guestText = {
  zh: guestZh,
  en: {
    title: 'Invitation to a meeting',
    invited: (meeting) => `You are invited to watch the meeting "${meeting}".`,
    removed: (meeting) => `You are no longer invited to the meeting "${meeting}".`,
  } satisfies typeof guestZh,
}

const managerZh = {
  title: '会议管理',
  named: (meeting: string) => `您已成为会议《${meeting}》的管理员，可以管理直播间和签到。`,
  removed: (meeting: string) => `您不再是会议《${meeting}》的管理员。`,
}

export const managerText = {
  zh: managerZh,
  en: {
    title: 'Managing a meeting',
    named: (meeting) => `You now manage the meeting "${meeting}": its live room and its check-in.`,
    removed: (meeting) => `You no longer manage the meeting "${meeting}".`,
  } satisfies typeof managerZh,
}
