const zh = {
  title: '协同门诊',
  applied: (id: number, hospital: string) => `${hospital}申请会诊（编号 ${id}），请及时接诊。`,
  appliedUrgent: (id: number, hospital: string) => `【加急】${hospital}申请会诊（编号 ${id}），请尽快接诊。`,
  edited: (id: number) => `会诊（编号 ${id}）的资料有更新。`,
  received: (id: number, name: string) => `${name}已接收您的会诊申请（编号 ${id}）。`,
  scheduled: (id: number, time: string) => `您的会诊（编号 ${id}）已安排在 ${time}。`,
  started: (id: number) => `您的会诊（编号 ${id}）已开始，请进入会诊。`,
  handedOver: (id: number, name: string) => `您的会诊（编号 ${id}）已转交给${name}。`,
  handedOverToYou: (id: number, name: string) => `${name}将会诊（编号 ${id}）转交给您。`,
  cancelled: (id: number) => `会诊（编号 ${id}）已取消。`,
  ended: (id: number) => `您的会诊（编号 ${id}）已结束，会诊意见已签发。`,
  outcomeAsked: (id: number) => `请补充会诊（编号 ${id}）的随访结果，供双方参考。`,
  outcomeSaved: (id: number) => `会诊（编号 ${id}）有了随访结果。`,
  applicantGone: (id: number) => `会诊（编号 ${id}）的申请医生已注销账号，会诊已取消。`,
  receiverGone: (id: number) => `会诊（编号 ${id}）的接诊医生已注销账号，会诊已取消，请另选科室或医生。`,
  passedOn: (id: number) => `会诊（编号 ${id}）的接诊医生已注销账号，已转回科室等待接诊。`,
  returned: (id: number) => `您的会诊申请（编号 ${id}）被退回补充，请完善资料后重新提交。`,
  resent: (id: number) => `会诊（编号 ${id}）已补充资料并重新提交。`,
  reminder: (id: number, time: string) => `会诊（编号 ${id}）将于 ${time} 开始，请准时参加。`,
  unreceived: (id: number, hospital: string) =>
    `【加急】${hospital}的会诊申请（编号 ${id}）已等待 10 分钟，请尽快接诊。`,
  unreceivedManager: (id: number, department: string) =>
    `【加急】${department}的会诊申请（编号 ${id}）已等待 20 分钟无人接诊，请协调。`,
  unreceivedForBase: (id: number) =>
    `您的加急会诊申请（编号 ${id}）已等待 20 分钟无人接诊，请电话联系该科室，或取消后改向其他科室申请。`,
  resentUrgent: (id: number) => `【加急】会诊（编号 ${id}）已补充资料并重新提交，请尽快接诊。`,
  specialistGone: (id: number, name: string) =>
    `受邀参加会诊（编号 ${id}）的${name}已注销账号，未签发意见。如仍需要，请另邀医生。`,
  invited: (id: number, name: string) => `${name}邀请您参加会诊（编号 ${id}）并签发意见。`,
  specialistSigned: (id: number, name: string) => `${name}已签发会诊（编号 ${id}）的意见。`,
  addendumAdded: (id: number) => `会诊（编号 ${id}）的意见有补充。`,
  closingApplied: (count: number) => `${count} 个进行中的会诊申请将被取消，并告知对方医生`,
  closingReceived: (count: number) =>
    `${count} 个您接诊的会诊尚未结束，将转回科室；没有其他医生可接诊的将被取消，并告知申请医生`,
  closingAsked: (count: number) =>
    `${count} 个等待您接诊的会诊申请将转给科室；没有其他医生可接诊的将被取消，并告知申请医生`,
  closingInvited: (count: number) => `${count} 个会诊仍等待您签发意见，将告知邀请您的医生`,
  chatTitle: (id: number) => `会诊 ${id}`,
  receivedLine: (name: string) => `${name}已接诊，可在此沟通`,
  cancelledLine: '会诊已取消',
  passedOnLine: '接诊医生已离开，会诊已转回科室',
  invitedLine: (name: string) => `${name}受邀参加会诊`,
  startedLine: '会诊已开始',
  handedOverLine: (name: string) => `会诊已转交给${name}`,
  endedLine: '会诊已结束，会诊意见已签发',
}

