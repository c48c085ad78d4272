import { expect, it, vi } from 'vitest'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { proofSignal, withProof } from './state.ts'

const request = { sheet: { id: 1, tcode: 'K7Q2MX' }, scene: 'confirm' } as const

const { status, zh } = sheetFailures.deviceUnproved
const unproved = new CallFailure('refused', zh, status, {
  status,
  message: zh,
  data: { phone: '138****0005' },
})

it('asks for nothing on a device that is proved', async () => {
  await expect(withProof(request, async () => 'done')).resolves.toBe('done')
  expect(proofSignal.get().open).toBe(false)
})

it('repeats the call with the code, and asks again after a wrong one', async () => {
  const run = vi.fn(async (code: string | undefined) => {
    if (code === '1234') return 'done'
    throw code ? new CallFailure('refused', '验证码错误', 4003) : unproved
  })
  const made = withProof(request, run)
  await expect.poll(() => proofSignal.get().open).toBe(true)
  expect(proofSignal.get().asked?.phone).toBe('138****0005')
  await proofSignal.get().asked?.submit('9999')
  expect(proofSignal.get().open).toBe(true)
  await proofSignal.get().asked?.submit('1234')
  await expect(made).resolves.toBe('done')
  expect(proofSignal.get().open).toBe(false)
})

it('comes to nothing when the person gives up, and on any other failure', async () => {
  const made = withProof(request, async () => Promise.reject(unproved))
  await expect.poll(() => proofSignal.get().open).toBe(true)
  proofSignal.get().asked?.giveUp()
  await expect(made).resolves.toBeUndefined()
  const over = new CallFailure('refused', '会议已结束', 4718)
  await expect(withProof(request, async () => Promise.reject(over))).resolves.toBeUndefined()
  expect(proofSignal.get().open).toBe(false)
})
