import type { FactorKind } from '#contract/people/second-step.ts'

const zh = {
  title: '二次验证',
  kinds: { totp: '验证器', passkey: '通行密钥' } satisfies Record<FactorKind, string>,
  added: (kind: string, time: string) =>
    `您的账号已于 ${time} 添加二次验证方式：${kind}。如非本人操作，请立即联系管理员。`,
  removed: (kind: string, time: string) =>
    `您的账号已于 ${time} 移除二次验证方式：${kind}。如非本人操作，请立即联系管理员。`,
  reset: (time: string) => `管理员已于 ${time} 重置您的二次验证方式，请重新设置。`,
  recoveryUsed: (time: string) =>
    `您的账号于 ${time} 使用恢复码完成了二次验证。如非本人操作，请立即联系管理员。`,
  recoveryRenewed: (time: string) =>
    `您的恢复码已于 ${time} 重新生成，原恢复码已失效。如非本人操作，请立即联系管理员。`,
}

export const secondStepText = {
  zh,
  en: {
    title: 'Second login step',
    kinds: { totp: 'authenticator app', passkey: 'passkey' },
    added: (kind, time) =>
      `A way to verify was added to your account at ${time}: ${kind}. If that was not you, contact an administrator at once.`,
    removed: (kind, time) =>
      `A way to verify was removed from your account at ${time}: ${kind}. If that was not you, contact an administrator at once.`,
    reset: (time) => `An administrator has reset your ways to verify at ${time}. Please set them up again.`,
    recoveryUsed: (time) =>
      `A recovery code of your account was used for the second step at ${time}. If that was not you, contact an administrator at once.`,
    recoveryRenewed: (time) =>
      `Your recovery codes were renewed at ${time}; the former ones no longer work. If that was not you, contact an administrator at once.`,
  } satisfies typeof zh,
}
