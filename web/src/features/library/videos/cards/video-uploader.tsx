import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Video } from '#contract/library/videos.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { UnfinishedRow } from '../parts/unfinished-row.tsx'
import { UploadRow } from '../parts/upload-row.tsx'
import { videoQueries } from '../queries.ts'
import { useVideoUploads } from '../state.ts'
import { videoText } from '../text.ts'
import { useDroppedFiles } from '../use-dropped-files.ts'
import './video-uploader.css'

type VideoUploaderProps = {
  /** Whether several may be chosen at once. */
  multiple?: boolean
  /** All bytes of a video are at the server; its processing begins. */
  onUploaded: (video: Video) => void
}

/** What a phone or a computer calls the files that are accepted; the server looks at their content. */
const accepted =
  'video/mp4,video/quicktime,video/webm,video/x-matroska,video/3gpp,.mp4,.mov,.m4v,.webm,.mkv,.3gp'

export function VideoUploader({ multiple = true, onUploaded }: VideoUploaderProps) {
  const text = useText(videoText)
  const input = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLElement>(null)
  const uploads = useVideoUploads(onUploaded)
  const { list, add } = uploads
  const unfinished = useUnfinished(list.flatMap(({ video }) => video?.video_id ?? []))

  function take(chosen: FileList | null | undefined) {
    const files = [...(chosen ?? [])]
    if (files.length > 0) add(multiple ? files : files.slice(0, 1))
    // The same file may be chosen again after it was removed.
    if (input.current) input.current.value = ''
  }

  const isOver = useDroppedFiles(area, take)
  const choose = () => input.current?.click()
  return (
    <section ref={area} className="video-uploader" aria-label={text.uploads} data-over={isOver || undefined}>
      {(list.length > 0 || unfinished.length > 0) && (
        <ul className="video-uploader-rows">
          {list.map((upload) => (
            <UploadRow key={upload.id} upload={upload} {...uploads} />
          ))}
          {unfinished.map((video) => (
            <UnfinishedRow key={video.video_id} video={video} onChoose={choose} />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accepted}
        aria-label={text.choose}
        onChange={(event) => take(event.target.files)}
      />
      <Button block variant={list.length === 0 ? 'primary' : 'plain'} onClick={choose}>
        {list.length === 0 ? text.choose : text.chooseMore}
      </Button>
      <p className="field-note">{isOver ? text.drop : text.hint}</p>
    </section>
  )
}

/** Uploads that were begun before, here or elsewhere, and are not going on in this window. */
function useUnfinished(goingOn: number[]): Video[] {
  const { data } = useInfiniteQuery(videoQueries.list())
  const all = data?.pages.flatMap((page) => page.data) ?? []
  return all.filter(({ state, video_id }) => state === 'uploading' && !goingOn.includes(video_id))
}
