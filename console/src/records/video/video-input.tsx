import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Flex, Form, Input, Progress, Select, Upload } from 'antd'
import { videoCalls } from '#contract/library/videos.ts'
import type { Video, VideoReason } from '#contract/library/videos.ts'
import { useText } from '#web/ui/language.ts'
import { videoQueries } from './queries.ts'
import { videoText } from './text.ts'
import { useVideoUpload } from './use-video-upload.ts'
import type { VideoUpload } from './use-video-upload.ts'

export type VideoInputProps = {
  id?: string
  value?: string
  onChange?: (value: string) => void
  /** Everybody may see it; otherwise it is played at addresses that the server signs. */
  isPublic: boolean
  /** A browser plays it without a player, so that it has to be a file and not a stream. */
  isFile?: boolean
  /** Where the same form holds the seconds of a video that was uploaded. */
  lengthField?: (string | number)[] | undefined
}

/** The address of a video: uploaded here, chosen among what was uploaded, or typed. */
export function VideoInput({
  id,
  value = '',
  onChange,
  isPublic,
  isFile = false,
  lengthField,
}: VideoInputProps) {
  const text = useText(videoText)
  const form = Form.useFormInstance()
  const client = useQueryClient()
  const use = isPublic ? 'page' : 'recording'
  const uploaded = useQuery(videoQueries.list(use))
  const addressOf = ({ stored }: Video) => (isFile ? stored?.file : stored?.stream) ?? ''
  const { upload, start, pause, drop } = useVideoUpload(use, (video) => {
    void client.invalidateQueries({ queryKey: [videoCalls.list.id] })
    take(video)
  })

  function take(video: Video) {
    // A server that cannot process videos does not know it.
    if (lengthField !== undefined && video.seconds > 0) form.setFieldValue(lengthField, video.seconds)
    onChange?.(addressOf(video))
  }

  const ready = (uploaded.data?.data ?? []).filter(({ state }) => state === 'ready')
  return (
    <Flex vertical gap="small">
      <Input
        id={id}
        value={value}
        maxLength={500}
        placeholder="https://"
        onChange={(event) => onChange?.(event.target.value)}
      />
      <Flex gap="small" wrap>
        <Upload
          accept="video/*,.mkv"
          showUploadList={false}
          beforeUpload={(file) => {
            start(file)
            return false
          }}
        >
          <Button>{text.upload}</Button>
        </Upload>
        {ready.length > 0 && (
          <Select<string>
            aria-label={text.choose}
            placeholder={text.choose}
            style={{ minWidth: 260 }}
            value={ready.some((video) => addressOf(video) === value) ? value : undefined}
            options={ready.map((video) => ({ value: addressOf(video), label: video.file_name }))}
            onChange={(address) => take(ready.find((video) => addressOf(video) === address)!)}
          />
        )}
      </Flex>
      {upload && (
        <UploadState upload={upload} onPause={pause} onResume={() => start(upload.file)} onDrop={drop} />
      )}
    </Flex>
  )
}

type UploadStateProps = {
  upload: VideoUpload
  onPause: () => void
  onResume: () => void
  onDrop: () => void
}

function UploadState({ upload, onPause, onResume, onDrop }: UploadStateProps) {
  const text = useText(videoText)
  const isStopped = upload.is === 'paused' || upload.is === 'failed'
  const reason = text.reasons[upload.reason as Exclude<VideoReason, ''>] ?? upload.reason
  return (
    <Flex component="output" vertical gap="small">
      <span>
        {upload.file.name}：{text.states[upload.is]}
        {reason === '' ? '' : `（${reason}）`}
      </span>
      <Progress
        aria-label={text.states[upload.is]}
        percent={Math.floor(upload.share * 100)}
        status={upload.is === 'failed' ? 'exception' : 'active'}
      />
      <Flex gap="small">
        {isStopped ? (
          <Button size="small" onClick={onResume}>
            {upload.is === 'failed' ? text.retry : text.resume}
          </Button>
        ) : (
          upload.is !== 'processing' && (
            <Button size="small" onClick={onPause}>
              {text.pause}
            </Button>
          )
        )}
        <Button size="small" onClick={onDrop}>
          {text.cancel}
        </Button>
      </Flex>
    </Flex>
  )
}
