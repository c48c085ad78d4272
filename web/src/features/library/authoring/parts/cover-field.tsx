import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { MaskedPicture } from '#web/features/community/masking/cards/masked-picture.tsx'
import { useMaskedPictures } from '#web/features/community/masking/cards/masked-pictures.ts'
import { videoQueries } from '#web/features/library/videos/queries.ts'
import { PictureField } from '#web/shell/picture-field.tsx'
import type { Uploads } from '#web/shell/use-uploads.ts'
import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { authoringText } from '../text.ts'
import './cover-field.css'

type CoverFieldProps = {
  name: string
  value: string
  onValue: (url: string) => void
  error?: string | undefined
  /** The videos whose frames are offered. */
  videoIds: readonly number[]
  uploads: Uploads
}

const ratio = 16 / 9
const mostPixels = 1600

/**
 * A frame of one of the videos, or an own picture that is cropped to the shape of a card. A picture is handed in without what tells of a
 * patient: it counts once it was searched, and its author has decided over what was found.
 */
export function CoverField({ name, value, onValue, error, videoIds, uploads }: CoverFieldProps) {
  const text = useText(authoringText)
  const videos = useQueries({ queries: videoIds.map((id) => videoQueries.detail(id)) })
  const frames = videos.flatMap(({ data }) => data?.covers ?? [])
  const [original, setOriginal] = useState('')
  const [masked = ''] = useMaskedPictures(original === '' ? [] : [original])
  const take = useEffectEvent(() => onValue(masked))
  useEffect(() => {
    if (masked !== '') take()
  }, [masked])

  function search(url: string) {
    setOriginal(url)
    onValue('')
  }

  function takeFrame(frame: string) {
    setOriginal('')
    onValue(frame)
  }

  return (
    <>
      {frames.length > 0 && (
        <fieldset className="cover-field">
          <legend className="field-label">{text.frames}</legend>
          <div className="cover-field-frames">
            {frames.map((frame, at) => (
              <label key={frame} className="cover-field-frame">
                <input
                  type="radio"
                  className="cover-field-radio"
                  name={name}
                  aria-label={text.frame(at + 1)}
                  checked={frame === value}
                  onChange={() => takeFrame(frame)}
                />
                <Picture src={frame} alt="" width={375} ratio="16 / 9" />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <PictureField
        label={frames.length > 0 ? text.ownCover : text.cover}
        value={value}
        onValue={search}
        uploads={uploads}
        ratio={ratio}
        mostPixels={mostPixels}
        error={error}
      />
      {original !== '' && (
        <div className="cover-field-searched">
          <MaskedPicture url={original} name={text.ownCover} />
        </div>
      )}
    </>
  )
}
