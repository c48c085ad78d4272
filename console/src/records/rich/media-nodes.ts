import { Node } from '@tiptap/core'
import { isMediaAddress } from '#contract/wire/rich-text.ts'

/** `null` leaves an attribute out. */
const sizeOf = (element: Element, name: 'width' | 'height') => {
  const size = Number(element.getAttribute(name))
  return Number.isInteger(size) && size > 0 ? size : null
}

const pictureOf = (image: Element | null, caption: string) => {
  const src = image?.getAttribute('src') ?? ''
  return (
    isMediaAddress(src) && {
      src,
      alt: image?.getAttribute('alt') ?? '',
      width: image && sizeOf(image, 'width'),
      height: image && sizeOf(image, 'height'),
      caption,
    }
  )
}

/** A picture with its description and, below it, its caption. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
    caption: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) =>
        pictureOf(figure.querySelector('img'), figure.querySelector('figcaption')?.textContent?.trim() ?? ''),
    },
    { tag: 'img[src]', getAttrs: (image) => pictureOf(image, '') },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const caption = String(node.attrs.caption)
    return caption === ''
      ? ['img', HTMLAttributes]
      : ['figure', ['img', HTMLAttributes], ['figcaption', caption]]
  },
})

export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, poster: { default: null }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'video[src]',
      getAttrs: (video) => isMediaAddress(video.getAttribute('src') ?? '') && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['video', { ...HTMLAttributes, controls: '', preload: 'none' }],
})
