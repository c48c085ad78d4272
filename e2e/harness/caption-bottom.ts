import type { Page } from '@playwright/test'

type PageNode = { nodeId: number; attributes?: string[]; children?: PageNode[]; shadowRoots?: PageNode[] }

const findNode = (node: PageNode, name: string): PageNode | undefined =>
  node.attributes?.includes(name)
    ? node
    : [...(node.children ?? []), ...(node.shadowRoots ?? [])].reduce<PageNode | undefined>(
        (found, child) => found ?? findNode(child, name),
        undefined,
      )

/** Where the caption on the picture ends. The browser draws it in a tree of its own, which scripts do not see. */
export async function captionBottom(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  const { root } = await devtools.send('DOM.getDocument', { depth: -1, pierce: true })
  const caption = findNode(root, '-webkit-media-text-track-display')
  if (!caption) return Infinity
  // The browser may have drawn the caption again in between.
  const box = await devtools.send('DOM.getBoxModel', { nodeId: caption.nodeId }).catch(() => undefined)
  return box?.model.border[5] ?? Infinity
}
