import { expect, it, vi } from 'vitest'
import { detectEnvironment } from '#web/platform/environment.ts'
import { requireWechat } from './require-wechat.ts'

const mark = 'XinglinApp'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'

it.each([`${phone} MicroMessenger/8.0`, `${phone} MicroMessenger/8.0 miniProgram`, `${phone} wxwork/4.1`])(
  'lets an action go on in %s',
  (agent) => {
    const tell = vi.fn()
    expect(requireWechat(detectEnvironment(agent, mark), tell)).toBe(true)
    expect(tell).not.toHaveBeenCalled()
  },
)

it.each([phone, `${phone} ${mark}`, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140'])(
  'says where to go in %s',
  (agent) => {
    const tell = vi.fn()
    expect(requireWechat(detectEnvironment(agent, mark), tell)).toBe(false)
    expect(tell).toHaveBeenCalledExactlyOnceWith('请在微信中打开')
  },
)
