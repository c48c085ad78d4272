import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Looks for the gap as an eye does: where the background, darkened or not, goes on like the piece. */
const findGap = (stage: Locator): Promise<number> =>
  stage.evaluate((element) => {
    const [background, piece] = [...element.querySelectorAll('img')] as [HTMLImageElement, HTMLImageElement]
    const pixels = (image: HTMLImageElement) => {
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      return context.getImageData(0, 0, canvas.width, canvas.height)
    }
    const around = pixels(background)
    const shape = pixels(piece)
    const top = Math.round((Number.parseFloat(piece.style.top) / 100) * around.height)
    const grey = ({ data }: ImageData, at: number) => data[at]! + data[at + 1]! + data[at + 2]!
    const opaque = Array.from({ length: shape.width * shape.height }, (_, at) => at).filter(
      (at) => shape.data[at * 4 + 3]! > 250,
    )
    const own = opaque.map((at) => grey(shape, at * 4))
    const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
    const likeness = (x: number) => {
      const there = opaque.map((at) => {
        const [left, down] = [at % shape.width, Math.floor(at / shape.width)]
        return grey(around, ((top + down) * around.width + x + left) * 4)
      })
      const [meanOwn, meanThere] = [mean(own), mean(there)]
      let [both, first, second] = [0, 0, 0]
      for (const [at, value] of own.entries()) {
        const [a, b] = [value - meanOwn, there[at]! - meanThere]
        both += a * b
        first += a * a
        second += b * b
      }
      return both / Math.sqrt(first * second || 1)
    }
    const places = Array.from({ length: around.width - shape.width - 60 }, (_, at) => at + 60)
    const best = places.reduce((found, x) => (likeness(x) > likeness(found) ? x : found))
    return best / (around.width - shape.width)
  })

/** Drags the slider by a part of its way, with the tremble of a hand or without. */
export async function dragSlider(page: Page, part: number, isHand = true): Promise<void> {
  const track = (await page.locator('.slide-track').boundingBox())!
  const handle = (await page.locator('.slide-handle').boundingBox())!
  const start = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 }
  const way = (track.width - 2 - handle.width) * part
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  const steps = isHand ? 12 : 1
  for (let step = 1; step <= steps; step++) {
    const tremble = isHand ? (step % 3) - 1 : 0
    await page.mouse.move(start.x + (way * step) / steps, start.y + tremble)
    if (isHand) await page.waitForTimeout(20)
  }
  await page.mouse.up()
}

/** Solves the puzzle in the sheet that is open. A second look is allowed, as people need it too. */
export async function solveSlide(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '请完成安全验证' })
  await expect(sheet.locator('.slide-piece')).toBeVisible()
  await expect(async () => {
    if (!(await sheet.isVisible())) return
    await dragSlider(page, await findGap(sheet.locator('.slide-stage')))
    await expect(sheet).toBeHidden({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
}
