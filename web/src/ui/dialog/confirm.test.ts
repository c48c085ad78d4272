import { expect, it } from 'vitest'
import { confirm, confirmSignal } from './confirm.ts'

const shown = () => (confirmSignal.get().open ? confirmSignal.get().asked?.title : null)
const answer = (yes: boolean) => confirmSignal.get().asked?.answer(yes)

it('resolves with the answer and closes', async () => {
  const asked = confirm({ title: 'one' })
  expect(shown()).toBe('one')
  answer(true)
  expect(shown()).toBeNull()
  await expect(asked).resolves.toBe(true)
})

it('still shows an answered question while the dialog closes', async () => {
  const asked = confirm({ title: 'leaving' })
  answer(false)
  expect(confirmSignal.get()).toMatchObject({ open: false, asked: { title: 'leaving' } })
  await asked
})

it('asks one question after the other', async () => {
  const first = confirm({ title: 'first' })
  const second = confirm({ title: 'second' })
  expect(shown()).toBe('first')
  answer(false)
  expect(shown()).toBe('second')
  answer(true)
  await expect(first).resolves.toBe(false)
  await expect(second).resolves.toBe(true)
})

it('counts one answer only: a double tap does not answer the next question', async () => {
  const first = confirm({ title: 'first' })
  const tapped = confirmSignal.get().asked
  const second = confirm({ title: 'second' })
  tapped?.answer(true)
  tapped?.answer(true)
  await expect(first).resolves.toBe(true)
  expect(shown()).toBe('second')
  answer(false)
  await expect(second).resolves.toBe(false)
})

it('takes a question back when what it was about is over, shown or waiting', async () => {
  const over = new AbortController()
  const shownOne = confirm({ title: 'leave?', signal: over.signal })
  const waitingOne = confirm({ title: 'really?', signal: over.signal })
  const other = confirm({ title: 'other' })
  over.abort()
  expect(shown()).toBe('other')
  answer(true)
  await expect(Promise.all([shownOne, waitingOne, other])).resolves.toEqual([false, false, true])
})
