import type { Browser, Locator, Page, TestInfo } from '@playwright/test'
import { roomText } from '#web/features/community/rooms/text.ts'
import { expectStarted } from './started.ts'
import { expect } from './test.ts'

const text = roomText.zh

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const pictureOf = (page: Page, name: string) => page.getByLabel(text.pictureOf(name))

export const expectFrames = (page: Page, name: string) => expectFramesOf(pictureOf(page, name))

/** Counts the frames that are painted: a frozen picture has none. */
export async function expectFramesOf(picture: Locator): Promise<void> {
  const frames = await picture.evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        let count = 0
        const next = () => (++count >= 5 ? resolve(count) : void video.requestVideoFrameCallback(next))
        video.requestVideoFrameCallback(next)
      }),
  )
  expect(frames).toBeGreaterThanOrEqual(5)
}

/** Another person with a browser of their own, whose line to the server can be cut. */
export async function anotherPerson(browser: Browser, info: TestInfo) {
  const { userAgent, viewport, baseURL } = info.project.use
  const context = await browser.newContext({
    userAgent: userAgent!,
    viewport: viewport!,
    baseURL: baseURL!,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  const lines = new Set<{ close: () => unknown }>()
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer()
    lines.add({ close: () => Promise.all([server.close(), socket.close()]) })
  })
  return {
    page,
    async cut() {
      await context.setOffline(true)
      for (const line of lines) await line.close()
      lines.clear()
    },
    restore: () => context.setOffline(false),
  }
}

export async function openDevices(page: Page) {
  await expectStarted(page)
  await button(page, text.openDevices).click()
  await expect(page.getByLabel(text.ownPicture)).toBeVisible()
}

export async function enterRoom(page: Page) {
  await openDevices(page)
  await button(page, text.enter).click()
}

export async function decideAbout(host: Page, name: string, answer: string) {
  await button(host, text.showWaiting).click()
  const sheet = host.getByRole('dialog', { name: /^成员/ })
  await sheet.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: answer }).click()
  await expect(sheet.getByRole('button', { name: answer })).toHaveCount(0)
  // By a key: the head of the sheet moves while people change their place in the list.
  await host.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
}
