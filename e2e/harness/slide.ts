import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Finds the gap as an eye does: grain fills the outline of the piece and ends there. */
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
    const isOpaque = (x: number, y: number) => shape.data[(y * shape.width + x) * 4 + 3] === 255
    const inside: { x: number; y: number }[] = []
    const outside: { x: number; y: number }[] = []
    for (let y = 4; y < shape.height - 4; y++) {
      for (let x = 4; x < shape.width - 4; x++) {
        const near = [isOpaque(x - 4, y), isOpaque(x + 4, y), isOpaque(x, y - 4), isOpaque(x, y + 4)]
        if (near.every(Boolean) && isOpaque(x, y)) inside.push({ x, y })
        else if (near.some(Boolean) && shape.data[(y * shape.width + x) * 4 + 3] === 0) outside.push({ x, y })
      }
    }
    const grain = (points: { x: number; y: number }[], left: number) =>
      points.reduce((sum, { x, y }) => {
        const at = ((top + y) * around.width + left + x) * 4
        return sum + Math.abs(around.data[at]! - around.data[at + 4]!)
      }, 0) / points.length
    const contrasts = Array.from(
      { length: around.width - shape.width + 1 },
      (_, left) => grain(inside, left) - grain(outside, left),
    )
    return contrasts.indexOf(Math.max(...contrasts)) / (around.width - shape.width)
  })

/** Drags the slider by a part of its way, with or without the tremble of a hand. */
export async function dragSlider(page: Page, part: number, isHand = true): Promise<void> {
  await page.locator('.slide-track').waitFor()
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

/** Solves the puzzle in the open sheet. A second attempt is allowed, as people need it too. */
export async function solveSlide(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '请完成安全验证' })
  await expect(sheet.locator('.slide-piece')).toBeVisible()
  await expect(async () => {
    if (!(await sheet.isVisible())) return
    await dragSlider(page, await findGap(sheet.locator('.slide-stage:not([data-fresh])')))
    await expect(sheet).toBeHidden({ timeout: 3000 })
  }).toPass()
}
