/** `lost`: every attempt failed; a page that wakes up or a restart begins again. */
export type SocketState = 'closed' | 'connecting' | 'open' | 'waiting' | 'lost'

type Connected = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>

export type WebSocketClass = new (url: string) => Connected

type ConnectionOptions = {
  url: string
  WebSocket: WebSocketClass
  onWake: (listener: () => void) => () => void
  onOpen: () => void
  onData: (data: unknown) => void
  onState: (state: SocketState) => void
}

export type SocketConnection = {
  connect: () => void
  close: () => void
  /** Drops the current connection and connects again, with all attempts available. */
  restart: () => void
  send: (text: string) => void
  state: () => SocketState
}

export const maxTries = 30
const baseMs = 2000
const triesPerStep = 5

/** Attempts 1 to 5 wait 2 s each, 6 to 10 wait 4 s, up to 12 s for 26 to 30. */
export const retryDelay = (tryNumber: number): number =>
  baseMs * (Math.floor((tryNumber - 1) / triesPerStep) + 1)

/** A WebSocket that reconnects automatically. It knows nothing about the messages. */
export function createConnection(options: ConnectionOptions): SocketConnection {
  let current: Connected | undefined
  let state: SocketState = 'closed'
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopWake: (() => void) | undefined

  function enter(next: SocketState) {
    state = next
    options.onState(next)
  }

  function open() {
    drop()
    enter('connecting')
    try {
      listen((current = new options.WebSocket(options.url)))
    } catch {
      // The browser rejects the address outright, for example ws: on an https page.
      handleLoss()
    }
  }

  function listen(opened: Connected) {
    // A dropped connection may still have pending events.
    const isCurrent = () => current === opened
    opened.addEventListener('open', () => isCurrent() && handleOpen())
    opened.addEventListener('close', () => isCurrent() && handleLoss())
    opened.addEventListener('message', ({ data }) => isCurrent() && options.onData(data))
  }

  function drop() {
    clearTimeout(timer)
    const old = current
    current = undefined
    old?.close()
  }

  function handleOpen() {
    tries = 0
    enter('open')
    options.onOpen()
  }

  function handleLoss() {
    current = undefined
    if (tries === maxTries) return enter('lost')
    tries += 1
    timer = setTimeout(open, retryDelay(tries))
    enter('waiting')
  }

  function handleWake() {
    if (state === 'lost') tries = 0
    if (state === 'lost' || state === 'waiting') open()
  }

  function restart() {
    tries = 0
    stopWake ??= options.onWake(handleWake)
    open()
  }

  return {
    connect() {
      if (state === 'closed') restart()
    },
    close() {
      stopWake?.()
      stopWake = undefined
      drop()
      enter('closed')
    },
    restart,
    send: (text) => current?.send(text),
    state: () => state,
  }
}
