const zh = {
  title: '科联体',
  applied: (name: string, union: string) => `${name}申请加入「${union}」，请前往入会申请处理。`,
  approved: (union: string) => `您加入「${union}」的申请已通过。`,
  rejected: (union: string, reason: string) => `您加入「${union}」的申请未通过：${reason}。`,
  added: (union: string) => `您已被添加为「${union}」的成员。`,
  invitedByNumber: (union: string) => `「${union}」邀请您加入，请回复是否接受。`,
  joined: (name: string, union: string) => `${name}接受了邀请，已加入「${union}」。`,
  removed: (union: string) => `您已被移出「${union}」。`,
  namedManager: (union: string) => `您已成为「${union}」的管理员。`,
  noLongerManager: (union: string) => `您不再是「${union}」的管理员。`,
  handedOver: (union: string) => `「${union}」已移交给您，您现在是它的创建人。`,
  founded: (union: string) => `您创建的「${union}」已通过审核。`,
  noticed: (union: string, notice: string) => `「${union}」发布了公告：${notice}`,
  noticeEdited: (union: string, notice: string) => `「${union}」更新了公告：${notice}`,
  noticeWithdrawn: (union: string, notice: string, reason: string) =>
    `「${union}」撤回了公告「${notice}」${reason ? `：${reason}` : ''}。`,
  reminded: (union: string, notice: string) => `请阅读「${union}」的公告：${notice}`,
  bookingAsked: (union: string, topic: string) => `「${union}」有会议预约待审批：${topic}`,
  bookingApproved: (topic: string) => `您预约的会议「${topic}」已通过。`,
  bookingRejected: (topic: string, reason: string) => `您预约的会议「${topic}」未通过：${reason}。`,
  bookingCancelled: (topic: string, time: string) => `${time}的会议「${topic}」已取消。`,
  bookingMoved: (topic: string, was: string, time: string, place: string) =>
    `会议「${topic}」由${was}改为${time}，${place}，请重新回复是否参加。`,
  movedLine: (time: string, place: string) => `会议已改期：${time}，${place}`,
  invited: (topic: string, time: string, place: string) =>
    `邀请您参加会议「${topic}」：${time}，${place}，请回复是否参加。`,
  answers: { comes: '参加', absent: '不参加', perhaps: '可能参加' },
  answered: (name: string, topic: string, answer: string) => `${name}回复了会议「${topic}」：${answer}。`,
  left: (name: string, union: string) => `${name}已退出「${union}」。`,
  meetingLine: (time: string, place: string) => `会议已确认：${time}，${place}`,
  videoRoom: '视频会议室',
  cancelledLine: '会议已取消',
  foundingRefused: (union: string, reason: string) => `您创建「${union}」的申请未通过：${reason}。`,
}

export const unionText = {
  zh,
  en: {
    title: 'Department union',
    applied: (name, union) => `${name} applies to join "${union}". Please decide about it.`,
    approved: (union) => `You are now a member of "${union}".`,
    rejected: (union, reason) => `Your application to join "${union}" was rejected: ${reason}.`,
    added: (union) => `You have been added to "${union}".`,
    invitedByNumber: (union) => `"${union}" invites you to join. Please say whether you accept.`,
    joined: (name, union) => `${name} has accepted the invitation and joined "${union}".`,
    removed: (union) => `You have been removed from "${union}".`,
    namedManager: (union) => `You are now a manager of "${union}".`,
    noLongerManager: (union) => `You are no longer a manager of "${union}".`,
    handedOver: (union) => `"${union}" has been handed over to you. You are now its owner.`,
    founded: (union) => `"${union}", which you founded, is open now.`,
    noticed: (union, notice) => `"${union}" has published a notice: ${notice}`,
    noticeEdited: (union, notice) => `"${union}" has changed a notice: ${notice}`,
    noticeWithdrawn: (union, notice, reason) =>
      `"${union}" has withdrawn the notice "${notice}"${reason ? `: ${reason}` : ''}.`,
    reminded: (union, notice) => `Please read the notice of "${union}": ${notice}`,
    bookingAsked: (union, topic) => `A meeting of "${union}" waits for approval: ${topic}`,
    bookingApproved: (topic) => `Your meeting "${topic}" is approved.`,
    bookingRejected: (topic, reason) => `Your meeting "${topic}" was rejected: ${reason}.`,
    bookingCancelled: (topic, time) => `The meeting "${topic}" of ${time} is cancelled.`,
    bookingMoved: (topic, was, time, place) =>
      `The meeting "${topic}" is moved from ${was} to ${time}, ${place}. Please answer again.`,
    movedLine: (time, place) => `The meeting is moved: ${time}, ${place}`,
    invited: (topic, time, place) =>
      `You are invited to "${topic}": ${time}, ${place}. Please say whether you come.`,
    answers: { comes: 'comes', absent: 'does not come', perhaps: 'may come' },
    answered: (name, topic, answer) => `${name} ${answer} to the meeting "${topic}".`,
    left: (name, union) => `${name} has left "${union}".`,
    meetingLine: (time, place) => `The meeting is confirmed: ${time}, ${place}`,
    videoRoom: 'video room',
    cancelledLine: 'The meeting is cancelled',
    foundingRefused: (union, reason) => `The founding of "${union}" was refused: ${reason}.`,
  } satisfies typeof zh,
}

/** Where a booked meeting is held: at a place, in its video room, or both. */
export const placeOf = ({ videoRoom }: { videoRoom: string }, place: string, isVideo: boolean) =>
  [place, isVideo ? videoRoom : ''].filter(Boolean).join(' · ')