export const consultationText = {
  zh,
  en: {
    title: 'Collaborative outpatient',
    applied: (id, hospital) => `${hospital} applies for a consultation (no. ${id}). Please receive it.`,
    appliedUrgent: (id, hospital) =>
      `URGENT: ${hospital} applies for a consultation (no. ${id}). Please receive it soon.`,
    edited: (id) => `The record of the consultation (no. ${id}) was updated.`,
    received: (id, name) => `${name} has received your consultation (no. ${id}).`,
    scheduled: (id, time) => `Your consultation (no. ${id}) is scheduled for ${time}.`,
    started: (id) => `Your consultation (no. ${id}) has started. Please join it.`,
    handedOver: (id, name) => `Your consultation (no. ${id}) was handed over to ${name}.`,
    handedOverToYou: (id, name) => `${name} has handed a consultation (no. ${id}) over to you.`,
    cancelled: (id) => `The consultation (no. ${id}) was cancelled.`,
    ended: (id) => `Your consultation (no. ${id}) has ended; the opinion is signed.`,
    outcomeAsked: (id) => `Please add the outcome of the consultation (no. ${id}) for both sides.`,
    outcomeSaved: (id) => `There is an outcome of the consultation (no. ${id}).`,
    applicantGone: (id) =>
      `The doctor who applied for the consultation (no. ${id}) has deleted the account; it is cancelled.`,
    receiverGone: (id) =>
      `The receiving doctor of the consultation (no. ${id}) has deleted the account; it is cancelled. Please ask another department or doctor.`,
    passedOn: (id) =>
      `The receiving doctor of the consultation (no. ${id}) has deleted the account; it waits for the department again.`,
    returned: (id) =>
      `Your application for a consultation (no. ${id}) was sent back. Please complete it and send it again.`,
    resent: (id) => `The consultation (no. ${id}) was completed and sent again.`,
    reminder: (id, time) => `The consultation (no. ${id}) begins at ${time}. Please be on time.`,
    unreceived: (id, hospital) =>
      `URGENT: the consultation of ${hospital} (no. ${id}) has waited for 10 minutes. Please receive it soon.`,
    unreceivedManager: (id, department) =>
      `URGENT: the consultation (no. ${id}) at ${department} has waited for 20 minutes. Please find somebody to receive it.`,
    unreceivedForBase: (id) =>
      `Your urgent consultation (no. ${id}) has waited for 20 minutes and nobody has received it. Please call the department, or cancel it and ask another one.`,
    resentUrgent: (id) =>
      `URGENT: the consultation (no. ${id}) was completed and sent again. Please receive it soon.`,
    specialistGone: (id, name) =>
      `${name}, who was invited to the consultation (no. ${id}), has deleted the account without signing. Please invite somebody else if you still need it.`,
    invited: (id, name) => `${name} asks you to join a consultation (no. ${id}) and to sign an opinion.`,
    specialistSigned: (id, name) => `${name} has signed an opinion in the consultation (no. ${id}).`,
    addendumAdded: (id) => `Something was added to the opinion of the consultation (no. ${id}).`,
    closingApplied: (count) =>
      `${count} open ${count === 1 ? 'application for a consultation is' : 'applications for consultations are'} cancelled, and the other doctor is told`,
    closingReceived: (count) =>
      `${count} ${count === 1 ? 'consultation' : 'consultations'} you have received go back to the department, or are cancelled where nobody else can receive them; the applying doctor is told`,
    closingAsked: (count) =>
      `${count} ${count === 1 ? 'consultation' : 'consultations'} asked of you go to the department, or are cancelled where nobody else can receive them; the applying doctor is told`,
    closingInvited: (count) =>
      `${count} ${count === 1 ? 'consultation waits' : 'consultations wait'} for your opinion; the doctor who invited you is told`,
    chatTitle: (id) => `Consultation ${id}`,
    receivedLine: (name) => `${name} has received the consultation; you can talk here`,
    cancelledLine: 'The consultation was cancelled',
    passedOnLine: 'The receiving doctor has left; the consultation waits for the department again',
    invitedLine: (name) => `${name} was invited to the consultation`,
    startedLine: 'The consultation has started',
    handedOverLine: (name) => `The consultation was handed over to ${name}`,
    endedLine: 'The consultation has ended; the opinion is signed',
  } satisfies typeof zh,
}
