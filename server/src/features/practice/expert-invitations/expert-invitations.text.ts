const zh = {
  title: '会议邀请',
  invited: (meeting: string) => `《${meeting}》邀请您参与，请查看任务单并确认。`,
}

export const expertInvitationsText = {
  zh,
  en: {
    title: 'Invitation to a meeting',
    invited: (meeting) => `"${meeting}" invites you. Please look at your task sheet and confirm it.`,
  } satisfies typeof zh,
}
