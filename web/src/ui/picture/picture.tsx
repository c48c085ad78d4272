import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { PicturePlaceholder } from './picture-placeholder.tsx'
import { sizedAddress } from './sized-address.ts'
import './picture.css'

export type PictureProps = {
  src: string | null | undefined
  /** Empty for a picture beside text that says the same. */
  alt: string
  /** The width requested from the server (`?w=`), in pixels of the resized picture. */
  width?: number
  /** The box has this aspect ratio before, during and after loading. */
  ratio?: string
  /** Above the fold: loaded at once and shown without fading in. */
  eager?: boolean
  fetchPriority?: 'high' | 'low' | 'auto'
  /** Replaces the default placeholder drawing. */
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
  const [hasFailed, setHasFailed] = useState(address === '')
  const image = useRef<HTMLImageElement>(null)

  // Only pictures that are still loading when the screen mounts fade in. The mark is not React state: a page of
  // pictures would re-render for each one that loads, and server-rendered pictures are visible before any script
  // runs.
  useLayoutEffect(() => {
    if (!image.current) return
    const { complete, naturalWidth, dataset } = image.current
    if (complete && naturalWidth === 0) setHasFailed(true)
    else if (!complete && !eager) dataset['waiting'] = ''
  }, [eager])

  // A picture that failed without a network is retried when the network returns.
  useEffect(() => {
    if (!hasFailed || address === '') return undefined
    const tryAgain = () => setHasFailed(false)
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [hasFailed, address])

  if (hasFailed) {
    return (
      <span className="picture-placeholder" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        {placeholder}
      </span>
    )
  }
  return (
    <img
      ref={image}
      className="picture-image"
      src={address}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={fetchPriority}
      onLoad={(event) => delete event.currentTarget.dataset['waiting']}
      onError={() => setHasFailed(true)}
    />
  )
}
