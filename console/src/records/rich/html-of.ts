import type { DOMOutputSpec, Node } from '@tiptap/pm/model'
import { richTextDefaults, richTextElements } from '#contract/wire/rich-text.ts'

const withoutContent = new Set(['img', 'br', 'hr'])
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The database stores no NUL, and nobody sees the other control characters. */
const escape = (text: string, signs: RegExp) =>
  text
    .replace(/\p{Cc}/gu, (character) => (character === '\n' || character === '\t' ? character : ''))
    .replace(signs, (sign) => entities[sign]!)

const escapeText = (text: string) => escape(text, /[&<>]/g)
const escapeValue = (text: string) => escape(text, /[&<>"]/g)

/**
 * The document as the HTML that the server stores unchanged: the elements and attributes that rich text may contain, in
 * their order and spelling. The browser's `innerHTML` writes entities and empty elements in another way.
 */
export const htmlOf = (document: Node): string => contentOf(document.children, 0)

/** `depth` is how many marks of the nodes are written already. Neighbours with the same mark share its element. */
function contentOf(nodes: readonly Node[], depth: number): string {
  let html = ''
  for (let at = 0; at < nodes.length;) {
    const mark = nodes[at]!.marks[depth]
    if (!mark) html += nodeHtml(nodes[at++]!)
    else {
      const end = nodes.findIndex((node, index) => index > at && !node.marks[depth]?.eq(mark))
      const marked = nodes.slice(at, end === -1 ? nodes.length : end)
      html += outputHtml(mark.type.spec.toDOM!(mark, true), contentOf(marked, depth + 1))
      at += marked.length
    }
  }
  return html
}

const nodeHtml = (node: Node): string =>
  node.isText ? escapeText(node.text!) : outputHtml(node.type.spec.toDOM!(node), contentOf(node.children, 0))

/** `content` goes where the output has its hole, a 0. */
function outputHtml(output: unknown, content: string): string {
  if (output === 0) return content
  if (typeof output === 'string') return escapeText(output)
  const [tag, ...parts] = output as Extract<DOMOutputSpec, readonly [string, ...unknown[]]>
  const isAttributes = typeof parts[0] === 'object' && parts[0] !== null && !Array.isArray(parts[0])
  const attributes = isAttributes ? (parts.shift() as Record<string, unknown>) : {}
  const start = `<${tag}${attributesHtml(tag, attributes)}`
  if (withoutContent.has(tag)) return `${start} />`
  return `${start}>${parts.map((part) => outputHtml(part, content)).join('')}</${tag}>`
}

function attributesHtml(tag: string, own: Record<string, unknown>): string {
  const attributes: Record<string, unknown> = { ...own, ...richTextDefaults[tag] }
  return (richTextElements[tag] ?? [])
    .map((name) => {
      if (name === 'controls') return ' controls'
      const given = attributes[name]
      const value = typeof given === 'string' || typeof given === 'number' ? escapeValue(String(given)) : ''
      return value === '' && name !== 'alt' ? '' : ` ${name}="${value}"`
    })
    .join('')
}
