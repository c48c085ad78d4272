const zh = {
  title: '双人审批',
  agreed: (id: number) => `您提交的审批（编号 ${id}）已同意并执行。`,
  refused: (id: number, reason: string) => `您提交的审批（编号 ${id}）已被拒绝：${reason}。`,
  failed: (id: number, report: string) =>
    `审批（编号 ${id}）已同意但未能执行：${report}。请在后台“双人审批”中再次同意以重试，或由申请人撤回。`,
}

export const requestsText = {
  zh,
  en: {
    title: 'Two-person approval',
    agreed: (id) => `Your request (no. ${id}) was agreed to and carried out.`,
    refused: (id, reason) => `Your request (no. ${id}) was refused: ${reason}.`,
    failed: (id, report) =>
      `Request no. ${id} was agreed to but could not be carried out: ${report}. Agree again under “Two-person approvals” in the console to try again; who asked can withdraw it.`,
  } satisfies typeof zh,
}
