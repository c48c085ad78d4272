import { decodeQR } from 'qr/decode.js'
import { findProof } from './read-paper.ts'

/** No camera makes a code on a page smaller than this leaves it readable, and more takes long. */
const longestSide = 2000

/** The proof that a PDF or a picture carries; of a photograph of the paper, what its QR code says. */
export async function findProofInFile(file: Blob): Promise<string | undefined> {
  const text = await readLatin(file)
  return findProof(text) ?? (text.startsWith('%PDF') ? undefined : findProofInPicture(file))
}

async function readLatin(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

async function findProofInPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  for (const side of [longestSide, longestSide / 2]) {
    const read = readCode(picture, side)
    const proof = read === undefined ? undefined : findProof(read)
    if (proof !== undefined) return proof
  }
  return undefined
}

function readCode(picture: ImageBitmap, side: number): string | undefined {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.drawImage(picture, 0, 0, width, height)
  try {
    return decodeQR(pen.getImageData(0, 0, width, height))
  } catch {
    // There is no code in it, or none that can be read.
    return undefined
  }
}
