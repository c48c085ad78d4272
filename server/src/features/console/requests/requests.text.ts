const zh = {
  title: '双人审批',
  agreed: (id: number) => `您提交的审批（编号 ${id}）已同意并执行。`,
  refused: (id: number, reason: string) => `您提交的审批（编号 ${id}）已被拒绝：${reason}。`,
}

export const requestsText = {
  zh,
  en: {
    title: 'Two-person approval',
    agreed: (id) => `Your request (no. ${id}) was agreed to and carried out.`,
    refused: (id, reason) => `Your request (no. ${id}) was refused: ${reason}.`,
  } satisfies typeof zh,
}
