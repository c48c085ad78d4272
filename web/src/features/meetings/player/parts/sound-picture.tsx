import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { chapterAt } from '../chapter-at.ts'
import type { Chapter } from '../chapter-at.ts'
import { playerText } from '../text.ts'
import { usePictureAt } from '../use-preview-strip.ts'
import { VolumeIcon } from './icons.tsx'
import './sound-picture.css'

type SoundPictureProps = {
  second: number
  poster: string
  chapters: readonly Chapter[]
  /** The address of the pictures for every few seconds; empty if there are none. */
  preview: string
}

/** In the place of the picture while only the sound plays: the slide of these seconds, or the cover and the chapter. */
export function SoundPicture({ second, poster, chapters, preview }: SoundPictureProps) {
  const text = useText(playerText)
  const slide = usePictureAt(preview, second)
  return (
    <div className="sound-picture">
      {slide ? (
        <span className="sound-picture-slide" style={slide} />
      ) : (
        <Picture src={poster} alt="" width={750} ratio="16 / 9" eager />
      )}
      <p className="sound-picture-words">
        <VolumeIcon />
        {text.soundOnly}
        {!slide && <span lang="zh-CN">{chapterAt(chapters, second)}</span>}
      </p>
    </div>
  )
}
