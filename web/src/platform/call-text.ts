const zh = {
  busy: '系统服务繁忙，请稍后再试',
  networkDown: '网络已断开',
  timeout: '请求超时，请稍后再试',
  loginExpired: '您的登录已过期，请重新登录',
  loginEnded: '您的登录已在其他设备上结束，请重新登录',
}

/** The client's own messages, for calls that get no answer from the server. */
export const callText = {
  zh,
  en: {
    busy: 'system service is busy, please try again later',
    networkDown: 'network down',
    timeout: 'the request timed out, please try again',
    loginExpired: 'your login has expired, please log in again',
    loginEnded: 'your login was ended on another device, please log in again',
  } satisfies typeof zh,
}
