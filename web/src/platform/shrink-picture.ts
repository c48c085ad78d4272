/** The size at which a picture fits into a square of `most`; never larger than it is. */
export function fitWithin(width: number, height: number, most: number) {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

type Area = { x: number; y: number; width: number; height: number }

/** A picture made smaller before it is sent, upright as it was taken. Rejects what is no picture. */
export const shrinkPicture = (file: File, most: number): Promise<File> => drawPicture(file, most)

/** A part of a picture, in pixels of the upright picture, made smaller likewise. */
export const cropPicture = (file: File, area: Area, most: number): Promise<File> =>
  drawPicture(file, most, area)

async function drawPicture(file: File, most: number, area?: Area): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const from = area ?? { x: 0, y: 0, width: picture.width, height: picture.height }
    const { width, height } = fitWithin(from.width, from.height, most)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const paint = canvas.getContext('2d')
    if (!paint) throw new Error('no canvas')
    // A JPEG knows no transparency.
    paint.fillStyle = '#ffffff'
    paint.fillRect(0, 0, width, height)
    paint.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, width, height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
    if (!blob) throw new Error('the canvas could not be written')
    return new File([blob], file.name.replace(/(\.[^.]*)?$/, '.jpg'), { type: 'image/jpeg' })
  } finally {
    picture.close()
  }
}
