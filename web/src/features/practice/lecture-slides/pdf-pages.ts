import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- Vite exports the worker's constructor
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker'
import { PackagedData } from './pdf-data.ts'
import { PdfUnreadable } from './pdf-unreadable.ts'

type Box = { width: number; height: number }

export type PdfPages = {
  count: number
  /** Width divided by height of the first page. */
  shape: number
  /** Draws a page, counted from 1, as large as fits into a box. Rejects if it is damaged or `signal` is aborted. */
  draw: (page: number, box: Box, signal: AbortSignal) => Promise<HTMLCanvasElement>
  close: () => void
}

/** Opens a PDF and loads only what the drawn pages need, since slides may have 300 MB. Rejects with `PdfUnreadable` if it is damaged or has a password. */
export async function openPdfPages(url: string): Promise<PdfPages> {
  GlobalWorkerOptions.workerPort ??= new PdfWorker()
  const loading = getDocument({
    url,
    disableAutoFetch: true,
    disableStream: true,
    useWorkerFetch: false,
    BinaryDataFactory: PackagedData,
    verbosity: 0,
  })
  const close = () => void loading.destroy()
  try {
    const document = await loading.promise
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
    return {
      count: document.numPages,
      shape: width / height,
      draw: async (number, box, signal) => {
        const page = await document.getPage(number)
        signal.throwIfAborted()
        const whole = page.getViewport({ scale: 1 })
        const fitting = Math.min(box.width / whole.width, box.height / whole.height)
        const viewport = page.getViewport({ scale: fitting * window.devicePixelRatio })
        const canvas = window.document.createElement('canvas')
        canvas.width = Math.max(1, Math.floor(viewport.width))
        canvas.height = Math.max(1, Math.floor(viewport.height))
        const drawing = page.render({ canvas, viewport })
        signal.addEventListener('abort', () => drawing.cancel())
        await drawing.promise
        return canvas
      },
      close,
    }
  } catch (error) {
    close()
    if (error instanceof PasswordException) throw new PdfUnreadable('locked', error)
    if (error instanceof InvalidPDFException) throw new PdfUnreadable('damaged', error)
    throw error
  }
}
