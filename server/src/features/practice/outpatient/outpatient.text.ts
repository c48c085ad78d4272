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
  chatTitle: (id: number) => `会诊 ${id}`,
  startedLine: '会诊已开始',
  handedOverLine: (name: string) => `会诊已转交给${name}`,
  endedLine: '会诊已结束，会诊意见已签发',
}

export const outpatientText = {
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
    chatTitle: (id) => `Consultation ${id}`,
    startedLine: 'The consultation has started',
    handedOverLine: (name) => `The consultation was handed over to ${name}`,
    endedLine: 'The consultation has ended; the opinion is signed',
  } satisfies typeof zh,
}

export type OutpatientText = typeof zh
