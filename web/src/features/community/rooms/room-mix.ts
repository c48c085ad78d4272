import { broadcastSize, placeTiles } from './place-tiles.ts'
import type { Place } from './place-tiles.ts'
import type { RoomScene } from './room-scene.ts'

const fps = 15
const gap = 4
const colours = { background: '#0d1314', tile: '#1e2a2c', label: 'rgb(0 0 0 / 0.6)', text: '#fff' }

/** One picture and one sound of everybody in a room. */
export type RoomMix = { stream: MediaStream; close(): void }

/** Reads the scene again for each frame, so that it follows who comes, leaves or shares. */
export function openRoomMix(readScene: () => RoomScene): RoomMix {
  const canvas = document.createElement('canvas')
  canvas.width = broadcastSize.width
  canvas.height = broadcastSize.height
  const pen = canvas.getContext('2d')!
  const videos = openVideos()
  const sound = openSound()

  function draw() {
    const { people, screen, sounds } = readScene()
    sound.play(sounds)
    videos.retain([screen, ...people.map(({ camera }) => camera)])
    const places = placeTiles(people.length, screen !== undefined)
    pen.fillStyle = colours.background
    pen.fillRect(0, 0, canvas.width, canvas.height)
    if (screen && places.screen) drawVideo(pen, videos.of(screen), places.screen, 'contain')
    for (const [at, person] of people.entries()) drawPerson(pen, person, inset(places.tiles[at]!))
  }

  function drawPerson(
    to: CanvasRenderingContext2D,
    { name, camera }: RoomScene['people'][number],
    place: Place,
  ) {
    to.fillStyle = colours.tile
    to.fillRect(place.x, place.y, place.width, place.height)
    if (camera) drawVideo(to, videos.of(camera), place, 'cover')
    drawName(to, name, place)
  }

  draw()
  const timer = setInterval(draw, 1000 / fps)
  const picture = canvas.captureStream(fps)
  return {
    stream: new MediaStream([...picture.getVideoTracks(), ...sound.stream.getAudioTracks()]),
    close() {
      clearInterval(timer)
      for (const track of picture.getTracks()) track.stop()
      videos.retain([])
      sound.close()
    },
  }
}

/** Elements outside of the page, from which a canvas takes the pictures. */
function openVideos() {
  const known = new Map<MediaStream, HTMLVideoElement>()
  return {
    of(stream: MediaStream): HTMLVideoElement {
      const found = known.get(stream)
      if (found) return found
      const video = document.createElement('video')
      video.muted = true
      video.playsInline = true
      video.srcObject = stream
      // Aborted when the person leaves at once.
      video.play().catch(() => undefined)
      known.set(stream, video)
      return video
    },
    /** Forgets all others. */
    retain(streams: readonly (MediaStream | undefined)[]) {
      for (const [stream, video] of known) {
        if (streams.includes(stream)) continue
        video.srcObject = null
        known.delete(stream)
      }
    },
  }
}

function openSound() {
  const context = new AudioContext()
  const output = context.createMediaStreamDestination()
  const sources = new Map<MediaStream, MediaStreamAudioSourceNode>()
  return {
    stream: output.stream,
    play(streams: readonly MediaStream[]) {
      for (const [stream, source] of sources) {
        if (streams.includes(stream)) continue
        source.disconnect()
        sources.delete(stream)
      }
      for (const stream of streams) {
        if (sources.has(stream)) continue
        const source = context.createMediaStreamSource(stream)
        source.connect(output)
        sources.set(stream, source)
      }
    },
    close: () => void context.close(),
  }
}

const inset = ({ x, y, width, height }: Place): Place => ({
  x: x + gap,
  y: y + gap,
  width: width - 2 * gap,
  height: height - 2 * gap,
})

/** `contain` shows everything of a slide; `cover` fills the place with a face. */
function drawVideo(
  pen: CanvasRenderingContext2D,
  video: HTMLVideoElement,
  place: Place,
  fit: 'contain' | 'cover',
): void {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0 || videoHeight === 0) return
  const across = place.width / videoWidth
  const down = place.height / videoHeight
  const scale = fit === 'cover' ? Math.max(across, down) : Math.min(across, down)
  const [width, height] = [videoWidth * scale, videoHeight * scale]
  pen.save()
  pen.beginPath()
  pen.rect(place.x, place.y, place.width, place.height)
  pen.clip()
  const [x, y] = [place.x + (place.width - width) / 2, place.y + (place.height - height) / 2]
  pen.drawImage(video, x, y, width, height)
  pen.restore()
}

function drawName(pen: CanvasRenderingContext2D, name: string, { x, y, width, height }: Place): void {
  const size = Math.round(Math.min(28, Math.max(14, height / 12)))
  pen.font = `600 ${size}px system-ui, sans-serif`
  pen.textBaseline = 'middle'
  const boxWidth = Math.min(width, pen.measureText(name).width + size)
  const boxHeight = size * 1.6
  pen.fillStyle = colours.label
  pen.fillRect(x, y + height - boxHeight, boxWidth, boxHeight)
  pen.fillStyle = colours.text
  pen.fillText(name, x + size / 2, y + height - boxHeight / 2, width - size)
}
