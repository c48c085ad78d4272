import { useState } from 'react'
import type { ReactNode } from 'react'
import { PicturePlaceholder } from './picture-placeholder.tsx'
import { sizedAddress } from './sized-address.ts'
import './picture.css'

export type PictureProps = {
  src: string | null | undefined
  /** Empty for a picture beside the words that say the same. */
  alt: string
  /** The width asked of the server (`?w=`), in its pixels. */
  width?: number
  /** The box keeps this shape before, while and after loading. */
  ratio?: string
  /** Above the fold: loaded at once and shown without fading. */
  eager?: boolean
  fetchPriority?: 'high' | 'low' | 'auto'
  /** Instead of the drawn placeholder. */
  fallback?: ReactNode
}

export function Picture({ src, alt, width, ratio, fallback, ...loading }: PictureProps) {
  const address = src ? sizedAddress(src, width) : ''
  const placeholder = fallback ?? <PicturePlaceholder />
  return (
    <span className="picture" style={ratio ? { '--picture-ratio': ratio } : undefined}>
      <LoadedImage key={address} address={address} alt={alt} placeholder={placeholder} {...loading} />
    </span>
  )
}

type LoadedImageProps = Pick<PictureProps, 'alt' | 'eager' | 'fetchPriority'> & {
  address: string
  placeholder: ReactNode
}

function LoadedImage({ address, alt, eager = false, fetchPriority, placeholder }: LoadedImageProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(address ? 'loading' : 'failed')
  if (state === 'failed') {
    return (
      <span className="picture-placeholder" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        {placeholder}
      </span>
    )
  }
  return (
    <img
      // what the cache already holds must not fade in again
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) image.dataset['ready'] = 'at-once'
      }}
      className="picture-image"
      src={address}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={fetchPriority}
      data-ready={eager || state === 'ready' ? true : undefined}
      onLoad={() => setState('ready')}
      onError={() => setState('failed')}
    />
  )
}
