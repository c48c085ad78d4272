/** A way in which a call can fail: its envelope status and the message in both languages. */
export type Failure = { name: string; status: number; zh: string; en: string }

type Texts = readonly [status: number, zh: string, en: string]

/* @__NO_SIDE_EFFECTS__ */
export function defineFailures<Name extends string>(table: Record<Name, Texts>): Record<Name, Failure> {
  const failures = {} as Record<Name, Failure>
  for (const name of Object.keys(table) as Name[]) {
    const [status, zh, en] = table[name]
    failures[name] = { name, status, zh, en }
  }
  return failures
}

export const failures = defineFailures({
  parameterError: [400, '参数错误', 'parameter error'],
  parametersMissing: [4001, '缺少参数', 'parameters missing'],
  loginExpired: [401, '您的登录已过期，请重新登录', 'your login has expired, please log in again'],
  tokenInvalid: [401, 'token无效', 'token is invalid'],
  loginEnded: [4055, '您的登录已过期，请重新登录', 'your login has expired, please log in again'],
  authenticationError: [4010, '认证错误', 'authentication error'],
  clockOff: [4011, '设备时间不正确', 'the clock of this device is off'],
  noPermission: [403, '没有权限', 'no permission'],
  foreignPage: [403, '不接受其他网站的请求', 'pages of other sites may not call'],
  dataMissing: [404, '数据不存在', 'data does not exist'],
  pathMissing: [404, '接口不存在', 'no such call'],
  tooOften: [429, '操作过于频繁，请稍后再试', 'too many requests, please try again later'],
  tooLarge: [413, '内容过大', 'the content is too large'],
  serverError: [500, '服务器错误', 'server error'],
  busy: [503, '系统服务繁忙，请稍后再试', 'system service is busy, please try again later'],
})
