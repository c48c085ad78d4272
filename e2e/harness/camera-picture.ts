import type { Page } from '@playwright/test'
import { encode } from 'uqr'

type Seen = { seen: HTMLCanvasElement }

/** Gives the page a canvas in place of a camera. */
export const replaceCamera = (page: Page) =>
  page.addInitScript(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 640, height: 640 })
    Object.assign(window, { seen: canvas })
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10)
  })

/** Lets the page see a QR code instead of a camera. */
export async function showCode(page: Page, content: string) {
  const { data } = encode(content, { ecc: 'L', border: 4 })
  await page.evaluate((rows) => {
    const canvas = (window as unknown as Seen).seen
    const pen = canvas.getContext('2d')!
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.fillStyle = 'black'
    const step = Math.floor(canvas.width / rows.length)
    for (const [y, row] of rows.entries())
      for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(x * step, y * step, step, step)
  }, data)
}

/** Lets the page see what another screen shows. */
export async function showPicture(page: Page, png: Buffer) {
  await page.evaluate(
    async (bytes) => {
      const canvas = (window as unknown as Seen).seen
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
      const pen = canvas.getContext('2d')!
      pen.fillStyle = 'white'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.drawImage(picture, 40, 40, canvas.width - 80, canvas.height - 80)
    },
    [...png],
  )
}
