import type { WechatPerson, WechatType } from '#kernel/ports/wechat.ts'

/** The WeChat users that the sandbox consent page offers. */
export const sandboxPeople = [
  { key: 'lin', nickname: '林晓 Lin Xiao' },
  { key: 'zhou', nickname: '周远 Zhou Yuan' },
  { key: 'he', nickname: '何静 He Jing' },
] as const

export type SandboxPerson = (typeof sandboxPeople)[number]

export const findSandboxPerson = (key: string | undefined) =>
  sandboxPeople.find((person) => person.key === key)

/** As in WeChat, each kind of app sees a different openid of a person and the same unionid. */
export const sandboxOpenid = (person: SandboxPerson, type: WechatType) => `sandbox-${type}-${person.key}`

export const presentSandboxPerson = (person: SandboxPerson, type: WechatType): WechatPerson => ({
  openid: sandboxOpenid(person, type),
  unionid: `sandbox-union-${person.key}`,
  nickname: person.nickname,
})
