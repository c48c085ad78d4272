import { expect, it } from 'vitest'
import type { ChatMessage } from '#contract/community/chat.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { createOutbox } from './outbox.ts'
import type { Outgoing } from './outbox.ts'

type Sent = { client_id: string; content: string; file_id?: number }

/** A server that answers as it is told: each entry of `answers` is one failed try. */
function build(answers: (CallFailure | undefined)[] = [], stored: Outgoing[] = []) {
  const sent: Sent[] = []
  const uploads: string[] = []
  const delivered: string[] = []
  let saved = stored
  let ids = 0
  const outbox = createOutbox({
    async send(message) {
      const failure = answers.shift()
      if (failure) throw failure
      sent.push(message)
      return { client_id: message.client_id } as ChatMessage
    },
    async upload(_kind, file, onProgress) {
      uploads.push(file.name)
      onProgress(0.5)
      return { id: 7 }
    },
    newId: () => `id-${++ids}`,
    onSent: (message) => void delivered.push(message.client_id),
    saved: { get: () => saved, set: (texts) => void (saved = texts) },
  })
  const states = () => outbox.list.get().map(({ clientId, is }) => [clientId, is])
  return { outbox, sent, uploads, delivered, states, saved: () => saved }
}

const offline = new CallFailure('network', 'offline')
const refused = new CallFailure('refused', '消息过长', 5602)

it('sends in the order of writing and forgets what is stored', async () => {
  const { outbox, sent, delivered, states } = build()
  await Promise.all([outbox.add('text', '一'), outbox.add('text', '二'), outbox.add('text', '三')])
  expect(sent.map(({ content }) => content)).toEqual(['一', '二', '三'])
  expect(delivered).toEqual(['id-1', 'id-2', 'id-3'])
  expect(states()).toEqual([])
})

it('waits for the network, lets nothing overtake, and sends the same message again', async () => {
  const { outbox, sent, states } = build([offline])
  await outbox.add('text', '一')
  await outbox.add('text', '二')
  expect(states()).toEqual([
    ['id-1', 'waiting'],
    ['id-2', 'sending'],
  ])
  expect(sent).toEqual([])
  await outbox.resume()
  expect(sent.map(({ client_id }) => client_id)).toEqual(['id-1', 'id-2'])
})

it('goes on after a message that the server refuses, which can be sent again or removed', async () => {
  const { outbox, sent, states } = build([refused, undefined, refused])
  await outbox.add('text', '长')
  await outbox.add('text', '短')
  expect(states()).toEqual([['id-1', 'refused']])
  expect(outbox.list.get()[0]!.reason).toBe('消息过长')
  // Coming back online does not repeat what was refused.
  await outbox.resume()
  expect(sent.map(({ content }) => content)).toEqual(['短'])
  await outbox.retry('id-1')
  expect(states()).toEqual([['id-1', 'refused']])
  outbox.remove('id-1')
  expect(states()).toEqual([])
})

it('uploads a file once, however often the message is sent', async () => {
  const { outbox, sent, uploads } = build([offline])
  await outbox.add('picture', '', { file: new File(['x'], 'scan.png') })
  expect(outbox.list.get()).toMatchObject([{ fileId: 7, share: 1, is: 'waiting' }])
  await outbox.resume()
  expect(uploads).toEqual(['scan.png'])
  expect(sent).toMatchObject([{ file_id: 7 }])
})

it('saves texts for the next visit, and sends them then', async () => {
  const first = build([offline])
  await first.outbox.add('text', '未发出')
  await first.outbox.add('file', '', { file: new File(['x'], 'report.pdf') })
  expect(first.saved().map(({ content }) => content)).toEqual(['未发出'])
  const next = build([], first.saved())
  await next.outbox.resume()
  expect(next.sent.map(({ client_id }) => client_id)).toEqual(['id-1'])
  expect(next.saved()).toEqual([])
})
