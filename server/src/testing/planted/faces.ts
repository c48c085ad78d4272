import path from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { Box } from '#kernel/files/find-identity.ts'

/** The photos that come with face-api (MIT), and where faces are on them, at a width of 640. */
const photos = '@vladmandic/face-api/demo/'
const faces: Record<string, [x: number, y: number, width: number, height: number][]> = {
  'sample1.jpg': [
    [137, 118, 60, 80],
    [279, 140, 63, 74],
    [492, 67, 67, 79],
  ],
  'sample2.jpg': [
    [482, 51, 65, 81],
    [300, 75, 51, 75],
    [120, 45, 50, 84],
  ],
  'sample3.jpg': [
    [195, 111, 66, 89],
    [505, 96, 56, 95],
    [358, 72, 73, 98],
  ],
  'sample4.jpg': [
    [221, 17, 61, 87],
    [85, 62, 54, 82],
    [329, 60, 57, 76],
    [425, 44, 50, 85],
  ],
  'sample5.jpg': [
    [262, 36, 51, 70],
    [371, 66, 53, 78],
    [199, 138, 55, 83],
    [469, 129, 56, 91],
    [126, 287, 57, 99],
  ],
  'sample6.jpg': [
    [227, 107, 53, 102],
    [495, 87, 70, 99],
    [393, 102, 63, 93],
    [83, 155, 70, 97],
  ],
}
const width = 640

/** As they are, and as bad photos are: dark, grey and small. */
const guises: Record<string, (photo: Sharp) => Sharp> = {
  'as it is': (photo) => photo,
  'dark, grey and compressed': (photo) => photo.modulate({ brightness: 0.45 }).greyscale(),
}

export type PlantedFaces = { file: Buffer; faces: { kind: string; box: Box }[] }

export async function plantFaces(): Promise<PlantedFaces[]> {
  const planted: PlantedFaces[] = []
  for (const [name, boxes] of Object.entries(faces))
    for (const [guise, change] of Object.entries(guises)) {
      const photo = sharp(path.join(import.meta.dirname, '../../../../node_modules', photos, name))
      const file = await change(photo.resize({ width })).jpeg({ quality: 60 }).toBuffer()
      planted.push({
        file,
        faces: boxes.map(([x, y, wide, height]) => ({
          kind: `${name} at ${x}, ${guise}`,
          box: { x, y, width: wide, height },
        })),
      })
    }
  return planted
}
