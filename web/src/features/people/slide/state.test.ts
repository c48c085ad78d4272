import { beforeEach, expect, it, vi } from 'vitest'
import { slideFailures } from '#contract/people/slide.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { slideSignal } from './slide-signal.ts'
import { askForSlideTicket, saveSlideTicket, withSlideTicket } from './state.ts'

const needed = () => new CallFailure('refused', '请完成安全验证', slideFailures.slideNeeded.status)

/** The person solves, or closes, the next puzzle that shows. */
function answerNext(ticket: string | undefined) {
  const end = slideSignal.subscribe(() => {
    const asking = slideSignal.get()
    if (!asking) return
    end()
    queueMicrotask(() => asking.answer(ticket))
  })
}

const asked = async () => true
const notAsked = async () => false

beforeEach(() => slideSignal.set(null))

it('does not ask where the configuration does not', async () => {
  const call = vi.fn(async () => 'sent')
  expect(await withSlideTicket(notAsked, call)).toEqual({ answer: 'sent', ticket: undefined })
  expect(call).toHaveBeenCalledExactlyOnceWith(undefined)
})

it('asks before the call where it does (R314)', async () => {
  answerNext('ticket')
  const call = vi.fn(async () => 'sent')
  expect(await withSlideTicket(asked, call)).toEqual({ answer: 'sent', ticket: 'ticket' })
  expect(call).toHaveBeenCalledExactlyOnceWith('ticket')
})

it('makes no call when the person closes it', async () => {
  answerNext(undefined)
  const call = vi.fn(async () => 'sent')
  expect(await withSlideTicket(asked, call)).toBeUndefined()
  expect(call).not.toHaveBeenCalled()
})

it('asks when the server misses a ticket, once', async () => {
  answerNext('ticket')
  const call = vi.fn(async (ticket?: string) => {
    if (ticket === undefined) throw needed()
    return 'sent'
  })
  expect(await withSlideTicket(notAsked, call)).toEqual({ answer: 'sent', ticket: 'ticket' })
  answerNext('worn')
  await expect(withSlideTicket(notAsked, () => Promise.reject(needed()))).rejects.toThrow('请完成安全验证')
})

it('asks when a limit is used up and the configuration opens it to a puzzle', async () => {
  answerNext('ticket')
  const isAsked = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const call = vi.fn(async (ticket?: string) => {
    if (ticket === undefined) throw new CallFailure('refused', '验证码发送过于频繁', 4102)
    return 'sent'
  })
  expect(await withSlideTicket(isAsked, call)).toEqual({ answer: 'sent', ticket: 'ticket' })
  const closed = () => Promise.reject(new CallFailure('refused', '验证码发送过于频繁', 4102))
  await expect(withSlideTicket(notAsked, closed)).rejects.toThrow('验证码发送过于频繁')
})

it('passes every other failure on', async () => {
  const failure = new CallFailure('refused', '用户名或密码错误', 4104)
  await expect(withSlideTicket(notAsked, () => Promise.reject(failure))).rejects.toBe(failure)
  expect(slideSignal.get()).toBeNull()
})

it('uses a ticket from the screen of its own, once', async () => {
  saveSlideTicket('kept')
  expect(await askForSlideTicket()).toBe('kept')
  answerNext('new')
  expect(await askForSlideTicket()).toBe('new')
})

it('gives way to whoever asks next: a ticket is good for one call', async () => {
  const first = askForSlideTicket()
  const second = askForSlideTicket()
  slideSignal.get()?.answer('ticket')
  expect(await Promise.all([first, second])).toEqual([undefined, 'ticket'])
})
