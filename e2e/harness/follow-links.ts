import type { Page } from '@playwright/test'
import { openInside } from './open-inside.ts'

/** More examples of one kind of address show nothing new, and a browser takes much longer than a request. */
const mostExamples = 3
const mostOpened = 2

type Reached = { paths: Set<string>; opened: string[] }

/**
 * Follows links breadth first from an address and returns the paths that were reached. What the server renders is read
 * by a request; only what it leaves to the browser is opened there. `known` paths are not followed again.
 */
export async function followLinks(
  page: Page,
  start: string,
  { readsHtml, known = new Set() }: { readsHtml: boolean; known?: ReadonlySet<string> },
): Promise<Set<string>> {
  const queue = [start]
  const found = new Set(queue)
  const reached: Reached = { paths: new Set(), opened: [] }
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    reached.paths.add(pathOf(address))
    const links = (readsHtml && (await readLinks(page, address))) || (await openLinks(page, address, reached))
    for (const link of links) {
      const examples = [...found].filter((one) => kindOf(one) === kindOf(link)).length
      if (found.has(link) || known.has(pathOf(link)) || examples >= mostExamples) continue
      found.add(link)
      queue.push(link)
    }
  }
  return reached.paths
}

/** The links in the HTML; nothing if the server left a part of the screen to the browser. */
async function readLinks(page: Page, address: string): Promise<string[] | undefined> {
  const html = await (await page.request.get(address)).text()
  if (!html.includes('<main') || html.includes('class="skeleton')) return undefined
  const base = new URL(address, page.url())
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].flatMap(([, href = '']) =>
    ownAddress(href.replaceAll('&amp;', '&'), base),
  )
}

async function openLinks(page: Page, address: string, { opened }: Reached): Promise<string[]> {
  const ofPath = opened.filter((one) => pathOf(one) === pathOf(address))
  const isAlike = ofPath.some((one) => kindOf(one) === kindOf(address))
  if (isAlike || ofPath.length >= mostOpened) return []
  opened.push(address)
  await openInside(page, address)
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  return links.flatMap((href) => ownAddress(href, new URL(page.url())))
}

/** An address of a screen of this site, without its origin. */
function ownAddress(href: string, base: URL): string[] {
  const url = new URL(href, base)
  const isScreen = url.origin === base.origin && !/^\/(files|sandbox|calendar|api|docs)\//.test(url.pathname)
  return isScreen ? [url.pathname + url.search] : []
}

const pathOf = (address: string) => address.split('?', 1)[0]!

/** The path and which parameters it has, whatever their values. */
const kindOf = (address: string) => {
  const [path = '', query = ''] = address.split('?')
  return [path, ...Array.from(new URLSearchParams(query).keys()).toSorted()].join(' ')
}
