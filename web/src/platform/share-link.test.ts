import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installBridgeSimulator } from './bridge-simulator.ts'
import type { SimulatedHost } from './bridge-simulator.ts'

const link = { title: '一起来', url: 'https://xinglin.example/shareRegister?inviter=7' }

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

async function shareIn(host: SimulatedHost, navigator: object) {
  vi.stubGlobal('window', host)
  vi.stubGlobal('navigator', navigator)
  const { shareLink } = await import('./share-link.ts')
  return shareLink(link)
}

it('hands the address to the app in the field that is documented for it', async () => {
  const host: SimulatedHost = {}
  installBridgeSimulator({ os: 'ios' }, host)
  expect(await shareIn(host, {})).toBe('shared')
  expect(host.bridgeMessages).toMatchObject([
    { action: 'share', url: link.url, data: { title: link.title, text: '', picture: '' } },
  ])
})

it('copies where nothing can share, and says so when that is refused', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  expect(await shareIn({}, { clipboard: { writeText } })).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(link.url)

  // As on a page without a secure origin, where the older command is refused too.
  const field = { select: () => undefined, remove: () => undefined }
  vi.stubGlobal('document', {
    createElement: () => field,
    querySelector: () => null,
    body: { append: () => undefined },
    execCommand: () => false,
  })
  expect(await shareIn({}, {})).toBe('refused')
})
