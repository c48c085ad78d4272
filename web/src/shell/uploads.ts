import { CallFailure } from '#web/platform/call-failure.ts'
import { createSignal } from '#web/ui/signal.ts'

/** A file on its way to the server, there, or not taken by it. Of one that was there before, only the name is known. */
export type Upload = { id: number; name: string; file?: File } &
  /** `isLost` while the line is lost and the file goes on by itself. */
  (
    | { is: 'sending'; share: number; isLost?: boolean }
    | { is: 'kept'; url: string; fileId?: number | undefined }
    | { is: 'failed'; reason: string; mayRetry: boolean }
  )

export type KeptFile = { url: string; name: string; fileId?: number | undefined }

export type SendOptions = {
  signal: AbortSignal
  onProgress: (share: number) => void
  /** The line is lost, and the file goes on once it is back. */
  onLost: () => void
}

type UploadWorld = {
  send: (file: File, options: SendOptions) => Promise<{ url: string; id?: number }>
  /** What the server would refuse anyway, told before the file is sent. */
  faultOf?: (file: File) => string | undefined
  /** Said of a file that could not even be sent. */
  unreadable: () => string
}

export const keptFiles = (list: readonly Upload[]): KeptFile[] =>
  list.flatMap((one) => (one.is === 'kept' ? [{ url: one.url, name: one.name, fileId: one.fileId }] : []))

/** A list of uploads, each with its progress. */
export function createUploads(world: UploadWorld, known: readonly KeptFile[] = []) {
  const list = createSignal<readonly Upload[]>(known.map((file, id) => ({ id, ...file, is: 'kept' })))
  const aborts = new Map<number, AbortController>()
  let nextId = known.length

  const change = (changed: Upload) =>
    list.set(list.get().map((one) => (one.id === changed.id ? changed : one)))

  function failureOf(error: unknown) {
    if (!(error instanceof CallFailure)) return { reason: world.unreadable(), mayRetry: false }
    return { reason: error.message, mayRetry: error.kind !== 'refused' }
  }

  /** Resolves with what came of it; with nothing when it was stopped. */
  async function send(id: number, file: File): Promise<Upload | undefined> {
    const { name } = file
    const abort = new AbortController()
    aborts.set(id, abort)
    const show = (upload: Upload): Upload | undefined => {
      if (abort.signal.aborted) return undefined
      change(upload)
      return upload
    }
    show({ id, name, file, is: 'sending', share: 0 })
    try {
      let share = 0
      const onProgress = (now: number) => void show({ id, name, file, is: 'sending', share: (share = now) })
      const onLost = () => void show({ id, name, file, is: 'sending', share, isLost: true })
      const stored = await world.send(file, { signal: abort.signal, onProgress, onLost })
      return show({ id, name, file, is: 'kept', url: stored.url, fileId: stored.id })
    } catch (error) {
      return show({ id, name, file, is: 'failed', ...failureOf(error) })
    }
  }

  async function add(file: File): Promise<Upload | undefined> {
    const id = nextId++
    const { name } = file
    const reason = world.faultOf?.(file)
    const first: Upload =
      reason === undefined
        ? { id, name, file, is: 'sending', share: 0 }
        : { id, name, file, is: 'failed', reason, mayRetry: false }
    list.set([...list.get(), first])
    return reason === undefined ? send(id, file) : first
  }

  function remove(id: number) {
    aborts.get(id)?.abort()
    list.set(list.get().filter((one) => one.id !== id))
  }

  return {
    list,
    add,
    remove,
    /** One in the place of all others. */
    replace(file: File): Promise<Upload | undefined> {
      for (const { id } of list.get()) remove(id)
      return add(file)
    },
    async retry(id: number): Promise<Upload | undefined> {
      const file = list.get().find((one) => one.id === id)?.file
      return file && send(id, file)
    },
    stop: () => aborts.forEach((abort) => abort.abort()),
  }
}
