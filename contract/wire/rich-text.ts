/** What rich text may contain: the elements, and the attributes of each in the order in which they are written. */
export const richTextElements: Record<string, readonly string[]> = {
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  p: [],
  blockquote: [],
  pre: [],
  hr: [],
  br: [],
  ul: [],
  ol: ['start'],
  li: [],
  table: ['tabindex'],
  caption: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  a: ['href', 'rel'],
  img: ['alt', 'src', 'width', 'height', 'loading'],
  video: ['src', 'poster', 'controls', 'preload', 'title'],
  figure: [],
  figcaption: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  small: [],
  mark: [],
  code: [],
}

/** Attributes that an element always has, whatever was written. */
export const richTextDefaults: Record<string, Record<string, string>> = {
  // A table wider than the screen scrolls by itself, and must do so from the keyboard too.
  table: { tabindex: '0' },
  a: { rel: 'noopener noreferrer' },
  img: { loading: 'lazy' },
  video: { controls: '', preload: 'none' },
}

const ownFile = /^\/files\/(?!.*\.\.)[\w./-]+(?:\?w=\d{1,4})?$/
const foreignFile = /^https:\/\/[^/]/i

/** Whether rich text may show a picture or a video from this address: one of ours, or one that is served over https. */
export const isMediaAddress = (address: string): boolean => ownFile.test(address) || foreignFile.test(address)

/** Whether a link of rich text may lead there: a page of the product, or another site. */
export const isLinkAddress = (address: string): boolean =>
  /^(?:https?:\/\/[^/\s]|\/(?![/\\]))\S*$/i.test(address)
