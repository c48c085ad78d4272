import type { ChatKind, ChatMessage } from '#contract/community/chat.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { createSignal } from '#web/ui/signal.ts'

/** What a message carries besides its content: the one that it answers, whom it names, how long it is. */
export type MessageParts = { quoteId?: number; mentions?: number[]; seconds?: number }

/** A message on its way: being sent, waiting for the network, or refused by the server. */
export type Outgoing = {
  clientId: string
  kind: ChatKind
  content: string
  parts?: MessageParts
  file?: File
  /** Known once the file is uploaded: it is not uploaded again. */
  fileId?: number
  share: number
  is: 'sending' | 'waiting' | 'refused'
  reason: string
}

type OutboxWorld = {
  send: (message: {
    client_id: string
    kind: ChatKind
    content: string
    file_id?: number
    quote_id?: number
    mentions?: number[]
    seconds?: number
  }) => Promise<ChatMessage>
  upload: (kind: ChatKind, file: File, onProgress: (share: number) => void) => Promise<{ id: number }>
  newId: () => string
  onSent: (message: ChatMessage) => void
  /** Texts survive a reload of the page; files do not. */
  saved: { get: () => Outgoing[]; set: (texts: Outgoing[]) => void }
}

export type Outbox = ReturnType<typeof createOutbox>

/** Sends messages in the order in which they were written, one after the other, each until it is stored once. */
export function createOutbox(world: OutboxWorld) {
  const list = createSignal<readonly Outgoing[]>(world.saved.get())
  let isRunning = false

  function set(next: readonly Outgoing[]) {
    list.set(next)
    world.saved.set(next.filter(({ kind }) => kind === 'text'))
  }

  const change = (clientId: string, changed: Partial<Outgoing>) =>
    set(list.get().map((one) => (one.clientId === clientId ? { ...one, ...changed } : one)))
  const remove = (clientId: string) => set(list.get().filter((one) => one.clientId !== clientId))

  async function deliver({ clientId, kind, content, parts = {}, file, fileId }: Outgoing) {
    let id = fileId
    if (file && id === undefined) {
      id = (await world.upload(kind, file, (share) => change(clientId, { share }))).id
      change(clientId, { fileId: id, share: 1 })
    }
    const { quoteId, mentions, seconds } = parts
    return world.send({
      client_id: clientId,
      kind,
      content,
      ...(id !== undefined && { file_id: id }),
      ...(quoteId !== undefined && { quote_id: quoteId }),
      ...(mentions && { mentions }),
      ...(seconds !== undefined && { seconds }),
    })
  }

  /** Stops at a message that the network did not take: what was written later must not overtake it. */
  async function run() {
    if (isRunning) return
    isRunning = true
    try {
      for (;;) {
        const next = list.get().find((one) => one.is !== 'refused')
        if (next?.is !== 'sending') return
        try {
          const message = await deliver(next)
          remove(next.clientId)
          world.onSent(message)
        } catch (error) {
          const isRefused = error instanceof CallFailure && error.kind === 'refused'
          const reason = error instanceof Error ? error.message : ''
          change(next.clientId, { is: isRefused ? 'refused' : 'waiting', reason })
        }
      }
    } finally {
      isRunning = false
    }
  }

  return {
    list,
    remove,
    add(
      kind: ChatKind,
      content: string,
      { file, parts }: { file?: File; parts?: MessageParts } = {},
    ): Promise<void> {
      const message = { clientId: world.newId(), kind, content, share: 0, is: 'sending', reason: '' } as const
      set([...list.get(), { ...message, ...(file && { file }), ...(parts && { parts }) }])
      return run()
    },
    retry(clientId: string): Promise<void> {
      change(clientId, { is: 'sending', reason: '' })
      return run()
    },
    /** The network is back. */
    resume(): Promise<void> {
      set(list.get().map((one) => (one.is === 'waiting' ? { ...one, is: 'sending' } : one)))
      return run()
    },
  }
}
