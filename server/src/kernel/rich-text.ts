import sanitizeHtml from 'sanitize-html'
import { filesPath } from './files/keys.ts'

const ownPicture = new RegExp(`^${filesPath}(?!.*\\.\\.)[\\w./-]+(?:\\?w=\\d{1,4})?$`)
const foreignPicture = /^https:\/\/[^/]/i

const isPicture = (source: string | undefined) =>
  source !== undefined && (ownPicture.test(source) || foreignPicture.test(source))

const blocks = ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'br', 'ul', 'ol', 'li']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const insertions = ['a', 'img', 'figure', 'figcaption']
const inline = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code']

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...tables, ...insertions, ...inline],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    table: ['tabindex'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // The screen's own title is the one first-level heading.
    h1: 'h2',
    // A table wider than the screen scrolls by itself, and must do so from the keyboard too.
    table: (tagName) => ({ tagName, attribs: { tabindex: '0' } }),
    a: (tagName, { href }) => ({ tagName, attribs: { ...(href && { href }), rel: 'noopener noreferrer' } }),
    img: (tagName, attributes) => ({
      tagName,
      attribs: { alt: '', ...attributes, loading: 'lazy' },
    }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !isPicture(frame.attribs.src),
}

/** Cleaning an article takes longer than all the rest of answering it, so what was cleaned lately is kept. */
const kept = new Map<string, string>()
const keptCount = 200

/** What people wrote with an editor, without scripts, styles and addresses that lead into one. */
export function cleanRichText(html: string): string {
  const clean = kept.get(html) ?? sanitizeHtml(html, rules)
  // A map keeps the order of arrival: who is put in again goes to the end, and the first one goes when it is full.
  kept.delete(html)
  kept.set(html, clean)
  if (kept.size > keptCount) kept.delete(kept.keys().next().value!)
  return clean
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain words as rich text: a paragraph for each line. */
export const plainAsRichText = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replaceAll(/[&<>"]/g, (mark) => marks[mark]!)}</p>`)
    .join('')
