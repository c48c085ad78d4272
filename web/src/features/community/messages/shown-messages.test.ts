import { expect, it } from 'vitest'
import { messageStatus } from '#contract/community/messages.ts'
import { createFakeArea } from '#web/platform/fake-area.ts'
import { createShownMessages } from './shown-messages.ts'

const message = (id: number) => ({
  id,
  pushTitle: '',
  pushContent: '',
  messageRecordStatus: messageStatus.unread,
  targetKind: '' as const,
  targetId: 0,
  path: '',
  kind: 'system' as const,
  createTime: '',
})

it('shows no message twice, over visits', () => {
  const { area: browser } = createFakeArea()
  const first = createShownMessages(browser)
  expect(first.next([message(2), message(1)], 1)?.id).toBe(2)
  first.remember(message(2))
  const second = createShownMessages(browser)
  expect(second.next([message(2), message(1)], 1)?.id).toBe(1)
  second.remember(message(1))
  expect(createShownMessages(browser).next([message(2), message(1)], 1)).toBeUndefined()
})

it('shows no more in one visit than the limit allows', () => {
  const visit = createShownMessages(createFakeArea().area)
  visit.remember(message(5))
  expect(visit.next([message(6)], 1)).toBeUndefined()
  expect(visit.next([message(6)], 2)?.id).toBe(6)
})
