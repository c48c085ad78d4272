import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** What people have entered, or chose from what others have entered: it is in the language they wrote it in. */
const entered = [
  '[lang=zh-CN]',
  'td',
  'th[scope=row]',
  'textarea',
  '.ant-descriptions-item-content',
  '.ant-select-content',
  '.console-fact-grid',
  '.live-comment',
  '.programme-hall',
  '.programme-session',
  '.tiptap',
]

/** Words of the interface inside of that: the state of a row has a name in both languages. */
const ours = '.ant-tag'

/** Checks that nothing Chinese is left in the English interface, in its words or in what is read aloud. */
export async function expectNoHan(page: Page): Promise<void> {
  const found = await page.evaluate(
    ({ entered, ours }) => {
      const han = /\p{Script=Han}|[，。：；（）、]/u
      // Words that are typed in Chinese stand in quotation marks.
      const isHan = (text: string) => han.test(text.replaceAll(/“[^”]*”/g, ''))
      const isOurs = (element: Element) => element.closest(entered) === null || element.closest(ours) !== null
      const hits = new Set<string>()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement!
        const isRead = parent.closest('script, style, noscript') === null && parent.checkVisibility()
        if (isRead && isHan(node.nodeValue!) && isOurs(parent)) hits.add(node.nodeValue!.trim())
      }
      for (const name of ['placeholder', 'aria-label', 'title', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const value = element.getAttribute(name)!
          if (isHan(value) && isOurs(element)) hits.add(`${name}=${value}`)
        }
      // The button that changes the language is in the other one.
      hits.delete('中文')
      return [...hits]
    },
    { entered: entered.join(), ours },
  )
  expect.soft(found, page.url()).toEqual([])
}
