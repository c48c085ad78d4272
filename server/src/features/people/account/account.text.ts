import type { OperatorRole } from '#contract/people/operators.ts'
import type { Client } from '#kernel/member.ts'
import { roleWords } from './role-words.ts'

const zh = {
  title: '账号安全',
  clients: {
    phone: '手机浏览器',
    desk: '电脑',
    wechat: '微信',
    'mini-program': '微信小程序',
    app: '杏林 App',
  } satisfies Record<Client, string>,
  newDevice: (client: string, time: string) =>
    `您的账号于 ${time} 在新设备（${client}）上登录。如非本人操作，请立即修改密码并退出其他登录。`,
  wechatBound: (time: string) =>
    `您的账号已于 ${time} 绑定微信。如非本人操作，请立即在设置中解绑，并修改密码。`,
  loginsEnded: (time: string) => `运营人员已于 ${time} 退出您账号的全部登录。如有疑问，请联系客服。`,
  allowedAgain: '您的账号已恢复使用。',
  codeSms: (code: string) => `【杏林】您的验证码是 ${code}，5 分钟内有效，请勿告诉他人。`,
  passwordSms: (password: string) =>
    `【杏林】注册成功，您的初始密码是 ${password}，首次使用密码登录时请修改。`,
}

export const accountText = {
  zh,
  en: {
    title: 'Account security',
    clients: {
      phone: 'phone browser',
      desk: 'computer',
      wechat: 'WeChat',
      'mini-program': 'WeChat mini-program',
      app: 'Xinglin app',
    },
    newDevice: (client, time) =>
      `Somebody logged in to your account on a new device (${client}) at ${time}. If that was not you, change your password and end the other logins at once.`,
    wechatBound: (time) =>
      `Your account was bound to WeChat at ${time}. If that was not you, unbind it in the settings at once, and change your password.`,
    loginsEnded: (time) =>
      `All logins of your account were ended by our staff at ${time}. Please contact our service if you have questions.`,
    allowedAgain: 'Your account can be used again.',
    codeSms: (code) => `[Xinglin] Your code is ${code}. It is valid for 5 minutes; tell it to nobody.`,
    passwordSms: (password) =>
      `[Xinglin] Welcome. Your first password is ${password}; please change it when you log in with it.`,
  } satisfies typeof zh,
}

const rolesZh = {
  title: '运营权限',
  changed: (roles: OperatorRole[]) =>
    `您的运营角色已调整为：${roles.map((role) => roleWords[role].zh).join('、')}。`,
  none: '您的运营角色已全部撤销。',
}

export const rolesText = {
  zh: rolesZh,
  en: {
    title: 'Operator roles',
    changed: (roles) => `Your operator roles are now: ${roles.map((role) => roleWords[role].en).join(', ')}.`,
    none: 'You no longer have operator roles.',
  } satisfies typeof rolesZh,
}
